import { afterAll, beforeAll, expect, test } from "vitest";
import type { ListingId } from "../../base/id.ts";
import { aPc, aUnit } from "../../testing/builders.ts";
import { putOnSale, takenBySomebody, unitsOf, waitForIndex } from "../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { LivePassports } from "./live-passports.server.ts";

let shop: TestShop;
let passports: LivePassports;
let queries = 0;

beforeAll(async () => {
  shop = await openTestShop();
  const counting = shop.db.withPlugin({
    transformQuery({ node }) {
      queries++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  passports = new LivePassports({ db: counting, catalogueIndex: shop.catalogueIndex });
});
afterAll(() => shop.close());

async function onSale(units: number): Promise<ListingId> {
  let id: ListingId;
  await waitForIndex(shop, async () => {
    id = await putOnSale(shop.db, aPc({ units: Array.from({ length: units }, () => aUnit()) }));
  });
  return id!;
}

/** The units whose passports a page links to, and the queries that this took. */
async function shown(id: ListingId): Promise<{ units: string[]; queries: number }> {
  queries = 0;
  const units = (await passports.of(id)).map(({ unit }) => unit);
  return { units, queries };
}

test("the passports of a listing are read once until one of its units changes", async () => {
  const id = await onSale(2);
  const before = await shown(id);
  expect(before).toMatchObject({ units: [expect.any(String), expect.any(String)], queries: 1 });
  expect(await shown(id)).toEqual({ ...before, queries: 0 });
  const [unit] = await unitsOf(shop.db, id);
  await waitForIndex(shop, () =>
    shop.db.updateTable("unit").set({ state: "scrapped" }).where("id", "=", unit!).execute(),
  );
  const after = await shown(id);
  expect(after).toMatchObject({ units: [expect.any(String)], queries: 1 });
  expect(before.units).toContain(after.units[0]);
  expect(await shown(id)).toEqual({ ...after, queries: 0 });
});

test("the passport of a unit that was sold comes last, and those of a listing that is gone are read each time", async () => {
  const id = await onSale(2);
  const [first, second] = (await shown(id)).units;
  const { id: firstUnit } = await shop.db
    .selectFrom("unit")
    .where("code", "=", first!)
    .select("id")
    .executeTakeFirstOrThrow();
  const sell = (units: number) => waitForIndex(shop, () => takenBySomebody(shop.db, id, { how: "sold", units }));
  await sell(1);
  const [sold] = await unitsOf(shop.db, id);
  const expected = sold === firstUnit ? [second, first] : [first, second];
  expect((await shown(id)).units).toEqual(expected);
  await sell(2);
  expect([(await shown(id)).queries, (await shown(id)).queries]).toEqual([1, 1]);
});
