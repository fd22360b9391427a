import type { Transaction } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import type { HolderKeys } from "../../inventory/allocations/allocation-limits.sql.server.ts";
import { NOBODY, retakeUnits, takeUnits, unitsHeldFor } from "../../inventory/allocations/allocations.sql.server.ts";
import { unitsOf, type Order } from "../order.ts";
import { findOrder, replaceUnit } from "../orders.sql.server.ts";

/**
 * Takes the units of a locked order again, until a time or for good; a unit that somebody else has by now is replaced
 * by another of the same listing. Returns the order as it is then, or null if not all units could be taken: the caller
 * must then roll back or release those that were.
 */
export async function regainUnits(
  tx: Transaction,
  order: Order,
  how: { until: Date } | "sold",
  holder: HolderKeys = NOBODY,
): Promise<Order | null> {
  if ((await retakeUnits(tx, order, how, { holder })) === unitsOf(order).length) return order;
  const held = new Set(await unitsHeldFor(tx, order.id));
  const visitorId = order.visitorId ?? (`order ${order.id}` as VisitorId);
  for (const line of order.lines) {
    if (line.kind !== "unit" || held.has(line.unitId)) continue;
    const [found] = await takeUnits(
      tx,
      { listingId: line.listingId, quantity: 1 },
      { visitorId, kind: "order", orderId: order.id, until: { minutes: 1 }, holder },
    );
    if (!found) return null;
    await replaceUnit(tx, order.id, { lost: line.unitId, by: found.unitId });
  }
  const regained = await findOrder(tx, { id: order.id });
  if (!regained || (await retakeUnits(tx, regained, how, { holder })) < unitsOf(regained).length)
    throw new Error(`${order.number} has lost units that it had just taken`);
  return regained;
}
