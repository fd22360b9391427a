import type { Queryable } from "../../base/db.server.ts";
import type { OrderId, UnitId } from "../../base/id.ts";
import { findWarranties } from "../warranty/warranties.sql.server.ts";

/** Whether somebody else took over the warranty of one of these units: it is no longer its buyer's to use or to give up. */
export async function wereTransferred(
  db: Queryable,
  { orderId, units }: { orderId: OrderId; units: readonly UnitId[] },
): Promise<boolean> {
  const warranties = await findWarranties(db, { orders: [orderId] });
  return warranties.some(({ unitId, transfer }) => transfer !== null && units.includes(unitId));
}
