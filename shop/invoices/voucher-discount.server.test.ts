import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../base/id.ts";
import { bani, NOTHING, ron, sum } from "../../base/money.ts";
import { taxWithin } from "../../base/vat.ts";
import { aPc } from "../../testing/builders.ts";
import { putOnSale } from "../../testing/catalogue-index.ts";
import { ordersIn, somebodyNew, STAFF } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { enterVoucher } from "../cart/enter-voucher.server.ts";
import { paidParts } from "../orders/order.ts";
import { createVoucher } from "../vouchers/change-voucher.server.ts";
import type { VoucherCode } from "../vouchers/voucher.ts";
import { documentsOfOrder } from "./invoices.sql.server.ts";
import { issueDocuments } from "./issue-documents.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function aPcFor(price: number, regime: "margin" | "normal") {
  const listingId = await putOnSale(shop.db, aPc({ price: ron(price) }));
  await shop.db
    .updateTable("unit")
    .set({ costBani: ron(500), taxRegime: regime })
    .where("listingId", "=", listingId)
    .execute();
  return listingId;
}

test("a voucher is on the invoice as a line for each tax regime, and what was paid for each line adds up to the total", async () => {
  const code = "FACTURA" as VoucherCode;
  const terms = {
    value: { amount: bani(33_333) },
    coversDelivery: false,
    leastGoods: NOTHING,
    mostUses: null,
    mostPerPerson: null,
    firstDay: null,
    lastDay: null,
    note: "",
  };
  await createVoucher(shop, { form: { id: newId<"voucher">(), code, terms }, actor: STAFF });
  const orders = ordersIn(shop);
  const visitorId = await orders.aBuyer(
    { listingId: await aPcFor(1234, "margin") },
    { listingId: await aPcFor(2001, "normal") },
  );
  await enterVoucher(shop, { visitorId, code });
  const order = await orders.paidByTransfer([], { visitorId, shipping: somebodyNew() });
  expect(order.totals.total).toBe(bani(323_500 - 33_333));
  const parts = paidParts(order);
  expect(sum([...parts.lines, parts.shipping])).toBe(order.totals.total);
  await issueDocuments(shop);
  const [invoice] = (await documentsOfOrder(shop.db, order.id)).map(({ document }) => document);
  if (!invoice) throw new Error("no invoice was issued");
  const reductions = invoice.lines.filter(({ subject }) => subject.kind === "reduction");
  expect(reductions.map(({ regime }) => regime)).toEqual(["margin", "standard"]);
  expect(sum(reductions.map(({ gross }) => gross))).toBe(-33_333);
  const taxed = bani(200_100 + (reductions[1]?.gross ?? 0));
  expect(invoice.totals).toMatchObject({ gross: order.totals.total, tax: taxWithin(taxed, 21) });
});
