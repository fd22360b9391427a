import type { Db } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import type { OrderNumber } from "../order.ts";
import { unpaidOf } from "../orders.sql.server.ts";

/**
 * The number of the visitor's newest order that only awaits its card payment, or null. One query, however many orders
 * there are.
 */
export async function findUnpaid(
  deps: { db: Db },
  input: { visitorId: VisitorId | null },
): Promise<OrderNumber | null> {
  return input.visitorId === null ? null : await unpaidOf(deps.db, input.visitorId);
}
