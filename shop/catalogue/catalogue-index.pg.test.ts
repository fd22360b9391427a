import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostgres, type Database, type Db } from "../../base/db.server.ts";
import type { ListingId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { aGraphicsCard, aPc, aUnit, insertListings } from "../../testing/builders.ts";
import { freshPostgres } from "../../testing/postgres.ts";
import { putOnSale, setPrice, takenBySomebody, timePasses, unitsOf } from "../../testing/catalogue-index.ts";
import { openIndexSubscriber, type IndexSubscriber } from "../../testing/index-subscriber.ts";
import type { Sight } from "../../testing/processes/watching-process.ts";

let database: Database;
let db: Db;
let other: IndexSubscriber;
beforeAll(async () => {
  const url = await freshPostgres();
  database = openPostgres(url, { connections: 4 });
  db = database.db;
  other = await openIndexSubscriber(url);
});
afterAll(async () => {
  await other.close();
  await database.close();
});

type View = NonNullable<Sight["shown"]>;

/** A change in this process must appear in the other process's index; waits up to the test's timeout. */
async function shows(
  id: ListingId,
  { does, until }: { does: () => Promise<unknown>; until: (shown: View | null) => boolean },
) {
  const seen = other.sees((sight) => sight.id === id && until(sight.shown));
  await does();
  return (await seen).shown;
}

describe("the catalogue index of another process shows", () => {
  test("a new machine", async () => {
    let notified: Sight | undefined;
    const seen = other.sees(({ shown }) => shown?.title === "Brand new").then((sight) => (notified = sight));
    const [id] = await insertListings(db, aPc({ title: "Brand new" }));
    await seen;
    expect(notified).toMatchObject({ id, shown: { free: 1, stock: 1 } });
  });

  test("a new price", async () => {
    const id = await putOnSale(db, aPc({ price: ron(2000) }));
    expect(
      await shows(id, {
        does: () => setPrice(db, id, { price: ron(1800) }),
        until: (shown) => shown?.price === ron(1800),
      }),
    ).toMatchObject({ free: 1 });
  });

  test("a machine that is held, and once more when it is free", async () => {
    const id = await putOnSale(db, aPc());
    await shows(id, { does: () => takenBySomebody(db, id, { how: "held" }), until: (shown) => shown?.free === 0 });
    await shows(id, { does: () => timePasses(db), until: (shown) => shown?.free === 1 });
  });

  test("that a machine is sold", async () => {
    const id = await putOnSale(db, aPc());
    await shows(id, { does: () => takenBySomebody(db, id, { how: "sold" }), until: (shown) => shown === null });
  });

  test("that a machine was taken off", async () => {
    const id = await putOnSale(db, aPc());
    await shows(id, {
      does: () => db.updateTable("listing").set({ state: "withdrawn" }).where("id", "=", id).execute(),
      until: (shown) => shown === null,
    });
  });

  test("what was measured, measured again and taken back", async () => {
    const unit = aUnit();
    const id = await putOnSale(db, aPc({ units: [unit] }));
    const figure = {
      unitId: unit.id,
      test: "cs2",
      value: 210,
      resolution: "1920x1080",
      settings: "high",
      version: "1",
      measuredAt: new Date("2026-11-20T08:00:00Z"),
      source: "bench",
    } as const;
    await shows(id, {
      does: () => db.insertInto("measurement").values(figure).execute(),
      until: (shown) => shown?.fps.cs2 === 210,
    });
    await shows(id, {
      does: () => db.updateTable("measurement").set({ value: 190 }).where("unitId", "=", unit.id).execute(),
      until: (shown) => shown?.fps.cs2 === 190,
    });
    await shows(id, {
      does: () => db.deleteFrom("measurement").where("unitId", "=", unit.id).execute(),
      until: (shown) => shown !== null && shown.fps.cs2 === undefined,
    });
  });

  test("another grade, a unit more and a unit less", async () => {
    const id = await putOnSale(db, aGraphicsCard({ units: [aUnit({ grade: "A" }), aUnit({ grade: "A" })] }));
    const [first, second] = await unitsOf(db, id);
    await shows(id, {
      does: () => db.updateTable("unit").set({ grade: "B" }).where("id", "=", first!).execute(),
      until: (shown) => shown?.grade === "B",
    });
    await shows(id, {
      does: () => db.deleteFrom("unit").where("id", "=", second!).execute(),
      until: (shown) => shown?.stock === 1,
    });
  });
});
