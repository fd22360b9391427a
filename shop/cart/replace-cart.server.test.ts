import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ListingId } from "../../base/id.ts";
import { aComponent, aPc, insertListings } from "../../testing/builders.ts";
import { aVisitor, takenBySomebody } from "../../testing/catalogue-index.ts";
import { testDatabase } from "../../testing/database.ts";
import { attempt, type Database } from "../../base/db.server.ts";
import { addToCart } from "./add-to-cart.server.ts";
import { linesOf } from "./cart.sql.server.ts";
import { replaceCart } from "./replace-cart.server.ts";

let database: Database;
let ids: ListingId[];
beforeAll(async () => {
  database = await testDatabase();
  ids = await insertListings(
    database.db,
    aComponent("ssd", { stock: 3 }),
    aComponent("ram", { stock: 2 }),
    aPc(),
    aPc({ title: "sold" }),
  );
  await takenBySomebody(database.db, ids[3]!, { how: "sold" });
});
afterAll(() => database.close());

const visitorId = aVisitor("replacing");
const inCart = async () =>
  (await linesOf(database.db, visitorId)).map(({ goods, quantity }) => [goods.id, quantity] as const);
const replaced = (...items: [ListingId | undefined, number][]) =>
  attempt(database.db, (tx) =>
    replaceCart(tx, {
      visitorId,
      items: items.map(([listingId, quantity]) => ({ listingId: listingId!, quantity })),
    }),
  );

describe("replacing a cart", () => {
  test("leaves exactly what was asked for, also less than before, and nothing at all", async () => {
    await addToCart(database, { visitorId, listingId: ids[0]!, quantity: 3 });
    expect(await replaced([ids[0], 1], [ids[1], 2])).toEqual({ ok: true, value: null });
    expect((await inCart()).toSorted()).toEqual(
      [
        [ids[0], 1],
        [ids[1], 2],
      ].toSorted(),
    );
    expect((await replaced()).ok).toBe(true);
    expect(await inCart()).toEqual([]);
  });

  test("changes nothing when one of them cannot be bought, and gives the reason of each", async () => {
    await replaced([ids[0], 2]);
    const refused = await replaced([ids[1], 5], [ids[2], 2], [ids[3], 1], [1_999_999_999 as ListingId, 1], [ids[0], 1]);
    expect(refused).toMatchObject({
      ok: false,
      domainError: {
        code: "items-unavailable",
        items: [
          { listingId: ids[1], code: "quantity-above-stock", available: 2 },
          { listingId: ids[2], code: "quantity-above-stock", available: 1 },
          { listingId: ids[3], code: "sold" },
          { code: "listing-unknown" },
        ],
      },
    });
    expect(await inCart()).toEqual([[ids[0], 2]]);
  });

  test("refuses more than fifty lines", async () => {
    const many = Array.from({ length: 51 }, (_, index): [ListingId, number] => [(index + 1) as ListingId, 1]);
    expect(await replaced(...many)).toMatchObject({ ok: false, domainError: { code: "cart-full" } });
  });
});
