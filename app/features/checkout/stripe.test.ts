// The checkout of a shop with Stripe as card provider.

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { systemClock } from "../../../base/clock.ts";
import { openStripe } from "../../../gateways/stripe-card.server.ts";
import { eventually } from "../../../testing/time/eventually.ts";
import { aPc } from "../../../testing/builders.ts";
import { openWebhookRecorder, type WebhookRecorder } from "../../../testing/webhook-recorder.ts";
import { putOnSale, takenBySomebody, timePasses } from "../../../testing/catalogue-index.ts";
import { typedShipping } from "../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { openStripeDouble, type StripeDouble } from "../../../testing/stripe-double.ts";
import { aGuest } from "../../../testing/visitor.ts";
import { settleOpenPayments } from "../../../shop/orders/payment/settle-open-payments.server.ts";
import * as accountOrder from "../orders/order.tsx";
import * as webhook from "./card-webhook.ts";
import * as cart from "../cart/cart.tsx";
import * as pay from "./pay.tsx";
import * as cardReturn from "./card-return.ts";
import * as checkout from "./checkout.tsx";

let shop: TestShop;
let double: StripeDouble;
let recorder: WebhookRecorder;
beforeAll(async () => {
  recorder = await openWebhookRecorder();
  double = await openStripeDouble({ webhookUrl: recorder.url });
  const sandboxed = await openTestShop();
  shop = { ...sandboxed, card: openStripe(double.settings, { clock: systemClock, patience: 300 }) };
});
afterAll(async () => {
  await shop.close();
  await double.close();
  await recorder.close();
});

let guest: ReturnType<typeof aGuest>;
beforeEach(() => {
  guest = aGuest(shop);
});

type PayPage = { card: { mode: string; publishableKey: string }; secret: string | null; order: { state: string } };

/** The guest orders a PC by card and is on the page with Stripe's fields. */
async function ordered() {
  const listingId = await putOnSale(shop.db, aPc());
  await guest.post(cart.action, "/cart", { intent: "add", productId: String(listingId) });
  await guest.post(checkout.action, "/checkout", typedShipping);
  const page = (await guest.get(checkout.loader, "/checkout?step=payment")).data as {
    card: { mode: string };
    cart: { totals: { total: number } };
    pageKey: string;
  };
  expect(page.card.mode).toBe("stripe");
  const form = {
    intent: "place",
    paymentMethod: "card",
    extendedWarranty: "no",
    inPlace: "1",
    pageKey: page.pageKey,
    seenTotal: String(page.cart.totals.total),
  };
  const placed = await guest.post(checkout.action, "/checkout?step=payment", form);
  const number = /ORD-\d{6}/.exec(placed.location ?? "")?.[0] ?? "";
  return { listingId, number, placed, at: `/checkout/pay/${number}` };
}

const payPage = async (at: string, number: string) => (await guest.get(pay.loader, at, { number })).data as PayPage;
const refOf = (secret: string | null) => secret?.split("_secret_")[0] ?? "";
const stateOf = async (number: string) =>
  (await shop.db.selectFrom("salesOrder").where("number", "=", number).select("state").executeTakeFirstOrThrow()).state;
const back = (number: string, search = "") =>
  guest.get(cardReturn.loader, `/checkout/return/${number}${search}`, { number });
const post = async ({ rawBody, headers }: { rawBody: string; headers: Headers }) => {
  const { routeArgs } = await import("../../../testing/request.ts");
  const args = routeArgs(shop, "/webhooks/card", { method: "POST", headers: Object.fromEntries(headers) });
  return (
    await webhook.action({
      ...args,
      request: new Request(args.request.url, { method: "POST", headers, body: rawBody }),
    } as never)
  ).status;
};

test("an order goes to the payment page as a page of its own, with Stripe's fields for this payment and no other form", async () => {
  const { placed, number, at } = await ordered();
  expect(placed).toMatchObject({ status: 302, location: at, data: null });
  const page = await payPage(at, number);
  expect(page.card).toEqual({ mode: "stripe", publishableKey: "pk_test_double", isLive: false, wallets: true });
  expect(page.secret).toMatch(/^pi_\w+_secret_/);
  expect(JSON.stringify(await guest.get(pay.loader, at, { number }))).not.toContain("sk_test");
  expect((await aGuest(shop).get(pay.loader, at, { number })).status).toBe(404);
});

test("loading the page again makes no request to Stripe and extends no allocation", async () => {
  const { number, at } = await ordered();
  double.requests.length = 0;
  const first = await payPage(at, number);
  expect(await payPage(at, number)).toMatchObject({ secret: first.secret });
  expect(double.requests).toEqual([]);
  await timePasses(shop.db);
  expect(await payPage(at, number)).toMatchObject({ secret: null });
  expect(await guest.post(pay.action, at, { intent: "pay" }, { number })).toMatchObject({ status: 302, location: at });
  expect(await payPage(at, number)).toMatchObject({ secret: first.secret });
});

