import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import { newId, type GradingId } from "../../../base/id.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import type { Grade } from "../../inventory/grade.ts";
import { markOfWarnings } from "../../inventory/bench/drive-health.ts";
import { driveWarningsOf } from "../../inventory/bench/drive-warnings.server.ts";
import { lockUnit } from "../../inventory/bench/measurements.sql.server.ts";
import { currentGrading, replaceGrading } from "../../inventory/grading/gradings.sql.server.ts";
import { gradeFrom, rubricVersion, type GradingAnswers, type GradingQuestion } from "../../inventory/grading/rubric.ts";
import { touchListing } from "../publishing/publishing.sql.server.ts";
import { findUnitOfBench } from "./bench.sql.server.ts";

type GradingStep = {
  code: string;
  actor: string;
  answers: GradingAnswers;
  /** The grade that staff give instead of the one that follows from the answers, with their reason. */
  override: { grade: Grade; reason: string } | null;
  /** The grading that the page showed; null if there was none. */
  seen: GradingId | null;
  /** The mark of the drives' warnings that staff confirmed (`markOfWarnings`); "" where there were none. */
  drives?: string;
};

type NotGraded =
  | DomainError<"not-found", "bench-unit-unknown">
  | DomainError<"conflict", "grading-changed">
  | DomainError<"conflict", "grading-drive-failing">
  | DomainError<"invalid", "grading-open", { open: GradingQuestion[] }>;

/**
 * Keeps the answers about a unit and gives it the grade that follows, or the one that staff set with a reason. Earlier
 * answers stay on record. Refuses with `bench-unit-unknown`, `grading-changed` (somebody else graded it meanwhile),
 * `grading-open` (`open`: the questions without an answer) or `grading-drive-failing`: a drive reports faults that were not
 * confirmed as seen. The log keeps what was confirmed.
 */
export function gradeUnit(deps: { db: Db }, { code, actor, answers, override, seen, drives = "" }: GradingStep) {
  return attempt(deps.db, async (tx): Promise<Result<{ grade: Grade }, NotGraded>> => {
    const unit = await findUnitOfBench(tx, code);
    if (!unit || !(await lockUnit(tx, unit.unitId))) return refuse.notFound({ code: "bench-unit-unknown" });
    const before = await currentGrading(tx, unit.unitId);
    if ((before?.id ?? null) !== seen) return refuse.conflict({ code: "grading-changed" });
    const kind = unit.kind === "pc" ? "pc" : unit.category!;
    const found = gradeFrom({ kind, answers });
    if (!found.ok) return refuse.invalid({ code: "grading-open", open: found.open });
    const warnings = await driveWarningsOf(tx, unit.unitId);
    if (warnings.length > 0 && markOfWarnings(warnings) !== drives)
      return refuse.conflict({ code: "grading-drive-failing" });
    const set = override !== null && override.grade !== found.grade ? override : null;
    const grade = set?.grade ?? found.grade;
    await replaceGrading(tx, {
      id: newId<"grading">(),
      unitId: unit.unitId,
      rubric: rubricVersion,
      kind,
      answers,
      found: found.grade,
      grade,
      reason: set?.reason ?? null,
      actor,
    });
    if (unit.listingId !== null) await touchListing(tx, unit.listingId);
    await recordAudit(tx, {
      actor,
      action: "graded",
      entity: "unit",
      entityId: code,
      before: before && { grade: before.grade, answers: before.answers },
      after: {
        grade,
        found: found.grade,
        answers,
        reason: set?.reason ?? null,
        ...(warnings.length > 0 && { drives: markOfWarnings(warnings) }),
      },
    });
    return ok({ grade });
  });
}
