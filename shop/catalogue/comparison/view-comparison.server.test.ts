import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import { ron } from "../../../base/money.ts";
import { aPc, insertListings } from "../../../testing/builders.ts";
import { testDatabase } from "../../../testing/database.ts";
import { openCatalogueIndex, type CatalogueIndex } from "../catalogue-index.server.ts";
import { viewComparison } from "./view-comparison.server.ts";

let database: Database;
let catalogueIndex: CatalogueIndex;
let ids: ListingId[];
const view = (requested: ListingId[], onlyDifferences = false) =>
  viewComparison({ catalogueIndex, db: database.db }, { ids: requested, unreadable: [], onlyDifferences });

beforeAll(async () => {
  database = await testDatabase();
  ids = await insertListings(
    database.db,
    ...[2000, 2100, 2200, 2300, 2400, 2500].map((price) => aPc({ price: ron(price) })),
    aPc({ state: "withdrawn" }),
  );
  catalogueIndex = await openCatalogueIndex(database, { error: (details) => expect.fail(String(details)) });
});

afterAll(async () => {
  await catalogueIndex.close();
  await database.close();
});

describe("the page of a comparison", () => {
  test("shows every row, or those alone that differ and how many it left out", async () => {
    const all = await view(ids.slice(0, 2));
    expect(all.hidden).toBe(0);
    const different = await view(ids.slice(0, 2), true);
    expect(different.rows.map(({ key }) => key)).toEqual(["price"]);
    expect(different.hidden).toBe(all.rows.length - 1);
  });

  test("suggests what is like the first while there is room, and nothing that is compared already", async () => {
    const one = await view([ids[2]!]);
    expect(one.rows).toEqual([]);
    expect(one.suggested.map(({ id }) => id)).toEqual(expect.arrayContaining([ids[1], ids[3]]));
    expect(one.suggested.map(({ id }) => id)).not.toContain(ids[2]);
    expect((await view(ids.slice(0, 4))).suggested).toEqual([]);
    expect((await view([])).suggested).toEqual([]);
  });

  test("keeps a machine that is gone, so that a link sent a week ago still means something", async () => {
    const { compared, leftOut } = await view([ids[0]!, ids[6]!]);
    expect(compared.map(({ availability }) => availability)).toEqual(["free", "gone"]);
    expect(leftOut).toEqual([]);
  });
});
