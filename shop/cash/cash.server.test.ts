import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../base/id.ts";
import { bani, ron } from "../../base/money.ts";
import { aPc } from "../../testing/builders.ts";
import { putOnSale } from "../../testing/catalogue-index.ts";
import { byTransfer, ordersIn, somebodyNew } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { issueDocuments } from "../invoices/issue-documents.server.ts";
import { readDocuments } from "../invoices/read-documents.server.ts";
import { confirmTransfer } from "../orders/payment/confirm-transfer.server.ts";
import { recordCashMovement } from "./record-cash-movement.server.ts";
import { takeCash } from "./take-cash.server.ts";
import { findReceipt, viewCashDay, viewCashMonth } from "./view-cash.server.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = await openTestShop();
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
