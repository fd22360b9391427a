import type { Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { sumQuantities } from "./cart.sql.server.ts";

/** The number of items in the visitor's cart, for the badge in the header. */
export function countItems(shop: { db: Db }, cart: { visitorId: VisitorId }): Promise<number> {
  return sumQuantities(shop.db, cart.visitorId);
}
