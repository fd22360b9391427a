import type { Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { deleteLines } from "./cart.sql.server.ts";
import type { RemovedLine } from "./removed.ts";

/** Takes everything out of the visitor's cart and answers with what was there. */
export async function clearCart(shop: { db: Db }, cart: { visitorId: VisitorId }): Promise<RemovedLine[]> {
  return deleteLines(shop.db, cart.visitorId);
}
