import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseTime } from "../../base/db.server.ts";
import { newId } from "../../base/id.ts";
import { bani } from "../../base/money.ts";
import { refuse } from "../../base/result.ts";
import { aComponent, aPc } from "../../testing/builders.ts";
import { byTransfer, ordersIn, STAFF } from "../../testing/orders.ts";
import { putOnSale, takenBySomebody, timePasses, unitsOf } from "../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { transferDeadline } from "../shipping/calendar.ts";
import { acceptTransfer } from "./payment/accept-transfer.server.ts";
import { cancelOrder } from "./cancel-order.server.ts";
import { listSurpluses } from "./payment/list-surpluses.server.ts";
import { confirmTransfer } from "./payment/confirm-transfer.server.ts";
import { deliverOrder } from "./deliver-order.server.ts";
import { expireOrders } from "./expire-orders.server.ts";
import { mayTransitionOrder, orderStates, type Order, type OrderState } from "./order.ts";
import { prepareOrder } from "./prepare-order.server.ts";
import { readTimeline } from "./read-timeline.server.ts";
import { shipOrder } from "./ship-order.server.ts";
import { takeBackOrder } from "./take-back-order.server.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = await openTestShop();
  people = ordersIn(shop);
});
afterAll(() => shop.close());

const parcel = { courier: "fan", trackingNumber: "2000123456" } as const;
const arrival = (order: Order, different: Partial<Parameters<typeof confirmTransfer>[1]> = {}) => ({
  orderNumber: order.number,
  amount: order.totals.total,
  at: new Date("2026-11-23T09:00:00Z"),
  key: newId(),
  actor: STAFF,
  ...different,
});
const pathOf = async (order: Order) =>
  (await readTimeline(shop, { orderId: order.id })).map(({ from, to, actor }) => [from, to, actor]);
const auditOf = async ({ number }: Order) =>
  (
    await shop.db.selectFrom("audit").where("entityId", "=", number).select(["actor", "action"]).orderBy("id").execute()
  ).map(({ actor, action }) => `${actor}: ${action}`);

describe("an order on its way", () => {
  test("goes from placed to delivered, each transition with its actor, e-mail and audit row", async () => {
    const order = await people.paidByCard();
    await prepareOrder(shop, { number: order.number, actor: STAFF });
    expect(await shipOrder(shop, { number: order.number, actor: STAFF, parcel })).toMatchObject({
      ok: true,
      value: { state: "shipped", parcel },
    });
    const delivered = await deliverOrder(shop, { number: order.number, actor: STAFF });
    expect(delivered).toMatchObject({ ok: true, value: { state: "delivered", deliveredAt: expect.any(Date) } });
    expect(await pathOf(order)).toEqual([
      [null, "placed", "buyer"],
      ["placed", "paid", "card provider"],
      ["paid", "preparing", STAFF],
      ["preparing", "shipped", STAFF],
      ["shipped", "delivered", STAFF],
    ]);
    expect(await people.emailsAbout(order)).toEqual([
      `paid ${order.number}`,
      `preparing ${order.number}`,
      `shipped ${order.number}`,
      `delivered ${order.number}`,
    ]);
    expect(await auditOf(order)).toEqual([
      "buyer: placed",
      "card provider: payment-authorised",
      "card provider: paid",
      "card provider: payment-captured",
      `${STAFF}: preparing`,
      `${STAFF}: shipped`,
      `${STAFF}: delivered`,
    ]);
  });

  test("is not sent by courier without a tracking number", async () => {
    const order = await people.paidByCard();
    await prepareOrder(shop, { number: order.number, actor: STAFF });
    expect(await shipOrder(shop, { number: order.number, actor: STAFF, parcel: null })).toEqual(
      refuse.invalid({ code: "parcel-missing" }),
    );
    expect((await people.now(order)).state).toBe("preparing");
  });

  test("that comes back goes to inspection and cannot be sold", async () => {
    const listingId = await putOnSale(shop.db, aComponent("ssd", { stock: 2 }));
    const order = await people.delivered(await people.paidByCard([{ listingId, quantity: 2 }]));
    expect(
      await takeBackOrder(shop, { number: order.number, actor: STAFF, reason: "refused at the door" }),
    ).toMatchObject({ ok: true, value: { state: "returned" } });
    const units = await shop.db.selectFrom("unit").where("listingId", "=", listingId).select("state").execute();
    expect(units).toEqual([{ state: "inspection" }, { state: "inspection" }]);
    expect(
      await shop.db
        .selectFrom("hold")
        .where("unitId", "in", await unitsOf(shop.db, listingId))
        .selectAll()
        .execute(),
    ).toEqual([]);
    await expect(people.placed([{ listingId }])).rejects.toThrow("sold");
  });

  test("can be cancelled by staff while it is prepared, and no longer by its buyer", async () => {
    const order = await people.paidByCard();
    await prepareOrder(shop, { number: order.number, actor: STAFF });
    expect(await cancelOrder(shop, { orderId: order.id })).toEqual(
      refuse.conflict({ code: "order-not-cancellable", state: "preparing" }),
    );
    expect(await cancelOrder(shop, { orderId: order.id, actor: STAFF })).toMatchObject({ ok: true });
    const [last] = (await readTimeline(shop, { orderId: order.id })).slice(-1);
    expect(last).toMatchObject({ to: "cancelled", actor: STAFF, reason: "by-shop" });
    expect((await people.now(order)).payment.state).toBe("refunded");
  });
});

