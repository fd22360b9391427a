import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction } from "../../../base/db.server.ts";
import { fixedClock } from "../../../base/clock.ts";
import { bani, ron, sum } from "../../../base/money.ts";
import { refuse } from "../../../base/result.ts";
import { aComponent } from "../../../testing/builders.ts";
import { putOnSale } from "../../../testing/catalogue-index.ts";
import { testDatabase } from "../../../testing/database.ts";
import { knownParts } from "../../parts/known-parts.server.ts";
import { findReceivedUnit } from "./find-received.server.ts";
import type { ReceivedThing } from "../../inventory/receiving/receiving.ts";
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
const model = { category: ryzen.category, name: ryzen.name, part: ryzen } as ReceivedThing["parts"][number];
const aThing = (different: Partial<ReceivedThing> = {}): ReceivedThing => ({
  kind: "component",
  name: ryzen.name,
  parts: [model],
  cost: ron(310),
  suggestedGrade: "B",
  ...different,
});
const staff = { actor: "staff:radu", grade: "A", serial: null } as const;

/** A listing of processors with one unit. */
const onSale = () => putOnSale(shop.db, aComponent("processors", { price: ron(459) }));

let purchases = 0;
async function bought(...things: ReceivedThing[]): Promise<string[]> {
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

  test("is added to a listing of its kind, and to no other, and keeps code and cost", async () => {
    const [first = "", second = ""] = await bought(
      aThing(),
      aThing({ parts: [{ ...model, category: "coolers", part: null }] }),
    );
    const beside = await onSale();
    const found = await findReceivedUnit(shop, { code: first });
    expect(found.ok && found.value.beside.map(({ id }) => id)).toContain(beside);
    expect(await putUpForSale(shop, { ...staff, code: first, serial: "SN-1", beside })).toEqual({
      ok: true,
      value: { listingId: beside },
    });
    expect(await putUpForSale(shop, { ...staff, code: second, beside })).toEqual(
      refuse.invalid({ code: "not-its-kind" }),
    );
    await expect.poll(() => catalogueIndex.byId(beside)?.free).toBe(2);
    const unit = await shop.db.selectFrom("unit").where("code", "=", first).selectAll().executeTakeFirstOrThrow();
    expect(unit).toMatchObject({
      listingId: beside,
      costBani: ron(310),
      taxRegime: "margin",
      state: "stock",
      serial: "SN-1",
    });
    const audit = await shop.db.selectFrom("audit").where("entityId", "=", first).select(["actor", "action"]).execute();
    expect(audit).toEqual([{ actor: "staff:radu", action: "put-up-for-sale" }]);
  });

  test("is put up for sale once, and can be scrapped instead", async () => {
    const [first = "", second = ""] = await bought(aThing(), aThing());
    const beside = await onSale();
    const both = await Promise.all([1, 2].map(() => putUpForSale(shop, { ...staff, code: first, beside })));
    expect(both.map((done) => done.ok).toSorted()).toEqual([false, true]);
    expect(await scrapUnit(shop, { code: second, actor: "staff:radu", reason: "nu pornește" })).toMatchObject({
      ok: true,
    });
    expect(await scrapUnit(shop, { code: second, actor: "staff:radu", reason: "nu pornește" })).toEqual(
      refuse.notFound({ code: "intake-unknown" }),
    );
    expect(await putUpForSale(shop, { ...staff, code: second, beside })).toEqual(
      refuse.notFound({ code: "intake-unknown" }),
    );
  });

  test("cannot be taken in twice by one purchase", async () => {
    const things = { source: "VND-900000", taxRegime: "margin", things: [aThing()] } as const;
    await transaction(shop.db, (tx) => takeIn(tx, things));
    await expect(transaction(shop.db, (tx) => takeIn(tx, things))).rejects.toThrow();
  });
});
