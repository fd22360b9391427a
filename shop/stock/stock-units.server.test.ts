import { globSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction, type Database } from "../../base/db.server.ts";
import { newId, type ListingId, type UnitId } from "../../base/id.ts";
import { bani, ron } from "../../base/money.ts";
import { aComponent, aPc, specsOf } from "../../testing/builders.ts";
import { putOnSale, takenBySomebody, unitsOf } from "../../testing/catalogue-index.ts";
import { testDatabase } from "../../testing/database.ts";
import { inspectUnits } from "../inventory/receiving/inspect-units.server.ts";
import { buildPc } from "./conversions/build-pc.server.ts";
import { partsOfUnit } from "./conversions/parts-of-unit.server.ts";
import { splitUnit } from "./conversions/split-unit.server.ts";
import { editUnit } from "./units/edit-unit.server.ts";
import { listUnits } from "./units/list-units.server.ts";
import { mergeListing, moveUnit } from "./units/move-unit.server.ts";
import { viewUnit } from "./units/view-unit.server.ts";
import { writeOffReturned } from "./units/write-off-returned.server.ts";
import { writeOffStock } from "./units/write-off-stock.server.ts";

let database: Database;
const shop = () => ({ db: database.db });
const actor = "staff:test";
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const codeOf = async (listing: ListingId) =>
  (
    await database.db
      .selectFrom("unit")
      .where("listingId", "=", listing)
      .select("code")
      .orderBy("code")
      .executeTakeFirstOrThrow()
  ).code;
const unitRow = (code: string) =>
  database.db
    .selectFrom("unit")
    .where("code", "=", code)
    .select(["state", "costBani", "taxRegime", "serial", "place", "grade", "listingId"])
    .executeTakeFirstOrThrow();
const listingState = async (id: ListingId) =>
  (await database.db.selectFrom("listing").where("id", "=", id).select("state").executeTakeFirstOrThrow()).state;
const everything = {
  search: "",
  state: null,
  type: null,
  age: null,
  source: null,
  regime: null,
  sort: "newest",
  descending: true,
  page: 1,
} as const;

async function aUnitOf(
  thing: Parameters<typeof putOnSale>[1],
  given: { cost?: number; regime?: "margin" | "normal" } = {},
) {
  const listing = await putOnSale(database.db, thing);
  const code = await codeOf(listing);
  await database.db
    .updateTable("unit")
    .set({ costBani: bani(given.cost ?? 100_00), taxRegime: given.regime ?? "margin" })
    .where("code", "=", code)
    .execute();
  return { listing, code };
}
const unchanged = { serial: null, grade: "A", place: null } as const;

