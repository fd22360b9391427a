import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../../base/db.server.ts";
import { seedDemo } from "../../../demo/seed.server.ts";
import { openShelf, type Shelf } from "../../../shop/catalogue/catalogue-index.server.ts";
import type { Build } from "../../../shop/compatibility/build.ts";
import { checkFit } from "../../../shop/compatibility/check-fit.ts";
import { known } from "../../../shop/compatibility/known-platforms.server.ts";
import { powerOf } from "../../../shop/compatibility/power.ts";
import { testDatabase } from "../../../testing/database.ts";
import { beginningsOn, type ShownBeginning } from "./starter-builds.view.server.ts";

let database: Database;
let shelf: Shelf;
beforeAll(async () => {
  database = await testDatabase();
  await seedDemo(database.db, { now: new Date("2026-11-21T10:00:00Z"), pcs: 300 });
  shelf = await openShelf(database, pino({ level: "silent" }));
});
afterAll(async () => {
  await shelf.close();
  await database.close();
});

function buildOf({ asked }: ShownBeginning): Build {
  return asked.map(({ listingId, quantity }) => {
    const listing = shelf.byId(listingId);
    if (listing?.kind !== "component") throw new Error(`${listingId} is no component on the shelf`);
    return { listing, quantity };
  });
}

test("the shop's own rules have nothing to say about the ready builds, and each supply gives what the shop would put in", () => {
  const beginnings = beginningsOn(shelf);
  expect(beginnings).toHaveLength(4);
  for (const beginning of beginnings) {
    const build = buildOf(beginning);
    const { wanted, supply } = powerOf(build);
    expect(checkFit(build, known)).toEqual([]);
    expect(supply).toBeGreaterThanOrEqual(wanted);
    expect(beginning.total).toBeLessThanOrEqual(beginning.budget);
  }
});
