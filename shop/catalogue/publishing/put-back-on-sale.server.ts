import { recordAudit } from "../../../base/audit.server.ts";
import type { Clock } from "../../../base/clock.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import type { Bani } from "../../../base/money.ts";
import { ok, refuse } from "../../../base/result.ts";
import { markOfWarnings } from "../../inventory/bench/drive-health.ts";
import { driveWarningsOf } from "../../inventory/bench/drive-warnings.server.ts";
import { isTested, lockUnit, setUntested } from "../../inventory/bench/measurements.sql.server.ts";
import { untestedIssue, type Untested } from "../../inventory/untested.ts";
import type { MeasurementChoice } from "../../inventory/receiving/inspection.ts";
import {
  endInspections,
  findInspection,
  gradeAndStock,
  lockListing,
  outdateMeasurements,
} from "../../inventory/receiving/inspections.sql.server.ts";
import { findUnitOfBench } from "../bench/bench.sql.server.ts";
import { erasureOfUnit } from "../bench/erasure-of-unit.server.ts";
import { isRecalled } from "../../safety/recalls.sql.server.ts";
import { offerAgain } from "./publishing.sql.server.ts";
import type { Grade } from "../../inventory/grade.ts";

type Decision = {
  code: string;
  actor: string;
  grade: Grade;
  /** The listing's price from now on, in bani; null keeps the one it has. */
  price: Bani | null;
  measurements: MeasurementChoice;
  /** Why a PC on which nothing valid was measured goes on sale; ignored once it was tested. */
  untested?: Untested | null;
  /** The mark of the drives' warnings that staff confirmed (`markOfWarnings`); "" where there were none. */
  drives?: string;
};

/**
 * Puts a returned unit back on sale on its listing, with the grade and price that staff confirm; a new price is added
 * to the price log. Of concurrent decisions exactly one wins. Refuses with `inspection-unknown` (already decided, or
 * never returned), `untested` (a PC without valid measurements and without a reason), `untested-note-missing`,
 * `erasure-missing` (a buyer had it, and a drive was not erased since, without a reason), `unit-recalled` (an open recall
 * matches it, and nobody cleared it) or `grading-drive-failing` (a drive reports faults that were not confirmed as seen).
 */
export function putBackOnSale(
  shop: { db: Db; clock: Clock },
  { code, actor, grade, measurements, untested = null, drives = "", ...decision }: Decision,
) {
  return attempt(shop.db, async (tx) => {
    const found = await findInspection(tx, code);
    if (!found) return refuse.conflict({ code: "inspection-unknown" });
    const { unitId, listing } = found;
    const price = decision.price ?? listing.price;
    // Lock the listing first, as everywhere that units change state: otherwise this and a claim about the same unit
    // could deadlock.
    await lockListing(tx, listing.id);
    if ((await endInspections(tx, [unitId], { actor, outcome: "back-on-sale", note: null })) === 0)
      return refuse.conflict({ code: "inspection-unknown" });
    // Locked, so that nobody takes a reason back in the meantime.
    await lockUnit(tx, unitId);
    const unit = await findUnitOfBench(tx, code);
    if (unit && !(await erasureOfUnit(tx, unit)).state.isErased) return refuse.conflict({ code: "erasure-missing" });
    if (await isRecalled(tx, unitId)) return refuse.conflict({ code: "unit-recalled" });
    await offerAgain(tx, { id: listing.id, price, at: shop.clock.now() });
    if (measurements === "redo") await outdateMeasurements(tx, unitId);
    const warnings = await driveWarningsOf(tx, unitId);
    if (warnings.length > 0 && markOfWarnings(warnings) !== drives)
      return refuse.conflict({ code: "grading-drive-failing" });
    const isMeasured = await isTested(tx, unitId);
    const issue = untestedIssue({ kind: listing.kind, isTested: isMeasured, untested });
    if (issue) return refuse.invalid({ code: issue });
    const untestedNote = listing.kind === "pc" && !isMeasured ? untested : null;
    await setUntested(tx, unitId, untestedNote);
    await gradeAndStock(tx, unitId, grade);
    const before = { state: "inspection", grade: found.grade, price: listing.price, source: found.source };
    await recordAudit(tx, {
      actor,
      action: "back-on-sale",
      entity: "unit",
      entityId: code,
      before,
      after: {
        state: "stock",
        listingId: listing.id,
        grade,
        price,
        measurements,
        ...(untestedNote && { untested: untestedNote }),
      },
    });
    return ok({ listingId: listing.id });
  });
}
