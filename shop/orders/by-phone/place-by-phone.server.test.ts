import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId, type ListingId, type OrderId } from "../../../base/id.ts";
import { bani, ron, sum } from "../../../base/money.ts";
import { aPc } from "../../../testing/builders.ts";
import { putOnSale, setPrice, takenBySomebody, timePasses } from "../../../testing/catalogue-index.ts";
import { ordersIn, somebodyNew, STAFF } from "../../../testing/orders.ts";
import { SHOP_ORIGIN } from "../../../testing/card.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { transferDeadline } from "../../shipping/calendar.ts";
import { confirmTransfer } from "../payment/confirm-transfer.server.ts";
import { payOrder } from "../payment/pay-order.server.ts";
import { findUnitsForSale } from "./find-units-for-sale.server.ts";
import type { PhoneOrderForm } from "./forms.ts";
import { placeByPhone } from "./place-by-phone.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const PRICE = ron(2500);

async function aUnit(title = "PC de vânzare prin telefon"): Promise<{ listingId: ListingId; code: string }> {
  const listingId = await putOnSale(shop.db, aPc({ title, price: PRICE }));
  const { code } = await shop.db
    .selectFrom("unit")
    .where("listingId", "=", listingId)
    .select("code")
    .executeTakeFirstOrThrow();
  return { listingId, code };
}

function aForm(codes: string[], given: Partial<PhoneOrderForm> = {}): PhoneOrderForm {
  return {
    units: codes,
    seenGoods: sum(codes.map(() => PRICE)),
    paymentMethod: "bank",
    language: "ro",
    pageKey: newId(),
    shipping: somebodyNew({ delivery: "pickup" }),
    discount: null,
    ...given,
  };
}

const place = (form: PhoneOrderForm) => placeByPhone(shop, { form, actor: STAFF });
const holdOf = (orderId: OrderId) =>
  shop.db.selectFrom("hold").where("orderId", "=", orderId).select(["kind", "until"]).executeTakeFirst();
const mailTo = (recipient: string) =>
  shop.db.selectFrom("outbox").where("recipient", "=", recipient).select(["subject", "textBody"]).execute();

