import type { Result } from "../../base/result.ts";
import { answerAsSeller, type AnsweringDesk, type NoAnswer, type SellersAnswer } from "./answer-as-seller.server.ts";
import type { TradeIn } from "./trade-in.ts";

/** Says no to an offer, or calls off what was accepted and not sent yet. Refuses as `acceptOffer`. */
export function rejectOffer(desk: AnsweringDesk, answer: SellersAnswer): Promise<Result<TradeIn, NoAnswer>> {
  return answerAsSeller(desk, answer, { to: "rejected", from: ["offered", "accepted"] });
}
