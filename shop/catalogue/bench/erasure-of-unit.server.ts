import type { Queryable } from "../../../base/db.server.ts";
import { erasuresOfUnit, erasureStates } from "../../inventory/erasure/erasures.sql.server.ts";
import { isErasureMissing } from "../../inventory/erasure/unerased.ts";
import type { BenchUnitRow } from "./bench.sql.server.ts";
import { drivesOfUnit } from "./drives-of-unit.ts";

/**
 * What is on record about the drives of a unit: their names, the erasures, whether one is missing, and which drives lack one
 * (`subject` is 1 for the first). Only erasures count that were made after the unit last came back from a buyer.
 */
export async function erasureOfUnit(db: Queryable, unit: BenchUnitRow) {
  const drives = drivesOfUnit(unit);
  const erasures = await erasuresOfUnit(db, unit.unitId);
  const [state] = await erasureStates(db, [unit.unitId]);
  const isMissing = isErasureMissing({ ...state!, drives: drives.length });
  const erased = new Set(erasures.filter(({ counts }) => counts).map(({ subject }) => subject));
  const named = drives.map((name, place) => ({ subject: place + 1, name }));
  return {
    drives,
    erasures,
    state: { ...state!, isErased: !isMissing },
    lacking: isMissing ? named.filter(({ subject }) => !erased.has(subject)) : [],
  };
}
