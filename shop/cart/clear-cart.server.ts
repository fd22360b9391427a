import type { Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { deleteLines, writeVoucherCode } from "./cart.sql.server.ts";
import type { RemovedLine } from "./removed.ts";

/** Empties the visitor's cart, with its voucher, and returns the removed lines. */
export async function clearCart(shop: { db: Db }, cart: { visitorId: VisitorId }): Promise<RemovedLine[]> {
  await writeVoucherCode(shop.db, cart.visitorId, null);
  return deleteLines(shop.db, cart.visitorId);
}
