import type { Clock } from "../../base/clock.ts";
import type { Db } from "../../base/db.server.ts";
import { newId, type RepairId, type UnitId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { storedSpecs } from "../catalogue/stored.ts";
import { partsOfPc } from "../stock/conversions/conversion.ts";
import { viewUnit } from "../stock/units/view-unit.server.ts";
import { clocksAt } from "../warranty/ledger.ts";
import { findWarranties } from "../warranty/warranties.sql.server.ts";
import { isRepairable, type Repair } from "./repair.ts";
import { listingOf, repairsOf, shopDay } from "./repairs.sql.server.ts";

/** The repairs of a unit outside claims, the latest first. */
export function viewRepairs({ db }: { db: Db }, unitId: UnitId): Promise<Repair[]> {
  return repairsOf(db, unitId);
}

/**
 * What the form of a repair needs: the parts of the unit, today, and whether a warranty runs. Refuses with `unit-unknown`
 * or `repair-state` (in receiving, written off or converted).
 */
export async function prepareRepair({ db, clock }: { db: Db; clock: Clock }, code: string) {
  const found = await viewUnit({ db }, code);
  if (!found.ok) return found;
  const { unit } = found.value;
  const listing = unit.listing && (await listingOf(db, unit.listing.id));
  if (!listing || !isRepairable(unit.state)) return refuse.conflict({ code: "repair-state" });
  const stored = storedSpecs(listing);
  const [warranty] = unit.state === "sold" ? await findWarranties(db, { unit: unit.id }) : [];
  return ok({
    id: newId<"repair">() as RepairId,
    unit: { code: unit.code, title: unit.title, state: unit.state },
    parts:
      stored.kind === "pc" ? partsOfPc(stored.specs).map(({ key, name, category }) => ({ key, name, category })) : [],
    today: await shopDay(db),
    hasWarranty: warranty !== undefined && clocksAt(warranty, clock.now()).some(({ isOver }) => !isOver),
  });
}
