import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { transaction } from "../../../../base/db.server.ts";
import { bani } from "../../../../base/money.ts";
import { inspectUnits } from "../../../../shop/inventory/receiving/inspect-units.server.ts";
import { takeIn } from "../../../../shop/inventory/receiving/receive-units.server.ts";
import type { ReceivedThing } from "../../../../shop/inventory/receiving/receiving.ts";
import { aPc } from "../../../../testing/builders.ts";
import { putOnSale, unitsOf } from "../../../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import * as inspections from "../inspections/inspections.tsx";
import * as receiving from "./receiving.tsx";

let shop: TestShop;
let staff: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  staff = await aStaffMember(shop);
});
afterAll(() => shop.close());

type Page = { rows: { code: string }[]; total: number; cost: number | null };
const received = async (search = "", person = staff) =>
  (await person.get(receiving.loader, `/office/intake${search}`)).data as Page;
const codes = ({ rows }: Pick<Page, "rows">) => rows.map(({ code }) => code);

const takeInAll = (source: string, things: readonly ReceivedThing[], taxRegime: "margin" | "normal" = "margin") =>
  transaction(shop.db, (tx) => takeIn(tx, { source, taxRegime, things }));
const aThing = (name: string, cost: number): ReceivedThing => ({
  kind: "pc",
  name,
  parts: [],
  cost: bani(cost),
  suggestedGrade: "B",
});

test("received units are found, filtered, sorted and paged, and their cost is that of all that were found", async () => {
  const [first, second] = (await takeInAll("VND-700001", [
    aThing("Ryzen vechi", 900_00),
    aThing("Ryzen nou", 1200_00),
  ])) as [string, string];
  const [third] = (await takeInAll("VND-700002", [aThing("Core i5", 500_00)], "normal")) as [string];
  await sql`update intake set came_at = '2026-03-01T12:00:00Z' where source = 'VND-700002'`.execute(shop.db);

  expect(codes(await received())).toEqual([third, first, second]);
  expect(await received("?q=ryzen")).toMatchObject({ total: 2, cost: 2100_00 });
  expect(codes(await received("?q=VND-700002"))).toEqual([third]);
  expect(codes(await received("?sort=cost"))).toEqual([second, first, third]);
  expect(codes(await received("?regime=normal"))).toEqual([third]);
  expect(codes(await received("?from=2026-03-01&to=2026-03-01"))).toEqual([third]);
  expect(codes(await received("?kind=component"))).toEqual([]);

  await takeInAll(
    "VND-700003",
    Array.from({ length: 50 }, (_, index) => aThing(`Lot ${index}`, 100_00)),
  );
  const page = await received("?q=lot&page=2");
  expect([page.rows.length, page.total]).toEqual([0, 50]);
  expect((await received("?page=2")).rows).toHaveLength(3);
});

test("who may not see costs cannot read their order from the list either", async () => {
  const technician = await aStaffMember(shop, { staffRoles: ["technician"] });
  const byCost = await received("?sort=cost&q=VND-70000", technician);
  expect(byCost.cost).toBeNull();
  expect(codes(byCost)).toEqual(codes(await received("?desc=1&q=VND-70000")));
});

test("inspections list what waits, the oldest first, and what was decided by its outcome, the newest first", async () => {
  const [laptop, tower] = [await putOnSale(shop.db, aPc({ title: "PC cu RTX" })), await putOnSale(shop.db, aPc())];
  const [one, two] = [(await unitsOf(shop.db, laptop))[0]!, (await unitsOf(shop.db, tower))[0]!];
  const cameBack = (unit: typeof one, why: "return" | "refused", source: string) =>
    transaction(shop.db, (tx) => inspectUnits(tx, { units: [unit], why, source, actor: staff.actor }));
  await cameBack(two, "refused", "ORD-700001");
  await cameBack(one, "return", "RET-700001");
  await sql`update inspection set came_at = '2026-03-01T12:00:00Z' where unit_id = ${one}`.execute(shop.db);
  const seen = async (search = "") =>
    (await staff.get(inspections.loader, `/office/inspections${search}`)).data as {
      rows: { unitId: string }[];
      counts: { outcome: string; count: number }[];
    };
  const units = async (search = "") => (await seen(search)).rows.map(({ unitId }) => unitId);

  expect(await units()).toEqual([one, two]);
  expect(await units("?why=refused")).toEqual([two]);
  expect(await units("?q=ret-700001")).toEqual([one]);
  expect(await units("?q=rtx")).toContain(one);
  expect(await units("?to=2026-03-01")).toEqual([one]);
  expect(await units("?state=decided")).toEqual([]);

  for (const [unit, outcome, day] of [
    [one, "written-off", "2026-03-05"],
    [two, "back-on-sale", "2026-03-06"],
  ] as const)
    await shop.db
      .updateTable("inspection")
      .set({ outcome, settledAt: new Date(`${day}T12:00:00Z`), settledBy: staff.actor })
      .where("unitId", "=", unit)
      .execute();
  expect(await units()).toEqual([]);
  expect(await units("?state=decided")).toEqual([two, one]);
  expect(await units("?state=written-off")).toEqual([one]);
  expect((await seen()).counts).toContainEqual({ outcome: "written-off", count: 1 });
});