describe("a unit", () => {
  test("is found by its code, serial number, place, title and part, and by its state", async () => {
    const { code, listing } = await aUnitOf(
      aPc({ title: "Birou liniștit", specs: { cpu: { ...specsOf.processors, model: "Ryzen 9 3900X" } } }),
    );
    await editUnit(shop(), { code, actor, was: unchanged, serial: "SN-77/A", grade: "B", place: "R2-S4" });
    for (const search of [code.slice(0, 18), "sn-77", "SN77A", "sn77", "r2-s4", "birou", "3900x sn-77"])
      expect((await listUnits(shop(), { ...everything, search })).rows.map((row) => row.code)).toEqual([code]);
    expect((await listUnits(shop(), { ...everything, search: "sn-77", state: "sold" })).total).toBe(0);
    await takenBySomebody(database.db, listing, { how: "sold" });
    expect((await listUnits(shop(), { ...everything, search: "sn-77", state: "sold", type: "pc" })).rows).toMatchObject(
      [{ code, state: "sold", grade: "B", listing: { id: listing } }],
    );
    expect(await viewUnit(shop(), code)).toMatchObject({
      value: {
        unit: { state: "sold" },
        audit: [{ action: "corrected", before: unchanged, after: { serial: "SN-77/A" } }],
      },
    });
  });

  test("is corrected by one of two people; the other is told, and no serial number is there twice", async () => {
    const [one, two] = [await aUnitOf(aPc()), await aUnitOf(aPc())];
    expect(
      await editUnit(shop(), { code: one.code, actor, was: unchanged, serial: "S1", grade: "A", place: null }),
    ).toMatchObject({ ok: true });
    expect(
      await editUnit(shop(), { code: one.code, actor, was: unchanged, serial: "S2", grade: "A", place: null }),
    ).toMatchObject({ domainError: { code: "unit-changed" } });
    expect(
      await editUnit(shop(), { code: two.code, actor, was: unchanged, serial: "s1", grade: "A", place: null }),
    ).toMatchObject({ domainError: { code: "serial-taken" } });
  });

  test("is written off with a reason, but not one that is sold or that somebody has", async () => {
    const [free, held, sold] = [await aUnitOf(aPc()), await aUnitOf(aPc()), await aUnitOf(aPc())];
    await takenBySomebody(database.db, held.listing, { how: "held" });
    await takenBySomebody(database.db, sold.listing, { how: "sold" });
    const off = (code: string) => writeOffStock(shop(), { code, actor, reason: "Căzut de pe raft" });
    expect(await off(free.code)).toMatchObject({ ok: true });
    expect((await unitRow(free.code)).state).toBe("scrapped");
    expect(await off(held.code)).toMatchObject({ domainError: { code: "unit-allocated" } });
    expect(await off(sold.code)).toMatchObject({ domainError: { code: "unit-sold" } });
    expect(await off(free.code)).toMatchObject({ domainError: { code: "unit-not-in-stock" } });
    expect(await off("none")).toMatchObject({ domainError: { code: "unit-unknown" } });
  });

  test("moves to another listing of its category, and the empty one is withdrawn", async () => {
    const [one, two, other] = [
      await aUnitOf(aComponent("ssd")),
      await aUnitOf(aComponent("ssd")),
      await aUnitOf(aComponent("hdd")),
    ];
    expect(await moveUnit(shop(), { code: one.code, actor, to: other.listing })).toMatchObject({
      domainError: { code: "not-its-kind" },
    });
    expect(await moveUnit(shop(), { code: one.code, actor, to: two.listing })).toMatchObject({ ok: true });
    expect((await unitRow(one.code)).listingId).toBe(two.listing);
    expect(await listingState(one.listing)).toBe("withdrawn");
  });
});

test("a merged listing gives its free units, and stays on sale while somebody has one of them", async () => {
  const from = await putOnSale(database.db, aComponent("ram", { stock: 3 }));
  const to = await putOnSale(database.db, aComponent("ram"));
  await takenBySomebody(database.db, from, { how: "held" });
  expect(await mergeListing(shop(), { from, to, actor })).toEqual({
    ok: true,
    value: { moved: 2, isWithdrawn: false },
  });
  expect(await listingState(from)).toBe("live");
  await sql`delete from hold where unit_id in (select id from unit where listing_id = ${from})`.execute(database.db);
  expect(await mergeListing(shop(), { from, to, actor })).toEqual({ ok: true, value: { moved: 1, isWithdrawn: true } });
  expect(await mergeListing(shop(), { from, to, actor })).toMatchObject({ domainError: { code: "nothing-to-move" } });
});

/** The first parts of a unit, as many as there are values: what each is worth. */
async function pieces(code: string, ...worth: number[]) {
  const parts = await partsOfUnit(shop(), { code });
  if (!parts.ok) throw new Error(parts.domainError.code);
  return worth.map((value, place) => ({ ...parts.value.pieces[place]!, worth: ron(value) }));
}

