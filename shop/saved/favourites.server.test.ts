import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction, type Database } from "../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { refuse } from "../../base/result.ts";
import { aPc, aUnit, insertListings } from "../../testing/builders.ts";
import { testDatabase } from "../../testing/database.ts";
import { waitForIndex } from "../../testing/catalogue-index.ts";
import { addFavourite } from "./add-favourite.server.ts";
import { MOST_FAVOURITES, priceDrop } from "./favourite.ts";
import { favouriteIds } from "./favourite-ids.server.ts";
import { deleteGuestFavourites, deleteExpiredViewed } from "./retention.server.ts";
import { listFavourites } from "./list-favourites.server.ts";
import { mergeFavourites } from "./merge-favourites.server.ts";
import { noteViewed } from "./note-viewed.server.ts";
import { removeFavourite } from "./remove-favourite.server.ts";
import { openCatalogueIndex, type CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import { MOST_VIEWED, withNewest } from "./viewed.ts";

let database: Database;
let catalogueIndex: CatalogueIndex;
let ids: ListingId[];
let visitors = 0;
const aVisitor = () => `visitor-${++visitors}` as VisitorId;
const list = (visitorId: VisitorId) => listFavourites({ db: database.db, catalogueIndex }, visitorId);

beforeAll(async () => {
  database = await testDatabase();
  ids = await insertListings(
    database.db,
    aPc({ price: ron(2599) }),
    aPc({ price: ron(3199) }),
    aPc({ units: [aUnit({ state: "scrapped" })] }),
    aPc({ state: "draft" }),
    aPc({ price: ron(1800) }),
  );
  catalogueIndex = await openCatalogueIndex(database, { error: (details) => expect.fail(String(details)) });
});

afterAll(async () => {
  await catalogueIndex.close();
  await database.close();
});

describe("favourites", () => {
  test("are the visitor's own, newest first, and gone ones say so", async () => {
    const visitorId = aVisitor();
    for (const listingId of [ids[0]!, ids[2]!, ids[1]!])
      expect(await addFavourite(database, { visitorId, listingId })).toMatchObject({ ok: true });
    expect((await list(visitorId)).map(({ listing, availability }) => [listing.id, availability])).toEqual([
      [ids[1], "free"],
      [ids[2], "gone"],
      [ids[0], "free"],
    ]);
    expect(await list(aVisitor())).toEqual([]);
  });

  test("keep the price at which they were first added, and tell what they have become cheaper by", async () => {
    const visitorId = aVisitor();
    const listingId = ids[4]!;
    await addFavourite(database, { visitorId, listingId });
    const fresh = await list(visitorId);
    expect(priceDrop(fresh[0]!)).toBeNull();
    await waitForIndex({ catalogueIndex, db: database.db }, () =>
      database.db
        .updateTable("listing")
        .set({ priceBani: ron(1650) })
        .where("id", "=", listingId)
        .execute(),
    );
    await addFavourite(database, { visitorId, listingId });
    const [favourite] = await list(visitorId);
    expect(favourite).toMatchObject({ seenPrice: ron(1800), listing: { price: ron(1650) } });
    expect(priceDrop(favourite!)).toBe(ron(150));
    expect(priceDrop({ ...favourite!, seenPrice: ron(1600) })).toBeNull();
  });

  test("refuse unpublished listings", async () => {
    const refused = refuse.notFound({ code: "listing-unknown" });
    expect(await addFavourite(database, { visitorId: aVisitor(), listingId: ids[3]! })).toEqual(refused);
    expect(await addFavourite(database, { visitorId: aVisitor(), listingId: 2_000_000_000 as ListingId })).toEqual(
      refused,
    );
  });

  test("are removed once and for all, however often that is asked", async () => {
    const visitorId = aVisitor();
    await addFavourite(database, { visitorId, listingId: ids[0]! });
    await removeFavourite(database, { visitorId, listingId: ids[0]! });
    await removeFavourite(database, { visitorId, listingId: ids[0]! });
    expect(await favouriteIds(database, visitorId)).toEqual([]);
  });

  test("are two hundred at most, also when two are added at once", async () => {
    const visitorId = aVisitor();
    const more = await insertListings(database.db, ...Array.from({ length: 2 }, () => aPc()));
    await sql`insert into listing (kind, title, price_bani, warranty_months, state, specs, published_at)
      select 'pc', 'x', 1, 1, 'withdrawn', '{}', now() from generate_series(1, ${MOST_FAVOURITES - 1}::int)`.execute(
      database.db,
    );
    await sql`insert into favourite (visitor_id, listing_id, seen_price_bani) select ${visitorId}, id, 1 from listing where title = 'x'`.execute(
      database.db,
    );
    const answers = await Promise.all(more.map((listingId) => addFavourite(database, { visitorId, listingId })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toEqual(refuse.invalid({ code: "favourites-full" }));
    expect(await favouriteIds(database, visitorId)).toHaveLength(MOST_FAVOURITES);
  });
});

const view = (visitorId: VisitorId, ...listingIds: ListingId[]) => noteViewed(database, { visitorId, listingIds });
const viewed = (visitorId: VisitorId) => view(visitorId);

describe("what was looked at", () => {
  test("is the visitor's own, newest first, each listing once", async () => {
    const visitorId = aVisitor();
    expect(await view(visitorId, ids[0]!, ids[1]!, ids[0]!)).toEqual([ids[0], ids[1]]);
    expect(await view(visitorId, ids[4]!)).toEqual([ids[4], ids[0], ids[1]]);
    expect(await view(visitorId, ids[1]!)).toEqual([ids[1], ids[4], ids[0]]);
    expect(await viewed(aVisitor())).toEqual([]);
  });

  test("contains no unpublished listings, and keeps those that are gone", async () => {
    const visitorId = aVisitor();
    expect(await view(visitorId, ids[3]!, 2_000_000_000 as ListingId, ids[2]!)).toEqual([ids[2]]);
  });

  test("is twelve listings at most, the newest", async () => {
    const visitorId = aVisitor();
    const many = await insertListings(database.db, ...Array.from({ length: MOST_VIEWED + 2 }, () => aPc()));
    for (const id of many) await view(visitorId, id);
    expect(await viewed(visitorId)).toEqual(many.toReversed().slice(0, MOST_VIEWED));
    let stored: number[] = [];
    for (const id of many) stored = withNewest(stored, id);
    expect(stored).toEqual(await viewed(visitorId));
  });

  test("is forgotten after ninety days", async () => {
    const visitorId = aVisitor();
    await view(visitorId, ids[0]!, ids[1]!);
    await sql`update viewed set viewed_at = now() - interval '91 days' where visitor_id = ${visitorId} and listing_id = ${ids[0]}`.execute(
      database.db,
    );
    await deleteExpiredViewed(database);
    expect(await viewed(visitorId)).toEqual([ids[1]]);
  });
});

test("favourites without an account are forgotten after a year, an account's are not", async () => {
  const [guest, account] = [aVisitor(), "account:0" as VisitorId];
  for (const visitorId of [guest, account])
    for (const listingId of [ids[0]!, ids[1]!]) await addFavourite(database, { visitorId, listingId });
  await sql`update favourite set added_at = now() - interval '366 days' where listing_id = ${ids[0]} and visitor_id in (${guest}, ${account})`.execute(
    database.db,
  );
  await deleteGuestFavourites(database);
  expect(await favouriteIds(database, guest)).toEqual([ids[1]]);
  expect(await favouriteIds(database, account)).toHaveLength(2);
});

describe("a guest who signs in", () => {
  const signIn = (from: VisitorId, to: VisitorId) =>
    transaction(database.db, (tx) => mergeFavourites(tx, { from, to }));

  test("finds the guest's favourites among the account's, and the guest has none any more", async () => {
    const [guest, account] = [aVisitor(), aVisitor()];
    await addFavourite(database, { visitorId: account, listingId: ids[0]! });
    await sql`update favourite set seen_price_bani = 1 where visitor_id = ${account}`.execute(database.db);
    for (const listingId of [ids[0]!, ids[1]!]) await addFavourite(database, { visitorId: guest, listingId });
    await signIn(guest, account);
    const merged = await list(account);
    expect(merged.map(({ listing }) => listing.id)).toEqual([ids[1], ids[0]]);
    expect(merged[1]!.seenPrice).toBe(1);
    expect(await favouriteIds(database, guest)).toEqual([]);
    await signIn(guest, account);
    expect(await favouriteIds(database, account)).toHaveLength(2);
  });

  test("keeps all of the account's where both have more than there is room for", async () => {
    const [guest, account] = [aVisitor(), aVisitor()];
    const older = await insertListings(database.db, ...Array.from({ length: MOST_FAVOURITES - 1 }, () => aPc()));
    await sql`insert into favourite (visitor_id, listing_id, seen_price_bani) select ${account}, id, 1 from listing where id = any(${`{${older.join(",")}}`}::int[])`.execute(
      database.db,
    );
    for (const listingId of [ids[0]!, ids[1]!]) await addFavourite(database, { visitorId: guest, listingId });
    await signIn(guest, account);
    const stored = await favouriteIds(database, account);
    expect(stored).toHaveLength(MOST_FAVOURITES);
    expect(stored).toEqual(expect.arrayContaining([...older, ids[1]]));
  });

  test("finds what the guest looked at", async () => {
    const [guest, account] = [aVisitor(), aVisitor()];
    await view(account, ids[0]!, ids[1]!);
    await view(guest, ids[4]!);
    await view(guest, ids[1]!);
    await signIn(guest, account);
    expect(await viewed(account)).toEqual([ids[1], ids[4], ids[0]]);
    expect(await viewed(guest)).toEqual([]);
  });

  test("who is already the account's own visitor loses nothing", async () => {
    const visitorId = aVisitor();
    await addFavourite(database, { visitorId, listingId: ids[0]! });
    await signIn(visitorId, visitorId);
    expect(await favouriteIds(database, visitorId)).toEqual([ids[0]]);
  });
});
