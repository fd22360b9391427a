// Benchmark of the cart page: a PC and two parts, of a visitor with some orders.

import type { Db } from "../base/db.server.ts";
import type { ListingId } from "../base/id.ts";
import { load, sendAll, type Load } from "./load.ts";
import { add, cookieOf, orderAll, secret } from "./buying.ts";
import type { MeasuredShop } from "./shop.ts";
import { median } from "./table.ts";

const ORDERS = 10;
const TURNS = 3;

export type CartViews = { page: Load; data: Load };

/** The page and its data request. Medians of several runs, by processor time. */
export async function measureCart(shop: MeasuredShop, db: Db, pcs: number): Promise<CartViews> {
  const cookie = cookieOf(secret());
  const machines = await db
    .selectFrom("listing")
    .where("kind", "=", "pc")
    .where("state", "=", "live")
    .where("id", "<", pcs as ListingId)
    .select(["id", "priceBani"])
    .orderBy("id")
    .limit(ORDERS)
    .execute();
  for (const machine of machines) await orderAll(shop, [{ ...machine, cookie }]);
  const parts = await db
    .selectFrom("listing")
    .where("kind", "=", "component")
    .where("state", "=", "live")
    .where("category", "in", ["processors", "graphics-cards"])
    .select("id")
    .orderBy("id")
    .limit(2)
    .execute();
  for (const id of [100, ...parts.map((part) => part.id)]) await sendAll(shop, [{ ...add(id), cookie }]);
  const views: CartViews[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const look = (path: string) => load(shop, [path], { headers: { cookie, "accept-encoding": "br" }, seconds: 3 });
    views.push({ page: await look("/cart"), data: await look("/cart.data") });
  }
  const middle = (kind: keyof CartViews) => {
    const cpu = median(views.map((view) => view[kind].cpuMs));
    return views.map((view) => view[kind]).find(({ cpuMs }) => cpuMs === cpu) as Load;
  };
  return { page: middle("page"), data: middle("data") };
}