/** Brings an order to a state, to test what is allowed from there. */
async function orderThatIs(state: OrderState): Promise<Order> {
  const order = await people.placed([], state === "awaiting-payment" ? { payment: byTransfer } : {});
  await shop.db.updateTable("salesOrder").set({ state }).where("id", "=", order.id).execute();
  return people.now(order);
}

describe.each(orderStates)("an order that is %s", (state) => {
  const verbs = {
    preparing: (order: Order) => prepareOrder(shop, { number: order.number, actor: STAFF }),
    shipped: (order: Order) => shipOrder(shop, { number: order.number, actor: STAFF, parcel }),
    delivered: (order: Order) => deliverOrder(shop, { number: order.number, actor: STAFF }),
    returned: (order: Order) => takeBackOrder(shop, { number: order.number, actor: STAFF, reason: null }),
    cancelled: (order: Order) => cancelOrder(shop, { orderId: order.id, actor: STAFF }),
  } as const;

  test.each(Object.keys(verbs) as (keyof typeof verbs)[])(
    "can be changed by staff to %s only if the table allows it",
    async (to) => {
      const order = await orderThatIs(state);
      const result = await verbs[to](order);
      // An order by card can be prepared only when it is paid, also by staff; one that goes by courier is delivered only after it was sent.
      const isEarly = (state === "placed" && to === "preparing") || (to === "delivered" && state !== "shipped");
      const may = mayTransitionOrder({ from: state, to, by: "staff" }) && !isEarly;
      expect(result.ok).toBe(may);
      // Nothing was paid, so an order that came back is closed at once.
      const isClosed = may && to === "returned";
      expect((await people.now(order)).state).toBe(isClosed ? "closed" : may ? to : state);
      if (!result.ok)
        expect(result.domainError).toMatchObject({
          code: to === "cancelled" ? "order-not-cancellable" : "order-not-movable",
          state,
        });
      expect((await pathOf(order)).length).toBe(isClosed ? 3 : may ? 2 : 1);
    },
  );
});

test("an unknown order is refused", async () => {
  const number = "ORD-000000" as Order["number"];
  expect(await prepareOrder(shop, { number, actor: STAFF })).toEqual(refuse.notFound({ code: "order-unknown" }));
  expect(await confirmTransfer(shop, { ...arrival(await people.placed()), orderNumber: number })).toEqual(
    refuse.notFound({ code: "order-unknown" }),
  );
});

