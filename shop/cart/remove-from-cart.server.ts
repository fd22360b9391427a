import type { Transaction } from "../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { deleteLine, lockCartRow } from "./cart.sql.server.ts";

/**
 * Removes a listing from the visitor's cart and returns the removed line. Runs in the transaction that gives held units
 * back (`removeCartLine` of orders). Refuses with `not-in-cart`.
 */
export async function removeFromCart(tx: Transaction, item: { visitorId: VisitorId; listingId: ListingId }) {
  await lockCartRow(tx, item.visitorId);
  const removed = await deleteLine(tx, item);
  return removed ? ok(removed) : refuse.notFound({ code: "not-in-cart" });
}
