import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../base/db.server.ts";
import type { ListingId } from "../../base/id.ts";
import { aGraphicsCard, aPc, aUnit, insertListings } from "../../testing/builders.ts";
import { testDatabase } from "../../testing/database.ts";
import { findOffered } from "./find-offered.server.ts";
import { openCatalogueIndex, type CatalogueIndex } from "./catalogue-index.server.ts";

let database: Database;
let catalogueIndex: CatalogueIndex;
let ids: ListingId[];

beforeAll(async () => {
  database = await testDatabase();
  const held = aUnit();
  ids = await insertListings(
    database.db,
    aPc(),
    aPc({ units: [held] }),
    aPc({ state: "withdrawn" }),
    aPc({ state: "draft" }),
    aGraphicsCard({ units: [aUnit({ state: "scrapped" })] }),
  );
  await database.db
    .insertInto("hold")
    .values({
      unitId: held.id,
      kind: "reservation",
      until: new Date("2999-01-01"),
      visitorId: null,
      orderId: null,
      email: "a@b.ro",
    })
    .execute();
  catalogueIndex = await openCatalogueIndex(database, { error: (details) => expect.fail(String(details)) });
});

afterAll(async () => {
  await catalogueIndex.close();
  await database.close();
});

describe("listings found again by their numbers", () => {
  test("come in the order asked for and say whether they can still be bought", async () => {
    const wanted = [ids[4]!, ids[2]!, ids[1]!, ids[0]!];
    const found = await findOffered({ catalogueIndex, db: database.db }, wanted);
    expect(found.map(({ listing, availability }) => [listing.id, availability])).toEqual([
      [ids[4], "gone"],
      [ids[2], "gone"],
      [ids[1], "held"],
      [ids[0], "free"],
    ]);
  });

  test("leave out drafts and unknown ids", async () => {
    expect(await findOffered({ catalogueIndex, db: database.db }, [ids[3]!, 2_147_483_647 as ListingId])).toEqual([]);
  });

  test("need no query while all are in the index", async () => {
    const db = new Proxy(database.db, { get: () => expect.fail("asked the database") });
    expect(await findOffered({ catalogueIndex, db }, [ids[0]!, ids[1]!])).toHaveLength(2);
  });
});
