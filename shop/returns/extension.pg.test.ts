import { expect, test } from "vitest";
import { newId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { aPc } from "../../testing/builders.ts";
import { anOrderRequest } from "../../testing/buyer.ts";
import { putOnSale } from "../../testing/catalogue-index.ts";
import { orderDeps } from "../../testing/order-deps.ts";
import { byTransfer, STAFF } from "../../testing/orders.ts";
import { aPostgres } from "../../testing/postgres-database.ts";
import { placeOrder } from "../orders/checkout/place-order.server.ts";
import { unitsOf } from "../orders/order.ts";
import { confirmTransfer } from "../orders/payment/confirm-transfer.server.ts";
import { findOrder } from "../orders/orders.sql.server.ts";
import { withdrawFromExtension } from "./withdraw-from-extension.server.ts";
import { withdrawFromOrder } from "./withdraw-from-order.server.ts";

const database = aPostgres({ connections: 8 });

async function aPaidPc() {
  const deps = { ...orderDeps(database.db), chance: Math.random };
  const listingId = await putOnSale(database.db, aPc({ price: ron(2500) }));
  const request = await anOrderRequest(database, { listingId });
  const placed = await placeOrder(deps, { ...request, extendedWarranty: true, payment: byTransfer });
  if (!placed.ok) throw new Error(placed.domainError.code);
  const { number, totals } = placed.value;
  const paid = { orderNumber: number, amount: totals.total, at: new Date(), key: newId(), actor: STAFF };
  const confirmed = await confirmTransfer(deps, paid);
  if (!confirmed.ok) throw new Error(confirmed.domainError.code);
  return { deps, order: placed.value };
}

const outcome = (answer: { ok: true } | { ok: false; domainError: { code: string } }) =>
  answer.ok ? "done" : answer.domainError.code;

test("of six withdrawals from one extended warranty at once, one is made and refunded", async () => {
  const { deps, order } = await aPaidPc();
  const units = unitsOf(order);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => withdrawFromExtension(deps, { orderId: order.id, units, key: newId() })),
  );
  expect(answers.map(outcome).toSorted()).toEqual([...Array(5).fill("claim-units"), "done"]);
  expect((await findOrder(database.db, { id: order.id }))!.payment.refunded).toBe(199_00);
});

test("a withdrawal from the PC and one from its extended warranty at once never refund more than was paid", async () => {
  for (let round = 0; round < 5; round++) {
    const { deps, order } = await aPaidPc();
    const units = unitsOf(order);
    const [extension, pc] = await Promise.all([
      withdrawFromExtension(deps, { orderId: order.id, units, key: newId() }),
      withdrawFromOrder(deps, { orderId: order.id, units, key: newId() }),
    ]);
    expect(outcome(pc)).toBe("done");
    expect(["done", "claim-units", "claim-barred"]).toContain(outcome(extension));
    const now = (await findOrder(database.db, { id: order.id }))!;
    expect(now.state).toBe("cancelled");
    expect(now.payment.refunded).toBe(order.totals.total);
  }
});
