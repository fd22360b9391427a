import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import type { Database } from "../base/db.server.ts";
import { ron } from "../base/money.ts";
import { testDatabase } from "../testing/database.ts";
import { seedDemo } from "./seed.server.ts";

const now = new Date("2026-11-21T09:00:00Z");
const listing = {
  kind: "pc",
  category: null,
  priceBani: ron(999),
  warrantyMonths: 12,
  badge: null,
  state: "draft",
  specs: "{}",
  publishedAt: now,
} as const;
let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test("an empty shop is filled once, with progress, and a second start adds nothing", async () => {
  const progress: string[] = [];
  const first = await seedDemo(database.db, { now, onProgress: (message) => progress.push(message) });
  expect(first.seeded).toBe(true);
  expect(first.listings).toBeGreaterThan(909 + 9 * 12);
  expect(progress.length).toBeGreaterThan(2);
  expect(await counts()).toMatchObject({ listings: first.listings, pcs: 909, units: first.units });

  const again = await seedDemo(database.db, { now });
  expect(again).toEqual({ seeded: false, listings: 0, units: 0 });
  expect(await counts()).toMatchObject({ listings: first.listings, units: first.units });
});

test("figures are marked as demo figures, and every PC has its five games at the standard setting", async () => {
  const { sources, untested } = await one<{ sources: string; untested: number }>(sql`
    select (select string_agg(distinct source, ',') from measurement) as sources,
      (select count(*)::int from unit u join listing l on l.id = u.listing_id where l.kind = 'pc' and 5 <>
        (select count(*) from measurement m where m.unit_id = u.id and m.test in ('lol', 'gtav', 'cs2', 'pubg', 'valorant')
          and m.resolution = '1920x1080' and m.settings = 'high')) as untested`);
  expect(sources).toBe("demo");
  expect(untested).toBe(0);
});

test("what staff add next gets the next number", async () => {
  const { id, last } = await database.db
    .insertInto("listing")
    .values({ ...listing, title: "The next" })
    .returning(({ selectFrom, fn }) => ["id", selectFrom("listing").select(fn.max("id").as("last")).as("last")])
    .executeTakeFirstOrThrow();
  expect(id).toBe(Number(last) + 1);
});

test("a shop that has a listing of its own is left alone", async () => {
  const other = await testDatabase();
  await other.db
    .insertInto("listing")
    .values({ ...listing, title: "Ours" })
    .execute();
  expect(await seedDemo(other.db, { now })).toEqual({ seeded: false, listings: 0, units: 0 });
  await other.close();
});

function counts() {
  return one(sql`select (select count(*)::int from listing) as listings, (select count(*)::int from listing where kind = 'pc') as pcs,
    (select count(*)::int from unit) as units`);
}

async function one<T>(query: ReturnType<typeof sql<T>>): Promise<T> {
  const { rows } = await query.execute(database.db);
  return rows[0]!;
}
