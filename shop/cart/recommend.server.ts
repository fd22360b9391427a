import type { Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import type { Goods } from "./cart.ts";
import { componentsOnShelf } from "./cart.sql.server.ts";
import { complementsTo, type Suggestion } from "./suggestion.ts";

/** Up to four components that go with what is in the cart, those at a reduced price first; none for an empty cart. */
export async function recommend(shop: { db: Db }, cart: { visitorId: VisitorId | null; goods: readonly Goods[] }): Promise<Suggestion[]> {
  if (cart.goods.length === 0) return [];
  return complementsTo(cart.goods, await componentsOnShelf(shop.db, cart.visitorId));
}
