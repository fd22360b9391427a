import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../../base/id.ts";
import { ron } from "../../../base/money.ts";
import { aComponent, aPc } from "../../../testing/builders.ts";
import { ordersIn, typedShipping } from "../../../testing/orders.ts";
import { putOnSale } from "../../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { aStaffMember } from "../../../testing/staff.ts";
import { aGuest } from "../../../testing/visitor.ts";
import * as cart from "../cart/cart.tsx";
import * as complete from "./complete.tsx";
import * as checkout from "./checkout.tsx";
import * as officeOrder from "../office/orders/order.tsx";

let opened: TestShop;
let shop: TestShop;
beforeAll(async () => {
  opened = await openTestShop();
  shop = { ...opened, takesCash: true };
});
afterAll(() => opened.close());

let guest: ReturnType<typeof aGuest>;
let phone = 0;
beforeEach(() => {
  guest = aGuest(shop);
  phone += 1;
});

const address = () => ({
  ...typedShipping,
  email: `${newId()}@example.ro`,
  phone: `07${String(phone).padStart(8, "0")}`,
});
const ssd = () => putOnSale(shop.db, aComponent("ssd", { price: ron(350) }));

/** The payment page of a guest who buys this, and the fields that its form would send. */
async function atPayment(
  productId: number,
  { by = guest, different = {} }: { by?: typeof guest; different?: Record<string, string> } = {},
) {
  await by.post(cart.action, "/cart", { intent: "add", productId: String(productId) });
  await by.post(checkout.action, "/checkout", { ...address(), ...different });
  const page = (await by.get(checkout.loader, "/checkout?step=payment")).data as {
    cart: { totals: { total: number } };
    pageKey: string;
    cash: unknown;
  };
  return {
    cash: page.cash,
    form: { intent: "place", pageKey: page.pageKey, seenTotal: String(page.cart.totals.total), paymentMethod: "cash" },
  };
}

describe("the payment page", () => {
  test("does not mention cash if the shop does not take it, and a form that chooses it is rejected", async () => {
    const by = aGuest(opened);
    const { cash, form } = await atPayment(await ssd(), { by });
    expect(cash).toBeNull();
    expect(await by.post(checkout.action, "/checkout?step=payment", form)).toMatchObject({
      status: 422,
      data: { domainError: { code: "cash-off" } },
    });
  });

  test("offers cash for a parcel within the limit; the order is then complete", async () => {
    const { cash, form } = await atPayment(await ssd());
    expect(cash).toEqual({ bar: null, byCard: false });
    const placed = await guest.post(checkout.action, "/checkout?step=payment", form);
    expect([placed.status, placed.location]).toEqual([302, expect.stringMatching(/^\/checkout\/complete\/ORD-\d{6}$/)]);
    const number = /ORD-\d{6}/.exec(placed.location!)![0];
    expect(await guest.get(complete.loader, placed.location!, { number })).toMatchObject({
      data: { order: { method: "cash", state: "placed", isPayable: false, isCancellable: true } },
    });
  });

  test("keeps the choice while the warranty question is asked on a page of its own", async () => {
    const { form } = await atPayment(await putOnSale(shop.db, aPc()));
    const answer = await guest.post(checkout.action, "/checkout?step=payment", form);
    expect(answer.location).toBe("/checkout?step=warranty&paymentMethod=cash");
    expect(await guest.get(checkout.loader, answer.location!)).toMatchObject({ data: { chosen: "cash" } });
    expect(
      (await guest.post(checkout.action, "/checkout?step=warranty", { ...form, extendedWarranty: "yes" })).location,
    ).toMatch(/complete/);
  });

  test("says why an order above the limit cannot be paid in cash, and rejects the form that tries", async () => {
    const { cash, form } = await atPayment(await putOnSale(shop.db, aPc({ price: ron(6000) })));
    const domainError = { code: "cash-above-limit", limit: ron(5000) };
    expect(cash).toEqual({ bar: domainError, byCard: false });
    expect(
      await guest.post(checkout.action, "/checkout?step=payment", { ...form, extendedWarranty: "no" }),
    ).toMatchObject({ status: 422, data: { domainError } });
  });

  test("says why a pickup order cannot be paid in cash, and rejects the form that tries", async () => {
    const { cash, form } = await atPayment(await ssd(), { different: { delivery: "pickup" } });
    expect(cash).toEqual({ bar: { code: "cash-by-courier-only" }, byCard: false });
    expect(await guest.post(checkout.action, "/checkout?step=payment", form)).toMatchObject({
      status: 422,
      data: { domainError: { code: "cash-by-courier-only" } },
    });
  });
});

test("staff record the courier's cash on the order's page once the parcel has left", async () => {
  const people = ordersIn(shop);
  const staff = await aStaffMember(shop);
  const order = await people.placedAtTheDoor([{ listingId: await ssd() }]);
  const params = { number: order.number };
  const look = async () => (await staff.get(officeOrder.loader, `/office/orders/${order.number}`, params)).data;
  const form = { intent: "cash", amount: "369,99", arrivedOn: "2026-11-21", pageKey: newId() };
  const post = (different = {}) =>
    staff.post(officeOrder.action, `/office/orders/${order.number}`, { ...form, ...different }, params);
  expect(await look()).toMatchObject({ owesCash: false, transitions: ["preparing", "cancelled"] });
  expect(await post()).toMatchObject({ status: 409, data: { domainError: { code: "cash-not-owed" } } });
  await people.shipped(order);
  expect(await look()).toMatchObject({ owesCash: true });
  expect(await post({ amount: "-1" })).toMatchObject({ status: 422, data: { errors: { amount: "amount-invalid" } } });
  expect(await post({ amount: "369,98" })).toMatchObject({
    status: 422,
    data: { domainError: { code: "cash-differs", due: 369_99 } },
  });
  expect(await post()).toMatchObject({ status: 302, location: `/office/orders/${order.number}?done=cash` });
  expect(await look()).toMatchObject({ owesCash: false, left: 369_99, payment: { state: "received" } });
});
