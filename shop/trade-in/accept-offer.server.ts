import type { Result } from "../../base/result.ts";
import { answerAsSeller, type AnsweringDeps, type NoAnswer, type SellersAnswer } from "./answer-as-seller.server.ts";
import type { Agreement, TradeIn } from "./trade-in.ts";
import { writeAgreement } from "./trade-ins.sql.server.ts";

/**
 * Accepts an offer: how and to whom it is paid, who sells, and that it is theirs to sell, with the time of that declaration.
 * Refuses with `trade-in-unknown`, `trade-in-not-movable`, `offer-expired`, or `offer-changed` (another offer than was seen).
 */
export function acceptOffer(
  deps: AnsweringDeps,
  { agreement, ...answer }: SellersAnswer & { agreement: Omit<Agreement, "ownerDeclaredAt"> },
): Promise<Result<TradeIn, NoAnswer>> {
  return answerAsSeller(deps, answer, {
    to: "accepted",
    from: ["offered"],
    write: (tx, { id }) => writeAgreement(tx, id, agreement),
  });
}
