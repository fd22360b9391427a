import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId, type ListingId } from "../../../base/id.ts";
import { bani, ron } from "../../../base/money.ts";
import { confirmTransfer } from "../../../shop/orders/payment/confirm-transfer.server.ts";
import type { OrderNumber } from "../../../shop/orders/order.ts";
import { typedShipping } from "../../../testing/orders.ts";
import { eventually } from "../../../testing/time/eventually.ts";
import { aComponent, aPc } from "../../../testing/builders.ts";
import { routeArgs } from "../../../testing/request.ts";
import { SHOP_ORIGIN } from "../../../testing/card.ts";
import { putOnSale, setPrice, takenBySomebody } from "../../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { aGuest, type VisitorAnswer } from "../../../testing/visitor.ts";
import * as accountOrder from "../orders/order.tsx";
import * as accountOrders from "../orders/orders.tsx";
import * as account from "../account/account.tsx";
import * as session from "../../shell/session-api.ts";
import * as webhook from "./card-webhook.ts";
import * as cart from "../cart/cart.tsx";
import * as complete from "./complete.tsx";
import * as pay from "./pay.tsx";
import * as cardReturn from "./card-return.ts";
import * as checkout from "./checkout.tsx";
import * as emailMessage from "../dev/outbox-email.ts";
import * as outbox from "../dev/outbox.tsx";
import * as reserve from "../product/reserve/reserve.tsx";
import * as reservations from "../orders/reservations.tsx";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

let guest: ReturnType<typeof aGuest>;
beforeEach(() => {
  guest = aGuest(shop);
});

const shipping = {
  ...typedShipping,
  saveInfo: "on",
};

const add = (productId: ListingId | string, more: Record<string, string> = {}, by = guest) =>
  by.post(cart.action, "/cart", { intent: "add", productId: String(productId), ...more });
const items = async (by = guest) =>
  ((await by.get(session.loader, "/api/session")).data as { cartItems: number }).cartItems;
const anSsd = (stock = 5, price = ron(350)) => putOnSale(shop.db, aComponent("ssd", { stock, price }));
const rows = (table: "cart" | "salesOrder" | "checkoutDraft" | "outbox") =>
  shop.db.selectFrom(table).selectAll().execute();

/** The guest has this in the cart and has entered an address. Returns the fields that the payment form would send. */
async function atPayment(productId: ListingId, by = guest, address: Record<string, string> = shipping) {
  await add(productId, {}, by);
  expect((await by.post(checkout.action, "/checkout", address)).location).toBe("/checkout?step=payment");
  const page = await by.get(checkout.loader, "/checkout?step=payment");
  const { cart, pageKey } = page.data as { cart: { totals: { total: number } }; pageKey: string };
  return { intent: "place", pageKey, seenTotal: String(cart.totals.total) };
}

const byTransfer = { paymentMethod: "bank", accountName: "Ana Pop" };
const numberIn = ({ location }: VisitorAnswer) => /ORD-\d{6}/.exec(location ?? "")?.[0] ?? "";

