import type { Result } from "../../base/result.ts";
import { answerAsSeller, type AnsweringDeps, type NoAnswer, type SellersAnswer } from "./answer-as-seller.server.ts";
import type { TradeIn } from "./trade-in.ts";

/** Says no to an offer, or calls off what was accepted and not sent yet. Refuses as `acceptOffer`. */
export function rejectOffer(deps: AnsweringDeps, answer: SellersAnswer): Promise<Result<TradeIn, NoAnswer>> {
  return answerAsSeller(deps, answer, { to: "rejected", from: ["offered", "accepted"] });
}
