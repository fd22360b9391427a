import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { sql } from "kysely";
import type { Database } from "../../base/db.server.ts";
import { newId, type ListingId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { aGraphicsCard, aPc, aUnit, insertListings } from "../../testing/builders.ts";
import { testDatabase } from "../../testing/database.ts";
import { caughtUp } from "../../testing/catalogue-index.ts";
import { everything } from "./search/filter.ts";
import { openCatalogueIndex, type CatalogueIndex } from "./catalogue-index.server.ts";

const opened: { catalogueIndex: CatalogueIndex; database: Database }[] = [];

async function openShop(stock: Parameters<typeof insertListings> extends [unknown, ...infer S] ? S : never) {
  const database = await testDatabase();
  const ids = await insertListings(database.db, ...stock);
  const catalogueIndex = await openCatalogueIndex(database, {
    error(details, message) {
      throw new Error(message, { cause: details });
    },
  });
  opened.push({ catalogueIndex, database });
  return { catalogueIndex, db: database.db, ids };
}

/** Resolves once the index has processed a change of this listing. */
function changeOf(catalogueIndex: CatalogueIndex, id: ListingId | undefined): Promise<void> {
  return new Promise((resolve) => {
    const stop = catalogueIndex.onChange((changed) => {
      if (changed !== "all" && !changed.some((listing) => listing === id)) return;
      stop();
      resolve();
    });
  });
}

const pcs = (catalogueIndex: CatalogueIndex) => catalogueIndex.search(everything("pc")).listings.map(({ id }) => id);

afterEach(async () => {
  for (const { catalogueIndex, database } of opened.splice(0)) {
    await catalogueIndex.close();
    await database.close();
  }
});

describe("the catalogue index", () => {
  test("shows what is live and free, newest first, and nothing else", async () => {
    const { catalogueIndex, ids } = await openShop([
      aPc({ publishedAt: new Date("2026-01-01") }),
      aPc({ publishedAt: new Date("2026-03-01") }),
      aPc({ state: "draft" }),
      aPc({ state: "withdrawn" }),
      aPc({ units: [aUnit({ state: "inspection" })] }),
      aGraphicsCard(),
    ]);
    expect(pcs(catalogueIndex)).toEqual([ids[1], ids[0]]);
    expect(catalogueIndex.count("pc")).toBe(2);
    expect(catalogueIndex.count("graphics-cards")).toBe(1);
  });

  test("counts the free units of a component", async () => {
    const units = [aUnit(), aUnit(), aUnit({ state: "scrapped" })];
    const { catalogueIndex, db, ids } = await openShop([aGraphicsCard({ units })]);
    const change = changeOf(catalogueIndex, ids[0]);
    await db
      .insertInto("hold")
      .values({
        unitId: units[0]!.id,
        kind: "reservation",
        until: new Date("2999-01-01"),
        visitorId: null,
        orderId: null,
        email: "a@b.ro",
      })
      .execute();
    await change;
    expect(catalogueIndex.byId(ids[0]!)).toMatchObject({ free: 1, stock: 2 });
  });

  test("gets a new price by notification", async () => {
    const { catalogueIndex, db, ids } = await openShop([aPc({ price: ron(2000) })]);
    const change = changeOf(catalogueIndex, ids[0]);
    await db
      .updateTable("listing")
      .set({ priceBani: ron(1800) })
      .where("id", "=", ids[0]!)
      .execute();
    await change;
    expect(catalogueIndex.search(everything("pc")).listings[0]?.price).toBe(ron(1800));
    expect(catalogueIndex.version).toBe(2);
  });

  test("removes an allocated machine, and adds it again when the allocation expires, although no row changes then", async () => {
    const unit = aUnit();
    const { catalogueIndex, db, ids } = await openShop([aPc({ units: [unit] })]);
    const held = changeOf(catalogueIndex, ids[0]);
    await db
      .insertInto("hold")
      .values({
        unitId: unit.id,
        kind: "checkout",
        until: sql<Date>`now() + interval '300 milliseconds'`,
        visitorId: null,
        orderId: null,
        email: null,
      })
      .execute();
    await held;
    expect(pcs(catalogueIndex)).toEqual([]);
    expect(catalogueIndex.byId(ids[0]!)).toMatchObject({ free: 0, stock: 1 });
    await changeOf(catalogueIndex, ids[0]);
    expect(pcs(catalogueIndex)).toEqual([ids[0]]);
  });

  test("removes a sold machine", async () => {
    const unit = aUnit();
    const { catalogueIndex, db, ids } = await openShop([aPc({ units: [unit] }), aPc()]);
    const orderId = newId<"order">();
    await db
      .insertInto("salesOrder")
      .values({
        id: orderId,
        number: "ORD-000001",
        state: "paid",
        visitorId: null,
        language: "ro",
        email: "a@b.ro",
        phone: "0700000000",
        shippingAddress: "{}",
        paymentMethod: "bank",
        goodsBani: ron(1),
        servicesBani: ron(0),
        shippingBani: ron(0),
        totalBani: ron(1),
        extendedWarranty: false,
        idempotencyKey: "1",
        estimatedDelivery: new Date("2026-12-01"),
      })
      .execute();
    const change = changeOf(catalogueIndex, ids[0]);
    await db
      .insertInto("hold")
      .values({ unitId: unit.id, kind: "sale", until: null, visitorId: null, orderId, email: null })
      .execute();
    await change;
    expect(catalogueIndex.byId(ids[0]!)).toBeNull();
    expect(pcs(catalogueIndex)).toEqual([ids[1]]);
  });

  test("reads everything again after a notification that it may have missed changes", async () => {
    const { catalogueIndex, db } = await openShop([aPc()]);
    await sql`alter table listing disable trigger listing_tells`.execute(db);
    await sql`alter table unit disable trigger unit_tells`.execute(db);
    await insertListings(db, aPc());
    expect(catalogueIndex.count("pc")).toBe(1);
    const change = changeOf(catalogueIndex, undefined);
    await sql`select pg_notify('listing_changed', '*')`.execute(db);
    await change;
    expect(catalogueIndex.count("pc")).toBe(2);
  });

  test("when it reads again, applies all missed changes and leaves unchanged listings as they are", async () => {
    const units = Array.from({ length: 7 }, () => aUnit({ grade: "A" }));
    const { catalogueIndex, db, ids } = await openShop([
      ...units.slice(0, 6).map((unit, place) => aPc({ title: `PC ${place}`, units: [unit] })),
      aGraphicsCard({ units: [units[6]!, aUnit({ grade: "A" })] }),
    ]);
    const [same, priced, measured, withdrawn, held, graded, card] = ids as [
      ListingId,
      ListingId,
      ListingId,
      ListingId,
      ListingId,
      ListingId,
      ListingId,
    ];
    for (const [table, trigger] of [
      ["listing", "listing_tells"],
      ["unit", "unit_tells"],
      ["hold", "hold_tells"],
    ] as const)
      await sql`alter table ${sql.table(table)} disable trigger ${sql.id(trigger)}`.execute(db);
    await sql`alter table measurement disable trigger all`.execute(db);
    const before = catalogueIndex.byId(same);
    await insertListings(db, aPc({ title: "New" }));
    await db
      .updateTable("listing")
      .set({ priceBani: ron(1234) })
      .where("id", "=", priced)
      .execute();
    await db
      .insertInto("measurement")
      .values({
        unitId: units[2]!.id,
        test: "cinebench",
        value: 12_345,
        resolution: null,
        settings: null,
        version: "1",
        measuredAt: new Date("2026-11-20"),
        source: "bench",
      })
      .execute();
    await db.updateTable("listing").set({ state: "withdrawn" }).where("id", "=", withdrawn).execute();
    await db
      .insertInto("hold")
      .values({
        unitId: units[4]!.id,
        kind: "reservation",
        until: new Date("2999-01-01"),
        visitorId: null,
        orderId: null,
        email: "a@b.ro",
      })
      .execute();
    await db.updateTable("unit").set({ grade: "B" }).where("id", "=", units[5]!.id).execute();
    await db.updateTable("unit").set({ state: "scrapped" }).where("id", "=", units[6]!.id).execute();
    const again = async () => {
      const change = new Promise<void>((resolve) => {
        const stop = catalogueIndex.onChange((changed) => {
          if (changed !== "all") return;
          stop();
          resolve();
        });
      });
      await sql`select pg_notify('listing_changed', '*')`.execute(db);
      await change;
    };
    await again();
    expect(catalogueIndex.byId(same)).toBe(before);
    expect(catalogueIndex.byId(priced)).toMatchObject({ price: ron(1234) });
    expect(catalogueIndex.byId(measured)).toMatchObject({ scores: { cinebench: 12_345 } });
    expect(catalogueIndex.byId(withdrawn)).toBeNull();
    expect(catalogueIndex.byId(held)).toMatchObject({ free: 0, stock: 1 });
    expect(catalogueIndex.byId(graded)).toMatchObject({ grade: "B" });
    expect(catalogueIndex.byId(card)).toMatchObject({ free: 1, stock: 1 });
    expect(catalogueIndex.search(everything("pc")).total).toBe(5);
    expect(pcs(catalogueIndex)).not.toContain(held);

    await db.updateTable("measurement").set({ value: 12_000 }).where("unitId", "=", units[2]!.id).execute();
    await db.deleteFrom("hold").where("unitId", "=", units[4]!.id).execute();
    await again();
    expect(catalogueIndex.byId(measured)).toMatchObject({ scores: { cinebench: 12_000 } });
    expect(pcs(catalogueIndex)).toContain(held);
    await db.deleteFrom("measurement").where("unitId", "=", units[2]!.id).execute();
    await again();
    expect(catalogueIndex.byId(measured)).toMatchObject({ scores: {} });
    expect(catalogueIndex.byId(same)).toBe(before);
  });
});

describe("the database notifies of", () => {
  const DONE = "done";
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  /** The listings notified during the work, in order, without duplicates. */
  async function notifiedBy(work: (db: Database["db"]) => Promise<unknown>): Promise<number[]> {
    const notified = new Set<number>();
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const stop = await database.listen("listing_changed", (payload) =>
      payload === DONE ? finish() : notified.add(Number(payload)),
    );
    await work(database.db);
    await sql`select pg_notify('listing_changed', ${DONE})`.execute(database.db);
    await finished;
    await stop();
    return [...notified];
  }

  async function inserted(
    ...stock: Parameters<typeof insertListings> extends [unknown, ...infer S] ? S : never
  ): Promise<ListingId[]> {
    return await insertListings(database.db, ...stock);
  }

  const measured = {
    test: "cs2",
    value: 210,
    resolution: null,
    settings: null,
    version: "1",
    measuredAt: new Date("2026-11-20"),
    source: "bench",
  } as const;

  test("figures that are measured, changed and taken back, each listing of a statement once", async () => {
    const units = [aUnit(), aUnit()];
    const ids = await inserted(aPc({ units: [units[0]!] }), aPc({ units: [units[1]!] }));
    const run = units.map(({ id }) => ({ ...measured, unitId: id }));
    const change = await notifiedBy((db) =>
      db
        .insertInto("measurement")
        .values([...run, { ...run[0]!, test: "lol" }])
        .execute(),
    );
    expect(change.toSorted()).toEqual(ids.toSorted());
    expect(
      await notifiedBy((db) =>
        db.updateTable("measurement").set({ value: 180 }).where("unitId", "=", units[0]!.id).execute(),
      ),
    ).toEqual([ids[0]]);
    expect(await notifiedBy((db) => db.deleteFrom("measurement").where("unitId", "=", units[1]!.id).execute())).toEqual(
      [ids[1]],
    );
  });

  test("a price that is written down, for what is struck through comes from there", async () => {
    const [id] = await inserted(aPc());
    expect(
      await notifiedBy((db) =>
        db
          .insertInto("priceLog")
          .values({ listingId: id!, priceBani: ron(3000), since: new Date("2026-11-01") })
          .execute(),
      ),
    ).toEqual([id]);
  });

  test("both listings of a unit that moves from one to the other", async () => {
    const unit = aUnit();
    const [from, to] = await inserted(aGraphicsCard({ units: [unit, aUnit()] }), aGraphicsCard());
    expect(
      await notifiedBy((db) => db.updateTable("unit").set({ listingId: to! }).where("id", "=", unit.id).execute()),
    ).toEqual([to, from]);
  });

  test("a unit and a listing that are deleted", async () => {
    const unit = aUnit();
    const [id] = await inserted(aGraphicsCard({ units: [unit] }));
    expect(await notifiedBy((db) => db.deleteFrom("unit").where("id", "=", unit.id).execute())).toEqual([id]);
    expect(await notifiedBy((db) => db.deleteFrom("listing").where("id", "=", id!).execute())).toEqual([id]);
  });

  test("nothing where a statement changed nothing", async () => {
    expect(
      await notifiedBy((db) => db.updateTable("measurement").set({ value: 1 }).where("test", "=", "none").execute()),
    ).toEqual([]);
  });
});

describe("what things have cost", () => {
  test("is in the index: the lowest of 30 days before a reduction, as soon as the reduction is read", async () => {
    const { catalogueIndex, db, ids } = await openShop([aPc({ price: ron(2000) })]);
    const [id] = ids as [ListingId];
    const now = new Date("2026-07-10");
    await db
      .insertInto("priceLog")
      .values({ listingId: id, priceBani: ron(2000), since: new Date("2026-06-01") })
      .execute();
    await caughtUp({ db, catalogueIndex });
    expect(catalogueIndex.wasPriceOf(id, now)).toBeNull();
    await db
      .insertInto("priceLog")
      .values({ listingId: id, priceBani: ron(1900), since: new Date("2026-07-01") })
      .execute();
    await caughtUp({ db, catalogueIndex });
    expect(catalogueIndex.wasPriceOf(id, now)).toBe(ron(2000));
  });
});
