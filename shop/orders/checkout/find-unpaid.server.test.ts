import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "../../../base/db.server.ts";
import { newId, type VisitorId } from "../../../base/id.ts";
import { aComponent } from "../../../testing/builders.ts";
import { SHOP_ORIGIN } from "../../../testing/card.ts";
import { shipping } from "../../../testing/orders.ts";
import { aVisitor, putOnSale, timePasses } from "../../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { addToCart } from "../../cart/add-to-cart.server.ts";
import { viewCart } from "../../cart/view-cart.server.ts";
import { cancelOrder } from "../cancel-order.server.ts";
import { findUnpaid } from "./find-unpaid.server.ts";
import { openCheckout } from "./open-checkout.server.ts";
import type { Order } from "../order.ts";
import { payOrder } from "../payment/pay-order.server.ts";
import { placeOrder, type NewOrder } from "./place-order.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function anOrder(visitorId: VisitorId, payment: NewOrder["payment"] = { paymentMethod: "card" }): Promise<Order> {
  const listingId = await putOnSale(shop.db, aComponent("ssd"));
  await addToCart(shop, { visitorId, listingId, quantity: 1 });
  const { totals } = await viewCart(shop, { visitorId });
  const placed = await placeOrder(shop, {
    visitorId,
    language: "ro",
    shipping,
    payment,
    extendedWarranty: false,
    seenTotal: totals.total,
    idempotencyKey: newId(),
  });
  if (!placed.ok) throw new Error(`the test's order was refused: ${placed.domainError.code}`);
  return placed.value;
}

test("the newest order that awaits its card is found, only for its own visitor", async () => {
  const visitorId = aVisitor("unpaid-twice");
  expect(await findUnpaid(shop, { visitorId })).toBeNull();
  const first = await anOrder(visitorId);
  expect(await findUnpaid(shop, { visitorId })).toBe(first.number);
  const second = await anOrder(visitorId);
  await anOrder(visitorId, { paymentMethod: "bank", accountName: "Ana Pop" });
  expect(await findUnpaid(shop, { visitorId })).toBe(second.number);
  expect(await openCheckout(shop, { visitorId })).toMatchObject({ unpaid: second.number });
  expect(await findUnpaid(shop, { visitorId: aVisitor("somebody-else") })).toBeNull();
  expect(await findUnpaid(shop, { visitorId: null })).toBeNull();
  await cancelOrder(shop, { orderId: second.id });
  expect(await findUnpaid(shop, { visitorId })).toBe(first.number);
});

test("an order with an authorised card, or without held units, is not found", async () => {
  const visitorId = aVisitor("unpaid-once");
  const order = await anOrder(visitorId);
  await payOrder(shop, { orderId: order.id, returnTo: SHOP_ORIGIN });
  expect(await findUnpaid(shop, { visitorId })).toBe(order.number);
  await shop.db.updateTable("payment").set({ state: "authorised" }).where("orderId", "=", order.id).execute();
  expect(await findUnpaid(shop, { visitorId })).toBeNull();
  await shop.db.updateTable("payment").set({ state: "created" }).where("orderId", "=", order.id).execute();
  expect(await findUnpaid(shop, { visitorId })).toBe(order.number);
  await timePasses(shop.db);
  expect(await findUnpaid(shop, { visitorId })).toBeNull();
});

test("it takes one query, however many orders the visitor has", async () => {
  const visitorId = aVisitor("unpaid-many");
  for (let orders = 0; orders < 3; orders++) await anOrder(visitorId);
  let queries = 0;
  const db: Db = shop.db.withPlugin({
    transformQuery({ node }) {
      queries++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  expect(await findUnpaid({ db }, { visitorId })).not.toBeNull();
  expect(queries).toBe(1);
});
