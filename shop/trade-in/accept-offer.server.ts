import type { Result } from "../../base/result.ts";
import { answerAsSeller, type AnswerDeps, type NoAnswer, type SellersAnswer } from "./answer-as-seller.server.ts";
import type { NewAgreement, TradeIn } from "./trade-in.ts";
import { writeAgreement } from "./trade-ins.sql.server.ts";

/**
 * Accepts an offer: payout choice, bank account, seller's details, and when they declared to own it and
 * agreed to the terms and to the erasure of drives.
 * Refuses with `trade-in-unknown`, `trade-in-not-movable`, `offer-expired`, or `offer-changed` (the current offer is
 * not the one the seller saw).
 */
export function acceptOffer(
  deps: AnswerDeps,
  { agreement, ...answer }: SellersAnswer & { agreement: NewAgreement },
): Promise<Result<TradeIn, NoAnswer>> {
  return answerAsSeller(deps, answer, {
    to: "accepted",
    from: ["offered"],
    write: (tx, { id }) => writeAgreement(tx, id, agreement),
  });
}
