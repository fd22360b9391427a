import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId, type ListingId } from "../../../../base/id.ts";
import { ron } from "../../../../base/money.ts";
import { formatPassportCode } from "../../../../shop/passport/passport-code.ts";
import { sealEvents } from "../../../../shop/passport/seal-events.server.ts";
import { passportCodesOf } from "../../../../shop/passport/view-passport.server.ts";
import { openClaim } from "../../../../shop/returns/open-claim.server.ts";
import { aPc, aUnit } from "../../../../testing/builders.ts";
import { putOnSale, unitsOf } from "../../../../testing/catalogue-index.ts";
import { ordersIn } from "../../../../testing/orders.ts";
import { routeArgs } from "../../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { CLIENT_HEADER } from "../../../server/guard.server.ts";
import * as feed from "../../feeds/feed.ts";
import * as passportFile from "../../passport/passport-file.ts";
import * as passportPage from "../../passport/passport.tsx";
import * as product from "../../product/product.tsx";
import * as benchUnit from "../bench/bench-unit.tsx";
import * as editor from "../listings/listing.tsx";
import * as unitPage from "../units/unit.tsx";
import * as reportFile from "./report-file.ts";
import * as report from "./report.tsx";
import { TOO_FEW, type ReportTable } from "./report-table.ts";

/** Prices that nothing else in the shop has. */
const PRICES = [2_411, 2_517, 2_613, 2_719, 2_823];
const MEDIAN = ron(2_613);

let shop: TestShop;
let staff: Awaited<ReturnType<typeof aStaffMember>>;
let onSale: { listingId: ListingId; code: string; unitId: Awaited<ReturnType<typeof unitsOf>>[number] };
let drive: string;

beforeAll(async () => {
  shop = await openTestShop();
  staff = await aStaffMember(shop, { staffRoles: ["owner"] });
  const people = ordersIn(shop);
  for (const [place, price] of PRICES.entries()) {
    const listingId = await putOnSale(shop.db, aPc({ price: ron(price), units: [aUnit()] }));
    await measure((await unitsOf(shop.db, listingId))[0]!, { life: 97, hours: 8766 });
    const order = await people.delivered(await people.paidByCard([{ listingId }]));
    if (place > 2) continue;
    const units = order.lines.flatMap((line) => (line.kind === "unit" && line.unitId ? [line.unitId] : []));
    const story = "Se oprește după zece minute de joc.";
    const claim = { orderId: order.id, kind: "warranty" as const, units, story, key: newId(), actor: "buyer" };
    expect((await openClaim(shop, claim)).ok).toBe(true);
  }
  const listingId = await putOnSale(shop.db, aPc({ price: ron(1_999), units: [aUnit()] }));
  const unitId = (await unitsOf(shop.db, listingId))[0]!;
  const { code } = await shop.db.selectFrom("unit").where("id", "=", unitId).select("code").executeTakeFirstOrThrow();
  await measure(unitId, { life: 70, hours: 8766 });
  onSale = { listingId, code, unitId };
  const { specs } = await shop.db
    .selectFrom("listing")
    .where("id", "=", listingId)
    .select("specs")
    .executeTakeFirstOrThrow();
  const [first] = (specs as { storage: { brand: string; model: string }[] }).storage;
  drive = `${first!.brand} ${first!.model}`;
});
afterAll(() => shop.close());

async function measure(unitId: typeof onSale.unitId, { life, hours }: { life: number; hours: number }) {
  const values = [
    { test: "drive-life", value: life },
    { test: "drive-hours", value: hours },
    { test: "drive-written", value: 120 },
  ];
  await shop.db.deleteFrom("measurement").where("unitId", "=", unitId).where("subject", "=", "1").execute();
  await shop.db
    .insertInto("measurement")
    .values(
      values.map((value) => ({
        ...value,
        unitId,
        subject: "1",
        version: "smartctl 7.4",
        source: "bench" as const,
        measuredAt: new Date(),
      })),
    )
    .execute();
}

const DAYS = "from=2026-01-01&to=2027-12-31";
async function tables(search = ""): Promise<ReportTable[]> {
  const path = `/office/reports/models?${DAYS}${search === "" ? "" : `&q=${encodeURIComponent(search)}`}`;
  return ((await staff.get(report.loader, path, { report: "models" })).data as { tables: ReportTable[] }).tables;
}
const rowOf = (all: readonly ReportTable[], name: ReportTable["name"], first: string) =>
  all.find((table) => table.name === name)?.rows.find(({ cells }) => cells[0] === first)?.cells;

