import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dayOf } from "../../../../base/day.ts";
import { issueDocuments } from "../../../../shop/invoices/issue-documents.server.ts";
import { takeIntoStock } from "../../../../shop/trade-in/office/take-into-stock.server.ts";
import { payOut } from "../../../../shop/trade-in/office/pay-out.server.ts";
import { ordersIn } from "../../../../testing/orders.ts";
import { routeArgs } from "../../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { sellingIn } from "../../../../testing/trade-ins.ts";
import * as invoiceMonth from "./invoice-month.ts";
import * as journal from "./journal.tsx";
import * as registerFile from "./register-file.ts";

let shop: TestShop;
let staff: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  staff = await aStaffMember(shop, { staffRoles: ["accounting"] });
});
afterAll(() => shop.close());

type Loader = { loader: unknown };
async function file({ loader }: Loader, path: string, params: Record<string, string>): Promise<Response> {
  return (loader as (args: unknown) => Promise<Response>)(
    routeArgs(shop, path, { params, headers: { cookie: staff.cookie } }),
  );
}

describe("the books of a month in the office", () => {
  test("show the VAT, and give every register, invoice and purchase record to the accountant", async () => {
    const order = await ordersIn(shop).paidByTransfer();
    await issueDocuments(shop);
    const selling = sellingIn(shop);
    const sale = await selling.moved(await selling.accepted({ payout: "instant" }), "received", "testing", "tested");
    const move = { number: sale.number, actor: staff.actor };
    await payOut(shop, { ...move, reference: "OP 1", attempt: 1 });
    await takeIntoStock(shop, { ...move, as: "machine" });
    // The database's own clock dates what is bought.
    const month = dayOf(new Date()).slice(0, 7);

    const seen = await staff.get(journal.loader, "/office/journal?month=2026-11");
    expect(seen.data).toMatchObject({
      month: "2026-11",
      journal: { rows: [{ orderNumber: order.number, gross: order.totals.total }] },
      margin: { entries: [{ price: order.totals.total }] },
    });
    expect((await staff.get(journal.loader, `/office/journal?month=${month}`)).data).toMatchObject({
      bought: { count: 1 },
      records: 1,
    });

    const csv = await file(registerFile, "/office/journal/x", { file: "registru-marja-2026-11.csv" });
    expect(await csv.text()).toContain("Preț de cumpărare;Preț de vânzare;Marjă;TVA din marjă");
    const pdf = await file(registerFile, "/office/journal/x", { file: "jurnal-vanzari-2026-11.pdf" });
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    for (const wrong of ["jurnal-vanzari-2026-13.pdf", "jurnal-vanzari-2026-11.exe", "altul-2026-11.csv"])
      expect((await file(registerFile, "/office/journal/x", { file: wrong })).status).toBe(404);

    const names = async (of: string) =>
      Object.keys(
        unzipSync(
          new Uint8Array(await (await file(invoiceMonth, `/office/invoices/month/${of}`, { month: of })).arrayBuffer()),
        ),
      );
    const invoice = (seen.data as { journal: { rows: { number: string }[] } }).journal.rows[0]!.number;
    expect(await names("2026-11")).toEqual(
      expect.arrayContaining([
        "jurnal-vanzari-2026-11.pdf",
        "jurnal-vanzari-2026-11.csv",
        "registru-marja-2026-11.pdf",
        "achizitii-marja-2026-11.csv",
        `facturi/${invoice}.xml`,
        `facturi/${invoice}.pdf`,
      ]),
    );
    expect(await names(month)).toContain(`borderouri/BA-${sale.number}.pdf`);
  });

  test("are for who may see money", async () => {
    const sales = await aStaffMember(shop, { staffRoles: ["sales"] });
    expect((await sales.get(journal.loader, "/office/journal")).status).toBe(403);
    expect((await sales.get(registerFile.loader, "/office/journal/registru-marja-2026-11.csv")).status).toBe(403);
    expect((await sales.get(invoiceMonth.loader, "/office/invoices/month/2026-11", { month: "2026-11" })).status).toBe(
      403,
    );
  });
});
