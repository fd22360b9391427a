import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../../base/id.ts";
import { bani, ron } from "../../../base/money.ts";
import { refuse } from "../../../base/result.ts";
import { aPc } from "../../../testing/builders.ts";
import { aBuyingCompany, atTheDoor, byTransfer, ordersIn, somebodyNew, STAFF } from "../../../testing/orders.ts";
import { putOnSale, timePasses } from "../../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { viewCart } from "../../cart/view-cart.server.ts";
import { cancelOrder } from "../cancel-order.server.ts";
import { confirmTransfer } from "./confirm-transfer.server.ts";
import { deliverOrder } from "../deliver-order.server.ts";
import { expireOrders } from "../expire-orders.server.ts";
import type { Order } from "../order.ts";
import { placeOrder } from "../checkout/place-order.server.ts";
import { prepareOrder } from "../prepare-order.server.ts";
import { readTimeline } from "../read-timeline.server.ts";
import { recordCash } from "./record-cash.server.ts";
import { refundOrder } from "./refund-order.server.ts";
import { shipOrder } from "../ship-order.server.ts";
import { takeBackOrder } from "../take-back-order.server.ts";
import { viewOrder } from "../view-order.server.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = { ...(await openTestShop()), takesCash: true };
  people = ordersIn(shop);
});
afterAll(() => shop.close());

const parcel = { courier: "fan", trackingNumber: "2000123456" } as const;
const paidOut = (order: Order, different: Partial<Parameters<typeof recordCash>[1]> = {}) => ({
  number: order.number,
  amount: order.totals.total,
  at: new Date("2026-11-27T09:00:00Z"),
  key: newId(),
  actor: STAFF,
  ...different,
});
const allocationsOf = (order: Order) =>
  shop.db.selectFrom("hold").where("orderId", "=", order.id).select(["kind", "until"]).execute();

/** Tries to buy one PC of this price in cash, with this shop's settings. */
async function tries(
  price: number,
  {
    at = shop,
    shipping = somebodyNew(),
    extendedWarranty = false,
  }: { at?: TestShop; shipping?: ReturnType<typeof somebodyNew>; extendedWarranty?: boolean } = {},
) {
  const visitorId = await people.aBuyer({ listingId: await putOnSale(shop.db, aPc({ price: bani(price) })) });
  const { totals } = await viewCart(shop, { visitorId, delivery: shipping.delivery });
  const terms = {
    visitorId,
    language: "ro" as const,
    shipping,
    payment: atTheDoor,
    extendedWarranty,
    seenTotal: totals.total,
    idempotencyKey: newId(),
  };
  return { visitorId, placed: await placeOrder(at, terms) };
}

