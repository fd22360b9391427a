import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "kysely";
import { newId, type VisitorId } from "../../base/id.ts";
import { bani, ron } from "../../base/money.ts";
import { aPc } from "../../testing/builders.ts";
import { putOnSale } from "../../testing/catalogue-index.ts";
import { SHOP_ORIGIN } from "../../testing/card.ts";
import { atTheDoor, byTransfer, ordersIn, somebodyNew } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { issueDocuments } from "../invoices/issue-documents.server.ts";
import { readDocuments } from "../invoices/read-documents.server.ts";
import { confirmTransfer } from "../orders/payment/confirm-transfer.server.ts";
import { settleCardReturn } from "../orders/payment/settle-card-return.server.ts";
import { settleOpenPayments } from "../orders/payment/settle-open-payments.server.ts";
import { payOrder } from "../orders/payment/pay-order.server.ts";
import { placeByPhone } from "../orders/by-phone/place-by-phone.server.ts";
import { deliverOrder } from "../orders/deliver-order.server.ts";
import { promisedDelivery, type Order } from "../orders/order.ts";
import { prepareOrder } from "../orders/prepare-order.server.ts";
import { shipOrder } from "../orders/ship-order.server.ts";
import { viewOrder } from "../orders/view-order.server.ts";
import { sellAtCounter } from "./sell-at-counter.server.ts";
import { recordCashMovement } from "./record-cash-movement.server.ts";
import { takeCash } from "./take-cash.server.ts";
import { findReceipt, viewCashDay, viewCashMonth } from "./view-cash.server.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = { ...(await openTestShop()), takesCash: true };
  people = ordersIn(shop);
});
afterAll(() => shop.close());

const DAY = "2026-11-21";
const actor = "staff:dan";
const buyer = () => somebodyNew({ delivery: "pickup" });

async function collected(shipping = buyer(), price = ron(2599)) {
  const listingId = await putOnSale(shop.db, { ...aPc(), price });
  return people.placed([{ listingId }], { payment: byTransfer, shipping });
}

const take = ({ number }: { number: Parameters<typeof takeCash>[1]["number"] }, key: string = newId()) =>
  takeCash(shop, { number, actor, cashier: "Dan Casier", key });
const move = (kind: "to-bank" | "other-in", amount: number, key: string = newId()) =>
  recordCashMovement(shop, { kind, amount: bani(amount), party: "Banca", about: "Depunere", actor, key });
const closing = async () => (await viewCashDay(shop, { day: DAY })).closing;

describe("cash at the counter", () => {
  test("pays an order that is collected, with a receipt and an invoice that says so, once", async () => {
    const order = await collected();
    const before = await closing();
    const taken = await take(order);
    expect(taken).toMatchObject({
      ok: true,
      value: {
        number: "PCBCH 1",
        issuedOn: DAY,
        amount: order.totals.total,
        orderNumber: order.number,
        payer: { name: "Ana Pop", cui: null },
        cashier: "Dan Casier",
      },
    });
    expect(await people.now(order)).toMatchObject({
      state: "paid",
      method: "cash",
      payment: { state: "received", captured: order.totals.total },
    });
    expect(await findReceipt(shop, { number: "PCBCH-1" })).toEqual(taken.ok ? taken.value : null);
    expect(await take(order)).toMatchObject({ domainError: { code: "cash-not-at-counter" } });
    expect(await closing()).toBe(before + order.totals.total);
    await issueDocuments(shop);
    const [invoice] = await readDocuments(shop, { orderId: order.id });
    expect(invoice?.document.payment).toMatchObject({ means: "cash", paidOn: expect.any(String) });
    expect(await people.emailsAbout(order)).toContainEqual(expect.stringContaining("paid"));
  });

  test("is refused above the day's limit of the law, for parcels, and beside a transfer", async () => {
    const rich = buyer();
    const [first, second] = [await collected(rich), await collected(rich)];
    expect((await take(first)).ok).toBe(true);
    expect(await take(second)).toMatchObject({
      domainError: { code: "counter-above-limit", limit: ron(5000) },
    });
    expect((await people.now(second)).state).toBe("awaiting-payment");
    const company = { name: "Alfa SRL", cui: "RO14399840", tradeRegister: "J40/1/2020" };
    expect(await take(await collected({ ...buyer(), company }))).toMatchObject({
      domainError: { code: "counter-above-limit", limit: ron(1000) },
    });
    expect(await take(await people.placed([], { payment: byTransfer, shipping: somebodyNew() }))).toMatchObject({
      domainError: { code: "cash-not-at-counter" },
    });
    const half = await collected();
    await confirmTransfer(shop, {
      orderNumber: half.number,
      amount: ron(100),
      at: shop.clock.now(),
      key: newId(),
      actor,
    });
    expect(await take(half)).toMatchObject({ domainError: { code: "cash-partly-transferred" } });
  });

  test("that fails takes no number: receipts have no gaps", async () => {
    const numbers = async () =>
      (await viewCashMonth(shop, { month: "2026-11" })).entries.flatMap(({ document }) => document ?? []);
    const before = await numbers();
    const gone = await collected();
    const other = await people.paidByCard();
    await shop.db
      .updateTable("hold")
      .set({ kind: "sale", until: null, orderId: other.id })
      .where("orderId", "=", gone.id)
      .execute();
    expect(await take(gone)).toMatchObject({ domainError: { code: "unit-taken" } });
    expect((await people.now(gone)).state).toBe("awaiting-payment");
    const next = await take(await collected());
    expect(next).toMatchObject({ value: { number: `PCBCH ${before.length + 1}` } });
    expect(await numbers()).toEqual([...before, `PCBCH ${before.length + 1}`]);
  });
});

