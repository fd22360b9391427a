import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction } from "../../../base/db.server.ts";
import { fixedClock } from "../../../base/clock.ts";
import { bani, ron, sum } from "../../../base/money.ts";
import { refuse } from "../../../base/result.ts";
import { aCpu } from "../../../testing/builders.ts";
import { testDatabase } from "../../../testing/database.ts";
import { knownParts } from "../../parts/known-parts.server.ts";
import { findReceivedUnit } from "./find-received.server.ts";
import type { Taken } from "../../inventory/receiving/receiving.ts";
import { listReceivedUnits } from "../../inventory/receiving/list-receiving.server.ts";
import { putUpForSale } from "./put-up-for-sale.server.ts";
import { scrapUnit } from "../../inventory/receiving/scrap-unit.server.ts";
import { openCatalogueIndex, type CatalogueIndex } from "../catalogue-index.server.ts";
import { takeIn } from "../../inventory/receiving/receive-units.server.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let catalogueIndex: CatalogueIndex;
let shop: { db: typeof database.db; clock: ReturnType<typeof fixedClock> };
beforeAll(async () => {
  database = await testDatabase();
  catalogueIndex = await openCatalogueIndex(database, { error: () => {} });
  shop = { db: database.db, clock: fixedClock("2026-11-21T10:00:00Z") };
});
afterAll(async () => {
  await catalogueIndex.close();
  await database.close();
});

const ryzen = knownParts.find((part) => part.category === "processors" && part.name === "Ryzen 5 5600")!;
const model = { category: ryzen.category, name: ryzen.name, part: ryzen } as Taken["parts"][number];
const aThing = (different: Partial<Taken> = {}): Taken => ({
  kind: "component",
  name: ryzen.name,
  parts: [model],
  cost: ron(310),
  suggestedGrade: "B",
  ...different,
});
const staff = { actor: "staff:radu", grade: "A", serial: null } as const;
const listing = {
  kind: "component",
  category: "processors",
  title: "AMD Ryzen 5 5600",
  price: ron(459),
  warrantyMonths: 12,
  specs: aCpu(),
} as const;

let purchases = 0;
async function bought(...things: Taken[]): Promise<string[]> {
  purchases += 1;
  const source = `VND-${String(purchases).padStart(6, "0")}`;
  return transaction(shop.db, (tx) => takeIn(tx, { source, taxRegime: "margin", things }));
}

describe("what was bought", () => {
  test("waits in receiving with its cost and tax regime, and cannot be bought", async () => {
    const codes = await bought(aThing(), aThing({ cost: bani(99_99) }));
    const { rows, cost } = await listReceivedUnits(shop, { page: 1 });
    expect(rows.map(({ code, taxRegime }) => [code, taxRegime])).toEqual(codes.map((code) => [code, "margin"]));
    expect(cost).toBe(sum(rows.map((row) => row.cost)));
    expect(catalogueIndex.all()).toEqual([]);
  });

  test("is published once it is graded and priced, and keeps code and cost", async () => {
    const [code = ""] = await bought(aThing());
    const done = await putUpForSale(shop, { ...staff, code, serial: "SN-1", on: { listing } });
    if (!done.ok) throw new Error(done.domainError.code);
    const { listingId } = done.value;
    await expect
      .poll(() => catalogueIndex.byId(listingId))
      .toMatchObject({ title: listing.title, price: listing.price, grade: "A", free: 1 });
    const unit = await shop.db.selectFrom("unit").where("code", "=", code).selectAll().executeTakeFirstOrThrow();
    expect(unit).toMatchObject({ listingId, costBani: ron(310), taxRegime: "margin", state: "stock", serial: "SN-1" });
    const audit = await shop.db.selectFrom("audit").where("entityId", "=", code).select(["actor", "action"]).execute();
    expect(audit).toEqual([{ actor: "staff:radu", action: "put-up-for-sale" }]);
  });

  test("can be added to a listing of its kind, and to no other", async () => {
    const [first = "", second = "", third = ""] = await bought(
      aThing(),
      aThing(),
      aThing({ parts: [{ ...model, category: "coolers", part: null }] }),
    );
    const done = await putUpForSale(shop, { ...staff, code: first, on: { listing } });
    if (!done.ok) throw new Error(done.domainError.code);
    const { listingId } = done.value;
    const found = await findReceivedUnit(shop, { code: second });
    expect(found.ok && found.value.beside.map(({ id }) => id)).toContain(listingId);
    expect(await putUpForSale(shop, { ...staff, code: second, on: { beside: listingId } })).toEqual({
      ok: true,
      value: { listingId },
    });
    expect(await putUpForSale(shop, { ...staff, code: third, on: { beside: listingId } })).toEqual(
      refuse.invalid({ code: "not-its-kind" }),
    );
    expect(await putUpForSale(shop, { ...staff, code: third, on: { listing } })).toEqual(
      refuse.invalid({ code: "not-its-kind" }),
    );
    await expect.poll(() => catalogueIndex.byId(listingId)?.free).toBe(2);
  });

  test("is put up for sale once, and can be scrapped instead", async () => {
    const [first = "", second = ""] = await bought(aThing(), aThing());
    const both = await Promise.all([1, 2].map(() => putUpForSale(shop, { ...staff, code: first, on: { listing } })));
    expect(both.map((done) => done.ok).toSorted()).toEqual([false, true]);
    expect(await scrapUnit(shop, { code: second, actor: "staff:radu", reason: "nu pornește" })).toMatchObject({
      ok: true,
    });
    expect(await scrapUnit(shop, { code: second, actor: "staff:radu", reason: "nu pornește" })).toEqual(
      refuse.notFound({ code: "intake-unknown" }),
    );
    expect(await putUpForSale(shop, { ...staff, code: second, on: { listing } })).toEqual(
      refuse.notFound({ code: "intake-unknown" }),
    );
  });

  test("cannot be taken in twice by one purchase", async () => {
    const things = { source: "VND-900000", taxRegime: "margin", things: [aThing()] } as const;
    await transaction(shop.db, (tx) => takeIn(tx, things));
    await expect(transaction(shop.db, (tx) => takeIn(tx, things))).rejects.toThrow();
  });
});
