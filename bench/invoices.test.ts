import { afterAll, beforeAll, expect, test } from "vitest";
import { dayOf } from "../base/day.ts";
import * as invoiceFile from "../app/features/office/invoices/invoice-file.ts";
import * as invoices from "../app/features/office/invoices/invoices.tsx";
import * as journal from "../app/features/office/money/journal.tsx";
import * as order from "../app/features/office/orders/order.tsx";
import { aComponent, aPc } from "../testing/builders.ts";
import { putOnSale } from "../testing/catalogue-index.ts";
import { routeArgs } from "../testing/request.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { aStaffMember } from "../testing/staff.ts";
import { fillOffice } from "./office.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("invoices of generated orders are whole: the office lists, adds up and draws them", async () => {
  await putOnSale(shop.db, aPc());
  await putOnSale(shop.db, aComponent("ssd", { stock: 3 }));
  await fillOffice(shop.db, { orders: 200, tradeIns: 3, claims: 2, audit: 20 });
  const owner = await aStaffMember(shop);
  const issued = await shop.db
    .selectFrom("invoice as i")
    .innerJoin("salesOrder as o", "o.id", "i.orderId")
    .select([
      "i.series",
      "i.year",
      "i.number",
      "i.totalBani",
      "i.issuedAt",
      "o.totalBani as ordered",
      "o.number as order",
    ])
    .orderBy("i.issuedAt", "desc")
    .execute();
  // Thirty orders wait for their money, and every twentieth that is long over was cancelled.
  expect(issued).toHaveLength(166);
  expect(issued.every(({ totalBani, ordered }) => totalBani === ordered)).toBe(true);
  const [last] = issued;
  const month = dayOf(last!.issuedAt).slice(0, 7);
  const listed = await owner.get(invoices.loader, `/office/invoices?month=${month}`);
  expect(listed.status).toBe(200);
  const { rows } = listed.data as { rows: { number: string; faults: string[] }[] };
  expect(rows.flatMap(({ faults }) => faults)).toEqual([]);
  const books = await owner.get(journal.loader, `/office/journal?month=${month}`);
  expect(books).toMatchObject({ status: 200 });
  expect(JSON.stringify(books.data)).toContain(String(last!.totalBani));
  expect(await owner.get(order.loader, `/office/orders/${last!.order}`, { number: last!.order })).toMatchObject({
    status: 200,
  });
  const number = `${last!.series}-${last!.year}-${String(last!.number).padStart(6, "0")}`;
  expect(rows.map((row) => row.number)).toContain(number);
  const params = { number, format: "pdf" };
  const answer = await (invoiceFile.loader as (args: unknown) => Promise<Response>)(
    routeArgs(shop, `/office/invoices/${number}/pdf`, { params, headers: { cookie: owner.cookie } }),
  );
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("application/pdf");
});