describe("the report on models", () => {
  test("says what a processor sold for, how often it came back, and how fast its drives wear", async () => {
    const all = await tables();
    expect(rowOf(all, "cpu", "Ryzen 5 5600")).toMatchObject({ 1: 5, 2: MEDIAN, 4: 3, 5: 60 });
    expect(rowOf(all, "drives", drive)).toEqual([drive, 6, 3, 12]);
  });

  test("finds a model, and its CSV has the same rows", async () => {
    const found = await tables("RYZEN 5 56");
    expect(found.filter(({ rows }) => rows.length > 0).map(({ name }) => name)).toEqual(["cpu"]);
    expect((await tables("no such model")).every(({ rows }) => rows.length === 0)).toBe(true);
    const args = routeArgs(shop, `/office/reports/models/csv?${DAYS}&q=Ryzen`, {
      params: { report: "models" },
      headers: { cookie: staff.cookie },
    });
    const csv = await ((await reportFile.loader(args as never)) as Response).text();
    expect(csv).toContain("Ryzen 5 5600");
    expect(csv).toContain("2613,00");
  });
});

describe("staff see the figures of a model", () => {
  test("on the page of a unit and of its listing, with a link for those who may see reports", async () => {
    const { code, listingId } = onSale;
    const unit = (await staff.get(unitPage.loader, `/office/units/${code}`, { code })).data as {
      models: { sales: { model: string; medianPrice: number }[]; drives: { percentPerYear: number }[] };
      seesReports: boolean;
    };
    expect(unit).toMatchObject({
      seesReports: true,
      models: { sales: [{ model: "Ryzen 5 5600", sold: 5, medianPrice: MEDIAN }, {}], drives: [{ percentPerYear: 3 }] },
    });
    const id = String(listingId);
    const listing = (await staff.get(editor.loader, `/office/listings/${id}`, { id })).data as typeof unit;
    expect(listing.models).toEqual(unit.models);
    const technician = await aStaffMember(shop, { staffRoles: ["technician"] });
    expect((await technician.get(unitPage.loader, `/office/units/${code}`, { code })).data).toMatchObject({
      seesReports: false,
    });
  });

  test("as hints while they grade: a drive far more worn than usual, a model that often comes back", async () => {
    const { code } = onSale;
    const view = (await staff.get(benchUnit.loader, `/office/bench/${code}`, { code })).data as { hints: object[] };
    expect(view.hints).toContainEqual({
      kind: "drive-wear",
      model: drive,
      place: 1,
      percentPerYear: 30,
      usual: 3,
    });
    expect(view.hints).toContainEqual({ kind: "returns", model: "Ryzen 5 5600", percent: 60, cameBack: 3 });
  });
});

test("nothing of it is public: neither pages, nor their data, nor passports, nor feeds", async () => {
  const { listingId, unitId } = onSale;
  await sealEvents(shop);
  const code = formatPassportCode((await passportCodesOf(shop, [unitId])).get(unitId)!);
  const headers = { [CLIENT_HEADER]: "192.0.2.7" };
  const answers = await Promise.all([
    ...["specs", "benchmarks", "warranty"].map((tab) =>
      product.loader(
        routeArgs(shop, `/products/${listingId}?tab=${tab}`, { params: { id: String(listingId) } }) as never,
      ),
    ),
    passportPage.loader(routeArgs(shop, `/p/${code}`, { params: { code }, headers }) as never),
    passportFile.loader(routeArgs(shop, `/p/${code}.json`, { params: { code }, headers }) as never),
    ...(["google", "compari"] as const).map((name) =>
      feed.loader(routeArgs(shop, `/feeds/${name}.xml`, { params: { file: `${name}.xml` } }) as never),
    ),
  ]);
  for (const answer of answers) {
    const text = answer instanceof Response ? await answer.text() : JSON.stringify(answer);
    for (const figure of ["medianPrice", "percentPerYear", "cameBack", String(MEDIAN), "2.613"])
      expect(text).not.toContain(figure);
  }
});

test("of fewer than three units no figure is given", async () => {
  const listingId = await putOnSale(shop.db, aPc({ price: ron(1_211), units: [aUnit()] }));
  const people = ordersIn(shop);
  await people.delivered(await people.paidByCard([{ listingId }]));
  expect(rowOf(await tables(), "class", "pc-under-1500")).toMatchObject({ 1: 1, 2: TOO_FEW, 3: TOO_FEW, 5: TOO_FEW });
});
