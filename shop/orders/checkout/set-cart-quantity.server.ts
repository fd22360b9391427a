import type { Db } from "../../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../../base/id.ts";
import { setQuantity } from "../../cart/set-quantity.server.ts";
import { changeCart } from "./change-cart.server.ts";

/**
 * Sets the quantity of a listing in the visitor's cart, and gives back the units that the checkout holds and no longer
 * needs. Refuses as `setQuantity`.
 */
export function setCartQuantity(
  deps: { db: Db },
  change: { visitorId: VisitorId; listingId: ListingId; quantity: number },
) {
  return changeCart(deps, change, (tx) => setQuantity(tx, change));
}
