import type { Result } from "../../base/result.ts";
import { answerAsSeller, type AnsweringDeps, type NoAnswer, type SellersAnswer } from "./answer-as-seller.server.ts";
import type { TradeIn } from "./trade-in.ts";

/** Takes a revised offer, which is owed from then on, or has everything sent back. Refuses as `acceptOffer`. */
export function answerRevision(
  deps: AnsweringDeps,
  { accepts, ...answer }: SellersAnswer & { accepts: boolean },
): Promise<Result<TradeIn, NoAnswer>> {
  return answerAsSeller(deps, answer, { to: accepts ? "tested" : "rejected", from: ["revised"] });
}
