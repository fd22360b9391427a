import { transaction, type Db } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import { clearCart } from "../../cart/clear-cart.server.ts";
import type { RemovedLine } from "../../cart/removed.ts";
import { freeUnneeded } from "./free-unneeded.server.ts";

/** Empties the visitor's cart, gives back the units that the checkout holds for it, and returns the removed lines. */
export function emptyCart(deps: { db: Db }, cart: { visitorId: VisitorId }): Promise<RemovedLine[]> {
  return transaction(deps.db, async (tx) => {
    const removed = await clearCart(tx, cart);
    await freeUnneeded(tx, cart);
    return removed;
  });
}
