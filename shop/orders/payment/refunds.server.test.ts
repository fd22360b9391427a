import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Db } from "../../../base/db.server.ts";
import { newId } from "../../../base/id.ts";
import { bani, ron, type Bani } from "../../../base/money.ts";
import { refuse } from "../../../base/result.ts";
import { anOrder, payByCard } from "../../../testing/buyer.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { accountVersion } from "../../payments/account-version.server.ts";
import { CardGatewayUnavailable } from "../../payments/card-port.ts";
import { cancelOrder } from "../cancel-order.server.ts";
import { acceptTransfer } from "./accept-transfer.server.ts";
import { confirmRefundTransfer } from "./confirm-refund-transfer.server.ts";
import { confirmTransfer } from "./confirm-transfer.server.ts";
import { nameRefundAccount } from "./name-refund-account.server.ts";
import type { RefundRequest } from "./open-refund.server.ts";
import { refundable, type Order } from "../order.ts";
import { findOrder } from "../orders.sql.server.ts";
import { refundOrder } from "./refund-order.server.ts";
import { settleOpenPayments } from "./settle-open-payments.server.ts";
import { settleOpenRefunds } from "./settle-open-refunds.server.ts";
import { settlePayment } from "./settle-payment.server.ts";

let shop: TestShop;
let db: Db;
beforeAll(async () => {
  shop = await openTestShop();
  db = shop.db;
});
afterAll(() => shop.close());

const STAFF = "staff:1";
/** Another one, who sends what came in by the first: nobody sends alone what they entered. */
const COLLEAGUE = "staff:2";
const account = { iban: "RO49AAAA1B31007593840000", name: "Ana Pop" };

const now = async (order: Order) => (await findOrder(db, { id: order.id }))!;
const refund = (order: Order, amount: Bani, different: Partial<RefundRequest> = {}) =>
  refundOrder(shop, { orderId: order.id, amount, reason: "goodwill", key: newId(), actor: STAFF, ...different });
const emailsAbout = async (order: Order) =>
  await db
    .selectFrom("outbox")
    .where("subject", "like", `%${order.number}%`)
    .select(["dedupeKey", "textBody", "subject"])
    .orderBy("id")
    .execute();
const actionsOn = async (order: Order) =>
  (
    await db
      .selectFrom("audit")
      .where("entityId", "=", order.number)
      .where("action", "like", "refund%")
      .select(["actor", "action"])
      .orderBy("id")
      .execute()
  ).map(({ actor, action }) => `${actor} ${action}`);
/** A transfer for an order, recorded by staff. */
const received = (order: Order, amount: Bani) =>
  confirmTransfer(shop, { orderNumber: order.number, amount, at: shop.clock.now(), key: newId(), actor: STAFF });

async function paidByCard() {
  const order = await anOrder(shop);
  const ref = await payByCard(shop, order);
  return { order: await now(order), ref };
}

async function paidByTransfer() {
  const order = await anOrder(shop, { payment: { paymentMethod: "bank", accountName: "Ana Pop" } });
  await received(order, order.totals.total);
  return now(order);
}

/** A provider that gives this answer to this call once. */
function once(call: "refund" | "retrieve", how: (...given: never[]) => unknown): TestShop {
  let done = false;
  const card = new Proxy(shop.card, {
    get: (target, name, receiver) => {
      if (name !== call || done) return Reflect.get(target, name, receiver);
      done = true;
      return how;
    },
  });
  return { ...shop, card };
}

