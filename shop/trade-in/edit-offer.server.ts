import type { Result } from "../../base/result.ts";
import { answerAsSeller, type AnswerDeps, type NoAnswer, type SellersAnswer } from "./answer-as-seller.server.ts";
import type { TradeIn } from "./trade-in.ts";
import { touchDraft } from "./trade-ins.sql.server.ts";

/**
 * Reopens the answers of an offer for editing: the offer becomes void, the number stays, and the trade-in is the
 * seller's current draft again. Refuses like `acceptOffer`.
 */
export function editOffer(deps: AnswerDeps, answer: SellersAnswer): Promise<Result<TradeIn, NoAnswer>> {
  return answerAsSeller(deps, answer, { to: "draft", from: ["offered"], write: (tx, { id }) => touchDraft(tx, id) });
}
