import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../../base/db.server.ts";
import { seedDemo } from "../../../demo/seed.server.ts";
import { openCatalogueIndex, type CatalogueIndex } from "../../../shop/catalogue/catalogue-index.server.ts";
import type { Build } from "../../../shop/compatibility/build.ts";
import { checkFit } from "../../../shop/compatibility/check-fit.ts";
import { known } from "../../../shop/compatibility/known-platforms.server.ts";
import { powerOf } from "../../../shop/compatibility/power.ts";
import { loadFpsModel } from "../../../shop/estimates/load-fps-model.server.ts";
import { testDatabase } from "../../../testing/database.ts";
import { starterBuildsView, type StarterBuildView } from "./starter-builds.view.server.ts";

let database: Database;
let catalogueIndex: CatalogueIndex;
beforeAll(async () => {
  database = await testDatabase();
  await seedDemo(database.db, { now: new Date("2026-11-21T10:00:00Z"), pcs: 300 });
  catalogueIndex = await openCatalogueIndex(database, pino({ level: "silent" }));
});
afterAll(async () => {
  await catalogueIndex.close();
  await database.close();
});

function buildOf({ requested }: StarterBuildView): Build {
  return requested.map(({ listingId, quantity }) => {
    const listing = catalogueIndex.byId(listingId);
    if (listing?.kind !== "component") throw new Error(`${listingId} is no component on the shelf`);
    return { listing, quantity };
  });
}

test("the starter builds have no issues, and each power supply meets the shop's own recommendation", async () => {
  const starterBuilds = starterBuildsView(catalogueIndex, await loadFpsModel(database.db));
  expect(starterBuilds).toHaveLength(4);
  for (const starterBuild of starterBuilds) {
    const build = buildOf(starterBuild);
    const { wanted, supply } = powerOf(build);
    expect(checkFit(build, known)).toEqual([]);
    expect(supply).toBeGreaterThanOrEqual(wanted);
    expect(starterBuild.total).toBeLessThanOrEqual(starterBuild.budget);
  }
});