describe("an order with cash on delivery", () => {
  test("is delivered unpaid, and is paid when the courier pays out the cash", async () => {
    const order = await people.placedAtTheDoor();
    expect(order).toMatchObject({
      state: "placed",
      method: "cash",
      payment: { state: "awaiting", provider: "cash", reference: null, captured: 0 },
    });
    expect(await recordCash(shop, paidOut(order))).toEqual(refuse.conflict({ code: "cash-not-owed" }));
    expect(await prepareOrder(shop, { number: order.number, actor: STAFF })).toMatchObject({ ok: true });
    expect(await cancelOrder(shop, { orderId: order.id })).toMatchObject({
      domainError: { code: "order-not-cancellable" },
    });
    expect(await shipOrder(shop, { number: order.number, actor: STAFF, parcel })).toMatchObject({ ok: true });
    expect(await deliverOrder(shop, { number: order.number, actor: STAFF })).toMatchObject({ ok: true });
    expect(await recordCash(shop, paidOut(order))).toEqual({ ok: true, value: null });
    expect(await people.now(order)).toMatchObject({
      state: "delivered",
      payment: { state: "received", captured: order.totals.total },
    });
    expect((await readTimeline(shop, { orderId: order.id })).map(({ to }) => to)).toEqual([
      "placed",
      "preparing",
      "shipped",
      "delivered",
    ]);
    expect(await people.emailsAbout(order)).toEqual([
      `placed ${order.number}`,
      `preparing ${order.number}`,
      `shipped ${order.number}`,
      `delivered ${order.number}`,
    ]);
    const audit = await shop.db
      .selectFrom("audit")
      .where("entityId", "=", order.number)
      .select(["actor", "action"])
      .orderBy("id")
      .execute();
    expect(audit.at(-1)).toEqual({ actor: STAFF, action: "cash-arrived" });
  });

  test("states in its e-mails how much cash is due, and when", async () => {
    const order = await people.placedAtTheDoor();
    await people.shipped(order);
    const emails = await shop.db
      .selectFrom("outbox")
      .where("dedupeKey", "in", [`placed ${order.number}`, `shipped ${order.number}`])
      .select("textBody")
      .execute();
    expect(emails).toHaveLength(2);
    for (const { textBody } of emails) expect(textBody).toMatch(/numerar/);
  });

  test("holds its units without a time limit, and is not cancelled for being unpaid", async () => {
    const order = await people.placedAtTheDoor();
    expect(await allocationsOf(order)).toEqual([{ kind: "sale", until: null }]);
    await timePasses(shop.db);
    await shop.db
      .updateTable("salesOrder")
      .set({ placedAt: new Date("2026-01-05T10:00:00Z") } as never)
      .where("id", "=", order.id)
      .execute();
    await expireOrders(shop);
    expect((await people.now(order)).state).toBe("placed");
  });

  test("can be cancelled by its buyer before it is prepared, and then awaits no payment", async () => {
    const order = await people.placedAtTheDoor();
    expect(await cancelOrder(shop, { orderId: order.id })).toMatchObject({ ok: true });
    expect(await people.now(order)).toMatchObject({ state: "cancelled", payment: { state: "cancelled" }, refunds: [] });
    expect(await allocationsOf(order)).toEqual([]);
    expect(await recordCash(shop, paidOut(order))).toEqual(refuse.conflict({ code: "cash-not-owed" }));
  });

  test("that is refused at the door goes to inspection and is closed, with nothing to refund", async () => {
    const listingId = await putOnSale(shop.db, aPc());
    const order = await people.placedAtTheDoor([{ listingId }]);
    await people.shipped(order);
    expect(await takeBackOrder(shop, { number: order.number, actor: STAFF, reason: "refused" })).toMatchObject({
      ok: true,
    });
    expect(await people.now(order)).toMatchObject({
      state: "closed",
      payment: { state: "cancelled", captured: 0 },
      refunds: [],
    });
    expect(await shop.db.selectFrom("unit").where("listingId", "=", listingId).select("state").execute()).toEqual([
      { state: "inspection" },
    ]);
    expect(
      await refundOrder(shop, { orderId: order.id, amount: bani(1), reason: "return", key: newId(), actor: STAFF }),
    ).toMatchObject({ domainError: { code: "refund-above-paid" } });
    const email = await shop.db
      .selectFrom("outbox")
      .where("dedupeKey", "=", `returned ${order.number}`)
      .select("textBody")
      .executeTakeFirstOrThrow();
    expect(email.textBody).toContain("Nu ai nimic de plătit");
  });

  test("that was refused, but paid out by the courier, is refunded by transfer", async () => {
    const order = await people.placedAtTheDoor();
    await people.shipped(order);
    await takeBackOrder(shop, { number: order.number, actor: STAFF, reason: null });
    expect(await recordCash(shop, paidOut(order))).toMatchObject({ ok: true });
    expect(
      await refundOrder(shop, {
        orderId: order.id,
        amount: order.totals.total,
        reason: "return",
        key: newId(),
        actor: STAFF,
      }),
    ).toMatchObject({ ok: true, value: { way: "bank" } });
  });

  test("is paid only by the parcel's exact amount, once", async () => {
    const order = await people.placedAtTheDoor();
    await people.shipped(order);
    expect(await recordCash(shop, paidOut(order, { amount: bani(order.totals.total - 1) }))).toEqual(
      refuse.invalid({ code: "cash-differs", due: order.totals.total }),
    );
    const news = paidOut(order);
    const answers = await Promise.all([
      recordCash(shop, news),
      recordCash(shop, news),
      recordCash(shop, paidOut(order)),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await people.now(order)).payment.captured).toBe(order.totals.total);
  });

  test("cannot be paid by transfer, nor an order by transfer in cash", async () => {
    const cash = await people.placedAtTheDoor();
    expect(
      await confirmTransfer(shop, {
        orderNumber: cash.number,
        amount: cash.totals.total,
        at: shop.clock.now(),
        key: newId(),
        actor: STAFF,
      }),
    ).toEqual(refuse.conflict({ code: "order-not-by-transfer" }));
    const bank = await people.placed([], { payment: byTransfer });
    expect(await recordCash(shop, paidOut(bank))).toEqual(refuse.conflict({ code: "cash-not-owed" }));
    expect(await recordCash(shop, paidOut(bank, { number: "ORD-000000" as Order["number"] }))).toEqual(
      refuse.notFound({ code: "order-unknown" }),
    );
  });

  test("can be prepared at once; an order that waits for a card cannot", async () => {
    expect(await viewOrder(shop, await people.placedAtTheDoor())).toMatchObject({
      value: { transitions: ["preparing", "cancelled"] },
    });
    expect(await viewOrder(shop, await people.placed())).toMatchObject({ value: { transitions: ["cancelled"] } });
  });
});

