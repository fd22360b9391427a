import { expect, test } from "vitest";
import { openPostgres } from "../base/db.server.ts";
import { freshPostgres } from "../testing/postgres.ts";
import { seedDemo } from "./seed.server.ts";

const now = new Date("2026-11-21T09:00:00Z");

test("three shops that open together on one empty database fill it once", async () => {
  const url = await freshPostgres();
  const shops = [1, 2, 3].map(() => openPostgres(url, { connections: 2 }));
  const results = await Promise.all(shops.map(({ db }) => seedDemo(db, { now })));
  expect(results.filter(({ seeded }) => seeded)).toHaveLength(1);
  const { count } = await shops[0]!.db
    .selectFrom("listing")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(results.reduce((total, { listings }) => total + listings, 0));
  await Promise.all(shops.map((shop) => shop.close()));
});
