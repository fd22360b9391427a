import type { Clock } from "../../base/clock.ts";
import type { Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { known } from "../configurator/known.server.ts";
import type { Goods } from "./cart.ts";
import { componentsOnShelf, priceLogsOf } from "./cart.sql.server.ts";
import { categoriesBeside, complementsTo, type Suggestion } from "./suggestion.ts";

/** Up to four components that go with what is in the cart, those at a reduced price first; none for an empty cart. */
export async function recommend(shop: { db: Db; clock: Clock }, cart: { visitorId: VisitorId | null; lines: readonly { goods: Goods; quantity: number }[] }): Promise<Suggestion[]> {
  const found = await componentsOnShelf(shop.db, { categories: categoriesBeside(cart.lines), visitorId: cart.visitorId });
  const logs = await priceLogsOf(shop.db, found.map(({ goods }) => goods.id));
  const candidates = found.map(({ goods, badge }) => ({ goods, badge, log: logs.get(goods.id) ?? [] }));
  return complementsTo(cart.lines, { candidates, known, now: shop.clock.now() });
}