describe("an order by phone", () => {
  test("is of the chosen unit, in the name of who took it, and awaits its transfer", async () => {
    const { code } = await aUnit();
    const form = aForm([code]);
    const placed = await place(form);
    if (!placed.ok) throw new Error(placed.domainError.code);
    const order = placed.value;
    expect(order).toMatchObject({
      state: "awaiting-payment",
      placedBy: STAFF,
      visitorId: null,
      totals: { total: PRICE },
    });
    expect((await holdOf(order.id))?.until).toEqual(order.payUntil);
    expect(await mailTo(form.shipping.email)).toMatchObject([{ subject: expect.stringContaining(order.number) }]);
    // The same page again is the same order.
    expect(await place(form)).toMatchObject({ ok: true, value: { id: order.id } });
    const paid = await confirmTransfer(shop, {
      orderNumber: order.number,
      amount: order.totals.total,
      at: shop.clock.now(),
      key: newId(),
      actor: STAFF,
    });
    expect(paid).toMatchObject({ ok: true, value: { outcome: "paid" } });
  });

  test("by transfer waits for as many working days as the settings say", async () => {
    const holding = { ...shop.holding, transferDays: 7 };
    const { code } = await aUnit();
    const placed = await placeByPhone({ ...shop, holding }, { form: aForm([code]), actor: STAFF });
    if (!placed.ok) throw new Error(placed.domainError.code);
    const { id, placedAt, payUntil } = placed.value;
    expect(payUntil).toEqual(transferDeadline(placedAt, 7));
    expect((await holdOf(id))?.until).toEqual(payUntil);
  });

  test.each([
    [{ percent: 10, why: "client fidel" }, bani(250_00)],
    [{ percent: 33, why: "zgârietură" }, bani(825_00)],
    [{ amount: bani(99_99), why: "zgârietură" }, bani(99_99)],
  ])("has its discount as a reduction of the order, with the reason: %j", async (discount, reduction) => {
    const { code } = await aUnit();
    const placed = await place(aForm([code], { discount }));
    expect(placed).toMatchObject({
      ok: true,
      value: { discountWhy: discount.why, totals: { goods: PRICE, reduction, total: PRICE - reduction } },
    });
  });

  test("never gives the goods away", async () => {
    const { code } = await aUnit();
    expect(await place(aForm([code], { discount: { amount: PRICE, why: "cadou" } }))).toMatchObject({
      domainError: { kind: "invalid", code: "discount-too-large" },
    });
  });

  test("by card sends a pay link and holds the unit for a day, also once the link was opened", async () => {
    const { code } = await aUnit();
    const form = aForm([code], { paymentMethod: "card" });
    const placed = await place(form);
    if (!placed.ok) throw new Error(placed.domainError.code);
    const { id, number, linkKey } = placed.value;
    expect(await mailTo(form.shipping.email)).toMatchObject([
      { textBody: expect.stringContaining(`/checkout/pay/${number}?key=${linkKey}`) },
    ]);
    const held = await holdOf(id);
    expect(held?.until?.getTime()).toBeGreaterThan(Date.now() + 23 * 3600_000);
    expect((await payOrder(shop, { orderId: id, returnTo: SHOP_ORIGIN })).ok).toBe(true);
    expect(await holdOf(id)).toEqual(held);
  });

  test("in cash is sold at once, within the law's limit, where it is collected or the shop offers it", async () => {
    const { code } = await aUnit();
    const atCounter = await place(aForm([code], { paymentMethod: "cash" }));
    expect(atCounter).toMatchObject({ ok: true, value: { state: "placed", method: "cash" } });
    if (atCounter.ok) expect(await holdOf(atCounter.value.id)).toEqual({ kind: "sale", until: null });
    const codes = [(await aUnit()).code, (await aUnit()).code, (await aUnit()).code];
    expect(await place(aForm(codes, { paymentMethod: "cash" }))).toMatchObject({
      domainError: { code: "cash-above-limit" },
    });
    const byCourier = aForm([codes[0]!], { paymentMethod: "cash", shipping: somebodyNew() });
    expect(await place(byCourier)).toMatchObject({ domainError: { code: "cash-off" } });
  });

  test("is refused, and nothing is kept, if one of its units is held or unknown, or its price has changed", async () => {
    const [free, held] = [await aUnit(), await aUnit()];
    await takenBySomebody(shop.db, held.listingId, { how: "held" });
    expect(await place(aForm([free.code, held.code, "PB-000000X"]))).toMatchObject({
      domainError: { kind: "conflict", code: "units-not-free", codes: [held.code, "PB-000000X"] },
    });
    await setPrice(shop.db, free.listingId, { price: ron(2600) });
    expect(await place(aForm([free.code]))).toMatchObject({
      domainError: { code: "price-changed", before: PRICE, now: ron(2600) },
    });
    expect(await place(aForm([free.code], { seenGoods: ron(2600) }))).toMatchObject({ ok: true });
  });
});

test("units are found by code and serial number whoever has them, and by product where they are free", async () => {
  const { listingId, code } = await aUnit("Stație grafică Zmeu");
  await shop.db.updateTable("unit").set({ serial: "Zm-9" }).where("listingId", "=", listingId).execute();
  for (const search of [code, code.toUpperCase(), "zm-9"])
    expect(await findUnitsForSale(shop, { search })).toMatchObject({ scanned: { code, free: true } });
  expect(await findUnitsForSale(shop, { search: "zmeu grafică" })).toMatchObject({ scanned: null, units: [{ code }] });
  await takenBySomebody(shop.db, listingId, { how: "held" });
  expect(await findUnitsForSale(shop, { search: "zmeu" })).toEqual({ scanned: null, units: [] });
  expect(await findUnitsForSale(shop, { search: "Zm-9" })).toMatchObject({ scanned: { code, free: false } });
  await timePasses(shop.db);
  expect((await findUnitsForSale(shop, { search: "zmeu" })).units).toHaveLength(1);
});

test("an order by phone is found by its buyer's account later, and not by anybody else", async () => {
  const people = ordersIn(shop);
  const placed = await place(aForm([(await aUnit()).code]));
  if (!placed.ok) throw new Error(placed.domainError.code);
  expect((await people.now(placed.value)).visitorId).toBeNull();
});
