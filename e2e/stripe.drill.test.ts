// Buying with Stripe. Stripe is a double: its API runs on this machine, and its page script is a few lines that submit a card as
// Stripe's does. The shop, its content security policy and the browser are real.

import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStripeDouble, type StripeDouble } from "../testing/stripe-double.ts";
import { aBrowser, PHONE } from "./browser.ts";
import { addToCart, answerWarranty, goToPayment, orderNumber, placeOrder } from "./checkout-steps.ts";
import { startShop, type RunningShop } from "./shop.ts";

let double: StripeDouble;
let shop: RunningShop;
const browser = aBrowser();
beforeAll(async () => {
  double = await openStripeDouble();
  shop = await startShop(double.settings);
  double.sendWebhooksTo(`${shop.url}/webhooks/card`);
});
afterAll(async () => {
  await shop.close();
  await double.close();
});

/** The parts of Stripe's script that the page uses: fields in a frame, an API that accepts a card, and the redirect back. */
const script = `
  window.Stripe = (key) => ({
    elements: ({ clientSecret }) => ({
      secret: clientSecret,
      create(kind) {
        const heard = {};
        if (kind === "expressCheckout") return {
          on: (event, then) => { heard[event] = then; },
          mount(place) {
            if (!window.testWallet) return heard.ready({});
            const button = document.createElement("button");
            button.type = "button";
            button.textContent = "Google Pay";
            button.onclick = () => heard.confirm({ paymentFailed: () => { window.failedWallets = (window.failedWallets ?? 0) + 1; } });
            place.append(button);
            heard.availablepaymentmethodschange({ paymentMethods: { googlePay: { available: true }, applePay: { available: false } } });
          },
          destroy() {},
        };
        return {
          on: (event, then) => { heard[event] = then; },
          mount(place) {
            const frame = document.createElement("iframe");
            frame.src = "https://js.stripe.com/fields.html";
            frame.title = "Stripe";
            frame.height = 220;
            frame.style.border = "0";
            frame.style.width = "100%";
            frame.onload = () => heard.ready();
            place.append(frame);
          },
          destroy() {},
        };
      },
    }),
    async confirmPayment({ elements, confirmParams }) {
      const id = elements.secret.split("_secret_")[0];
      const form = new URLSearchParams({ key, client_secret: elements.secret, "payment_method_data[type]": "card", "payment_method_data[card][number]": window.testCard, return_url: confirmParams.return_url });
      const answer = await (await fetch("https://api.stripe.com/v1/payment_intents/" + id + "/confirm", { method: "POST", body: form })).json();
      if (answer.error) return { error: answer.error };
      // The holder's bank asks in a dialog: nothing goes on until it was answered.
      if (answer.status === "requires_action") return new Promise(() => {});
      window.location.assign(confirmParams.return_url + "?payment_intent=" + id + "&redirect_status=succeeded");
      return new Promise(() => {});
    },
  });`;

const fields = `<!doctype html><body style="font:16px sans-serif;margin:0"><label>1234 1234 1234 1234<br><input style="width:100%;box-sizing:border-box;padding:12px"></label>`;

/** A visitor whose browser reaches the double at Stripe's address; records the requests to it. */
async function aVisitor(
  options: { viewport?: typeof PHONE; wallet?: { card: string } } = {},
): Promise<{ page: Page; requests: string[] }> {
  const page = await browser.visit(options);
  if (options.wallet)
    await page.addInitScript(({ card }) => Object.assign(window, { testWallet: true, testCard: card }), options.wallet);
  const requests: string[] = [];
  await page.context().route("https://*.stripe.com/**", async (route: Route) => {
    const request = route.request();
    requests.push(request.url());
    const { hostname, pathname } = new URL(request.url());
    if (hostname === "js.stripe.com" && pathname.endsWith(".js"))
      return route.fulfill({ contentType: "text/javascript", body: script });
    if (hostname === "js.stripe.com") return route.fulfill({ contentType: "text/html", body: fields });
    const answer = await fetch(double.url + pathname, {
      method: "POST",
      body: new URLSearchParams(request.postData() ?? ""),
    });
    return route.fulfill({
      status: answer.status,
      contentType: "application/json",
      headers: { "access-control-allow-origin": "*" },
      body: await answer.text(),
    });
  });
  return { page, requests };
}

const cardInputs = (page: Page) =>
  page.locator('input[name="cardNumber"], input[name="cvv"], input[autocomplete^="cc-"], #card-form').count();

/** Types a card into the double's fields and pays. */
async function pay(page: Page, card: string) {
  await page.locator('iframe[title="Stripe"]').waitFor();
  await page.evaluate((number) => {
    (window as { testCard?: string }).testCard = number;
  }, card);
  await page.getByRole("button", { name: /^Plătește/ }).click();
}

