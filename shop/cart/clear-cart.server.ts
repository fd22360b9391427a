import type { Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { deleteLines } from "./cart.sql.server.ts";

/** Takes everything out of the visitor's cart. */
export async function clearCart(shop: { db: Db }, cart: { visitorId: VisitorId }): Promise<void> {
  await deleteLines(shop.db, cart.visitorId);
}
