import type { Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import type { CartLine } from "./cart.ts";
import { linesOf, lockCartRow } from "./cart.sql.server.ts";

/** The visitor's current cart, locked against the visitor's other requests until the transaction ends. */
export async function lockCart(tx: Transaction, cart: { visitorId: VisitorId }): Promise<CartLine[]> {
  await lockCartRow(tx, cart.visitorId);
  return linesOf(tx, cart.visitorId);
}
