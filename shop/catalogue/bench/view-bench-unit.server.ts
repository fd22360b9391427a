import type { Db } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import { loadBenchSessions } from "../../inventory/bench/bench-photos.sql.server.ts";
import { filesOfUnit } from "../../inventory/bench/files/measurement-files.sql.server.ts";
import { lastVersions, measurementMark, measurementsOf } from "../../inventory/bench/measurements.sql.server.ts";
import { currentGrading } from "../../inventory/grading/gradings.sql.server.ts";
import { erasureOfUnit } from "./erasure-of-unit.server.ts";
import { findUnitOfBench } from "./bench.sql.server.ts";

/**
 * A unit at the bench: what it is, its valid measurements and the earlier ones, its sessions and files, the erasures of its
 * drives, its grade, and the versions that were used last. Refuses with `bench-unit-unknown`.
 */
export async function viewBenchUnit({ db }: { db: Db }, { code }: { code: string }) {
  const unit = await findUnitOfBench(db, code);
  if (!unit) return refuse.notFound({ code: "bench-unit-unknown" });
  const { unitId } = unit;
  const [seen, all, sessions, grading, versions, files, erased] = await Promise.all([
    measurementMark(db, unitId),
    measurementsOf(db, unitId),
    loadBenchSessions(db, unitId),
    currentGrading(db, unitId),
    lastVersions(db),
    filesOfUnit(db, unitId),
    erasureOfUnit(db, unit),
  ]);
  const current = all.filter(({ outdatedAt }) => outdatedAt === null);
  const earlier = all.filter(({ outdatedAt }) => outdatedAt !== null);
  return ok({ unit, drives: erased.drives, seen, current, earlier, sessions, grading, versions, files, erased });
}
