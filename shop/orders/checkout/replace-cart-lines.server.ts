import { attempt, type Db } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import type { Item } from "../../cart/cart.ts";
import { replaceCart } from "../../cart/replace-cart.server.ts";
import { freeUnneeded } from "./free-unneeded.server.ts";

/**
 * Makes these different listings the visitor's whole cart, and gives back the units that the checkout holds and no
 * longer needs: all or none. Refuses as `replaceCart`.
 */
export function replaceCartLines(deps: { db: Db }, change: { visitorId: VisitorId; items: readonly Item[] }) {
  return attempt(deps.db, async (tx) => {
    const changed = await replaceCart(tx, change);
    if (changed.ok) await freeUnneeded(tx, change);
    return changed;
  });
}
