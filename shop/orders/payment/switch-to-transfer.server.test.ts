// An order whose card was declined is paid by transfer instead: the same order and units, and no card money is
// captured.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId, type VisitorId } from "../../../base/id.ts";
import { refuse } from "../../../base/result.ts";
import { aPc } from "../../../testing/builders.ts";
import { anOrder, payByCard, readyToPay } from "../../../testing/buyer.ts";
import { ordersIn, STAFF } from "../../../testing/orders.ts";
import { aVisitor, putOnSale, takenBySomebody, timePasses } from "../../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { CardGatewayUnavailable } from "../../payments/card-port.ts";
import { confirmTransfer } from "./confirm-transfer.server.ts";
import type { Order } from "../order.ts";
import { findOrder } from "../orders.sql.server.ts";
import { openReplacedPayments } from "./payments.sql.server.ts";
import { payOrder } from "./pay-order.server.ts";
import { recordCardEvent } from "./record-card-event.server.ts";
import { settleCardReturn } from "./settle-card-return.server.ts";
import { settleOpenPayments } from "./settle-open-payments.server.ts";
import { switchToTransfer } from "./switch-to-transfer.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const now = async (order: Order) => (await findOrder(shop.db, { id: order.id }))!;
const byTransfer = (order: Order, deps = shop) => switchToTransfer(deps, { orderId: order.id, accountName: "Ana Pop" });
const atProvider = async (order: Order) =>
  (await shop.provider.paymentsOf(order.number)).map(({ state, captured }) => [state, captured]);
const cardPayments = (order: Order) =>
  shop.db.selectFrom("payment").where("orderId", "=", order.id).where("method", "=", "card").select("state").execute();

describe("an order that waits for its card", () => {
  test("after a decline awaits a transfer instead: same number, units still held, the intent cancelled, and an e-mail with the account", async () => {
    const listingId = await putOnSale(shop.db, aPc());
    const order = await anOrder(shop, { listingId });
    await payByCard(shop, order, "declined");
    expect(await byTransfer(order)).toMatchObject({
      ok: true,
      value: { number: order.number, state: "awaiting-payment", method: "bank" },
    });
    const switched = await now(order);
    expect(switched).toMatchObject({
      totals: order.totals,
      lines: order.lines,
      payment: { state: "awaiting", amount: order.totals.total, provider: "bank", reference: order.number },
    });
    expect(switched.heldUntil!.getTime()).toBeGreaterThan(order.heldUntil!.getTime());
    expect(await atProvider(order)).toEqual([["cancelled", 0]]);
    expect(await cardPayments(order)).toEqual([{ state: "cancelled" }]);
    const emails = await shop.db
      .selectFrom("outbox")
      .where("subject", "like", `%${order.number}%`)
      .select(["recipient", "textBody"])
      .execute();
    expect(emails).toHaveLength(1);
    expect(emails[0]!.textBody.replaceAll(/\s/g, "")).toContain(shop.bank.iban);
    const transitions = await shop.db
      .selectFrom("orderMove")
      .where("orderId", "=", order.id)
      .orderBy("id")
      .select(["toState", "actor"])
      .execute();
    expect(transitions).toEqual([
      { toState: "placed", actor: "buyer" },
      { toState: "awaiting-payment", actor: "buyer" },
    ]);
  });

  test("of a stranger holds its units for half an hour until the e-mail's link is opened, an account's until its deadline (rule 35)", async () => {
    const HALF_AN_HOUR = 30 * 60_000;
    const termOf = async (order: Order) => {
      const before = Date.now();
      await byTransfer(order);
      const switched = await now(order);
      const email = await shop.db
        .selectFrom("outbox")
        .where("subject", "like", `%${order.number}%`)
        .select("textBody")
        .executeTakeFirstOrThrow();
      return {
        isShort: switched.heldUntil!.getTime() - before < HALF_AN_HOUR + 60_000,
        hasConfirmLink: email.textBody.includes("/keep/"),
        days: switched.payUntil!.getTime() - before,
      };
    };
    const stranger = await termOf(await anOrder(shop));
    const account = await termOf(await anOrder(shop, { visitorId: `account:${newId()}` as VisitorId }));
    expect(stranger).toMatchObject({ isShort: true, hasConfirmLink: true });
    expect(account).toMatchObject({ isShort: false, hasConfirmLink: false });
    expect(account.days).toBeGreaterThan(stranger.days);
  });

  test("of a buyer at the allocation limit stays an order by card", async () => {
    const limited = { ...shop, holding: { ...shop.holding, limits: { ...shop.holding.limits, stranger: 1 } } };
    const visitorId = aVisitor(newId());
    const [first, second] = [await anOrder(shop, { visitorId }), await anOrder(shop, { visitorId })];
    expect(await byTransfer(second, limited)).toEqual(refuse.tooMany({ code: "holds-full", most: 1 }));
    expect(await now(second)).toMatchObject({ state: "placed", method: "card", payUntil: null });
    expect(await now(first)).toMatchObject({ state: "placed" });
  });

  test("is paid by the transfer that then comes", async () => {
    const order = await anOrder(shop);
    await byTransfer(order);
    await confirmTransfer(shop, {
      orderNumber: order.number,
      amount: order.totals.total,
      at: shop.clock.now(),
      key: newId(),
      actor: STAFF,
    });
    expect(await now(order)).toMatchObject({ state: "paid", payment: { state: "received" } });
  });

  test("is switched once: a second click is refused as closed, and nothing is written twice", async () => {
    const order = await anOrder(shop);
    const answers = await Promise.all([byTransfer(order), byTransfer(order), byTransfer(order)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.domainError.code === "order-closed")).toHaveLength(2);
    expect(
      await shop.db
        .selectFrom("payment")
        .where("orderId", "=", order.id)
        .where("method", "=", "bank")
        .select("id")
        .execute(),
    ).toHaveLength(1);
  });

  test("that was paid in the meantime stays paid by card", async () => {
    const order = await anOrder(shop);
    await payByCard(shop, order);
    expect(await byTransfer(order)).toEqual(refuse.conflict({ code: "order-closed" }));
    expect(await now(order)).toMatchObject({ state: "paid", method: "card" });
  });

  test("that is by transfer or in cash already is refused", async () => {
    const orders = ordersIn({ ...shop, takesCash: true });
    for (const order of [
      await orders.placed([], { payment: { paymentMethod: "bank", accountName: "Ana Pop" } }),
      await orders.placedAtTheDoor(),
    ]) {
      expect(await byTransfer(order)).toEqual(refuse.conflict({ code: "order-closed" }));
      expect((await now(order)).state).toBe(order.state);
    }
  });

  test("whose unit was sold since is cancelled, with an e-mail", async () => {
    const listingId = await putOnSale(shop.db, aPc());
    const order = await anOrder(shop, { listingId });
    await timePasses(shop.db);
    await takenBySomebody(shop.db, listingId, { how: "sold" });
    expect(await byTransfer(order)).toEqual(refuse.conflict({ code: "unit-taken" }));
    expect(await now(order)).toMatchObject({ state: "cancelled", method: "card" });
  });
});