test("a card given to Stripe pays the order when its buyer comes back, whatever the address says of another payment", async () => {
  const { number, at } = await ordered();
  const { secret } = await payPage(at, number);
  const other = await ordered();
  const otherRef = refOf((await payPage(other.at, other.number)).secret);
  await double.give({ ref: refOf(secret), clientSecret: secret ?? "" }, "4242424242424242");
  expect(await back(other.number, `?payment_intent=${refOf(secret)}&redirect_status=succeeded`)).toMatchObject({
    location: `/checkout/pay/${other.number}?problem=unfinished`,
  });
  expect(await stateOf(other.number)).toBe("placed");
  expect(await back(number, `?payment_intent=${otherRef}&redirect_status=failed`)).toMatchObject({
    location: `/checkout/complete/${number}`,
  });
  expect(await stateOf(number)).toBe("paid");
});

test("Stripe's webhook alone pays the order; the sandbox's, or a forged one, is rejected", async () => {
  const { number, at } = await ordered();
  const { secret } = await payPage(at, number);
  const intent = { ref: refOf(secret), clientSecret: secret ?? "" };
  await double.give(intent, "4242424242424242");
  const received = await eventually(() => {
    const found = recorder.received.find(
      ({ rawBody }) => rawBody.includes(intent.ref) && rawBody.includes("amount_capturable_updated"),
    );
    if (!found) throw new Error("not told yet");
    return found;
  });
  const sandboxes = new Headers({
    "sandbox-signature": `t=${Math.floor(systemClock.now().getTime() / 1000)},v1=${"0".repeat(64)}`,
  });
  expect(await post({ ...received, headers: sandboxes })).toBe(400);
  expect(await post({ ...received, headers: new Headers({ "stripe-signature": "t=1,v1=00" }) })).toBe(400);
  expect(await stateOf(number)).toBe("placed");
  expect(await post(received)).toBe(200);
  expect(await post(received)).toBe(200);
  expect(await stateOf(number)).toBe("paid");
  expect(await shop.card.retrieve(intent.ref)).toMatchObject({ state: "captured" });
});

test("a declined card leads back to the fields with the reason, and another one pays", async () => {
  const { number, at } = await ordered();
  const { secret } = await payPage(at, number);
  const intent = { ref: refOf(secret), clientSecret: secret ?? "" };
  await double.give(intent, "4000000000009995");
  expect(await back(number)).toMatchObject({ location: `${at}?problem=insufficient-funds` });
  expect(await payPage(at, number)).toMatchObject({ secret });
  await double.give(intent, "4242424242424242");
  expect(await back(number)).toMatchObject({ location: `/checkout/complete/${number}` });
});

test.each([
  ["answers 500", ["error", "error", "error", "error"], ["error", "error"]],
  ["does not answer", ["silence", "silence"], ["silence", "silence"]],
] as const)("while Stripe %s the order waits, and is paid with the same key later", async (_how, atFirst, atReturn) => {
  double.failNext(...atFirst);
  const { placed, number, at } = await ordered();
  expect(placed.location).toBe(`${at}?problem=unavailable`);
  expect(await payPage(at, number)).toMatchObject({ secret: null, order: { state: "placed" } });
  double.requests.length = 0;
  await guest.post(pay.action, at, { intent: "pay" }, { number });
  const { id } = await shop.db
    .selectFrom("payment")
    .innerJoin("salesOrder as o", "o.id", "payment.orderId")
    .where("o.number", "=", number)
    .select("payment.id")
    .executeTakeFirstOrThrow();
  expect(double.requests[0]?.headers["idempotency-key"]).toBe(id);
  const { secret } = await payPage(at, number);
  await double.give({ ref: refOf(secret), clientSecret: secret ?? "" }, "4242424242424242");
  double.failNext(...atReturn);
  expect(await back(number)).toMatchObject({ location: `/checkout/complete/${number}` });
  expect(await stateOf(number)).toBe("placed");
  await settleOpenPayments(shop, { minutes: 0 });
  expect(await stateOf(number)).toBe("paid");
});

test("money that came after the unit was resold is released, and the buyer's page says why", async () => {
  const { number, at, listingId } = await ordered();
  const { secret } = await payPage(at, number);
  await timePasses(shop.db);
  await takenBySomebody(shop.db, listingId, { how: "sold" });
  await double.give({ ref: refOf(secret), clientSecret: secret ?? "" }, "4242424242424242");
  expect(await back(number)).toMatchObject({ location: `/account/orders/${number}` });
  expect((await guest.get(accountOrder.loader, `/account/orders/${number}`, { number })).data).toMatchObject({
    why: "unit-sold",
    order: { state: "cancelled" },
  });
  expect(await shop.card.retrieve(refOf(secret))).toMatchObject({ state: "cancelled", captured: 0 });
});
