import type { Db } from "../../../base/db.server.ts";
import type { UnitId } from "../../../base/id.ts";
import { unitsOf, type Order, type OrderNumber } from "../order.ts";
import { ordersNumbered, withdrawnUnits } from "../orders.sql.server.ts";
import { packingLines, type PackingLine } from "./packing.ts";
import { packedUnits } from "./packing.sql.server.ts";

/** The units of an order that its buyer still gets, with their codes, serial numbers and shelves. */
export async function readPackingLines(deps: { db: Db }, { order }: { order: Order }): Promise<PackingLine[]> {
  const withdrawn = await withdrawnUnits(deps.db, [order.id]);
  return packingLines(order, await packedUnits(deps.db, stayingUnits(order, withdrawn)));
}

/** The same for many orders by number, in the order given, without those that do not exist: three queries in all. */
export async function readPacking(
  deps: { db: Db },
  { numbers }: { numbers: readonly OrderNumber[] },
): Promise<{ order: Order; lines: PackingLine[] }[]> {
  const orders = await ordersNumbered(deps.db, numbers);
  const withdrawn = await withdrawnUnits(
    deps.db,
    orders.map(({ id }) => id),
  );
  const units = await packedUnits(
    deps.db,
    orders.flatMap((order) => stayingUnits(order, withdrawn)),
  );
  return orders.map((order) => ({ order, lines: packingLines(order, units) }));
}

function stayingUnits(order: Order, withdrawn: ReadonlySet<UnitId>): UnitId[] {
  return unitsOf(order).filter((unitId) => !withdrawn.has(unitId));
}
