import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db, type Transaction } from "../../../base/db.server.ts";
import { newId, type UnitId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { endInspections } from "../../inventory/receiving/inspections.sql.server.ts";
import { MOST_PIECES, type Piece } from "../../inventory/receiving/receiving.ts";
import {
  endAsSplit,
  insertReceivedUnit,
  lockSplittable,
  type SplittableUnit,
} from "../../inventory/receiving/receiving.sql.server.ts";
import { changeUnit } from "../../inventory/units/units.sql.server.ts";
import { withdrawUnsellable } from "../units/withdraw-listing.server.ts";
import { splitCost } from "./conversion.ts";
import { insertConversion } from "./conversions.sql.server.ts";

type Splitting = { code: string; actor: string; pieces: readonly Piece[]; reason?: string | null };

/**
 * Splits a unit that is at the shop into parts: each becomes a unit in receiving, with its share of the cost by its
 * worth (to the ban) and the unit's tax regime. Ends its inspection if it came back from a buyer, and withdraws the
 * listing of a PC. Returns the codes of the parts. Refuses with `split-unknown` (no such unit at the shop, or its own
 * listing is being prepared), `split-taken` (a buyer has it) or `split-empty`.
 */
export function splitUnit(deps: { db: Db }, { code, pieces, ...split }: Splitting) {
  return attempt(deps.db, async (tx) => {
    const unit = await lockSplittable(tx, code);
    // A received unit with a draft is settled on the page of that draft.
    if (!unit || (unit.state === "intake" && unit.listingId !== null))
      return refuse.notFound({ code: "split-unknown" });
    if (unit.isTaken) return refuse.conflict({ code: "split-taken" });
    if (pieces.length === 0 || pieces.length > MOST_PIECES) return refuse.invalid({ code: "split-empty" });
    return ok({ codes: await takeApart(tx, unit, { code, pieces, ...split }) });
  });
}

async function takeApart(
  tx: Transaction,
  unit: SplittableUnit,
  { code, actor, pieces, reason = null }: Splitting,
): Promise<string[]> {
  const units = partsFor(unit, { code, pieces });
  if (unit.state === "inspection")
    await endInspections(tx, [unit.unitId], { actor, outcome: "to-parts", note: reason });
  await endAsSplit(tx, unit.unitId, { actor });
  await insertReceivedUnit(tx, units, { source: code, taxRegime: unit.taxRegime });
  if (unit.place !== null) for (const { unitId } of units) await changeUnit(tx, unitId, { place: unit.place });
  await insertConversion(tx, {
    id: newId<"conversion">(),
    kind: "split",
    actor,
    note: reason,
    from: [{ unitId: unit.unitId, cost: unit.cost }],
    into: units,
  });
  await recordAudit(tx, {
    actor,
    action: "split",
    entity: "unit",
    entityId: code,
    before: { state: unit.state, cost: unit.cost },
    after: { state: "converted", parts: units.map(({ code, name, cost }) => ({ code, name, cost })), reason },
  });
  await withdrawUnsellable(tx, { id: unit.listingId, actor });
  return units.map(({ code }) => code);
}

/** The new units, of which the costs sum to the unit's. */
function partsFor({ cost }: SplittableUnit, { code, pieces }: Pick<Splitting, "code" | "pieces">) {
  const costs = splitCost(
    cost,
    pieces.map(({ worth }) => worth),
  );
  return pieces.map(({ category, name, part, specs, suggestedGrade }, index) => ({
    unitId: newId<"unit">() as UnitId,
    code: `${code}-${index + 1}`,
    position: index + 1,
    kind: "component" as const,
    name,
    parts: [{ category, name, part, ...(specs && { specs }) }],
    cost: costs[index]!,
    suggestedGrade,
  }));
}
