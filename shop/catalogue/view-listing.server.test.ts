import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fixedClock } from "../../base/clock.ts";
import type { Database, Db } from "../../base/db.server.ts";
import type { ListingId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { aGpu, aGraphicsCard, aPc, aUnit, insertListings } from "../../testing/builders.ts";
import { testDatabase } from "../../testing/database.ts";
import { waitForIndex, takenBySomebody, unitsOf } from "../../testing/catalogue-index.ts";
import { openCatalogueIndex, type CatalogueIndex } from "./catalogue-index.server.ts";
import { viewListing } from "./view-listing.server.ts";

const clock = fixedClock("2026-11-21T10:00:00Z");
let database: Database;
let catalogueIndex: CatalogueIndex;
let pc: ListingId;
let slower: ListingId;
let card: ListingId;
let draft: ListingId;
let fresh: ListingId;
let sold: ListingId;

beforeAll(async () => {
  database = await testDatabase();
  const ids = await insertListings(
    database.db,
    aPc({ price: ron(2500), units: [aUnit({ measured: { cinebench: 12_000, cs2: 300 } })] }),
    aPc({ price: ron(2400), units: [aUnit({ measured: { cinebench: 8000 } })] }),
    aGraphicsCard({ units: [aUnit(), aUnit({ grade: "B" })] }),
    aPc({ state: "draft" }),
    aPc({ price: ron(9000), specs: { gpu: aGpu({ chip: "GeForce RTX 4080" }) } }),
    aPc({ price: ron(4000) }),
    aPc({ price: ron(4100) }),
  );
  [pc, slower, card, draft, , fresh, sold] = ids as [
    ListingId,
    ListingId,
    ListingId,
    ListingId,
    ListingId,
    ListingId,
    ListingId,
  ];
  await takenBySomebody(database.db, sold, { how: "sold" });
  catalogueIndex = await openCatalogueIndex(database, {
    error(details, message) {
      throw new Error(message, { cause: details });
    },
  });
});
afterAll(async () => {
  await catalogueIndex.close();
  await database.close();
});

const view = (id: ListingId, db: Db = database.db) => viewListing({ db, clock, catalogueIndex }, id);

describe("a listing's page", () => {
  test("makes one query, none until the listing changes, and two for a listing that is gone", async () => {
    let queries = 0;
    const counting = database.db.withPlugin({
      transformQuery({ node }) {
        queries++;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const questions = async (id: ListingId) => {
      queries = 0;
      await view(id, counting);
      return queries;
    };
    for (const id of [pc, card])
      expect([await questions(id), await questions(id), await questions(id)]).toEqual([1, 0, 0]);
    await waitForIndex({ catalogueIndex, db: database.db }, () =>
      sql`update listing set warranty_months = 6 where id = ${card}`.execute(database.db),
    );
    expect([await questions(card), await questions(card)]).toEqual([1, 0]);
    expect([await questions(sold), await questions(sold)]).toEqual([2, 2]);
  });

  test("shows new measurements and prices", async () => {
    const [unit] = await unitsOf(database.db, fresh);
    const shown = async () => (await view(fresh))?.measurements.map(({ test, value }) => `${test} ${value}`);
    expect(await shown()).toEqual([]);
    const run = {
      unitId: unit!,
      test: "heaven",
      value: 4100,
      resolution: null,
      settings: null,
      version: "4.0",
      measuredAt: clock.now(),
      source: "bench",
    } as const;
    await waitForIndex({ catalogueIndex, db: database.db }, () =>
      database.db.insertInto("measurement").values(run).execute(),
    );
    expect(await shown()).toEqual(["heaven 4100"]);
    expect((await view(fresh))?.measurements[0]).toMatchObject({
      measuredAt: clock.now(),
      resolution: null,
      source: "bench",
    });
    const prices = [
      { priceBani: ron(5000), since: new Date("2026-10-01") },
      { priceBani: ron(4000), since: new Date("2026-11-20") },
    ];
    await waitForIndex({ catalogueIndex, db: database.db }, () =>
      database.db
        .insertInto("priceLog")
        .values(prices.map((price) => ({ listingId: fresh, ...price })))
        .execute(),
    );
    expect((await view(fresh))?.was).toBe(ron(5000));
  });

  test("ranks results among the machines in the index", async () => {
    const shown = await view(pc);
    const cinebench = shown?.measurements.find(({ test }) => test === "cinebench");
    expect(cinebench).toMatchObject({ value: 12_000, percentBelow: 50, range: { lowest: 8000, highest: 12_000 } });
    expect(catalogueIndex.countMeasured("cinebench")).toBe(2);
  });

  test("does not compare a run at another setting with the standard one", async () => {
    await waitForIndex({ catalogueIndex, db: database.db }, () =>
      sql`update measurement set resolution = '2560x1440', settings = 'ultra' where test = 'cs2'`.execute(database.db),
    );
    const shown = await view(pc);
    expect(shown?.measurements.find(({ test }) => test === "cs2")).toMatchObject({ value: 300, range: null });
  });

  test("shows the lowest grade of a component's units, so that nobody gets less than promised", async () => {
    expect((await view(card))?.listing).toMatchObject({ grade: "B", free: 2 });
  });

  test("offers the nearest machines, not the listing itself", async () => {
    expect((await view(pc))?.similar[0]?.id).toBe(slower);
    expect((await view(pc))?.similar.map(({ id }) => id)).not.toContain(pc);
  });

  test("shows that a machine is held, and stays when it was withdrawn", async () => {
    expect((await view(slower))?.availability).toBe("free");
    await waitForIndex({ catalogueIndex, db: database.db }, () =>
      takenBySomebody(database.db, slower, { how: "held" }),
    );
    expect((await view(slower))?.availability).toBe("held");
    await waitForIndex({ catalogueIndex, db: database.db }, () =>
      database.db.updateTable("listing").set({ state: "withdrawn" }).where("id", "=", slower).execute(),
    );
    expect(await view(slower)).toMatchObject({ availability: "gone", listing: { id: slower } });
  });

  test("does not exist for a draft or an unknown id", async () => {
    expect(await view(draft)).toBeNull();
    expect(await view(999_999 as ListingId)).toBeNull();
  });
});
