import type { Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { attachOrders } from "./orders.sql.server.ts";

/**
 * Orders that a guest placed with this address become the visitor's; another account's stay its own. Only for an address
 * that is confirmed to be its owner's.
 */
export async function claimOrders(tx: Transaction, owner: { email: string; to: VisitorId }): Promise<void> {
  await attachOrders(tx, owner);
}
