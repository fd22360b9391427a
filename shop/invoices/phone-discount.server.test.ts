import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../base/id.ts";
import { ron, sum } from "../../base/money.ts";
import { aComponent, aPc } from "../../testing/builders.ts";
import { putOnSale } from "../../testing/catalogue-index.ts";
import { somebodyNew, STAFF } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { placeByPhone } from "../orders/by-phone/place-by-phone.server.ts";
import { confirmTransfer } from "../orders/payment/confirm-transfer.server.ts";
import { eInvoiceIssues } from "./e-invoice-rules.ts";
import { eInvoiceOf } from "./e-invoice.ts";
import { documentsOfOrder } from "./invoices.sql.server.ts";
import { issueDocuments } from "./issue-documents.server.ts";
import { taxWithin } from "../../base/vat.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("the discount of an order by phone is on its invoice as a line for each tax regime, and lowers the tax", async () => {
  const [pc, ssd] = [
    await putOnSale(shop.db, aPc({ price: ron(3000) })),
    await putOnSale(shop.db, aComponent("ssd", { price: ron(1000), stock: 1 })),
  ];
  await shop.db.updateTable("unit").set({ taxRegime: "normal" }).where("listingId", "=", ssd).execute();
  const units = await shop.db.selectFrom("unit").where("listingId", "in", [pc, ssd]).select("code").execute();
  const placed = await placeByPhone(shop, {
    actor: STAFF,
    form: {
      units: units.map(({ code }) => code),
      seenGoods: ron(4000),
      paymentMethod: "bank",
      language: "ro",
      pageKey: newId(),
      shipping: somebodyNew({ delivery: "pickup" }),
      discount: { percent: 10, why: "client fidel" },
    },
  });
  if (!placed.ok) throw new Error(placed.domainError.code);
  const { id, number, totals } = placed.value;
  expect(totals.total).toBe(ron(3600));
  await confirmTransfer(shop, {
    orderNumber: number,
    amount: totals.total,
    at: shop.clock.now(),
    key: newId(),
    actor: STAFF,
  });
  await issueDocuments(shop);
  const [invoice] = (await documentsOfOrder(shop.db, id)).map(({ document }) => document);
  if (!invoice) throw new Error("no invoice was issued");
  expect(
    invoice.lines.filter(({ subject }) => subject.kind === "reduction").map(({ regime, gross }) => [regime, gross]),
  ).toEqual([
    ["margin", -ron(300)],
    ["standard", -ron(100)],
  ]);
  expect(invoice.totals).toMatchObject({ gross: ron(3600), tax: taxWithin(ron(900), 21) });
  expect(sum(invoice.lines.map(({ gross }) => gross))).toBe(ron(3600));
  const wording = { nameOf: () => ({ name: "a line", details: "" }), reason: null };
  expect(eInvoiceIssues(eInvoiceOf(invoice, wording))).toEqual([]);
});
