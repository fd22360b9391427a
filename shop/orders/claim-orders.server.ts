import type { Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { attachOrders } from "./orders.sql.server.ts";

/**
 * Gives the visitor the orders that a guest placed with this address; those of another account stay with it. Only for
 * an address that is confirmed to be the visitor's.
 */
export async function claimOrders(tx: Transaction, owner: { email: string; to: VisitorId }): Promise<void> {
  await attachOrders(tx, owner);
}