/** The ways in which an order that is collected can have begun, each brought to a state in which its buyer stands at the counter with cash. */
const waysToTheCounter = {
  "by phone, to be paid when collected": () => phoned("cash"),
  "by phone, to be paid when collected, being prepared": async () => prepared(await phoned("cash")),
  "by phone, to be paid when collected, ready": async () => ready(await prepared(await phoned("cash"))),
  "by phone, by transfer": () => phoned("bank"),
  "by phone, with a pay link": () => phoned("card"),
  "online, by transfer": () => collected(),
  "online, by card": () => people.placed([], { shipping: buyer() }),
  "of a reservation, to be paid when collected": () => phoned("cash", { isReserved: true }),
  "online, by courier in cash, changed to collect": async () => {
    const order = await people.placed([], { payment: atTheDoor, shipping: somebodyNew() });
    await shop.db.updateTable("salesOrder").set({ delivery: "pickup" }).where("id", "=", order.id).execute();
    return people.now(order);
  },
};

async function phoned(paymentMethod: "cash" | "bank" | "card", { isReserved = false } = {}) {
  const listingId = await putOnSale(shop.db, { ...aPc(), price: ron(2599) });
  const { code, id } = await shop.db
    .selectFrom("unit")
    .where("listingId", "=", listingId)
    .select(["code", "id"])
    .executeTakeFirstOrThrow();
  const shipping = buyer();
  if (isReserved)
    await shop.db
      .insertInto("hold")
      .values({
        unitId: id,
        kind: "reservation",
        visitorId: "visitor" as VisitorId,
        orderId: null,
        email: shipping.email,
        until: sql<Date>`now() + interval '1 day'` as never,
      })
      .execute();
  const form = { units: [code], seenGoods: ron(2599), language: "ro" as const, pageKey: newId(), discount: null };
  return must(await placeByPhone(shop, { form: { ...form, paymentMethod, shipping }, actor }));
}

const prepared = async ({ number }: Order) => must(await prepareOrder(shop, { number, actor }));
const ready = async ({ number }: Order) => must(await shipOrder(shop, { number, actor, parcel: null }));

function must<T>(result: { ok: true; value: T } | { ok: false; domainError: { code: string } }): T {
  if (result.ok) return result.value;
  throw new Error(result.domainError.code);
}

describe("an order that is collected and paid in cash", () => {
  test.each(Object.keys(waysToTheCounter) as (keyof typeof waysToTheCounter)[])(
    "is in the cash book with its receipt, and invoiced as paid in cash then: %s",
    async (way) => {
      const order = await waysToTheCounter[way]();
      await issueDocuments(shop);
      expect(await readDocuments(shop, { orderId: order.id }), "no invoice before the money").toEqual([]);
      expect(await deliverOrder(shop, { number: order.number, actor })).toMatchObject({ ok: false });
      const before = await closing();
      const receipt = must(await take(order));
      expect(await closing()).toBe(before + order.totals.total);
      const paid = await people.now(order);
      expect(paid).toMatchObject({ method: "cash", payment: { state: "received", captured: order.totals.total } });
      expect(["paid", "preparing", "shipped"]).toContain(paid.state);
      const { transfers } = must(await viewOrder(shop, { number: order.number }));
      expect(transfers.map(({ way: by, amount }) => ({ by, amount }))).toEqual([
        { by: "counter", amount: order.totals.total },
      ]);
      await issueDocuments(shop);
      const documents = await readDocuments(shop, { orderId: order.id });
      expect(documents.map(({ document }) => document.payment)).toMatchObject([{ means: "cash", paidOn: DAY }]);
      expect(await take(order)).toMatchObject({ domainError: { code: "cash-not-at-counter" } });
      expect(must(await deliverOrder(shop, { number: order.number, actor })).state).toBe("delivered");
      expect(receipt.orderNumber).toBe(order.number);
    },
  );

  test("whose card pays after all is not paid twice: the card is abandoned at the provider", async () => {
    const order = await people.placed([], { shipping: buyer() });
    const paying = must(await payOrder(shop, { orderId: order.id, returnTo: SHOP_ORIGIN }));
    must(await take(order));
    await shop.provider.give(paying, "good");
    await settleCardReturn(shop, { number: order.number });
    expect(await people.now(order)).toMatchObject({ state: "paid", method: "cash", payment: { provider: "cash" } });
    await settleOpenPayments(shop, { minutes: 0 });
    const payments = await shop.db
      .selectFrom("payment")
      .where("orderId", "=", order.id)
      .select(["method", "state"])
      .execute();
    expect(payments).toEqual(expect.arrayContaining([{ method: "cash", state: "received" }]));
    expect(payments.filter(({ state }) => state === "captured")).toEqual([]);
  });

  test("can be handed over in the same step, and not before it is paid", async () => {
    const order = await phoned("cash");
    expect(await deliverOrder(shop, { number: order.number, actor })).toMatchObject({
      domainError: { code: "order-not-movable" },
    });
    const waiting = await ready(await prepared(order));
    expect(await deliverOrder(shop, { number: order.number, actor })).toMatchObject({
      domainError: { code: "order-unpaid" },
    });
    must(await takeCash(shop, { number: waiting.number, actor, cashier: "Dan", key: newId(), isCollected: true }));
    expect(await people.now(order)).toMatchObject({ state: "delivered", payment: { state: "received" } });
  });

  test("counts once towards the legal limit, and a company's lower one holds", async () => {
    // Legea 70/2015 art. 3 and 4 as in shop/payments/cash.ts: 5.000 lei a day from a person.
    const shipping = buyer();
    const form = { language: "ro" as const, discount: null, paymentMethod: "cash" as const, shipping };
    const one = async (price: number) => {
      const listingId = await putOnSale(shop.db, { ...aPc(), price: ron(price) });
      const { code } = await shop.db
        .selectFrom("unit")
        .where("listingId", "=", listingId)
        .select("code")
        .executeTakeFirstOrThrow();
      return placeByPhone(shop, { form: { ...form, units: [code], seenGoods: ron(price), pageKey: newId() }, actor });
    };
    const order = must(await one(4000));
    must(await take(order));
    must(await take(must(await one(1000))));
    expect(await take(must(await one(2)))).toMatchObject({
      domainError: { code: "counter-above-limit", limit: ron(5000) },
    });
  });
});