describe("a refund on a card", () => {
  test("is made at once, in parts with one e-mail each, up to the whole payment", async () => {
    const { order, ref } = await paidByCard();
    expect(await refund(order, ron(100))).toMatchObject({
      ok: true,
      value: { state: "done", amount: 100_00, way: "card" },
    });
    expect(await now(order)).toMatchObject({
      state: "paid",
      payment: { state: "partly-refunded", captured: 2599_00, refunded: 100_00 },
    });
    expect(await refund(order, ron(2499))).toMatchObject({ ok: true, value: { state: "done" } });
    expect(await now(order)).toMatchObject({
      payment: { state: "refunded", refunded: 2599_00 },
      refunds: [{ amount: 100_00 }, { amount: 2499_00 }],
    });
    expect(await shop.card.retrieve(ref)).toMatchObject({ state: "refunded", refunded: 2599_00 });
    const emails = (await emailsAbout(order)).filter(({ dedupeKey }) => dedupeKey.startsWith("refund-sent"));
    expect(emails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining("100\u00a0RON"),
      expect.stringContaining("2.499\u00a0RON"),
    ]);
    expect(await actionsOn(order)).toEqual([
      `${STAFF} refund-requested`,
      "card provider refund-done",
      `${STAFF} refund-requested`,
      "card provider refund-done",
    ]);
  });

  test("never exceeds the payment, whatever the parts", async () => {
    const { order } = await paidByCard();
    await refund(order, ron(1000));
    expect(await refund(order, bani(1599_01))).toEqual(refuse.conflict({ code: "refund-above-paid", left: 1599_00 }));
    const behindOurBack = {
      sequence: 2,
      id: newId<"refund">(),
      orderId: order.id,
      paymentId: order.payment.id,
      amountBani: bani(1599_01),
      way: "card",
      state: "requested",
      reason: "goodwill",
      note: null,
      actor: STAFF,
      key: newId(),
      iban: null,
      accountName: null,
    } as const;
    await expect(db.insertInto("refund").values(behindOurBack).execute()).rejects.toThrow(
      "refunds_never_exceed_what_came_in",
    );
    await expect(
      db
        .updateTable("refund")
        .set({ state: "failed" } as never)
        .where("orderId", "=", order.id)
        .execute(),
    ).resolves.toBeDefined();
    expect(refundable((await now(order)).payment)).toBe(2599_00);
    await expect(
      db
        .updateTable("refund")
        .set({ amountBani: bani(1) } as never)
        .where("orderId", "=", order.id)
        .execute(),
    ).rejects.toThrow("keeps its amount");
    await expect(db.deleteFrom("refund").where("orderId", "=", order.id).execute()).rejects.toThrow("never deleted");
  });

  test("of an order that was not paid is refused", async () => {
    const order = await anOrder(shop);
    expect(await refund(order, bani(1))).toEqual(refuse.conflict({ code: "refund-above-paid", left: 0 }));
  });

  test("requested again with the same key is the same refund; another refund's key is refused", async () => {
    const { order, ref } = await paidByCard();
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(order, ron(50), { key })));
    const ids = new Set(answers.map((answer) => answer.ok && answer.value.id));
    expect(ids.size).toBe(1);
    expect(await refund(order, ron(50), { key })).toMatchObject({ ok: true, value: { id: [...ids][0] } });
    expect(await shop.card.retrieve(ref)).toMatchObject({ refunded: 50_00 });
    expect(await refund(order, ron(51), { key })).toEqual(refuse.conflict({ code: "refund-key-reused" }));
    expect(await refund((await paidByCard()).order, ron(50), { key })).toEqual(
      refuse.conflict({ code: "refund-key-reused" }),
    );
  });

  test.each([
    ["the provider was away", async () => Promise.reject(new CardGatewayUnavailable("unreachable")), "refund"],
    ["it could not even be looked at", async () => Promise.reject(new CardGatewayUnavailable("timeout")), "retrieve"],
  ] as const)("that could not be requested because %s is finished by a job", async (_why, how, call) => {
    const { order, ref } = await paidByCard();
    const refunded = await refundOrder(once(call, how), {
      orderId: order.id,
      amount: ron(10),
      reason: "goodwill",
      key: newId(),
      actor: STAFF,
    });
    expect(refunded).toMatchObject({ ok: true, value: { state: "requested" } });
    expect(await emailsAbout(order)).toHaveLength(1);
    await settleOpenRefunds(shop, { minutes: 5 });
    expect((await now(order)).refunds).toMatchObject([{ state: "requested" }]);
    await settleOpenRefunds(shop, { minutes: 0 });
    expect((await now(order)).refunds).toMatchObject([{ state: "done" }]);
    expect(await shop.card.retrieve(ref)).toMatchObject({ refunded: 10_00 });
  });

  test("whose response was lost is found at the provider and not repeated", async () => {
    const { order, ref } = await paidByCard();
    const lost = async (...given: Parameters<typeof shop.card.refund>) => {
      await shop.card.refund(...given);
      throw new CardGatewayUnavailable("timeout");
    };
    await refundOrder(once("refund", lost as never), {
      orderId: order.id,
      amount: ron(10),
      reason: "goodwill",
      key: newId(),
      actor: STAFF,
    });
    const asksTwice = once("refund", () => Promise.reject(new Error("asked again")));
    await settleOpenRefunds(asksTwice, { minutes: 0 });
    expect((await now(order)).refunds).toMatchObject([{ state: "done" }]);
    expect(await shop.card.retrieve(ref)).toMatchObject({ refunded: 10_00 });
  });

  test("that was made by hand at the provider is recorded once, and counted", async () => {
    const { order, ref } = await paidByCard();
    await shop.card.refund(ref, { amount: ron(2000), idempotencyKey: "by hand" });
    for (let look = 0; look < 2; look++) await settlePayment(shop, order.id, await shop.card.retrieve(ref));
    expect(await now(order)).toMatchObject({
      payment: { state: "partly-refunded", refunded: 2000_00 },
      refunds: [{ reason: "at-provider", state: "done", amount: 2000_00 }],
    });
    expect(await refund(order, ron(600))).toEqual(refuse.conflict({ code: "refund-above-paid", left: 599_00 }));
  });

  test("that the provider rejects is made by transfer: the buyer is asked for an account", async () => {
    const { order } = await paidByCard();
    const refusing = once("refund", async () => refuse.conflict({ code: "exceeds-captured", left: 0 }));
    await refundOrder(refusing, { orderId: order.id, amount: ron(10), reason: "return", key: newId(), actor: STAFF });
    const { refunds, payment } = await now(order);
    expect(refunds.map(({ way, state, reason, amount }) => [way, state, reason, amount])).toEqual([
      ["card", "failed", "return", 10_00],
      ["bank", "requested", "return", 10_00],
    ]);
    expect(payment).toMatchObject({ state: "captured", refunded: 10_00 });
    expect((await emailsAbout(order)).at(-1)?.dedupeKey).toBe(`refund-needs-account ${refunds[1]!.id}`);
  });

  test("that the bank returned days later is made by transfer", async () => {
    const { order, ref } = await paidByCard();
    await refund(order, ron(10));
    const intent = (await shop.card.retrieve(ref))!;
    const bounced = {
      ...intent,
      refunded: bani(0),
      refunds: intent.refunds.map((one) => ({ ...one, state: "failed" as const })),
    };
    for (let look = 0; look < 2; look++) await settlePayment(shop, order.id, bounced);
    expect((await now(order)).refunds).toMatchObject([
      { way: "card", state: "failed" },
      { way: "bank", state: "requested", amount: 10_00 },
    ]);
  });
});

