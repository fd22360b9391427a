// Queries of grades and the answers that they follow from.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { GradingId, UnitId } from "../../../base/id.ts";
import type { Grade } from "../grade.ts";
import type { GradedKind, GradingAnswers } from "./rubric.ts";
import { storedAnswers } from "./stored.ts";

export type Grading = {
  id: GradingId;
  rubric: number;
  kind: GradedKind;
  answers: GradingAnswers;
  /** What follows from the answers. */
  found: Grade;
  grade: Grade;
  /** Why staff gave another grade than the one found. */
  reason: string | null;
  actor: string;
  gradedAt: Date;
};

/** The valid grading of a unit; null if it was never graded by questions. */
export async function currentGrading(db: Queryable, unitId: UnitId): Promise<Grading | null> {
  const row = await db
    .selectFrom("grading")
    .where("unitId", "=", unitId)
    .where("outdatedAt", "is", null)
    .select(["id", "rubric", "kind", "answers", "found", "grade", "reason", "actor", "gradedAt"])
    .executeTakeFirst();
  return row ? { ...row, kind: row.kind as GradedKind, answers: storedAnswers(row.answers) } : null;
}

/** Outdates the earlier grading of a locked unit, writes this one, and gives the unit its grade. */
export async function replaceGrading(
  tx: Transaction,
  { unitId, answers, ...grading }: Omit<Grading, "gradedAt"> & { unitId: UnitId },
): Promise<void> {
  await tx
    .updateTable("grading")
    .set({ outdatedAt: sql<Date>`now()` })
    .where("unitId", "=", unitId)
    .where("outdatedAt", "is", null)
    .execute();
  await tx
    .insertInto("grading")
    .values({ ...grading, unitId, answers: JSON.stringify(answers) })
    .execute();
  await tx.updateTable("unit").set({ grade: grading.grade }).where("id", "=", unitId).execute();
}
