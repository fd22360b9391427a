import type { Db } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import { answersOf } from "../trade-ins.sql.server.ts";
import { isUnanswered } from "./detection.ts";
import type { TradeInDraft } from "./draft.ts";

/** The parts of the computer that the visitor described last in the selling wizard, whatever became of the sale; null if none is stored. */
export async function lastAnswers(
  deps: { db: Db },
  { visitorId }: { visitorId: VisitorId },
): Promise<TradeInDraft | null> {
  const answers = await answersOf(deps.db, visitorId);
  return answers.find((draft) => !isUnanswered(draft)) ?? null;
}
