// What staff see of questions about listings.

import type { Db } from "../../base/db.server.ts";
import type { ConversationId, QuestionId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { QUESTIONS_A_PAGE, type QuestionListFilter } from "./question.ts";
import { countQuestionStates, lastAnswer, questionWith, selectQuestions } from "./questions.sql.server.ts";

/** A page of questions, how many were found, and how many are in each state. */
export async function listQuestions(deps: { db: Db }, filter: QuestionListFilter) {
  const [{ rows, total }, counts] = await Promise.all([
    selectQuestions(deps.db, filter, QUESTIONS_A_PAGE),
    countQuestionStates(deps.db),
  ]);
  return { rows, total, counts };
}

/** A question, with the last answer that was sent by e-mail. Refuses with `question-unknown`. */
export async function viewQuestion(deps: { db: Db }, { id }: { id: QuestionId }) {
  const question = await questionWith(deps.db, { id });
  if (!question) return refuse.notFound({ code: "question-unknown" });
  const sent = question.conversationId === null ? null : await lastAnswer(deps.db, question.conversationId);
  return ok({ question, sent });
}

/** The question that a conversation began with, or null. */
export function questionOfConversation(deps: { db: Db }, conversationId: ConversationId) {
  return questionWith(deps.db, { conversationId });
}