describe("a PC that is taken apart", () => {
  test("leaves parts in receiving that cost together what it cost, in its tax regime and at its place", async () => {
    const { code, listing } = await aUnitOf(aPc(), { cost: 1777_77 });
    await editUnit(shop(), { code, actor, was: unchanged, serial: null, grade: "A", place: "R7" });
    expect(await splitUnit(shop(), { code, actor, pieces: await pieces(code, 300, 600, 100, 99) })).toEqual({
      ok: true,
      value: { codes: [1, 2, 3, 4].map((n) => `${code}-${n}`) },
    });
    expect(await unitRow(code)).toMatchObject({ state: "converted" });
    expect(await listingState(listing)).toBe("withdrawn");
    const parts = await Promise.all([1, 2, 3, 4].map((n) => unitRow(`${code}-${n}`)));
    expect(parts.map(({ state, taxRegime, place }) => `${state} ${taxRegime} ${place}`)).toEqual(
      [1, 2, 3, 4].map(() => "intake margin R7"),
    );
    expect(parts.reduce((total, { costBani }) => total + costBani, 0)).toBe(1777_77);
    expect(await viewUnit(shop(), `${code}-2`)).toMatchObject({
      value: {
        unit: { source: "conversion", state: "intake" },
        origin: { conversions: [{ kind: "split", side: "into", others: [{ code }] }] },
      },
    });
  });

  test("cannot gain or lose a ban: the database refuses a conversion that does not add up", async () => {
    const { code } = await aUnitOf(aPc());
    const { id } = await database.db.selectFrom("unit").where("code", "=", code).select("id").executeTakeFirstOrThrow();
    const conversion = newId<"conversion">();
    const insert = transaction(database.db, async (tx) => {
      await tx.insertInto("unitConversion").values({ id: conversion, kind: "split", actor, note: null }).execute();
      await tx
        .insertInto("unitConversionPart")
        .values({ conversionId: conversion, unitId: id as UnitId, side: "from", costBani: bani(1) })
        .execute();
    });
    await expect(insert).rejects.toThrow("keep the cost");
  });
});

describe("a PC that is built", () => {
  const categories = [
    "processors",
    "graphics-cards",
    "motherboards",
    "ram",
    "ssd",
    "power-supplies",
    "cases",
    "coolers",
  ] as const;
  const parts = (regimes: Partial<Record<(typeof categories)[number], "normal">> = {}) =>
    Promise.all(
      categories.map((category, index) =>
        aUnitOf(aComponent(category), { cost: 100_01 + index, regime: regimes[category] ?? "margin" }),
      ),
    );
  const built = { name: "PC nou", actor, asNormal: false, anyway: false };

  test("costs the sum of its parts, waits in receiving with their specs, and the parts are gone", async () => {
    const units = (await parts()).map(({ code }) => code);
    expect(await buildPc(shop(), { ...built, code: "PC-1", units })).toEqual({ ok: true, value: "PC-1" });
    expect(await unitRow("PC-1")).toMatchObject({ state: "intake", taxRegime: "margin", costBani: 8 * 100_01 + 28 });
    for (const code of units) expect((await unitRow(code)).state).toBe("converted");
    expect(await buildPc(shop(), { ...built, code: "PC-2", units })).toMatchObject({
      domainError: { code: "unit-not-in-stock" },
    });
  });

  test("of parts of both tax regimes is sold under the normal one, once staff agree (rule 37)", async () => {
    const units = (await parts({ ssd: "normal" })).map(({ code }) => code);
    expect(await buildPc(shop(), { ...built, code: "PC-3", units })).toMatchObject({
      domainError: { code: "mixed-regimes" },
    });
    expect(await buildPc(shop(), { ...built, code: "PC-3", units, asNormal: true })).toMatchObject({ ok: true });
    expect((await unitRow("PC-3")).taxRegime).toBe("normal");
  });

  test("must be complete and fit, unless staff build it anyway", async () => {
    const units = await parts();
    const codes = units.map(({ code }) => code);
    expect(await buildPc(shop(), { ...built, code: "PC-4", units: codes.slice(1) })).toMatchObject({
      domainError: { code: "pc-incomplete", lacks: ["processors"] },
    });
    const intel = await aUnitOf(
      aComponent("processors", { specs: { brand: "Intel", model: "Core i5-12400F", socket: "LGA1700" } }),
    );
    const wrong = [intel.code, ...codes.slice(1)];
    expect(await buildPc(shop(), { ...built, code: "PC-4", units: wrong })).toMatchObject({
      domainError: { code: "pc-does-not-fit", problems: [{ code: "socket" }] },
    });
    expect(await buildPc(shop(), { ...built, code: "PC-4", units: wrong, anyway: true })).toMatchObject({ ok: true });
  });
});

