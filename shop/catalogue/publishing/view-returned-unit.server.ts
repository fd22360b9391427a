import type { Db } from "../../../base/db.server.ts";
import { ok } from "../../../base/result.ts";
import { isTested } from "../../inventory/bench/measurements.sql.server.ts";
import { currentGrading } from "../../inventory/grading/gradings.sql.server.ts";
import { findInspection } from "../../inventory/receiving/find-inspection.server.ts";
import { partsOfUnit } from "./parts-of-unit.server.ts";

/**
 * A returned unit with what staff need to decide about it: its grade since it came back, whether its performance was
 * measured, and the parts that it could be split into. Refuses with `inspection-unknown`.
 */
export async function viewReturnedUnit(deps: { db: Db }, { code }: { code: string }) {
  const found = await findInspection(deps, { code });
  if (!found.ok) return found;
  const { unitId, cameAt, listing } = found.value;
  const [isMeasured, grading, parts] = await Promise.all([
    isTested(deps.db, unitId),
    currentGrading(deps.db, unitId),
    listing.kind === "pc" ? partsOfUnit(deps, { code }) : null,
  ]);
  return ok({
    ...found.value,
    isUntested: listing.kind === "pc" && !isMeasured,
    /** Whether it was graded by the questions after it had come back. */
    isGradedSince: grading !== null && grading.gradedAt > cameAt,
    pieces: parts?.ok ? parts.value.pieces : [],
  });
}
