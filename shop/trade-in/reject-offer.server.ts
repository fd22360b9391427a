import type { Result } from "../../base/result.ts";
import { answerAsSeller, type AnswerDeps, type NoAnswer, type SellersAnswer } from "./answer-as-seller.server.ts";
import type { TradeIn } from "./trade-in.ts";

/** Rejects an offer, or cancels an accepted one that was not sent yet. Refuses like `acceptOffer`. */
export function rejectOffer(deps: AnswerDeps, answer: SellersAnswer): Promise<Result<TradeIn, NoAnswer>> {
  return answerAsSeller(deps, answer, { to: "rejected", from: ["offered", "accepted"] });
}
