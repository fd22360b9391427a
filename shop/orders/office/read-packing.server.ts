import type { Db } from "../../../base/db.server.ts";
import { unitsOf, type Order, type OrderNumber } from "../order.ts";
import { ordersNumbered } from "../orders.sql.server.ts";
import { packingLines, type PackingLine } from "./packing.ts";
import { packedUnits } from "./packing.sql.server.ts";

/** The units of an order with their codes, serial numbers and shelves. */
export async function readPackingLines(deps: { db: Db }, { order }: { order: Order }): Promise<PackingLine[]> {
  return packingLines(order, await packedUnits(deps.db, unitsOf(order)));
}

/** The same for many orders by number, in the order given, without those that do not exist: two queries for the units. */
export async function readPacking(
  deps: { db: Db },
  { numbers }: { numbers: readonly OrderNumber[] },
): Promise<{ order: Order; lines: PackingLine[] }[]> {
  const orders = await ordersNumbered(deps.db, numbers);
  const units = await packedUnits(deps.db, orders.flatMap(unitsOf));
  return orders.map((order) => ({ order, lines: packingLines(order, units) }));
}