describe("a cancelled order", () => {
  test("that was paid by card refunds what was not refunded before", async () => {
    const { order, ref } = await paidByCard();
    await refund(order, ron(99));
    await cancelOrder(shop, { orderId: order.id });
    expect(await now(order)).toMatchObject({
      state: "cancelled",
      payment: { state: "refunded" },
      refunds: [{ amount: 99_00 }, { amount: 2500_00, state: "done", reason: "cancelled" }],
    });
    expect(await shop.card.retrieve(ref)).toMatchObject({ refunded: 2599_00 });
  });

  test("whose process died before the call to the provider is refunded by the next job run", async () => {
    const { order, ref } = await paidByCard();
    await cancelOrder(
      once("retrieve", async () => Promise.reject(new CardGatewayUnavailable("timeout"))),
      { orderId: order.id },
    );
    expect((await now(order)).refunds).toMatchObject([{ state: "requested", reason: "cancelled" }]);
    await Promise.all([settleOpenRefunds(shop, { minutes: 0 }), settleOpenPayments(shop, { minutes: 0 })]);
    expect(await now(order)).toMatchObject({ payment: { state: "refunded" }, refunds: [{ state: "done" }] });
    expect(await shop.card.retrieve(ref)).toMatchObject({ refunded: 2599_00, refunds: { length: 1 } });
  });

  test("that was paid by transfer waits for the buyer's account, then for staff, and then sends an e-mail", async () => {
    const order = await paidByTransfer();
    await cancelOrder(shop, { orderId: order.id });
    const [waiting] = (await now(order)).refunds;
    expect(waiting).toMatchObject({ way: "bank", state: "requested", amount: 2599_00, account: null });
    const refundId = waiting!.id;
    expect(await confirmRefundTransfer(shop, { refundId, actor: COLLEAGUE, reference: "OP 123", file: null })).toEqual(
      refuse.conflict({ code: "refund-account-missing" }),
    );
    expect(
      await nameRefundAccount(shop, { orderId: (await paidByTransfer()).id, refundId, account, actor: "buyer" }),
    ).toEqual(refuse.notFound({ code: "refund-unknown" }));
    expect(await nameRefundAccount(shop, { orderId: order.id, refundId, account, actor: "buyer" })).toMatchObject({
      ok: true,
    });
    expect(
      await nameRefundAccount(shop, {
        orderId: order.id,
        refundId,
        account: { ...account, name: "Ion" },
        actor: "buyer",
      }),
    ).toEqual(refuse.conflict({ code: "refund-closed" }));
    expect(
      await nameRefundAccount(shop, {
        orderId: order.id,
        refundId,
        account: { ...account, name: "Ana-Maria Pop" },
        actor: STAFF,
        seen: accountVersion(account),
      }),
    ).toMatchObject({ ok: true });
    expect(await settleOpenRefunds(shop, { minutes: 0 })).toBe(0);
    expect(await confirmRefundTransfer(shop, { refundId, actor: COLLEAGUE, reference: "OP 123", file: null })).toEqual({
      ok: true,
      value: null,
    });
    expect(await confirmRefundTransfer(shop, { refundId, actor: COLLEAGUE, reference: "OP 123", file: null })).toEqual(
      refuse.conflict({ code: "refund-closed" }),
    );
    expect(await now(order)).toMatchObject({
      state: "cancelled",
      payment: { state: "refunded" },
      refunds: [{ state: "done", account: { name: "Ana-Maria Pop" } }],
    });
    const emails = await emailsAbout(order);
    expect(emails.map(({ dedupeKey }) => dedupeKey.split(" ")[0])).toEqual([
      "placed",
      "paid",
      "cancelled",
      "refund-needs-account",
      "refund-sent",
    ]);
    expect(emails.at(-1)?.textBody).toContain("RO49 … 0000");
    expect(
      await confirmRefundTransfer(shop, { refundId: newId<"refund">(), actor: STAFF, reference: "OP 123", file: null }),
    ).toEqual(refuse.notFound({ code: "refund-unknown" }));
  });
});