describe("the cart", () => {
  test("looked at by somebody new leaves no cookie and no row", async () => {
    const before = await rows("cart");
    expect(await guest.get(cart.loader, "/cart")).toMatchObject({
      status: 200,
      cookie: null,
      data: { cart: { items: 0 } },
    });
    expect(await items()).toBe(0);
    expect(await rows("cart")).toEqual(before);
  });

  test("names the visitor at the first thing put into it; the database never sees the name itself", async () => {
    const answer = await add(await anSsd());
    expect(answer.cookie).toContain("HttpOnly; SameSite=Lax");
    const secret = guest.cookie.split("=")[1]!;
    expect(JSON.stringify(await rows("cart"))).not.toContain(secret);
    expect((await add(await anSsd())).cookie).toBeNull();
    expect(await items()).toBe(2);
  });

  test("without JavaScript redirects to itself and says what was done", async () => {
    const id = await putOnSale(shop.db, aComponent("ram", { title: "Fury Beast 16 GB" }));
    const added = await add(id);
    expect([added.status, added.location]).toEqual([302, `/cart?added=${id}`]);
    expect(await guest.get(cart.loader, added.location!)).toMatchObject({
      data: { added: "Fury Beast 16 GB", removed: false },
    });
    const removed = await guest.post(cart.action, "/cart", { intent: "remove", productId: String(id) });
    expect(removed.location).toBe(`/cart?removed=${id}x1`);
    expect(await guest.get(cart.loader, removed.location!)).toMatchObject({
      data: { added: null, removed: true, cart: { items: 0 } },
    });
  });

  test("with JavaScript stays in place and answers with what there is to say", async () => {
    const id = await putOnSale(shop.db, aComponent("ram", { title: "Fury Beast 16 GB", stock: 3 }));
    expect(await add(id, { inPlace: "1" })).toMatchObject({ status: 200, data: { added: "Fury Beast 16 GB" } });
    expect(
      await guest.post(cart.action, "/cart", {
        intent: "set",
        productId: String(id),
        quantity: "1",
        quantityTo: "3",
        inPlace: "1",
      }),
    ).toMatchObject({ status: 200 });
    expect(await items()).toBe(3);
    expect(
      await guest.post(cart.action, "/cart", { intent: "remove", productId: String(id), inPlace: "1" }),
    ).toMatchObject({ data: { removed: true } });
  });

  test.each(["-1", "0", "1.5", "1e9", "1e3", "NaN", "", "100", " 2", "2; drop table cart"])(
    "refuses the quantity %o and changes nothing",
    async (quantity) => {
      const id = await anSsd();
      expect(await add(id, { quantity })).toMatchObject({
        status: 422,
        data: { errors: { quantity: "quantity-invalid" } },
      });
      expect(await items()).toBe(0);
    },
  );

  test.each([
    ["a product that was never there", "1999999999", 404],
    ["a product that cannot be", "abc", 422],
    ["a product with a path in it", "1/../2", 422],
  ])("refuses %s", async (_what, id, status) => {
    expect((await add(id)).status).toBe(status);
  });

  test("takes a game test without JavaScript, says so, and the test is removed with its PC", async () => {
    const id = await putOnSale(shop.db, aPc({ title: "PC testat" }));
    const test = { intent: "test", productId: String(id), consent: "on", game1: "CS2", game2: "", game3: "" };
    expect(await guest.post(cart.action, "/cart", { ...test, game1: " " })).toMatchObject({
      status: 422,
      data: { errors: { game1: "games-missing" } },
    });
    const confirmation = await guest.post(cart.action, "/cart", test);
    expect(confirmation.location).toBe(`/cart?tested=${id}`);
    expect(await guest.get(cart.loader, confirmation.location!)).toMatchObject({
      data: { tested: "PC testat", cart: { lines: [{ gameTest: ["CS2"] }], totals: { services: 50_00 } } },
    });
    await guest.post(cart.action, "/cart", { intent: "drop-test", productId: String(id) });
    expect(await guest.get(cart.loader, "/cart")).toMatchObject({
      data: { cart: { items: 1, totals: { services: 0 } } },
    });
  });

  test("rejects an unknown form", async () => {
    expect(await guest.post(cart.action, "/cart", { intent: "steal" })).toMatchObject({
      status: 422,
      data: { errors: { intent: "form-invalid" } },
    });
    expect(await guest.post(cart.action, "/cart", {})).toMatchObject({ status: 422 });
  });

  test("takes the shop's price, whatever price a form sends along", async () => {
    const id = await anSsd(1, ron(350));
    await add(id, { price: "1", priceBani: "1", seenPrice: "1" });
    expect(await guest.get(cart.loader, "/cart")).toMatchObject({
      data: { cart: { totals: { goods: 350_00, shipping: 19_99, total: 369_99 } } },
    });
  });

  test("more than is in stock is rejected with the available quantity", async () => {
    expect(await add(await anSsd(2), { quantity: "3" })).toMatchObject({
      status: 422,
      data: { domainError: { code: "quantity-above-stock", available: 2 } },
    });
  });

  test("says that a unit was sold and that a price changed, and offers no checkout for what is gone", async () => {
    const [gone, dearer] = [await putOnSale(shop.db, aPc()), await anSsd()];
    await add(gone);
    await add(dearer);
    await takenBySomebody(shop.db, gone, { how: "sold" });
    await setPrice(shop.db, dearer, { price: ron(400) });
    const page = await guest.get(cart.loader, "/cart");
    expect(page).toMatchObject({
      data: {
        cart: {
          canBeOrdered: false,
          lines: [{ issues: [{ code: "sold" }] }, { issues: [{ code: "price-changed", before: 350_00 }] }],
        },
      },
    });
  });

  test("asks the database the same few questions, however much is in it", async () => {
    let questions = 0;
    const counting = {
      ...shop,
      db: shop.db.withPlugin({
        transformQuery: ({ node }) => (questions++, node),
        transformResult: async ({ result }) => result,
      }),
    };
    const viewer = aGuest(counting);
    const counts: number[] = [];
    for (const more of [1, 1, 5]) {
      for (let thing = 0; thing < more; thing++) await add(await anSsd(), {}, viewer);
      questions = 0;
      await viewer.get(cart.loader, "/cart");
      counts.push(questions);
    }
    expect(counts).toEqual([counts[0], counts[0], counts[0]]);
    expect(counts[0]).toBeLessThanOrEqual(8);
  });
});

