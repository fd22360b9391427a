import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { aPc } from "../../testing/builders.ts";
import { putOnSale } from "../../testing/catalogue-index.ts";
import { ordersIn } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { unitsOf } from "../orders/order.ts";
import { findOrder } from "../orders/orders.sql.server.ts";
import { withdrawFromExtension } from "./withdraw-from-extension.server.ts";
import { withdrawFromOrder } from "./withdraw-from-order.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function aPaidPc() {
  const listingId = await putOnSale(shop.db, aPc({ price: ron(2500) }));
  return ordersIn(shop).paidByTransfer([{ listingId }], { extendedWarranty: true });
}

const outcome = (answer: { ok: true } | { ok: false; domainError: { code: string } }) =>
  answer.ok ? "done" : answer.domainError.code;

test("of six withdrawals from one extended warranty at once, one is made and refunded", async () => {
  const order = await aPaidPc();
  const units = unitsOf(order);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => withdrawFromExtension(shop, { orderId: order.id, units, key: newId() })),
  );
  expect(answers.map(outcome).toSorted()).toEqual([...Array<string>(5).fill("claim-units"), "done"]);
  expect((await findOrder(shop.db, { id: order.id }))!.payment.refunded).toBe(199_00);
});

test("a withdrawal from the PC and one from its extended warranty at once never refund more than was paid", async () => {
  for (let round = 0; round < 5; round++) {
    const order = await aPaidPc();
    const units = unitsOf(order);
    const [extension, pc] = await Promise.all([
      withdrawFromExtension(shop, { orderId: order.id, units, key: newId() }),
      withdrawFromOrder(shop, { orderId: order.id, units, key: newId() }),
    ]);
    expect(outcome(pc)).toBe("done");
    expect(["done", "claim-units", "claim-barred"]).toContain(outcome(extension));
    const now = (await findOrder(shop.db, { id: order.id }))!;
    expect(now.state).toBe("cancelled");
    expect(now.payment.refunded).toBe(order.totals.total);
  }
});
