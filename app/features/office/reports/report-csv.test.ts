import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../../../base/id.ts";
import { ron } from "../../../../base/money.ts";
import { unitsOf } from "../../../../shop/orders/order.ts";
import { storePageViews } from "../../../../shop/reports/store-page-views.server.ts";
import { openClaim } from "../../../../shop/returns/open-claim.server.ts";
import { aPc, aUnit } from "../../../../testing/builders.ts";
import { putOnSale } from "../../../../testing/catalogue-index.ts";
import { ordersIn } from "../../../../testing/orders.ts";
import { routeArgs } from "../../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { sellingIn } from "../../../../testing/trade-ins.ts";
import { loader as ordersLoader } from "../orders/orders.tsx";
import { loader as unitsLoader } from "../units/units.tsx";
import * as reportFile from "./report-file.ts";
import * as reportUnits from "./report-units.tsx";
import * as report from "./report.tsx";
import type { ReportTable } from "./report-table.ts";

const DAYS = "?from=2026-01-01&to=2027-12-31";

let shop: TestShop;
let staff: Awaited<ReturnType<typeof aStaffMember>>;
let sold: { number: string; code: string };
let tradeIn: string | null;

/** One PC of 2500 RON sold and under warranty, one of 1000 RON that cost 600 on sale, one trade-in paid; some views. */
beforeAll(async () => {
  shop = await openTestShop();
  staff = await aStaffMember(shop);
  await sql`update unit set state = 'scrapped'`.execute(shop.db);
  const people = ordersIn(shop);
  const listingId = await putOnSale(shop.db, aPc({ price: ron(2500), units: [aUnit()] }));
  const order = await people.delivered(await people.paidByCard([{ listingId }]));
  const story = "Se oprește după zece minute de joc.";
  const claim = { orderId: order.id, kind: "warranty" as const, units: unitsOf(order), story, key: newId() };
  expect((await openClaim(shop, { ...claim, actor: "buyer" })).ok).toBe(true);
  const { code } = await shop.db
    .selectFrom("unit")
    .where("listingId", "=", listingId)
    .select("code")
    .executeTakeFirstOrThrow();
  sold = { number: order.number, code };
  const unsold = await putOnSale(shop.db, aPc({ price: ron(1000), units: [aUnit()] }));
  await shop.db
    .updateTable("unit")
    .set({ costBani: ron(600) })
    .where("listingId", "=", unsold)
    .execute();

  const selling = sellingIn(shop);
  const accepted = await selling.accepted();
  tradeIn = accepted.number;
  await shop.db
    .insertInto("tradeInPayout")
    .values({
      tradeInId: accepted.id,
      amountBani: ron(700),
      iban: "RO49AAAA1B31007593840000",
      name: "Ana Pop",
      dueAt: shop.clock.now(),
    })
    .execute();

  await shop.db.updateTable("tradeInPayout").set({ paidAt: shop.clock.now() }).execute();
  await shop.db.deleteFrom("pageCount").execute();
  shop.views.take();
  shop.views.add("product", 40);
  shop.views.add("cart", 10);
  shop.views.add("checkout", 4);
  await storePageViews(shop);
});
afterAll(() => shop.close());

async function linesOf(name: string): Promise<string[]> {
  const args = routeArgs(shop, `/office/reports/${name}/csv${DAYS}`, {
    params: { report: name },
    headers: { cookie: staff.cookie },
  });
  const answer = await reportFile.loader(args as never);
  expect(answer.headers.get("content-disposition")).toContain(`${name}-`);
  return (await answer.text()).replace("\uFEFF", "").trimEnd().split("\r\n");
}
const tablesOf = async (name: string) =>
  (
    (await staff.get(report.loader, `/office/reports/${name}${DAYS}`, { report: name })).data as {
      tables: ReportTable[];
    }
  ).tables;

