import type { Transaction } from "../../base/db.server.ts";
import type { OrderId } from "../../base/id.ts";
import { startWarranties } from "../warranty/start-warranties.server.ts";
import { setDelivered, soldGoods } from "./orders.sql.server.ts";

/** Records that an order has arrived: the time to withdraw and the warranties of its units begin. */
export async function recordDelivery(tx: Transaction, orderId: OrderId): Promise<void> {
  await setDelivered(tx, orderId);
  await startWarranties(tx, { orderId, sold: await soldGoods(tx, orderId) });
}