test("staff who send one correction of the account twice correct it once; another one meanwhile is refused", async () => {
  const order = await paidByTransfer();
  await cancelOrder(shop, { orderId: order.id });
  const [{ id: refundId } = { id: newId<"refund">() }] = (await now(order)).refunds;
  await nameRefundAccount(shop, { orderId: order.id, refundId, account, actor: "buyer" });
  const correct = (name: string) =>
    nameRefundAccount(shop, {
      orderId: order.id,
      refundId,
      account: { ...account, name },
      actor: STAFF,
      seen: accountVersion(account),
    });
  expect(await correct("Ana-Maria Pop")).toEqual({ ok: true, value: null });
  const actions = await actionsOn(order);
  expect(await correct("Ana-Maria Pop")).toEqual({ ok: true, value: null });
  expect(await correct("Ioana Pop")).toEqual(refuse.conflict({ code: "account-changed" }));
  expect(await actionsOn(order)).toEqual(actions);
  expect((await now(order)).refunds).toMatchObject([{ account: { name: "Ana-Maria Pop" } }]);
});

test("an overpaid transfer is refunded in part, and the order stays paid", async () => {
  const order = await anOrder(shop, { payment: { paymentMethod: "bank", accountName: "Ana Pop" } });
  await received(order, bani(2600_00));
  await acceptTransfer(shop, { number: order.number, actor: STAFF, reason: "1 RON peste" });
  expect(await refund(order, ron(1), { reason: "overpaid", account, actor: COLLEAGUE })).toMatchObject({
    ok: true,
    value: { state: "requested", way: "bank", account },
  });
  const [one] = (await now(order)).refunds;
  await confirmRefundTransfer(shop, { refundId: one!.id, actor: COLLEAGUE, reference: "OP 123", file: null });
  expect(await now(order)).toMatchObject({
    state: "paid",
    payment: { state: "partly-refunded", captured: 2600_00, refunded: 1_00 },
  });
});

test("late transfers wait for the buyer's account, one after the other", async () => {
  const order = await anOrder(shop, { payment: { paymentMethod: "bank", accountName: "Ana Pop" } });
  await cancelOrder(shop, { orderId: order.id });
  await received(order, order.totals.total);
  await received(order, ron(5));
  expect(await now(order)).toMatchObject({
    state: "cancelled",
    payment: { state: "received", captured: 2604_00, refunded: 2604_00 },
    refunds: [
      { way: "bank", amount: 2599_00, reason: "cancelled" },
      { way: "bank", amount: 5_00 },
    ],
  });
});