describe("a transfer", () => {
  test("of the exact amount pays its order, sells its units and sends one e-mail, however often it is confirmed", async () => {
    const listingId = await putOnSale(shop.db, aPc());
    const order = await people.placed([{ listingId }], { payment: byTransfer });
    const news = arrival(order);
    expect(await confirmTransfer(shop, news)).toEqual({ ok: true, value: { outcome: "paid" } });
    expect(await confirmTransfer(shop, news)).toEqual({ ok: true, value: { outcome: "known" } });
    expect(await people.now(order)).toMatchObject({
      state: "paid",
      payment: { state: "received", amount: order.totals.total },
    });
    expect(
      await shop.db.selectFrom("hold").where("orderId", "=", order.id).select(["kind", "until"]).execute(),
    ).toEqual([{ kind: "sale", until: null }]);
    expect(await people.emailsAbout(order)).toEqual([`placed ${order.number}`, `paid ${order.number}`]);
    expect(await pathOf(order)).toEqual([
      [null, "awaiting-payment", "buyer"],
      ["awaiting-payment", "paid", STAFF],
    ]);
  });

  test("of less waits, with an e-mail about the missing amount, and the rest completes it", async () => {
    const order = await people.placed([], { payment: byTransfer });
    const part = arrival(order, { amount: bani(100_00) });
    expect(await confirmTransfer(shop, part)).toEqual({
      ok: true,
      value: { outcome: "short", missing: order.totals.total - 100_00 },
    });
    expect((await people.now(order)).state).toBe("awaiting-payment");
    expect(await people.emailsAbout(order)).toEqual([`placed ${order.number}`, `transfer ${part.key}`]);
    expect(await confirmTransfer(shop, arrival(order, { amount: bani(order.totals.total - 100_00) }))).toEqual({
      ok: true,
      value: { outcome: "paid" },
    });
  });

  test("of less holds the units for as many working days as the settings say", async () => {
    const order = await people.placed([], { payment: byTransfer });
    const holding = { ...shop.holding, transferDays: 7 };
    await confirmTransfer({ ...shop, holding }, arrival(order, { amount: bani(100_00) }));
    const held = await shop.db.selectFrom("hold").where("orderId", "=", order.id).select("until").executeTakeFirst();
    expect(held?.until).toEqual(transferDeadline(await databaseTime(shop.db), 7));
  });

  test("of more pays the order; what is over is a surplus of its own, and all that came is refundable", async () => {
    const order = await people.placed([], { payment: byTransfer });
    expect(await confirmTransfer(shop, arrival(order, { amount: bani(order.totals.total + 5_00) }))).toEqual({
      ok: true,
      value: { outcome: "over", excess: 5_00 },
    });
    expect(await people.now(order)).toMatchObject({ state: "paid", payment: { amount: order.totals.total + 5_00 } });
    expect(await listSurpluses(shop, { orderId: order.id })).toMatchObject([
      { amount: 5_00, why: "over", state: "open", orderNumber: order.number },
    ]);
    expect(await acceptTransfer(shop, { number: order.number, actor: STAFF, reason: "again" })).toMatchObject({
      domainError: { code: "order-not-movable" },
    });
  });

  test("that never came cannot be accepted", async () => {
    const order = await people.placed([], { payment: byTransfer });
    expect(await acceptTransfer(shop, { number: order.number, actor: STAFF, reason: "trust me" })).toEqual(
      refuse.conflict({ code: "transfer-missing" }),
    );
  });

  test("that comes after the cancellation is recorded, with an e-mail, and is to be refunded", async () => {
    const order = await people.placed([], { payment: byTransfer });
    await cancelOrder(shop, { orderId: order.id });
    const late = arrival(order);
    expect(await confirmTransfer(shop, late)).toEqual({
      ok: true,
      value: { outcome: "late", refundable: order.totals.total },
    });
    expect(await people.now(order)).toMatchObject({
      state: "cancelled",
      payment: { state: "received", amount: order.totals.total },
    });
    expect(await people.emailsAbout(order)).toContain(`transfer ${late.key}`);
  });

  test("that comes when a unit was sold to somebody else cancels the order, with an e-mail", async () => {
    const listingId = await putOnSale(shop.db, aPc());
    const order = await people.placed([{ listingId }], { payment: byTransfer });
    await timePasses(shop.db);
    await takenBySomebody(shop.db, listingId, { how: "sold" });
    expect(await confirmTransfer(shop, arrival(order))).toEqual({
      ok: true,
      value: { outcome: "late", refundable: order.totals.total },
    });
    expect(await people.now(order)).toMatchObject({ state: "cancelled", payment: { state: "received" } });
  });

  test("that comes a second time for a paid order is to be refunded", async () => {
    const order = await people.paidByTransfer();
    expect(await confirmTransfer(shop, arrival(order))).toEqual({
      ok: true,
      value: { outcome: "over", excess: order.totals.total },
    });
    expect(await people.now(order)).toMatchObject({ state: "paid", payment: { amount: 2 * order.totals.total } });
    expect(await listSurpluses(shop, { orderId: order.id })).toMatchObject([
      { amount: order.totals.total, why: "again", state: "open" },
    ]);
  });

  test("for an order by card is refused", async () => {
    expect(await confirmTransfer(shop, arrival(await people.placed()))).toEqual(
      refuse.conflict({ code: "order-not-by-transfer" }),
    );
  });
});

