import type { Db } from "../../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../../base/id.ts";
import { removeFromCart } from "../../cart/remove-from-cart.server.ts";
import { changeCart } from "./change-cart.server.ts";

/**
 * Removes a listing from the visitor's cart, gives back the units that the checkout holds and no longer needs, and
 * returns the removed line. Refuses as `removeFromCart`.
 */
export function removeCartLine(deps: { db: Db }, change: { visitorId: VisitorId; listingId: ListingId }) {
  return changeCart(deps, change, (tx) => removeFromCart(tx, change));
}
