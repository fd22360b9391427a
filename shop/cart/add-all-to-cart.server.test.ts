import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../base/db.server.ts";
import type { ListingId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { refuse } from "../../base/result.ts";
import { aComponent, aPc, insertListings } from "../../testing/builders.ts";
import { testDatabase } from "../../testing/database.ts";
import { aVisitor, putOnSale, setPrice, takenBySomebody } from "../../testing/catalogue-index.ts";
import { addAllToCart } from "./add-all-to-cart.server.ts";
import { addToCart } from "./add-to-cart.server.ts";
import { MAX_LINES, type Item } from "./cart.ts";
import { linesOf } from "./cart.sql.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

let visitors = 0;
const newVisitor = () => aVisitor(`all-${++visitors}`);
const inCart = async (visitorId: ReturnType<typeof aVisitor>) =>
  (await linesOf(database.db, visitorId)).map(({ goods, quantity }) => [goods.id, quantity]);

/** A processor, a board with one unit, and four memory kits. */
async function threeParts(): Promise<[ListingId, ListingId, ListingId]> {
  return (await insertListings(
    database.db,
    aComponent("processors", { stock: 2 }),
    aComponent("motherboards"),
    aComponent("ram", { stock: 4 }),
  )) as [ListingId, ListingId, ListingId];
}
const items = (...given: [ListingId, number][]): Item[] =>
  given.map(([listingId, quantity]) => ({ listingId, quantity }));
const add = (visitorId: ReturnType<typeof aVisitor>, given: Item[]) =>
  addAllToCart(database, { visitorId, items: given });

describe("a whole build put into the cart", () => {
  test("is there with all its parts, in their number", async () => {
    const visitorId = newVisitor();
    const [cpu, board, ram] = await threeParts();
    expect(await add(visitorId, items([cpu, 1], [board, 1], [ram, 2]))).toEqual({ ok: true, value: null });
    expect(await inCart(visitorId)).toEqual(
      expect.arrayContaining([
        [cpu, 1],
        [board, 1],
        [ram, 2],
      ]),
    );
  });

  test("twice, as by a double click, is there once", async () => {
    const visitorId = newVisitor();
    const [cpu, board, ram] = await threeParts();
    const both = await Promise.all([1, 2].map(() => add(visitorId, items([cpu, 1], [board, 1], [ram, 2]))));
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
    expect((await inCart(visitorId)).toSorted()).toEqual(
      [
        [cpu, 1],
        [board, 1],
        [ram, 2],
      ].toSorted(),
    );
  });

  test("raises what is there already, never lowers it, and agrees to today's prices", async () => {
    const visitorId = newVisitor();
    const [cpu, , ram] = await threeParts();
    await add(visitorId, items([cpu, 2], [ram, 1]));
    await setPrice(database.db, cpu, { price: ron(333) });
    await add(visitorId, items([cpu, 1], [ram, 3]));
    expect(
      (await linesOf(database.db, visitorId)).map(({ goods, quantity, seenPrice }) => [goods.id, quantity, seenPrice]),
    ).toEqual(
      expect.arrayContaining([
        [cpu, 2, ron(333)],
        [ram, 3, ron(350)],
      ]),
    );
  });

  test("is refused completely if an item is unavailable, with the reason of each", async () => {
    const visitorId = newVisitor();
    const [cpu, board, ram] = await threeParts();
    const [sold, pc] = [await putOnSale(database.db, aComponent("ssd")), await putOnSale(database.db, aPc())];
    await takenBySomebody(database.db, sold, { how: "sold" });
    await takenBySomebody(database.db, board, { how: "held" });
    const answer = await add(
      visitorId,
      items([cpu, 1], [board, 1], [ram, 5], [sold, 1], [pc, 2], [2_000_000_000 as ListingId, 1]),
    );
    expect(answer).toEqual(
      refuse.conflict({
        code: "items-unavailable",
        items: [
          { listingId: board, code: "held" },
          { listingId: ram, code: "quantity-above-stock", available: 4 },
          { listingId: sold, code: "sold" },
          { listingId: pc, code: "quantity-above-stock", available: 1 },
          { listingId: 2_000_000_000, code: "listing-unknown" },
        ],
      }),
    );
    expect(await database.db.selectFrom("cart").where("visitorId", "=", visitorId).selectAll().execute()).toEqual([]);
  });

  test("can include units allocated to this visitor", async () => {
    const visitorId = newVisitor();
    const [, board] = await threeParts();
    await takenBySomebody(database.db, board, { how: "held" });
    await database.db.updateTable("hold").set({ visitorId }).where("visitorId", "=", aVisitor("somebody")).execute();
    expect(await add(visitorId, items([board, 1]))).toMatchObject({ ok: true });
  });

  test("finds no room in a cart of fifty things, unless it is in it already", async () => {
    const visitorId = newVisitor();
    const many = await insertListings(database.db, ...Array.from({ length: MAX_LINES }, () => aComponent("hdd")));
    const [first = many[0]!, second = many[1]!] = many;
    expect(
      await add(
        visitorId,
        many.slice(1).map((listingId) => ({ listingId, quantity: 1 })),
      ),
    ).toMatchObject({ ok: true });
    const [cpu, board] = await threeParts();
    expect(await add(visitorId, items([cpu, 1], [board, 1]))).toEqual(refuse.invalid({ code: "cart-full" }));
    expect(await add(visitorId, items([first, 1], [second, 1]))).toMatchObject({ ok: true });
    expect(await addToCart(database, { visitorId, listingId: cpu, quantity: 1 })).toMatchObject({
      domainError: { code: "cart-full" },
    });
    expect(await inCart(visitorId)).toHaveLength(MAX_LINES);
  });

  test("of nothing is nothing", async () => {
    const visitorId = newVisitor();
    expect(await add(visitorId, [])).toEqual({ ok: true, value: null });
    expect(await inCart(visitorId)).toEqual([]);
  });
});
