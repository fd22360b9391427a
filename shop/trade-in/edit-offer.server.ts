import type { Result } from "../../base/result.ts";
import { answerAsSeller, type AnsweringDeps, type NoAnswer, type SellersAnswer } from "./answer-as-seller.server.ts";
import type { TradeIn } from "./trade-in.ts";
import { touchDraft } from "./trade-ins.sql.server.ts";

/**
 * Goes back from an offer to what was said, to say it otherwise: the offer is void, the number stays. It is then the draft that
 * its seller goes on with. Refuses as `acceptOffer`.
 */
export function editOffer(deps: AnsweringDeps, answer: SellersAnswer): Promise<Result<TradeIn, NoAnswer>> {
  return answerAsSeller(deps, answer, { to: "draft", from: ["offered"], write: (tx, { id }) => touchDraft(tx, id) });
}