describe("the final post, sent again (W8)", () => {
  const { saveInfo: _, ...unsaved } = shipping;

  test.each([
    ["by transfer", byTransfer],
    ["by card", { paymentMethod: "card" }],
  ])("%s leads to the order that the first one made, although cart and draft are gone", async (_how, payment) => {
    const form = { ...(await atPayment(await anSsd(), guest, unsaved)), ...payment };
    const first = await guest.post(checkout.action, "/checkout?step=payment", form);
    const orders = await rows("salesOrder");
    const again = await guest.post(checkout.action, "/checkout?step=payment", form);
    expect(again.location).toBe(first.location);
    expect(await rows("salesOrder")).toHaveLength(orders.length);
    const another = await guest.post(checkout.action, "/checkout?step=payment", { ...form, pageKey: newId() });
    expect(another.location).toBe("/checkout?step=shipping");
  });

  test("by somebody else with the same key is told nothing of the order", async () => {
    const form = { ...(await atPayment(await anSsd())), ...byTransfer };
    await guest.post(checkout.action, "/checkout?step=payment", form);
    expect(await aGuest(shop).post(checkout.action, "/checkout?step=payment", form)).toMatchObject({
      status: 409,
      location: null,
      data: { domainError: { code: "form-expired" } },
    });
  });

  test("of an order that was cancelled since leads to that order", async () => {
    const form = { ...(await atPayment(await anSsd())), ...byTransfer };
    const number = numberIn(await guest.post(checkout.action, "/checkout?step=payment", form));
    await guest.post(accountOrder.action, `/account/orders/${number}`, { intent: "cancel" }, { number });
    expect((await guest.post(checkout.action, "/checkout?step=payment", form)).location).toBe(
      `/account/orders/${number}`,
    );
  });
});

describe("the way back from the card provider (W12)", () => {
  /** The shop, with a count of its payment lookups at the provider. */
  function counting() {
    let times = 0;
    const retrieve = (ref: string) => (times++, shop.card.retrieve(ref));
    return { countingShop: { ...shop, card: { ...shop.card, retrieve } }, retrievals: () => times };
  }

  test("does not exist for strangers and makes no lookup at the provider for them; somebody with the key is redirected with it", async () => {
    const form = { ...(await atPayment(await anSsd())), paymentMethod: "card", inPlace: "1" };
    const { data } = await guest.post(checkout.action, "/checkout?step=payment", form);
    const { number, returnPath } = (data as { handover: { number: string; returnPath: string } }).handover;
    const { countingShop, retrievals } = counting();
    const stranger = aGuest(countingShop);
    const missing = await stranger.get(cardReturn.loader, "/checkout/return/ORD-000000", { number: "ORD-000000" });
    for (const search of ["", `?key=${newId()}`])
      expect(await stranger.get(cardReturn.loader, `/checkout/return/${number}${search}`, { number })).toEqual(missing);
    expect(missing.status).toBe(404);
    expect(retrievals()).toBe(0);
    const key = new URL(returnPath, SHOP_ORIGIN).search;
    const keyed = await stranger.get(cardReturn.loader, returnPath, { number });
    expect(keyed.location).toBe(`/checkout/pay/${number}${key}&problem=unfinished`);
    expect((await stranger.get(pay.loader, keyed.location!, { number })).status).toBe(200);
    const buyer = aGuest(countingShop, { cookie: guest.cookie });
    expect((await buyer.get(cardReturn.loader, `/checkout/return/${number}`, { number })).location).toBe(
      `/checkout/pay/${number}?problem=unfinished`,
    );
    expect(retrievals()).toBe(2);
  });

  test("limits the lookups at the provider per order: after that its buyer sees what the shop knows", async () => {
    const form = { ...(await atPayment(await anSsd())), paymentMethod: "card" };
    const number = (
      await guest
        .post(checkout.action, "/checkout?step=payment", { ...form, inPlace: "1" })
        .then(({ data }) => (data as { handover: { number: string } }).handover)
    ).number;
    const { countingShop, retrievals } = counting();
    const buyer = aGuest(countingShop, { cookie: guest.cookie });
    for (let time = 0; time < 25; time++) await buyer.get(cardReturn.loader, `/checkout/return/${number}`, { number });
    expect(retrievals()).toBe(20);
    expect((await buyer.get(cardReturn.loader, `/checkout/return/${number}`, { number })).location).toBe(
      `/checkout/complete/${number}`,
    );
    for (let time = 0; time < 60; time++)
      await aGuest(shop).get(cardReturn.loader, "/checkout/return/ORD-000000", { number: "ORD-000000" });
    expect((await aGuest(shop).get(cardReturn.loader, `/checkout/return/${number}`, { number })).status).toBe(429);
    await shop.db.deleteFrom("tryCount").execute();
  });
});

