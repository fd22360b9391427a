import type { Db } from "../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { eraseGameTest } from "./cart.sql.server.ts";

/** Removes the game test of a PC in the visitor's cart; the PC stays. Refuses with `not-in-cart`. */
export async function dropGameTest(shop: { db: Db }, item: { visitorId: VisitorId; listingId: ListingId }) {
  return (await eraseGameTest(shop.db, item)) ? ok(null) : refuse.notFound({ code: "not-in-cart" });
}