describe("the CSV of the report", () => {
  test("on stock has each age with its units, cost and asking price", async () => {
    expect(await linesOf("stock")).toEqual([
      "Vechime;Bucăți;Cost;Preț cerut",
      "până la 30 de zile;1;600,00;1000,00",
      "31–60 de zile;0;0,00;0,00",
      "61–90 de zile;0;0,00;0,00",
      "91–180 de zile;0;0,00;0,00",
      "peste 180 de zile;0;0,00;0,00",
      "Total;1;600,00;1000,00",
    ]);
  });

  test("on sell-through has each class with what was on sale and sold", async () => {
    expect(await linesOf("sell-through")).toEqual([
      expect.stringMatching(/^Clasă;/),
      "PC sub 1.500 lei;1;0;0;0,00;",
      "PC 2.500–4.000 lei;1;1;100;2500,00;0",
      "Total;2;1;;2500,00;",
    ]);
  });

  test("on offers has what was offered and paid for each trade-in", async () => {
    const [head, row, total] = await linesOf("offers");
    expect(head).toMatch(/;/);
    expect(row).toMatch(new RegExp(String.raw`^${tradeIn};[\d,]+;[\d,]+;700,00;`));
    expect(total).toMatch(/^Total;.*;700,00;/);
  });

  test("on returns has a table for each grouping, with names and shares", async () => {
    const lines = await linesOf("returns");
    expect(lines).toContain("PC 2.500–4.000 lei;1;0;0;1;100");
    expect(lines.filter((line) => line === "")).toHaveLength(2);
    expect(lines.some((line) => /^Ryzen .*;1;0;0;1;100$/.test(line))).toBe(true);
  });

  test("on conversion has the funnel, then each day", async () => {
    const lines = await linesOf("conversion");
    expect(lines).toEqual(
      expect.arrayContaining([
        "Produse văzute;40;100",
        "Coș deschis;10;25",
        "Finalizare deschisă;4;10",
        "Comenzi plasate;1;2,5",
      ]),
    );
    expect(lines.at(-1)).toBe("Total;0;0;40;10;4;1");
  });
});

describe("each figure opens its list", () => {
  test("the totals of sales, stock and conversion have as many rows as they count", async () => {
    const [sales] = await tablesOf("sales");
    const orders = (await staff.get(ordersLoader, sales!.totalTo!)).data as {
      rows: { number: string }[];
      total: number;
    };
    expect(orders.rows.map(({ number }) => number)).toContain(sold.number);
    expect(orders.total).toBe(sales!.total![1]);
    const [stock] = await tablesOf("stock");
    expect((await staff.get(unitsLoader, stock!.totalTo!)).data).toMatchObject({ total: stock!.total![1] });
    const [funnel, days] = await tablesOf("conversion");
    expect(funnel!.rows.map(({ to }) => to)).toEqual(["#days", "#days", "#days", days!.totalTo]);
  });

  test("what was on sale and sold, by class and part, opens exactly these units of these days", async () => {
    for (const name of ["sell-through", "returns"])
      for (const { columns, rows } of await tablesOf(name))
        for (const { cells, links } of rows)
          for (const [place, to] of links.entries()) {
            if (to === null) continue;
            expect(to).toContain("from=2026-01-01&to=2027-12-31");
            const { total } = (await staff.get(reportUnits.loader, to)).data as { total: number };
            expect(total, `${name} ${columns[place]!.name} ${String(cells[0])}`).toBe(cells[place]);
          }
    const [sellThrough] = await tablesOf("sell-through");
    expect((await staff.get(reportUnits.loader, sellThrough!.totalTo!)).data).toMatchObject({ total: 2 });
    const { rows } = (await staff.get(reportUnits.loader, `/office/reports/units${DAYS}&show=sold`)).data as {
      rows: object[];
    };
    expect(rows).toMatchObject([{ code: sold.code, order: sold.number, soldFor: ron(2500) }]);
    expect(
      (await staff.get(reportUnits.loader, "/office/reports/units?from=2020-01-01&to=2020-01-02")).data,
    ).toMatchObject({ total: 0 });
  });
});