describe("a card that is submitted after the switch", () => {
  /** The order is switched while the provider cannot be reached, so its intent is still open there. */
  async function switchedBlindly() {
    const order = await anOrder(shop);
    const intent = await readyToPay(shop, order);
    const down = {
      ...shop,
      card: { ...shop.card, cancel: () => Promise.reject(new CardGatewayUnavailable("timeout")) },
    };
    expect(await byTransfer(order, down)).toMatchObject({ ok: true });
    await shop.provider.give(intent, "silent");
    expect(await atProvider(order)).toEqual([["authorised", 0]]);
    return { order, ref: intent.ref };
  }

  test.each([
    [
      "by the provider's late message",
      async ({ ref }: { ref: string }) => recordCardEvent(shop, shop.provider.webhook("authorised", ref)),
    ],
    [
      "by the buyer who comes back",
      async ({ order }: { order: Order }) => settleCardReturn(shop, { number: order.number }),
    ],
    ["by the round that settles what is open", async () => settleOpenPayments(shop, { minutes: 0 })],
  ])("is voided %s, and the order still awaits its transfer", async (_how, isVoided) => {
    const switched = await switchedBlindly();
    expect(await isVoided(switched)).toBeTruthy();
    expect(await atProvider(switched.order)).toEqual([["cancelled", 0]]);
    expect(await cardPayments(switched.order)).toEqual([{ state: "cancelled" }]);
    expect(await now(switched.order)).toMatchObject({
      state: "awaiting-payment",
      method: "bank",
      payment: { state: "awaiting" },
    });
    expect(await openReplacedPayments(shop.db, shop.card.name, { orderId: switched.order.id })).toEqual([]);
  });

  test("cannot begin: the order is closed to cards", async () => {
    const order = await anOrder(shop);
    await byTransfer(order);
    expect(await payOrder(shop, { orderId: order.id, returnTo: "https://shop.example/back" })).toEqual(
      refuse.conflict({ code: "order-closed" }),
    );
  });

  test("returns its buyer to the order, which shows the account for the transfer", async () => {
    const { order } = await switchedBlindly();
    expect(await settleCardReturn(shop, { number: order.number })).toEqual({ ok: true, value: { outcome: "unknown" } });
  });
});