describe("orders that were not paid in time", () => {
  test("by transfer are cancelled once their allocation has ended, and their buyers notified", async () => {
    const order = await people.placed([], { payment: byTransfer });
    await expireOrders(shop);
    expect((await people.now(order)).state).toBe("awaiting-payment");
    await timePasses(shop.db);
    expect(await expireOrders(shop)).toBeGreaterThanOrEqual(1);
    expect(await people.now(order)).toMatchObject({ state: "cancelled", payment: { state: "cancelled" } });
    expect((await readTimeline(shop, { orderId: order.id })).at(-1)).toMatchObject({
      actor: "shop",
      reason: "not-paid",
    });
    expect(await people.emailsAbout(order)).toEqual([`placed ${order.number}`, `cancelled ${order.number}`]);
    expect(await expireOrders(shop)).toBe(0);
  });

  test("with a partial payment refund it", async () => {
    const order = await people.placed([], { payment: byTransfer });
    await confirmTransfer(shop, arrival(order, { amount: bani(1_00) }));
    await expireOrders(shop);
    expect((await people.now(order)).state).toBe("awaiting-payment");
    await timePasses(shop.db);
    await expireOrders(shop);
    expect(await people.now(order)).toMatchObject({ state: "cancelled", payment: { state: "received", amount: 1_00 } });
  });

  test("but with more than the whole amount stay paid", async () => {
    const order = await people.placed([], { payment: byTransfer });
    await confirmTransfer(shop, arrival(order, { amount: bani(order.totals.total + 1) }));
    await timePasses(shop.db);
    await expireOrders(shop);
    expect((await people.now(order)).state).toBe("paid");
  });

  test("by card are cancelled a day later, not before", async () => {
    const order = await people.placed();
    await timePasses(shop.db);
    await expireOrders(shop);
    expect((await people.now(order)).state).toBe("placed");
    await sql`update sales_order set placed_at = now() - interval '25 hours' where id = ${order.id}::uuid`.execute(
      shop.db,
    );
    await expireOrders(shop);
    expect((await people.now(order)).state).toBe("cancelled");
    expect((await people.now(order)).payment.state).toBe("cancelled");
  });
});
