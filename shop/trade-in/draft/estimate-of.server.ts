import type { Clock } from "../../../base/clock.ts";
import type { Db } from "../../../base/db.server.ts";
import { refuse, type Result } from "../../../base/result.ts";
import type { Offer } from "../../pricing/offer.ts";
import { quoteOffer, type NoOffer } from "../../pricing/quote-offer.ts";
import type { SellingTerms } from "../../pricing/terms.ts";
import { declarationIn, type TradeIn } from "../trade-in.ts";
import { bookInForce } from "../trade-ins.sql.server.ts";

/**
 * The estimate for an unfinished draft, by the current price book and terms. Nothing is promised or stored. Refuses like
 * `quoteOffer`.
 */
export async function estimateOf(
  deps: { db: Db; clock: Clock; sellingTerms: SellingTerms },
  tradeIn: Pick<TradeIn, "draft" | "components">,
): Promise<Result<Offer, NoOffer>> {
  const declaration = declarationIn(tradeIn);
  if (!declaration) return refuse.invalid({ code: "nothing-declared" });
  return quoteOffer(declaration, { book: await bookInForce(deps.db), at: deps.clock.now(), terms: deps.sellingTerms });
}