describe("the checkout", () => {
  test("of an empty cart leads back to the cart", async () => {
    for (const step of ["", "?step=shipping", "?step=payment", "?step=warranty"])
      expect((await guest.get(checkout.loader, `/checkout${step}`)).location).toBe("/cart");
  });

  test("begins with the address, whatever step is requested", async () => {
    await add(await anSsd());
    expect(await guest.get(checkout.loader, "/checkout")).toMatchObject({ data: { step: "shipping" } });
    expect(await guest.get(checkout.loader, "/checkout?step=toString")).toMatchObject({ data: { step: "shipping" } });
    for (const step of ["payment", "warranty"])
      expect((await guest.get(checkout.loader, `/checkout?step=${step}`)).location).toBe("/checkout?step=shipping");
  });

  test("asks about the warranty only where there is a PC", async () => {
    await atPayment(await anSsd());
    expect((await guest.get(checkout.loader, "/checkout?step=warranty")).location).toBe("/checkout?step=payment");
  });

  test("keeps what was typed in a wrong address, and nothing of a card", async () => {
    await add(await anSsd());
    const answer = await guest.post(checkout.action, "/checkout", {
      ...shipping,
      email: "ana",
      postalCode: "1",
      cvv: "123",
      cardName: "Ana Pop",
    });
    expect(answer).toMatchObject({
      status: 422,
      data: {
        errors: { email: "email-invalid", postalCode: "postal-code-invalid" },
        values: { city: "Cluj-Napoca", email: "ana" },
      },
    });
    expect(answer.data).not.toHaveProperty("values.cvv");
    expect(answer.data).not.toHaveProperty("values.cardName");
  });

  test("keeps nothing at all of a form with a card number in it", async () => {
    await add(await anSsd());
    const before = await rows("checkoutDraft");
    expect(
      await guest.post(checkout.action, "/checkout", { ...shipping, address: "4242 4242 4242 4242" }),
    ).toMatchObject({
      status: 422,
      data: { errors: { form: "card-number" }, values: {} },
    });
    const form = await atPayment(await anSsd());
    expect(
      await guest.post(checkout.action, "/checkout", {
        ...form,
        paymentMethod: "card",
        cardNumber: "4242424242424242",
      }),
    ).toMatchObject({ status: 422, data: { values: {} } });
    expect(await rows("checkoutDraft")).toHaveLength(before.length + 1);
    expect(JSON.stringify((await rows("checkoutDraft")).map(({ details }) => details))).not.toContain("4242");
  });

  test("takes a company, another address for the invoice and no courier, and the order has them", async () => {
    await add(await anSsd());
    const whole = {
      isCompany: "on",
      companyName: "Firma SRL",
      cui: "RO 12345674",
      tradeRegister: "J12/345/2020",
      delivery: "pickup",
    };
    const elsewhere = {
      billingDiffers: "on",
      billingFirstName: "Ion",
      billingLastName: "Pop",
      billingAddress: "Str. Lungă 1",
      billingCounty: "BV",
      billingCity: "Brașov",
      billingPostalCode: "500035",
    };
    const wrong = await guest.post(checkout.action, "/checkout", { ...shipping, ...whole, cui: "RO12345675" });
    expect(wrong).toMatchObject({
      status: 422,
      data: { errors: { cui: "cui-invalid" }, values: { companyName: "Firma SRL", isCompany: "on" } },
    });
    await guest.post(checkout.action, "/checkout", { ...shipping, ...whole, ...elsewhere });
    const page = await guest.get(checkout.loader, "/checkout?step=payment");
    expect(page).toMatchObject({
      data: { cart: { totals: { shipping: 0, total: 350_00 } }, shipping: { company: { cui: "RO12345674" } } },
    });
    const { pageKey } = page.data as { pageKey: string };
    const placed = await guest.post(checkout.action, "/checkout", {
      intent: "place",
      pageKey,
      seenTotal: "35000",
      ...byTransfer,
    });
    expect(await guest.get(accountOrder.loader, "/", { number: numberIn(placed) })).toMatchObject({
      data: {
        order: {
          delivery: "pickup",
          totals: { total: 350_00 },
          company: { name: "Firma SRL", tradeRegister: "J12/345/2020" },
          billing: { city: "Brașov", county: "Brașov" },
        },
      },
    });
  });

  test("allocates the units after the address step and shows for how long", async () => {
    await atPayment(await anSsd(1));
    const { held } = (await guest.get(checkout.loader, "/checkout?step=payment")).data as {
      held: { seconds: number; until: Date };
    };
    expect(held.seconds).toBeGreaterThan(29 * 60);
    expect(held.seconds).toBeLessThanOrEqual(30 * 60);
    expect(held.until.getTime()).toBe(shop.clock.now().getTime() + held.seconds * 1000);
  });

  test("releases at once what is removed from the cart, and keeps the rest", async () => {
    const [pc, ssd] = [await putOnSale(shop.db, aPc()), await anSsd(3)];
    await add(pc);
    await add(ssd, { quantity: "3" });
    await guest.post(checkout.action, "/checkout", shipping);
    const other = aGuest(shop);
    expect(await add(pc, {}, other)).toMatchObject({ data: { domainError: { code: "held" } } });
    await guest.post(cart.action, "/cart", { intent: "remove", productId: String(pc) });
    await guest.post(cart.action, "/cart", { intent: "set", productId: String(ssd), quantity: "1" });
    expect((await add(pc, {}, other)).status).toBe(302);
    expect((await add(ssd, { quantity: "2" }, other)).status).toBe(302);
    expect(await add(ssd, { quantity: "1" }, other)).toMatchObject({
      data: { domainError: { code: "quantity-above-stock" } },
    });
    await guest.post(cart.action, "/cart", { intent: "clear" });
    expect((await add(ssd, { quantity: "1" }, other)).status).toBe(302);
  });

  test("rejects at the first step units that somebody else has allocated, and says which", async () => {
    const id = await putOnSale(shop.db, aPc());
    await add(id);
    await takenBySomebody(shop.db, id, { how: "held" });
    expect(await guest.post(checkout.action, "/checkout", shipping)).toMatchObject({
      status: 409,
      data: { domainError: { code: "unit-taken", listings: [id] } },
    });
    expect(await guest.get(checkout.loader, "/checkout")).toMatchObject({
      data: { shipping: { city: "Cluj-Napoca" }, cart: { lines: [{ issues: [{ code: "held" }] }] } },
    });
  });
});

