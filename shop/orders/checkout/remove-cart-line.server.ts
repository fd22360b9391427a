import { attempt, type Db } from "../../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../../base/id.ts";
import { removeFromCart } from "../../cart/remove-from-cart.server.ts";
import { freeUnneeded } from "./free-unneeded.server.ts";

/**
 * Removes a listing from the visitor's cart, gives back the units that the checkout holds and no longer needs, and
 * returns the removed line. Refuses as `removeFromCart`.
 */
export function removeCartLine(deps: { db: Db }, change: { visitorId: VisitorId; listingId: ListingId }) {
  return attempt(deps.db, async (tx) => {
    const changed = await removeFromCart(tx, change);
    if (changed.ok) await freeUnneeded(tx, change);
    return changed;
  });
}
