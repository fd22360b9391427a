import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ron } from "../../../../base/money.ts";
import { aPc } from "../../../../testing/builders.ts";
import { putOnSale } from "../../../../testing/catalogue-index.ts";
import { ordersIn } from "../../../../testing/orders.ts";
import { routeArgs } from "../../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { sellingIn } from "../../../../testing/trade-ins.ts";
import * as listings from "../listings/listings.tsx";
import * as returns from "../returns/returns.tsx";
import * as unitsList from "../units/units.tsx";
import * as reportFile from "./report-file.ts";
import * as report from "./report.tsx";
import { reportNames, type ReportTable } from "./report-table.ts";

let shop: TestShop;
let staff: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  staff = await aStaffMember(shop, { staffRoles: ["accounting"] });
});
afterAll(() => shop.close());

const DAYS = "?from=2026-01-01&to=2027-12-31";
const tablesOf = async (name: string) =>
  (
    (await staff.get(report.loader, `/office/reports/${name}${DAYS}`, { report: name })).data as {
      tables: ReportTable[];
    }
  ).tables;
const columnOf = ({ columns, rows }: ReportTable, name: string) =>
  rows.map(({ cells }) => cells[columns.findIndex((column) => column.name === name)]);

describe("the reports", () => {
  test.each(reportNames)("%s opens for the accountant and not for sales staff", async (name) => {
    const params = { report: name };
    expect((await staff.get(report.loader, `/office/reports/${name}`, params)).status).toBe(200);
    const seller = await aStaffMember(shop, { staffRoles: ["sales"] });
    expect((await seller.get(report.loader, `/office/reports/${name}`, params)).status).toBe(403);
    expect((await seller.get(reportFile.loader, `/office/reports/${name}/csv`, params)).status).toBe(403);
  });

  test("that does not exist is not found", async () => {
    expect((await staff.get(report.loader, "/office/reports/weather", { report: "weather" })).status).toBe(404);
  });

  test("of sales leads from each day to its orders, and its CSV has the same figures", async () => {
    const listingId = await putOnSale(shop.db, aPc({ price: ron(2500) }));
    const order = await ordersIn(shop).paidByCard([{ listingId }]);
    const [sales] = await tablesOf("sales");
    const total = sales!.total![3] as number;
    expect(total).toBeGreaterThanOrEqual(order.totals.total);
    const day = sales!.rows.find(({ cells }) => cells[3] !== 0)!;
    expect(day.to).toBe(`/office/orders?from=${String(day.cells[0])}&to=${String(day.cells[0])}`);

    const args = routeArgs(shop, `/office/reports/sales/csv${DAYS}`, {
      params: { report: "sales" },
      headers: { cookie: staff.cookie },
    });
    const text = await (await reportFile.loader(args as never)).text();
    const lines = text.trim().split("\r\n");
    expect(lines[0]).toBe("Ziua;Comenzi;Bucăți;Vânzări;Rambursări;Cost;TVA;Marjă");
    expect(lines.at(-1)).toContain(`Total;1;1;${(total / 100).toFixed(2).replace(".", ",")};`);
  });

  test("of stock opens as many units as each of its rows counts", async () => {
    await putOnSale(shop.db, aPc({ price: ron(2500) }));
    const [stock] = await tablesOf("stock");
    expect(columnOf(stock!, "units").some((units) => units !== 0)).toBe(true);
    for (const { cells, to } of stock!.rows) {
      const { total } = (await staff.get(unitsList.loader, to!)).data as { total: number };
      expect(total, to!).toBe(cells[1]);
    }
  });

  test("of sell-through and of returns lead to the listings of the class and to the claims of the part", async () => {
    const [sold] = await tablesOf("sell-through");
    const pcs = sold!.rows.find(({ cells }) => String(cells[0]).startsWith("pc-"))!;
    expect(pcs.to).toBe(`/office/listings?class=${pcs.cells[0]}`);
    const { rows } = (await staff.get(listings.loader, pcs.to!)).data as { rows: { price: number; kind: string }[] };
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ price, kind }) => kind === "pc" && price >= ron(2500) && price < ron(4000))).toBe(true);

    const [classes, cpus] = await tablesOf("returns");
    expect(classes!.rows[0]!.to).toMatch(/^\/office\/returns\?class=pc-.*&from=/);
    const [cpu] = cpus!.rows;
    expect(new URL(cpu!.to!, "https://shop.example").searchParams.get("q")).toBe(cpu!.cells[0]);
    expect((await staff.get(returns.loader, cpu!.to!)).status).toBe(200);
  });

  test("of offers shows what was declared, found and paid, and leads to the trade-in", async () => {
    const selling = sellingIn(shop);
    const tradeIn = await selling.accepted();
    const offer = await shop.db
      .selectFrom("tradeInOffer")
      .where("tradeInId", "=", tradeIn.id)
      .select("totalBani")
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto("tradeInPayout")
      .values({
        tradeInId: tradeIn.id,
        amountBani: offer.totalBani,
        iban: "RO49AAAA1B31007593840000",
        name: "Ana Pop",
        dueAt: shop.clock.now(),
      })
      .execute();
    expect(columnOf((await tablesOf("offers"))[0]!, "trade-in")).toEqual([]);
    await shop.db.updateTable("tradeInPayout").set({ paidAt: shop.clock.now() }).execute();
    const [offers] = await tablesOf("offers");
    expect(columnOf(offers!, "trade-in")).toEqual([tradeIn.number]);
    expect(columnOf(offers!, "declared")).toEqual([offer.totalBani]);
    expect(columnOf(offers!, "found")).toEqual([offer.totalBani]);
    expect(columnOf(offers!, "paid")).toEqual([offer.totalBani]);
    expect(offers!.rows[0]!.to).toBe(`/office/trade-ins/${tradeIn.number}`);
  });
});