test("cancelling an order redirects to its page, not to the data URL", async () => {
  const form = await atPayment(await anSsd());
  const number = numberIn(await guest.post(checkout.action, "/checkout", { ...form, ...byTransfer }));
  const called = await guest.post(
    accountOrder.action,
    `/account/orders/${number}.data?_routes=routes%2Faccount-order`,
    { intent: "cancel" },
    { number },
  );
  expect(called.location).toBe(`/account/orders/${number}`);
});

describe("placing an order", () => {
  test("of a component by transfer needs no JavaScript and no question", async () => {
    const form = await atPayment(await anSsd());
    const placed = await guest.post(checkout.action, "/checkout", { ...form, ...byTransfer });
    expect(placed.location).toMatch(/^\/checkout\/complete\/ORD-\d{6}$/);
    const number = numberIn(placed);
    expect(await guest.get(complete.loader, placed.location!, { number })).toMatchObject({
      data: {
        order: { number, state: "awaiting-payment", reference: number, totals: { total: 369_99 } },
        bank: { iban: shop.bank.iban },
      },
    });
    expect(await guest.get(accountOrders.loader, "/account/orders")).toMatchObject({ data: { orders: [{ number }] } });
  });

  test("of a PC asks about the warranty on a page of its own, and only the answer makes the order", async () => {
    const form = await atPayment(await putOnSale(shop.db, aPc()));
    const before = await rows("salesOrder");
    const question = await guest.post(checkout.action, "/checkout", { ...form, ...byTransfer });
    expect(question.location).toBe("/checkout?step=warranty&paymentMethod=bank");
    expect(await guest.get(checkout.loader, question.location!)).toMatchObject({
      data: { step: "warranty", chosen: "bank", accountName: "Ana Pop" },
    });
    expect(await rows("salesOrder")).toHaveLength(before.length);
    const placed = await guest.post(checkout.action, "/checkout", { ...form, ...byTransfer, extendedWarranty: "yes" });
    expect(await guest.get(complete.loader, "/", { number: numberIn(placed) })).toMatchObject({
      data: { order: { extendedWarranty: true, totals: { services: 199_00 } } },
    });
  });

  test("posted twice, the page leads to one order", async () => {
    const form = { ...(await atPayment(await anSsd())), ...byTransfer };
    const [first, second] = await Promise.all([
      guest.post(checkout.action, "/checkout", form),
      guest.post(checkout.action, "/checkout", form),
    ]);
    expect(second.location).toBe(first.location);
    expect(await guest.get(accountOrders.loader, "/account/orders")).toMatchObject({ data: { orders: { length: 1 } } });
  });

  test.each([
    ["a total of one ban", { seenTotal: "1" }, "price-changed"],
    ["a negative total", { seenTotal: "-1" }, "form-expired"],
    ["a total that is no number", { seenTotal: "NaN" }, "form-expired"],
    ["no total", { seenTotal: "" }, "form-expired"],
    ["no page key", { pageKey: "" }, "form-expired"],
    ["a made-up page key", { pageKey: "1 or 1=1" }, "form-expired"],
  ])("with %s is rejected", async (_what, tampered, code) => {
    const form = await atPayment(await anSsd());
    expect(await guest.post(checkout.action, "/checkout", { ...form, ...byTransfer, ...tampered })).toMatchObject({
      status: 409,
      data: { domainError: { code } },
    });
    expect(await guest.get(accountOrders.loader, "/account/orders")).toMatchObject({ data: { orders: [] } });
  });

  test("without a payment method, or without the account name, is rejected and keeps the choice", async () => {
    const form = await atPayment(await anSsd());
    expect(await guest.post(checkout.action, "/checkout", form)).toMatchObject({
      status: 422,
      data: { errors: { paymentMethod: "payment-method-required" } },
    });
    expect(
      await guest.post(checkout.action, "/checkout", { ...form, paymentMethod: "bank", accountName: "A" }),
    ).toMatchObject({
      status: 422,
      data: { errors: { accountName: "account-name-short" }, values: { paymentMethod: "bank", accountName: "A" } },
    });
  });

  test("without the address step redirects to it", async () => {
    await add(await anSsd());
    const form = { intent: "place", pageKey: newId(), seenTotal: "36999", ...byTransfer };
    expect((await guest.post(checkout.action, "/checkout", form)).location).toBe("/checkout?step=shipping");
  });

  test("after a price change is rejected with both totals", async () => {
    const id = await anSsd();
    const form = await atPayment(id);
    await setPrice(shop.db, id, { price: ron(400) });
    expect(await guest.post(checkout.action, "/checkout", { ...form, ...byTransfer })).toMatchObject({
      status: 409,
      data: { domainError: { code: "price-changed", before: 369_99, now: 419_99 } },
    });
  });
});

