// Benchmark of buying on PostgreSQL over HTTP: carts, orders by bank transfer, and the effect of many carts on the catalogue.

import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../base/db.server.ts";
import { newId, type ListingId } from "../base/id.ts";
import type { Bani } from "../base/money.ts";
import { firstDeliveryTerms, shippingFor } from "../shop/shipping/fee.ts";
import { load, sendAll, type Post } from "./load.ts";
import { lists } from "./pages.ts";
import type { MeasuredShop } from "./shop.ts";
import { median } from "./table.ts";

type Sent = Awaited<ReturnType<typeof sendAll>>;
export type Buying = { first: Sent; next: Sent; order: Sent; p97Before: number; p97With: number };

const FIRST = 2500;
const CARTS = 400;
const ITEMS = 6; // more in each of these
const ORDERS = 600;
const LIVE_CARTS = 10_000;
const PAIRS = 5;

export const secret = () => randomBytes(20).toString("base64url");
export const cookieOf = (browser: string) => `visitor=${browser}`;
export const add = (id: number): Omit<Post, "cookie"> => ({
  path: "/cart.data",
  fields: { intent: "add", productId: String(id), inPlace: "1" },
});

export async function measureBuying(shop: MeasuredShop, db: Db, pcs: number): Promise<Buying> {
  const some = (turn: number) => 1 + ((turn * 7919) % pcs);
  await sendAll(
    shop,
    Array.from({ length: 500 }, (_, turn) => add(some(turn))),
  );
  const first = await sendAll(
    shop,
    Array.from({ length: FIRST }, (_, turn) => add(some(turn))),
  );

  const browsers = Array.from({ length: CARTS }, secret);
  const cartsWith = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, item) =>
      browsers.map((browser, turn) => ({ ...add(some(turn * ITEMS * 2 + from + item)), cookie: cookieOf(browser) })),
    ).flat();
  await sendAll(shop, cartsWith(0, 1));
  const next = await sendAll(shop, cartsWith(1, ITEMS + 1));

  const order = await measureOrders(shop, db, pcs);
  return { first, next, order, ...(await measureCatalogue(shop, db)) };
}

/** Each buyer orders another machine. The steps before (cart, address) are not measured. */
async function measureOrders(shop: MeasuredShop, db: Db, pcs: number): Promise<Sent> {
  const listings = await db
    .selectFrom("listing")
    .where("id", ">", (pcs - ORDERS) as ListingId)
    .where("kind", "=", "pc")
    .select(["id", "priceBani"])
    .orderBy("id")
    .execute();
  return await orderAll(
    shop,
    listings.map((listing) => ({ ...listing, cookie: cookieOf(secret()) })),
  );
}

export async function orderAll(
  shop: MeasuredShop,
  buyers: readonly { id: number; priceBani: number; cookie: string }[],
): Promise<Sent> {
  await sendAll(
    shop,
    buyers.map(({ id, cookie }) => ({ ...add(id), cookie })),
  );
  await sendAll(
    shop,
    buyers.map(({ cookie }) => ({ path: "/checkout.data", fields: shipping, cookie })),
  );
  return await sendAll(
    shop,
    buyers.map(({ priceBani, cookie }) => ({
      path: "/checkout.data",
      fields: {
        intent: "place",
        paymentMethod: "bank",
        accountName: "Ana Pop",
        extendedWarranty: "no",
        pageKey: newId<"order">(),
        seenTotal: String(priceBani + shippingFor(priceBani as Bani, firstDeliveryTerms)),
      },
      cookie,
    })),
  );
}

const shipping = {
  email: "ana@example.ro",
  firstName: "Ana",
  lastName: "Pop",
  address: "Str. Horea 3",
  city: "Cluj-Napoca",
  county: "CJ",
  postalCode: "400174",
  phone: "0712 345 678",
  delivery: "courier",
};

/** The same lists before and after filling ten thousand carts with three lines each. */
async function measureCatalogue(shop: MeasuredShop, db: Db): Promise<Pick<Buying, "p97Before" | "p97With">> {
  await sql`delete from cart_line`.execute(db);
  await sql`delete from cart`.execute(db);
  const once = async () => (await load(shop, lists(), { seconds: 2, warmUp: 0 })).p97;
  const before: number[] = [];
  for (let pair = 0; pair < PAIRS; pair++) before.push(await once());
  await fillCarts(db);
  const with_: number[] = [];
  for (let pair = 0; pair < PAIRS; pair++) with_.push(await once());
  return { p97Before: median(before), p97With: median(with_) };
}

async function fillCarts(db: Db): Promise<void> {
  const visitors = Array.from({ length: LIVE_CARTS }, () => createHash("sha256").update(secret()).digest("hex"));
  await sql`insert into cart (id, visitor_id) select gen_random_uuid(), v from unnest(${visitors}::text[]) v`.execute(
    db,
  );
  await sql`insert into cart_line (cart_id, listing_id, quantity, seen_price_bani)
    select c.id, l.id, 1, l.price_bani from (select id, row_number() over () as n from cart) c
    cross join generate_series(0, 2) as item join listing l on l.id = 1 + (c.n * 7 + item * 101) % 900`.execute(db);
}