test("a buyer pays in Stripe's fields: nothing of Stripe before that page, and no card field of the shop on any", async () => {
  const { page, requests } = await aVisitor();
  await addToCart(page, { url: shop.url, listing: 2 });
  await goToPayment(page, { url: shop.url });
  await page.locator('input[name="paymentMethod"][value="card"]').check();
  await page.getByText("câmpurile securizate").waitFor();
  await expect.poll(() => cardInputs(page)).toBe(0);
  expect(requests).toEqual([]);
  await placeOrder(page, "card");
  await answerWarranty(page, "no");
  await page.waitForURL(/\/checkout\/pay\/ORD-\d{6}/);
  await page.locator('iframe[title="Stripe"]').waitFor();
  await expect.poll(() => cardInputs(page)).toBe(0);
  expect(requests[0]).toBe("https://js.stripe.com/endive/stripe.js");

  await pay(page, "4000000000009995");
  await page.getByText("Fonduri insuficiente pe card").waitFor();
  await pay(page, "4242424242424242");
  const number = await orderNumber(page);
  await page.goto(`${shop.url}/account/orders/${number}`);
  await page.getByText("Plătită").first().waitFor();
});

test("an order is paid later, from a link on another page, on a phone", async () => {
  const { page } = await aVisitor({ viewport: PHONE });
  await addToCart(page, { url: shop.url, listing: 5 });
  await goToPayment(page, { url: shop.url });
  await placeOrder(page, "card");
  await answerWarranty(page, "no");
  await page.waitForURL(/\/checkout\/pay\/ORD-\d{6}/);
  const number = /ORD-\d{6}/.exec(page.url())![0];
  await page.goto(`${shop.url}/account/orders`);
  await page.getByRole("link", { name: new RegExp(number) }).click();
  await page.getByRole("link", { name: "Plătește comanda" }).click();
  await pay(page, "4242424242424242");
  expect(await orderNumber(page)).toBe(number);
});

/** Orders a PC by card and is on the payment page. Returns the order's number. */
async function orderByCard(page: Page, listing: number) {
  await addToCart(page, { url: shop.url, listing });
  await goToPayment(page, { url: shop.url });
  await placeOrder(page, "card");
  await answerWarranty(page, "no");
  await page.waitForURL(/\/checkout\/pay\/ORD-\d{6}/);
  await page.locator('iframe[title="Stripe"]').waitFor();
  return /ORD-\d{6}/.exec(page.url())![0];
}

test("a browser without a wallet shows no place for one", async () => {
  const { page } = await aVisitor({ viewport: PHONE });
  await orderByCard(page, 8);
  expect(await page.getByText("sau cu cardul").isVisible()).toBe(false);
  expect(await page.getByRole("group", { name: /Apple Pay/ }).count()).toBe(0);
});

test("a wallet pays the same order on a phone; a second press does not confirm it again", async () => {
  const { page, requests } = await aVisitor({ viewport: PHONE, wallet: { card: "4242424242424242" } });
  const number = await orderByCard(page, 9);
  const button = page.getByRole("group", { name: /Apple Pay/ }).getByRole("button", { name: "Google Pay" });
  await button.waitFor();
  await button.evaluate((it: HTMLButtonElement) => {
    it.click();
    it.click();
  });
  expect(await orderNumber(page)).toBe(number);
  expect(requests.filter((url) => url.endsWith("/confirm"))).toHaveLength(1);
});

test("a declined wallet says so itself and on the page, and the buyer may try the card", async () => {
  const { page } = await aVisitor({ wallet: { card: "4000000000009995" } });
  const number = await orderByCard(page, 11);
  await page.getByRole("button", { name: "Google Pay" }).click();
  await page.getByText("Fonduri insuficiente pe card").waitFor();
  expect(await page.evaluate(() => (window as { failedWallets?: number }).failedWallets)).toBe(1);
  await pay(page, "4242424242424242");
  expect(await orderNumber(page)).toBe(number);
});

test("a wallet whose holder answers the bank after the page was closed still pays the order", async () => {
  const { page, requests } = await aVisitor({ wallet: { card: "4000000000003220" } });
  const number = await orderByCard(page, 12);
  await page.getByRole("button", { name: "Google Pay" }).click();
  const ref = await expect
    .poll(() => requests.map((url) => /payment_intents\/(pi_\w+)\/confirm/.exec(url)?.[1]).find(Boolean))
    .toBeTruthy()
    .then(() => requests.map((url) => /payment_intents\/(pi_\w+)\/confirm/.exec(url)?.[1]).find(Boolean)!);
  const other = await page.context().newPage();
  await page.close();
  double.answerBank(ref, { isApproved: true });
  await expect
    .poll(async () => {
      await other.goto(`${shop.url}/account/orders/${number}`);
      return other.getByText("Plătită").first().isVisible();
    })
    .toBe(true);
});