describe("paying by card", () => {
  async function placedByCard(more: Record<string, string> = {}) {
    const form = await atPayment(await anSsd());
    return guest.post(checkout.action, "/checkout", { ...form, paymentMethod: "card", ...more });
  }
  type Handover = { handover: { number: string; confirmUrl: string; clientSecret: string } };

  test("without JavaScript goes to the provider's own page", async () => {
    const placed = await placedByCard();
    expect(placed.status).toBe(302);
    expect(placed.location).toMatch(new RegExp(`^${shop.provider.gateway.browser.confirmOrigin}/pay/`));
  });

  test("with JavaScript tells the browser where the card goes, and comes back to a paid order", async () => {
    const { handover } = (await placedByCard({ inPlace: "1" })).data as Handover;
    const ref = /intents\/(.+)\/confirm/.exec(handover.confirmUrl)![1]!;
    const { number } = handover;
    expect((await guest.get(cardReturn.loader, "/", { number })).location).toBe(
      `/checkout/pay/${number}?problem=unfinished`,
    );
    await shop.provider.give({ ref, clientSecret: handover.clientSecret }, "declined");
    expect((await guest.get(cardReturn.loader, "/", { number })).location).toBe(
      `/checkout/pay/${number}?problem=declined`,
    );
    expect(await guest.get(pay.loader, `/checkout/pay/${number}?problem=declined`, { number })).toMatchObject({
      data: { problem: "declined", order: { state: "placed" } },
    });
    expect((await guest.get(checkout.loader, "/checkout")).location).toBe(`/checkout/pay/${number}`);

    const again = (await guest.post(pay.action, `/checkout/pay/${number}`, { intent: "pay", inPlace: "1" }, { number }))
      .data as Handover;
    expect(again.handover).toEqual(handover);
    await shop.provider.give({ ref, clientSecret: handover.clientSecret }, "good");
    expect((await guest.get(cardReturn.loader, "/", { number })).location).toBe(`/checkout/complete/${number}`);
    expect(await guest.get(complete.loader, "/", { number })).toMatchObject({ data: { order: { state: "paid" } } });
    expect((await guest.get(pay.loader, "/", { number })).location).toBe(`/checkout/complete/${number}`);
  });

  test("the provider's webhook alone makes the order paid; an unsigned one is rejected", async () => {
    const { handover } = (await placedByCard({ inPlace: "1" })).data as Handover;
    const ref = /intents\/(.+)\/confirm/.exec(handover.confirmUrl)![1]!;
    await shop.provider.give({ ref, clientSecret: handover.clientSecret }, "good");
    const delivered = await eventually(() => {
      const found = shop.provider.received.find((message) => message.rawBody.includes(ref));
      if (!found) throw new Error("no webhook yet");
      return found;
    });
    const send = (headers: Headers) =>
      webhook.action({
        request: new Request(`${SHOP_ORIGIN}/webhooks/card`, { method: "POST", body: delivered.rawBody, headers }),
        context: routeArgs(shop, "/").context,
      } as never);
    expect((await send(new Headers())).status).toBe(400);
    expect((await send(delivered.headers)).status).toBe(200);
    expect(await guest.get(complete.loader, "/", { number: handover.number })).toMatchObject({
      data: { order: { state: "paid" } },
    });
  });

  test("a return for an order that does not exist is not found", async () => {
    expect((await guest.get(cardReturn.loader, "/", { number: "ORD-000000" })).status).toBe(404);
    expect((await guest.get(cardReturn.loader, "/", { number: "ORD-1; --" })).status).toBe(404);
  });

  test("an unpaid order can be cancelled by its buyer, and then cannot be paid", async () => {
    const { number } = ((await placedByCard({ inPlace: "1" })).data as Handover).handover;
    expect((await guest.post(pay.action, `/checkout/pay/${number}`, { intent: "cancel" }, { number })).location).toBe(
      `/account/orders/${number}`,
    );
    expect(await guest.get(accountOrder.loader, "/", { number })).toMatchObject({
      data: { order: { state: "cancelled", isPayable: false } },
    });
    expect(
      (await guest.post(pay.action, `/checkout/pay/${number}`, { intent: "pay", inPlace: "1" }, { number })).location,
    ).toBe(`/checkout/complete/${number}`);
    expect(await guest.post(accountOrder.action, "/", { intent: "cancel" }, { number })).toMatchObject({
      status: 409,
      data: { domainError: { code: "order-not-cancellable" } },
    });
  });
});

