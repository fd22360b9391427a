import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openCatalogueIndex, type CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import type { Database } from "../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { aComponent, insertListings } from "../../testing/builders.ts";
import { testDatabase } from "../../testing/database.ts";
import { aVisitor, waitForIndex, setPrice, takenBySomebody } from "../../testing/catalogue-index.ts";
import { saveBuild } from "./save-build.server.ts";
import { viewSavedBuilds } from "./view-saved-builds.server.ts";

let database: Database;
let catalogueIndex: CatalogueIndex;
let cpu: ListingId;
let board: ListingId;
let ram: ListingId;

beforeAll(async () => {
  database = await testDatabase();
  const stock = [
    aComponent("processors", { title: "Ryzen 5 5600", price: ron(400) }),
    aComponent("motherboards", { title: "B550-A PRO", price: ron(500) }),
    aComponent("ram", { title: "Fury Beast", price: ron(150), stock: 3 }),
  ];
  [cpu, board, ram] = (await insertListings(database.db, ...stock)) as [ListingId, ListingId, ListingId];
  catalogueIndex = await openCatalogueIndex(database, { error: (details) => expect.fail(String(details)) });
});
afterAll(async () => {
  await catalogueIndex.close();
  await database.close();
});

let visitors = 0;
async function aBuild(): Promise<VisitorId> {
  const visitorId = aVisitor(`view-${++visitors}`);
  const requested = [
    { category: "processors", listingId: cpu, quantity: 1 },
    { category: "motherboards", listingId: board, quantity: 1 },
    { category: "ram", listingId: ram, quantity: 2 },
  ] as const;
  await saveBuild(database, { visitorId, buildId: null, name: "De joc", requested });
  return visitorId;
}

async function viewOf(visitorId: VisitorId) {
  const [view] = await viewSavedBuilds({ db: database.db, catalogueIndex }, visitorId);
  return {
    fits: view?.fits,
    missing: view?.missing,
    states: view?.parts.map(({ state }) => state),
    before: view?.before,
    now: view?.now,
  };
}

const missing = ["graphics", "storage", "cases", "coolers", "power-supplies"];

describe("a saved build, looked at again", () => {
  test("is as it was while nothing has happened", async () => {
    expect(await viewOf(await aBuild())).toEqual({
      fits: true,
      missing,
      states: ["free", "free", "free"],
      before: ron(1200),
      now: ron(1200),
    });
  });

  test("says what it costs now and what became of its parts, and compares only what can still be bought", async () => {
    const visitorId = await aBuild();
    await waitForIndex({ catalogueIndex, db: database.db }, () => setPrice(database.db, ram, { price: ron(120) }));
    expect(await viewOf(visitorId)).toEqual({
      fits: true,
      missing,
      states: ["free", "free", "free"],
      before: ron(1200),
      now: ron(1140),
    });
    await waitForIndex({ catalogueIndex, db: database.db }, () => takenBySomebody(database.db, cpu, { how: "held" }));
    await waitForIndex({ catalogueIndex, db: database.db }, () => takenBySomebody(database.db, board, { how: "sold" }));
    await waitForIndex({ catalogueIndex, db: database.db }, () =>
      takenBySomebody(database.db, ram, { how: "held", units: 2 }),
    );
    expect(await viewOf(visitorId)).toEqual({
      fits: true,
      missing: ["motherboards", ...missing],
      states: ["held", "gone", "short"],
      before: ron(700),
      now: ron(640),
    });
  });

  test("says that its parts do not go together", async () => {
    const visitorId = aVisitor("view-misfit");
    const [intel, am4] = (await insertListings(
      database.db,
      aComponent("processors", { specs: { brand: "Intel", model: "Core i5-12400", socket: "LGA1700" } }),
      aComponent("motherboards"),
    )) as [ListingId, ListingId];
    await saveBuild(database, {
      visitorId,
      buildId: null,
      name: "x",
      requested: [
        { category: "processors", listingId: intel, quantity: 1 },
        { category: "motherboards", listingId: am4, quantity: 1 },
      ],
    });
    await expect.poll(async () => viewOf(visitorId)).toMatchObject({ fits: false, states: ["free", "free"] });
  });

  test("names a part of which not even the listing is left", async () => {
    const visitorId = aVisitor("view-deleted");
    const [gone] = (await insertListings(database.db, aComponent("cases", { title: "Pop Air", units: [] }))) as [
      ListingId,
    ];
    await saveBuild(database, {
      visitorId,
      buildId: null,
      name: "x",
      requested: [{ category: "cases", listingId: gone, quantity: 1 }],
    });
    await database.db.deleteFrom("listing").where("id", "=", gone).execute();
    await expect
      .poll(async () => (await viewSavedBuilds({ db: database.db, catalogueIndex }, visitorId))[0]?.parts)
      .toMatchObject([{ title: "Pop Air", listing: null, state: "gone" }]);
  });
});
