import type { Transaction } from "../../base/db.server.ts";
import type { OrderId } from "../../base/id.ts";
import { startWarranties } from "../warranty/start-warranties.server.ts";
import { setDelivered, soldGoods, withdrawnUnits } from "./orders.sql.server.ts";

/** Records that an order has arrived: the time to withdraw and the warranties of the units in the parcel begin. */
export async function recordDelivery(tx: Transaction, orderId: OrderId): Promise<void> {
  await setDelivered(tx, orderId);
  const withdrawn = await withdrawnUnits(tx, [orderId]);
  const sold = (await soldGoods(tx, orderId)).filter(({ unitId }) => !withdrawn.has(unitId));
  await startWarranties(tx, { orderId, sold });
}