describe("an order", () => {
  async function anOrder(by = guest) {
    const form = await atPayment(await anSsd(), by);
    return numberIn(await by.post(checkout.action, "/checkout", { ...form, ...byTransfer }));
  }

  test("that is refunded by transfer asks for an account, once, and shows the progress", async () => {
    const placed = await guest.post(checkout.action, "/checkout?step=payment", {
      ...(await atPayment(await anSsd())),
      paymentMethod: "bank",
      accountName: "Ana Pop",
    });
    const number = /ORD-\d{6}/.exec(placed.location ?? "")![0];
    const at = `/account/orders/${number}`;
    await confirmTransfer(shop, {
      orderNumber: number as OrderNumber,
      amount: bani(369_99),
      at: shop.clock.now(),
      key: newId(),
      actor: "staff:1",
    });
    // The router posts to the data URL of the page; the answer is the page.
    expect(await guest.post(accountOrder.action, `${at}.data`, { intent: "cancel" }, { number })).toMatchObject({
      location: at,
    });
    const orderPage = async () =>
      (await guest.get(accountOrder.loader, at, { number })).data as {
        why: string;
        order: { refunds: { id: string }[] };
      };
    const before = await orderPage();
    expect(before).toMatchObject({
      why: "by-buyer",
      order: { state: "cancelled", refunds: [{ progress: "needs-account", amount: 369_99, account: null }] },
    });

    const refund = before.order.refunds[0]!.id;
    const wrong = await guest.post(
      accountOrder.action,
      at,
      { intent: "refund-account", refund, iban: "RO49 AAAA", accountName: "A" },
      { number },
    );
    expect(wrong).toMatchObject({
      status: 422,
      data: {
        typed: { errors: { iban: "iban-invalid", accountName: "account-name-short" }, values: { iban: "RO49 AAAA" } },
      },
    });
    const card = await guest.post(
      accountOrder.action,
      at,
      { intent: "cancel", iban: "4242 4242 4242 4242" },
      { number },
    );
    expect(card).toMatchObject({ status: 422, data: { typed: { values: {}, errors: { form: "card-number" } } } });

    const account = { intent: "refund-account", refund, iban: "RO49 AAAA 1B31 0075 9384 0000", accountName: "Ana Pop" };
    expect(await aGuest(shop).post(accountOrder.action, at, account, { number })).toMatchObject({ status: 404 });
    expect(await guest.post(accountOrder.action, at, account, { number })).toMatchObject({ status: 302, location: at });
    expect(await guest.post(accountOrder.action, at, account, { number })).toMatchObject({
      status: 409,
      data: { domainError: { code: "refund-closed" } },
    });
    expect(await orderPage()).toMatchObject({
      order: { refunds: [{ progress: "requested", account: "RO49 … 0000" }] },
    });
  });

  test("does not exist for anybody else: every page of it, and cancelling, is a 404", async () => {
    const number = await anOrder();
    const stranger = aGuest(shop);
    await add(await anSsd(), {}, stranger);
    for (const page of [complete, accountOrder, pay]) {
      expect((await stranger.get(page.loader, "/", { number })).status).toBe(404);
      expect((await stranger.get(page.loader, "/?key=", { number })).status).toBe(404);
      expect((await stranger.get(page.loader, `/?key=${newId()}`, { number })).status).toBe(404);
    }
    expect((await stranger.post(accountOrder.action, "/", { intent: "cancel" }, { number })).status).toBe(404);
    expect((await stranger.post(pay.action, "/", { intent: "cancel" }, { number })).status).toBe(404);
    expect(await guest.get(accountOrder.loader, "/", { number })).toMatchObject({
      data: { order: { state: "awaiting-payment" } },
    });
  });

  test("is found by number and email address, and by the link of its email; a wrong address gets the same answer as a wrong number", async () => {
    const number = await anOrder();
    const elsewhere = aGuest(shop);
    const look = (form: Record<string, string>) => elsewhere.post(accountOrders.action, "/account/orders", form);
    const unknown = { status: 404, data: { domainError: { code: "order-unknown" } } };
    expect(await look({ number, email: "ion@example.ro" })).toMatchObject(unknown);
    expect(await look({ number: "ORD-000000", email: "ana@example.ro" })).toMatchObject(unknown);
    expect(await look({ number: "123", email: "x" })).toMatchObject({
      status: 422,
      data: { errors: { number: "order-number-invalid", email: "email-invalid" }, typed: { number: "123" } },
    });
    const { location } = await look({ number: ` ${number.toLowerCase()} `, email: "Ana@example.ro" });
    expect(location).toMatch(new RegExp(`^/account/orders/${number}\\?key=`));
    expect(await elsewhere.get(accountOrder.loader, location!, { number })).toMatchObject({
      status: 200,
      data: { order: { number } },
    });
    const [written] = await shop.db
      .selectFrom("outbox")
      .where("dedupeKey", "=", `placed ${number}`)
      .select("textBody")
      .execute();
    expect(written?.textBody).toContain(SHOP_ORIGIN + location);
  });

  test("cannot be guessed: ten tries at an address block further tries for a while", async () => {
    const guess = () =>
      guest.post(accountOrders.action, "/account/orders", { number: "ORD-999999", email: "victim@example.ro" });
    for (let tries = 0; tries < 10; tries++) expect((await guess()).status).toBe(404);
    expect(await guess()).toMatchObject({ status: 429, data: { domainError: { code: "too-many-tries" } } });
    await shop.db
      .updateTable("tryCount")
      .set({ since: new Date("2020-01-01") })
      .execute();
    expect((await guess()).status).toBe(404);
  });
});

