import type { Actor } from "../../base/actor.ts";
import { recordAudit } from "../../base/audit.server.ts";
import type { Clock } from "../../base/clock.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import type { QuestionId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import type { QuestionDecisionForm } from "./forms.ts";
import { lockQuestion, updateQuestion } from "./questions.sql.server.ts";

/**
 * Publishes a question with its answer on the page of its listing, in the given wording, or takes it off that page.
 * Publishing again changes the wording. Refuses with `question-unknown` or `question-moved` (somebody changed it since the
 * page was shown).
 */
export function decideQuestion(
  deps: { db: Db; clock: Clock },
  { id, form, actor }: { id: QuestionId; form: QuestionDecisionForm; actor: Actor },
) {
  return attempt(deps.db, async (tx) => {
    const before = await lockQuestion(tx, id);
    if (!before) return refuse.notFound({ code: "question-unknown" });
    if (before.version !== form.seen) return refuse.conflict({ code: "question-moved" });
    const isPublic = form.intent === "publish";
    if (!isPublic && before.state !== "published") return refuse.conflict({ code: "question-moved" });
    await updateQuestion(
      tx,
      id,
      isPublic
        ? {
            state: "published",
            question: form.question,
            answer: form.answer,
            name: form.name === "" ? null : form.name,
            publishedAt: before.publishedAt ?? deps.clock.now(),
          }
        : { state: "unpublished" },
    );
    await recordAudit(tx, {
      actor,
      action: isPublic ? "published" : "unpublished",
      entity: "question",
      entityId: id,
      before: {
        state: before.state,
        ...(before.answer !== null && { question: before.question, answer: before.answer }),
      },
      after: isPublic ? { question: form.question, answer: form.answer } : { state: "unpublished" },
    });
    return ok(null);
  });
}
