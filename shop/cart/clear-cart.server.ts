import type { Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { deleteLines, writeVoucherCode } from "./cart.sql.server.ts";
import type { RemovedLine } from "./removed.ts";

/**
 * Empties the visitor's cart, with its voucher, and returns the removed lines. Runs in the transaction that gives held
 * units back (`emptyCart` of orders) or keeps them for an order.
 */
export async function clearCart(tx: Transaction, cart: { visitorId: VisitorId }): Promise<RemovedLine[]> {
  // Locks the cart as well.
  await writeVoucherCode(tx, cart.visitorId, null);
  return deleteLines(tx, cart.visitorId);
}
