// W9: how many e-mails strangers can cause to one mailbox, through all of the shop's forms together.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { confirmTransfer } from "../../shop/orders/payment/confirm-transfer.server.ts";
import type { OrderNumber } from "../../shop/orders/order.ts";
import { aComponent, aPc } from "../../testing/builders.ts";
import { STAFF, typedShipping } from "../../testing/orders.ts";
import { putOnSale } from "../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { aGuest, type VisitorAnswer } from "../../testing/visitor.ts";
import * as accountOrder from "../features/orders/order.tsx";
import * as alert from "../features/saved/alerts/alert.tsx";
import * as cart from "../features/cart/cart.tsx";
import * as complete from "../features/checkout/complete.tsx";
import * as checkout from "../features/checkout/checkout.tsx";
import * as contact from "../features/content/contact/contact.tsx";
import * as login from "../features/account/sign-in/login.tsx";
import * as reserve from "../features/product/reserve/reserve.tsx";

let shop: TestShop;
beforeAll(async () => {
  const open = await openTestShop();
  shop = Object.assign(open, { mailLimits: { secret: "of this test", perHour: 8, perDay: 24 } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of ["mailCount", "tryCount", "outbox", "alert", "account"] as const)
    await shop.db.deleteFrom(table).execute();
});

/** Spellings that reach the same mailbox. */
const spellings = ["victima@gmail.com", "Vic.Tima@gmail.com", "victima+a@googlemail.com", "v.i.c.t.i.m.a@gmail.com"];
let times = 0;
const spelled = () => spellings[times++ % spellings.length]!;

const written = async () =>
  (await shop.db.selectFrom("outbox").select("recipient").execute()).filter(({ recipient }) =>
    /gmail|googlemail/.test(recipient),
  ).length;

const write = (email = spelled()) =>
  aGuest(shop).post(contact.action, "/contact", { name: "Ana Pop", email, message: "Aveți ceva cu RTX 3070?" });
const signUp = (email = spelled()) =>
  aGuest(shop).post(login.action, "/register", {
    intent: "signup",
    name: "Ana Pop",
    email,
    password: "un motan pe tastatură",
    confirmPassword: "un motan pe tastatură",
    acceptTerms: "on",
  });
const reset = (email = spelled()) => aGuest(shop).post(login.action, "/login?forgot=1", { intent: "reset", email });
const waitFor = (email = spelled()) =>
  aGuest(shop).post(alert.action, "/alerts/for/pc?priceRange=2000-3000", { email }, { productType: "pc" });

async function reserveByEmail(email = spelled()): Promise<VisitorAnswer> {
  const id = await putOnSale(shop.db, aPc());
  return aGuest(shop).post(reserve.action, `/products/${id}/reserve`, { email }, { id: String(id) });
}

/** A new visitor orders by transfer with this e-mail address. */
async function order(email = spelled()) {
  const guest = aGuest(shop);
  const id = await putOnSale(shop.db, aComponent("ssd", { price: ron(350) }));
  await guest.post(cart.action, "/cart", { intent: "add", productId: String(id) });
  await guest.post(checkout.action, "/checkout", { ...typedShipping, email });
  const { cart: shown, pageKey } = (await guest.get(checkout.loader, "/checkout?step=payment")).data as {
    cart: { totals: { total: number } };
    pageKey: string;
  };
  const placed = await guest.post(checkout.action, "/checkout?step=payment", {
    intent: "place",
    paymentMethod: "bank",
    accountName: "Ana Pop",
    pageKey,
    seenTotal: String(shown.totals.total),
  });
  const number = /ORD-\d{6}/.exec(placed.location ?? "")?.[0] ?? "";
  return {
    number,
    guest,
    page: (await guest.get(complete.loader, placed.location ?? "", { number })).data as { isMailed: boolean },
  };
}

describe("one mailbox", () => {
  test("gets no more than its limit, whichever forms strangers use and however they spell the address", async () => {
    for (let round = 0; round < 6; round++) {
      await write();
      await waitFor();
      await reserveByEmail();
      await order();
      await signUp();
      await reset();
    }
    expect(await written()).toBeLessThanOrEqual(8);
    expect(await written()).toBeGreaterThan(4);
  });

  test("has the same limit for orders that a stranger places in its name and cancels", async () => {
    for (let time = 0; time < 8; time++) {
      const { number, guest } = await order();
      await guest.post(accountOrder.action, `/account/orders/${number}`, { intent: "cancel" }, { number });
    }
    expect(await written()).toBe(6);
  });

  test("of somebody else is not affected", async () => {
    for (let time = 0; time < 9; time++) await write();
    expect((await write("ion@example.ro")).location).toBe("/contact?sent");
    expect(
      await shop.db.selectFrom("outbox").where("recipient", "=", "ion@example.ro").select("id").execute(),
    ).toHaveLength(1);
  });

  test("that has had its receipts still gets the link to choose a password, and its owner the contact message", async () => {
    const before = await shop.db.selectFrom("contactMessage").select("id").execute();
    for (let time = 0; time < 12; time++) await write();
    expect(await written()).toBe(4);
    expect(await shop.db.selectFrom("contactMessage").select("id").execute()).toHaveLength(before.length + 12);
    expect(await signUp("victima@gmail.com")).toMatchObject({ status: 302 });
    expect(await written()).toBe(5);
  });

  test("that is full: each form says so politely, the same whether the address has an account or not", async () => {
    const other = "nimeni@example.ro";
    for (let time = 0; time < 4; time++)
      for (const email of ["victima@gmail.com", other]) {
        await reset(email);
        await signUp(email);
      }
    await shop.db.deleteFrom("tryCount").execute();
    const tooMany = { status: 429, data: { domainError: { code: "too-many-mails" } } };
    for (const email of ["victima@gmail.com", other]) {
      expect(await reset(email)).toMatchObject(tooMany);
      expect(await signUp(email)).toMatchObject(tooMany);
      expect(await waitFor(email)).toMatchObject(tooMany);
    }
    expect((await write("victima@gmail.com")).location).toBe("/contact?sent=no-receipt");
    expect(await aGuest(shop).get(contact.loader, "/contact?sent=no-receipt")).toMatchObject({
      data: { sent: true, hasReceipt: false },
    });
    expect((await reserveByEmail("victima@gmail.com")).location).toMatch(/\/reserve\?mail=no$/);
  });

  test("that is full: the order is still placed, its page says that no e-mail was sent, and e-mails about money are sent", async () => {
    expect((await order("victima@gmail.com")).page).toMatchObject({ isMailed: true });
    for (let time = 0; time < 8; time++)
      await reset("victima@gmail.com").then(() => shop.db.deleteFrom("tryCount").execute());
    const { number, page } = await order("victima@gmail.com");
    expect(page).toMatchObject({ isMailed: false, order: { number, state: "awaiting-payment" } });
    const full = await written();
    const { totalBani: amount } = await shop.db
      .selectFrom("salesOrder")
      .where("number", "=", number)
      .select("totalBani")
      .executeTakeFirstOrThrow();
    await confirmTransfer(shop, {
      orderNumber: number as OrderNumber,
      amount,
      at: shop.clock.now(),
      key: newId(),
      actor: STAFF,
    });
    expect(await written()).toBe(full + 1);
  });
});
