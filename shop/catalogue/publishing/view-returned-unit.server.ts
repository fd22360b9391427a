import type { Db } from "../../../base/db.server.ts";
import { ok } from "../../../base/result.ts";
import { findUnitOfBench } from "../bench/bench.sql.server.ts";
import { erasureOfUnit } from "../bench/erasure-of-unit.server.ts";
import { isTested } from "../../inventory/bench/measurements.sql.server.ts";
import { currentGrading } from "../../inventory/grading/gradings.sql.server.ts";
import { findInspection } from "../../inventory/receiving/find-inspection.server.ts";

/**
 * A returned unit with what staff need to decide about it: its grade since it came back, and whether its
 * performance was measured, and which of its drives still have to be erased. Refuses with `inspection-unknown`.
 */
export async function viewReturnedUnit(deps: { db: Db }, { code }: { code: string }) {
  const found = await findInspection(deps, { code });
  if (!found.ok) return found;
  const { unitId, cameAt, listing } = found.value;
  const [isMeasured, grading] = await Promise.all([isTested(deps.db, unitId), currentGrading(deps.db, unitId)]);
  const unit = await findUnitOfBench(deps.db, code);
  const erasure = unit && (await erasureOfUnit(deps.db, unit));
  return ok({
    ...found.value,
    isUntested: listing.kind === "pc" && !isMeasured,
    /** Whether it was graded by the questions after it had come back. */
    isGradedSince: grading !== null && grading.gradedAt > cameAt,
    erasure: erasure && {
      isMissing: !erasure.state.isErased,
      lacking: erasure.lacking,
      erased: erasure.erasures.filter(({ counts }) => counts).map(({ model, serial }) => ({ model, serial })),
      unerased: erasure.state.unerased,
      hasDrives: erasure.drives.length > 0,
    },
  });
}
