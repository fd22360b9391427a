// Card provider events that come late, twice, in any order or never lead to the same end.

import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPc } from "../../../testing/builders.ts";
import { anOrder, payByCard, readyToPay } from "../../../testing/buyer.ts";
import { onPostgres } from "../../../testing/postgres.ts";
import { putOnSale, takenBySomebody, timePasses } from "../../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { cancelOrder } from "../cancel-order.server.ts";
import type { Order } from "../order.ts";
import { findOrder } from "../orders.sql.server.ts";
import { recordCardEvent } from "./record-card-event.server.ts";
import { settleCardReturn } from "./settle-card-return.server.ts";
import { settlePayment } from "./settle-payment.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const kinds = ["authorised", "captured", "failed", "cancelled", "refunded", "something-new"] as const;
type Kind = (typeof kinds)[number];

// The embedded database runs one statement after the other, so concurrent events differ less there: it gets a third of the runs.

/** Each kind of event 0, 1 or 5 times, in any order, one after the other or concurrently. */
const newsOfAPayment = fc.record({
  eventKinds: fc
    .tuple(...kinds.map((kind) => fc.constantFrom(0, 1, 5).map((times) => Array.from({ length: times }, () => kind))))
    .chain((piles) => fc.shuffledSubarray(piles.flat(), { minLength: piles.flat().length })),
  atOnce: fc.boolean(),
});

async function receive(
  ref: string,
  { eventKinds, atOnce }: { eventKinds: readonly Kind[]; atOnce: boolean },
): Promise<void> {
  const messages = eventKinds.map((kind) => shop.provider.webhook(kind, ref));
  if (atOnce) await Promise.all(messages.map((message) => recordCardEvent(shop, message)));
  else for (const message of messages) expect(await recordCardEvent(shop, message)).toEqual({ ok: true, value: null });
}

const now = async (order: Order) => (await findOrder(shop.db, { id: order.id }))!;
const endOf = async (order: Order) => {
  const { state, payment, refunds } = await now(order);
  const emails = await shop.db
    .selectFrom("outbox")
    .where("subject", "like", `%${order.number}%`)
    .select("dedupeKey")
    .execute();
  const transitions = await shop.db
    .selectFrom("orderMove")
    .where("orderId", "=", order.id)
    .orderBy("id")
    .select("toState")
    .execute();
  return {
    state,
    payment: [payment.state, payment.captured, payment.refunded],
    refunds: refunds.map(({ amount, state }) => [amount, state]),
    emails: emails.map(({ dedupeKey }) => dedupeKey.split(" ")[0]).toSorted(),
    transitions: transitions.map(({ toState }) => toState),
    provider: (await shop.provider.paymentsOf(order.number)).map(({ state, captured, refunded }) => [
      state,
      captured,
      refunded,
    ]),
  };
};

test("events before the buyer returns: the order is paid once and its buyer notified once", async () => {
  await fc.assert(
    fc.asyncProperty(newsOfAPayment, async (news) => {
      const order = await anOrder(shop);
      const intent = await readyToPay(shop, order);
      await shop.provider.give(intent, "good");
      await receive(intent.ref, news);
      expect(await settleCardReturn(shop, { number: order.number })).toEqual({ ok: true, value: { outcome: "paid" } });
      const { total } = order.totals;
      expect(await endOf(order)).toEqual({
        state: "paid",
        payment: ["captured", total, 0],
        refunds: [],
        emails: ["paid"],
        transitions: ["placed", "paid"],
        provider: [["captured", total, 0]],
      });
    }),
    { numRuns: onPostgres() ? 12 : 4 },
  );
});

test("events about a cancelled order: its money is refunded once", async () => {
  await fc.assert(
    fc.asyncProperty(newsOfAPayment, async (news) => {
      const order = await anOrder(shop);
      const ref = await payByCard(shop, order);
      await Promise.all([cancelOrder(shop, { orderId: order.id }), receive(ref, news)]);
      await receive(ref, news);
      const { total } = order.totals;
      expect(await endOf(order)).toMatchObject({
        state: "cancelled",
        payment: ["refunded", total, total],
        refunds: [[total, "done"]],
        emails: ["cancelled", "paid", "refund-sent"],
        provider: [["refunded", total, total]],
      });
    }),
    { numRuns: onPostgres() ? 6 : 3 },
  );
});

test("events without a submitted card: nothing is paid", async () => {
  await fc.assert(
    fc.asyncProperty(newsOfAPayment, async (news) => {
      const order = await anOrder(shop);
      const { ref } = await readyToPay(shop, order);
      await receive(ref, news);
      expect(await settleCardReturn(shop, { number: order.number })).toEqual({
        ok: true,
        value: { outcome: "unfinished" },
      });
      expect(await endOf(order)).toMatchObject({ state: "placed", payment: ["created", 0, 0], emails: [] });
    }),
    { numRuns: onPostgres() ? 6 : 3 },
  );
});

test("an event about an unknown payment is accepted and changes nothing", async () => {
  const order = await anOrder(shop);
  expect(await recordCardEvent(shop, shop.provider.webhook("captured", "pi_nobody"))).toEqual({
    ok: true,
    value: null,
  });
  expect((await now(order)).state).toBe("placed");
});

test("money captured after the unit was resold is refunded automatically, with two e-mails: the reason and the amount", async () => {
  const listingId = await putOnSale(shop.db, aPc());
  const order = await anOrder(shop, { listingId });
  const { ref, clientSecret } = await readyToPay(shop, order);
  await timePasses(shop.db);
  await takenBySomebody(shop.db, listingId, { how: "sold" });
  await shop.provider.give({ ref, clientSecret }, "good");
  // Staff captured it by hand at the provider before the shop looked.
  await shop.card.capture(ref, { idempotencyKey: "by hand" });
  await settlePayment(shop, order.id, await shop.card.retrieve(ref));
  const { total } = order.totals;
  expect(await endOf(order)).toEqual({
    state: "cancelled",
    payment: ["refunded", total, total],
    refunds: [[total, "done"]],
    emails: ["cancelled", "refund-sent"],
    transitions: ["placed", "cancelled"],
    provider: [["refunded", total, total]],
  });
  expect((await now(order)).refunds[0]?.reason).toBe("unit-sold");
});
