import type { Db } from "../../../base/db.server.ts";
import type { UnitId } from "../../../base/id.ts";
import { unitsOf, type Order, type OrderNumber } from "../order.ts";
import { ordersNumbered, withdrawnUnits } from "../orders.sql.server.ts";
import { linesToPack, packingLines, type PackedReplacement, type PackingLine } from "./packing.ts";
import { packedUnits, replacementsIn } from "./packing.sql.server.ts";

/** The units of an order that its buyer gets, with their codes, serial numbers and shelves; a unit that was replaced is none of them. */
export async function readPackingLines(deps: { db: Db }, { order }: { order: Order }): Promise<PackingLine[]> {
  const withdrawn = await withdrawnUnits(deps.db, [order.id]);
  const instead = await replacementsIn(deps.db, [order.id]);
  return packingLines(order, await packedUnits(deps.db, stayingUnits(order, { withdrawn, instead })), instead);
}

/** What is to be packed of many orders by number, in the order given, without those that do not exist: four queries in all. */
export async function readPacking(
  deps: { db: Db },
  { numbers }: { numbers: readonly OrderNumber[] },
): Promise<{ order: Order; lines: PackingLine[] }[]> {
  const orders = await ordersNumbered(deps.db, numbers);
  const withdrawn = await withdrawnUnits(
    deps.db,
    orders.map(({ id }) => id),
  );
  const instead = await replacementsIn(
    deps.db,
    orders.map(({ id }) => id),
  );
  const units = await packedUnits(
    deps.db,
    orders.flatMap((order) => stayingUnits(order, { withdrawn, instead })),
  );
  return orders.map((order) => ({ order, lines: linesToPack(packingLines(order, units, instead)) }));
}

type Changes = { withdrawn: ReadonlySet<UnitId>; instead: ReadonlyMap<UnitId, PackedReplacement> };

function stayingUnits(order: Order, { withdrawn, instead }: Changes): UnitId[] {
  const stays = (unitId: UnitId) => !withdrawn.has(unitId);
  const follow = (unitId: UnitId): UnitId[] => {
    const next = instead.get(unitId);
    return next ? [next.unitId, ...follow(next.unitId)] : [];
  };
  return unitsOf(order).flatMap((unitId) => [unitId, ...follow(unitId)].filter(stays));
}
