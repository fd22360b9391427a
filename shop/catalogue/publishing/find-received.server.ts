import type { Db } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import { isTested } from "../../inventory/bench/measurements.sql.server.ts";
import { currentGrading } from "../../inventory/grading/gradings.sql.server.ts";
import { findWaiting } from "../../inventory/receiving/receiving.sql.server.ts";
import { loadComponentListings } from "./publishing.sql.server.ts";

const MOST_BESIDE = 500;

/**
 * A received unit that waits for publishing, and for a component the listings it could be added to. Refuses with
 * `intake-unknown`.
 */
export async function findReceivedUnit(shop: { db: Db }, { code }: { code: string }) {
  const unit = await findWaiting(shop.db, code);
  if (!unit) return refuse.notFound({ code: "intake-unknown" });
  const category = unit.kind === "component" ? (unit.parts[0]?.category ?? null) : null;
  const [isMeasured, grading] = await Promise.all([
    isTested(shop.db, unit.unitId),
    currentGrading(shop.db, unit.unitId),
  ]);
  return ok({
    unit,
    /** Nothing was measured on this PC. */
    isUntested: unit.kind === "pc" && !isMeasured,
    /** The grade that staff gave by the questions. */
    graded: grading?.grade ?? null,
    beside: category === null ? [] : await loadComponentListings(shop.db, { category, limit: MOST_BESIDE }),
  });
}