describe("a sale at the counter", () => {
  const sale = async (shipping = buyer(), price = 209) => {
    const listingId = await putOnSale(shop.db, { ...aPc(), price: ron(price) });
    const { code } = await shop.db
      .selectFrom("unit")
      .where("listingId", "=", listingId)
      .select("code")
      .executeTakeFirstOrThrow();
    const form = { units: [code], seenGoods: ron(price), paymentMethod: "cash" as const, language: "ro" as const };
    return { code, form: { ...form, pageKey: newId(), shipping, discount: null } };
  };
  const sell = ({ form }: Awaited<ReturnType<typeof sale>>) =>
    sellAtCounter(shop, { form, actor, cashier: "Dan Casier" });

  test("is the order, the money in the book, the receipt and the goods handed over in one step, once", async () => {
    const [before, chosen] = [await closing(), await sale()];
    const sold = must(await sell(chosen));
    expect(sold.order).toMatchObject({ state: "delivered", method: "cash", payment: { state: "received" } });
    expect(promisedDelivery(sold.order)).toBeNull();
    expect(must(await sell(chosen))).toMatchObject({ receipt: sold.receipt, order: { number: sold.order.number } });
    expect(await closing()).toBe(before + ron(209));
    await issueDocuments(shop);
    const documents = await readDocuments(shop, { orderId: sold.order.id });
    expect(documents.map(({ document }) => document.payment)).toMatchObject([{ means: "cash", paidOn: DAY }]);
    const subjects = await people.emailsAbout(sold.order);
    expect(subjects).toHaveLength(1);
  });

  test("that the law's limit forbids leaves nothing behind: no order, no receipt, the unit free", async () => {
    const [before, chosen] = [await closing(), await sale(buyer(), 5001)];
    expect(await sell(chosen)).toMatchObject({ domainError: { code: "cash-above-limit" } });
    expect(await closing()).toBe(before);
    expect(
      must(await placeByPhone(shop, { form: { ...chosen.form, pageKey: newId(), paymentMethod: "bank" }, actor }))
        .state,
    ).toBe("awaiting-payment");
  });
});

describe("the cash book", () => {
  test("carries the balance from entry to entry and day to day, and an entry posted twice counts once", async () => {
    const opening = await closing();
    const key = newId();
    await move("other-in", 10_000);
    await move("to-bank", 2_500, key);
    await move("to-bank", 2_500, key);
    const day = await viewCashDay(shop, { day: DAY });
    expect(day.closing).toBe(opening + 7_500);
    expect(day.entries.at(-1)).toMatchObject({ amount: -2_500, balance: day.closing });
    expect(day.closing).toBe(day.opening + day.in + day.out);
    expect(await viewCashDay(shop, { day: "2026-11-22" })).toMatchObject({ opening: day.closing, entries: [] });
  });

  test("never goes below zero, and its entries never change", async () => {
    const balance = await closing();
    expect(await move("to-bank", balance + 1)).toMatchObject({
      domainError: { code: "till-too-small", limit: balance },
    });
    expect((await move("to-bank", balance)).ok).toBe(true);
    expect(await closing()).toBe(0);
    await expect(shop.db.updateTable("cashEntry").set({ place: 99 }).execute()).rejects.toThrow(/never changed/);
    await expect(shop.db.deleteFrom("cashEntry").execute()).rejects.toThrow(/never changed/);
  });
});