describe("cash on delivery is refused", () => {
  test("if the shop does not accept it, which is the default", async () => {
    const settings = { ...shop, takesCash: shop.env.SHOP_CASH_ON_DELIVERY === "yes" };
    const { placed, visitorId } = await tries(400_00, { at: settings });
    expect(placed).toEqual(refuse.invalid({ code: "cash-off" }));
    expect((await viewCart(shop, { visitorId })).lines).toHaveLength(1);
    expect(await shop.db.selectFrom("salesOrder").where("visitorId", "=", visitorId).select("id").execute()).toEqual(
      [],
    );
  });

  test("above 5.000 RON from a person, the extended warranty counted, and not at it", async () => {
    const limit = ron(5000);
    expect((await tries(limit)).placed).toMatchObject({ ok: true });
    expect((await tries(limit + 1)).placed).toEqual(refuse.invalid({ code: "cash-above-limit", limit }));
    expect((await tries(limit, { extendedWarranty: true })).placed).toEqual(
      refuse.invalid({ code: "cash-above-limit", limit }),
    );
  });

  test("above 1.000 RON from a company", async () => {
    const byCompany = () => ({ shipping: somebodyNew({ company: aBuyingCompany }) });
    expect((await tries(1500_00, byCompany())).placed).toEqual(
      refuse.invalid({ code: "cash-above-limit", limit: ron(1000) }),
    );
    expect((await tries(900_00, byCompany())).placed).toMatchObject({ ok: true });
  });

  test("for an order that is picked up at the shop", async () => {
    expect((await tries(400_00, { shipping: somebodyNew({ delivery: "pickup" }) })).placed).toEqual(
      refuse.invalid({ code: "cash-by-courier-only" }),
    );
  });

  test("if one order is split into two, even concurrently, until the first is paid or cancelled", async () => {
    const shipping = somebodyNew();
    const both = await Promise.all([tries(3000_00, { shipping }), tries(3000_00, { shipping })]);
    expect(both.filter(({ placed }) => placed.ok)).toHaveLength(1);
    const samePhone = somebodyNew({ phone: shipping.phone });
    expect((await tries(3000_00, { shipping: samePhone })).placed).toMatchObject({
      domainError: { code: "cash-above-limit" },
    });
    const first = both.map(({ placed }) => placed).find((placed) => placed.ok)!;
    if (first.ok) await cancelOrder(shop, { orderId: first.value.id });
    expect((await tries(3000_00, { shipping: samePhone })).placed).toMatchObject({ ok: true });
  });
});
