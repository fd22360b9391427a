// Credit notes for the extended warranty of single PCs.

import { afterAll, beforeAll, expect, test } from "vitest";
import { newId, type UnitId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { aPc } from "../../testing/builders.ts";
import { putOnSale } from "../../testing/catalogue-index.ts";
import { ordersIn } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { unitsOf, type Order } from "../orders/order.ts";
import { withdrawFromExtension } from "../returns/withdraw-from-extension.server.ts";
import { withdrawFromOrder } from "../returns/withdraw-from-order.server.ts";
import { issueDocuments } from "./issue-documents.server.ts";
import { readDocuments } from "./read-documents.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** A paid and invoiced order of two PCs with the extended warranty. */
async function aPair(): Promise<Order> {
  const goods = [];
  for (let each = 0; each < 2; each++) goods.push({ listingId: await putOnSale(shop.db, aPc({ price: ron(1500) })) });
  const order = await ordersIn(shop).paidByCard(goods, { extendedWarranty: true });
  await issueDocuments(shop);
  return order;
}
async function creditsOf(order: Order) {
  await issueDocuments(shop);
  return (await readDocuments(shop, { orderId: order.id })).slice(1).map(({ document }) => document);
}

test("a withdrawal from the extended warranty of one PC is credited with its line, and that PC's title", async () => {
  const order = await aPair();
  const [, second] = unitsOf(order) as [UnitId, UnitId];
  expect(await withdrawFromExtension(shop, { orderId: order.id, units: [second], key: newId() })).toMatchObject({
    ok: true,
  });
  expect(await creditsOf(order)).toMatchObject([
    {
      kind: "credit-note",
      corrects: { reason: "withdrawal" },
      lines: [
        { subject: { kind: "service", service: "extended-warranty", about: order.lines[1]!.title }, gross: 99_50 },
      ],
      totals: { gross: 99_50 },
    },
  ]);
});

test("a PC that is withdrawn from is credited with its share of the extended warranty", async () => {
  const order = await aPair();
  const [first, second] = unitsOf(order) as [UnitId, UnitId];
  await withdrawFromOrder(shop, { orderId: order.id, units: [first], key: newId() });
  expect(await creditsOf(order)).toMatchObject([
    {
      lines: [
        { subject: { kind: "unit", unitId: first }, gross: 1500_00 },
        { subject: { kind: "service", service: "extended-warranty" }, gross: 99_50 },
      ],
    },
  ]);
  // The rest cancels the invoice to the ban.
  await withdrawFromOrder(shop, { orderId: order.id, units: [second], key: newId() });
  const credits = await creditsOf(order);
  expect(credits.reduce((total, { totals }) => total + totals.gross, 0)).toBe(order.totals.total);
});
