import type { Result } from "../../base/result.ts";
import { answerAsSeller, type AnswerDeps, type NoAnswer, type SellersAnswer } from "./answer-as-seller.server.ts";
import type { TradeIn } from "./trade-in.ts";

/**
 * Accepts a revised offer (the money is then owed) or rejects it (everything is sent back). Refuses like
 * `acceptOffer`.
 */
export function answerRevision(
  deps: AnswerDeps,
  { accepts, ...answer }: SellersAnswer & { accepts: boolean },
): Promise<Result<TradeIn, NoAnswer>> {
  return answerAsSeller(deps, answer, { to: accepts ? "tested" : "rejected", from: ["revised"] });
}
