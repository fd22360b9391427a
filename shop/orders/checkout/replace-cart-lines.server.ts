import type { Db } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import type { Item } from "../../cart/cart.ts";
import { replaceCart } from "../../cart/replace-cart.server.ts";
import { changeCart } from "./change-cart.server.ts";

/**
 * Makes these different listings the visitor's whole cart, and gives back the units that the checkout holds and no
 * longer needs: all or none. Refuses as `replaceCart`.
 */
export function replaceCartLines(deps: { db: Db }, change: { visitorId: VisitorId; items: readonly Item[] }) {
  return changeCart(deps, change, (tx) => replaceCart(tx, change));
}