describe("reserving", () => {
  const send = (id: ListingId | string, email: string, by = guest) =>
    by.post(reserve.action, `/products/${id}/reserve`, { email }, { id: String(id) });

  test("needs an address, is shown, and can be released", async () => {
    const id = await putOnSale(shop.db, aPc({ title: "PC de rezervat" }));
    await eventually(() => expect(shop.catalogueIndex.byId(id)).not.toBeNull());
    expect(await send(id, "ana")).toMatchObject({
      status: 422,
      data: { errors: { email: "email-invalid" }, values: { email: "ana" } },
    });
    expect((await send(id, "ana@example.ro")).location).toBe(`/products/${id}/reserve`);
    expect(await guest.get(reserve.loader, "/", { id: String(id) })).toMatchObject({
      data: { reservation: { title: "PC de rezervat" } },
    });
    expect(await send(id, "ion@example.ro", aGuest(shop))).toMatchObject({
      status: 409,
      data: { domainError: { code: "held" } },
    });
    expect(await guest.get(reservations.loader, "/account/reservations")).toMatchObject({
      data: { isGuest: true, reservation: { title: "PC de rezervat" } },
    });
    expect((await guest.post(reservations.action, "/account/reservations", { intent: "release" })).location).toBe(
      "/account/reservations?released=1",
    );
    for (const page of [account, reservations])
      expect(await guest.get(page.loader, "/account")).toMatchObject({ data: { reservation: null } });
    expect(await guest.post(reservations.action, "/account/reservations", { intent: "release" })).toMatchObject({
      status: 404,
      data: { domainError: { code: "reservation-unknown" } },
    });
  });

  test.each(["abc", "0", "1999999999"])("the product %s is not found", async (id) => {
    expect((await guest.get(reserve.loader, "/", { id })).status).toBe(404);
    expect((await send(id, "ana@example.ro")).status).toBe(404);
  });
});

describe("the outbox", () => {
  const at = (origin: string, settings: Partial<TestShop["env"]>) => {
    const local = { ...shop, env: { ...shop.env, ...settings } };
    return aGuest(local).get(outbox.loader, `${origin}/dev/outbox`);
  };
  const LOCAL = { HOST: "127.0.0.1", PUBLIC_URL: "http://localhost:3000" };

  test("can be read only where the shop runs on a developer's machine, whatever Host it is called by", async () => {
    expect((await at("http://localhost:3000", LOCAL)).status).toBe(200);
    expect((await at("http://localhost:3000", { ...LOCAL, HOST: "0.0.0.0" })).status).toBe(404);
    expect((await at("http://localhost:3000", { ...LOCAL, PUBLIC_URL: "https://shop.example" })).status).toBe(404);
    expect((await at("http://192.168.1.7:3000", LOCAL)).status).toBe(404);
    expect((await guest.get(emailMessage.loader, "/dev/outbox/1", { id: "1" })).status).toBe(404);
  });
});
