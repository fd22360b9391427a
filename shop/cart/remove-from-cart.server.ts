import type { Db } from "../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { deleteLine } from "./cart.sql.server.ts";

/** Removes a listing from the visitor's cart and returns the removed line. Refuses with `not-in-cart`. */
export async function removeFromCart(shop: { db: Db }, item: { visitorId: VisitorId; listingId: ListingId }) {
  const removed = await deleteLine(shop.db, item);
  return removed ? ok(removed) : refuse.notFound({ code: "not-in-cart" });
}