describe("a listing whose last unit is gone", () => {
  /** A unit of a listing that came back from a buyer. */
  async function returned(thing: Parameters<typeof putOnSale>[1]) {
    const one = await aUnitOf(thing);
    const units = await unitsOf(database.db, one.listing);
    await transaction(database.db, (tx) =>
      inspectUnits(tx, { units, why: "return", source: "RET-123456", actor: "buyer" }),
    );
    return one;
  }
  const log = async (listing: ListingId) =>
    database.db
      .selectFrom("audit")
      .where("entity", "=", "listing")
      .where("entityId", "=", String(listing))
      .where("action", "=", "withdrew-empty")
      .select(["actor", "before", "after"])
      .execute();
  const reason = "Placa de bază arsă";
  const split = async (code: string) => splitUnit(shop(), { code, actor, pieces: await pieces(code, 1) });
  const ends: [string, boolean, (code: string) => Promise<{ ok: boolean }>][] = [
    ["a unit in stock is written off", false, (code) => writeOffStock(shop(), { code, actor, reason })],
    ["a returned unit is written off", true, (code) => writeOffReturned(shop(), { code, actor, reason })],
    ["a unit in stock is split", false, split],
    ["a returned unit is split", true, split],
  ];

  test.each(ends)("is withdrawn with an entry in the log if it is a PC: %s", async (_, isReturned, end) => {
    const { code, listing } = await (isReturned ? returned : aUnitOf)(aPc());
    expect(await end(code)).toMatchObject({ ok: true });
    expect(await listingState(listing)).toBe("withdrawn");
    expect(await log(listing)).toEqual([{ actor, before: { state: "live" }, after: { state: "withdrawn" } }]);
  });

  test.each(ends)("stays listed as sold out if it is a component: %s", async (_, isReturned, end) => {
    const { code, listing } = await (isReturned ? returned : aUnitOf)(aComponent("ssd"));
    expect(await end(code)).toMatchObject({ ok: true });
    expect(await listingState(listing)).toBe("live");
  });

  test("is known of every verb that takes units away: a new one is added above", () => {
    const takesAway =
      /setUnitState\([^)]*"(scrapped|converted)"|changeUnit\([^)]*(state|listingId):|endAsSplit\(tx|setDraftOfUnit\(tx|deleteDraftUnit\(tx|settleUnit\(tx[^)]*"scrapped"/;
    const found = globSync("shop/**/*.server.ts").filter(
      (file) =>
        !/\.(sql|test)\.server\.ts$|\.server\.test\.ts$/.test(file) && takesAway.test(readFileSync(file, "utf8")),
    );
    expect(found.toSorted()).toEqual([
      // Drafts and received units without a listing: nobody could buy them yet.
      "shop/catalogue/editing/create-draft.server.ts",
      "shop/catalogue/editing/discard-draft.server.ts",
      "shop/inventory/receiving/scrap-unit.server.ts",
      // These withdraw the listing.
      "shop/repairs/repair-unit.server.ts",
      "shop/stock/conversions/build-pc.server.ts",
      "shop/stock/conversions/split-unit.server.ts",
      "shop/stock/units/move-unit.server.ts",
      "shop/stock/units/write-off-returned.server.ts",
      "shop/stock/units/write-off-stock.server.ts",
    ]);
  });
});
