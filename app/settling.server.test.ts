import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MINUTE, SECOND } from "../base/clock.ts";
import { ron } from "../base/money.ts";
import { CardGatewayUnavailable } from "../shop/payments/card-port.ts";
import { refundOrder } from "../shop/orders/payment/refund-order.server.ts";
import { anOrder, payByCard, readyToPay } from "../testing/buyer.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { jobs } from "./jobs.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** The worst case: the job ran just before the row became old enough, and runs again after its interval. */
const oldestUnseen = (name: string) => {
  const job = jobs.find(({ name: each }) => each === name)!;
  return { job, ago: sql<Date>`now() - make_interval(secs => ${(2 * MINUTE - job.every) / SECOND - 1})` };
};

test("a paid order whose webhook was lost is settled by the background job within two minutes", async () => {
  const { job, ago } = oldestUnseen("settle open payments");
  const order = await anOrder(shop);
  await shop.provider.give(await readyToPay(shop, order), "silent");
  await shop.db.updateTable("payment").set({ updatedAt: ago }).where("id", "=", order.payment.id).execute();
  await job.run(shop);
  expect(await shop.db.selectFrom("salesOrder").where("id", "=", order.id).select("state").executeTakeFirst()).toEqual({
    state: "paid",
  });
});

test("a refund whose provider could not be reached is settled too", async () => {
  const { job, ago } = oldestUnseen("settle open refunds");
  const order = await anOrder(shop);
  await payByCard(shop, order);
  const away = {
    ...shop,
    card: { ...shop.card, retrieve: () => Promise.reject(new CardGatewayUnavailable("timeout")) },
  };
  const refund = await refundOrder(away, {
    orderId: order.id,
    amount: ron(10),
    reason: "goodwill",
    key: "away",
    actor: "staff:1",
  });
  expect(refund).toMatchObject({ ok: true, value: { state: "requested" } });
  await shop.db.updateTable("refund").set({ touchedAt: ago }).where("orderId", "=", order.id).execute();
  await job.run(shop);
  expect(await shop.db.selectFrom("refund").where("orderId", "=", order.id).select("state").executeTakeFirst()).toEqual(
    { state: "done" },
  );
});
