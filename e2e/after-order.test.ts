// What comes after "order": a transfer that staff confirm, the parcel's way, a withdrawal in two steps, a cancellation.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aBrowser, PHONE } from "./browser.ts";
import { addToCart, answerWarranty, goToPayment, orderNumber, placeOrder } from "./checkout-steps.ts";
import { startShop, type RunningShop } from "./shop.ts";
import { enterOffice } from "./staff.ts";

const PATIENCE = 150_000; // milliseconds; the shop starts twice
const buyer = { email: "vera.ilie@example.ro" };

describe("an order", () => {
  let shop: RunningShop;
  const browser = aBrowser();
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  /** A page orders a PC, to be paid by transfer. */
  async function orderByTransfer(page: Page, listing: number): Promise<string> {
    await addToCart(page, { url: shop.url, listing });
    await goToPayment(page, { url: shop.url, changes: buyer });
    await placeOrder(page, "bank");
    await answerWarranty(page, "no");
    return orderNumber(page);
  }

  /** Presses one of the office's forms, by what it asks for, and waits until the page has moved. */
  async function press(staff: Page, { intent, fields = {}, says }: { intent: string; fields?: Record<string, string>; says: string }) {
    const form = staff.locator("main form", { has: staff.locator(`[name="intent"][value="${intent}"]`) });
    for (const [name, value] of Object.entries(fields)) await form.locator(`[name="${name}"]`).fill(value);
    await form.locator("button:not([type=button])").last().click();
    await staff.locator("main").getByText(says).first().waitFor();
  }

  test("by transfer is confirmed by staff, sent, delivered, and withdrawn from without an account", { timeout: PATIENCE }, async () => {
    const staff = await browser.visit();
    await enterOffice(shop, staff);
    const page = await browser.visit({ viewport: PHONE });
    const number = await orderByTransfer(page, 1);

    await staff.goto(`${shop.url}/office/orders?q=${number}`);
    await staff.locator("main").getByText(number).first().click();
    await staff.waitForURL(`${shop.url}/office/orders/${number}`);
    await press(staff, { intent: "transfer", fields: { amount: "4.599,00" }, says: "Comanda este plătită." });
    await page.goto(`${shop.url}/account/orders/${number}`);
    await page.getByText("Plată primită").first().waitFor();
    await press(staff, { intent: "prepare", says: "Predată curierului" });
    await press(staff, { intent: "ship", fields: { trackingNumber: "1ONB2345678" }, says: "A fost livrată" });
    await press(staff, { intent: "deliver", says: "A ajuns la cumpărător." });

    const stranger = await browser.visit({ javaScriptEnabled: false, viewport: PHONE });
    await stranger.goto(shop.url);
    await stranger.locator('footer a[href="/withdraw"]').click();
    await stranger.locator('main [name="number"]').fill(number);
    await stranger.locator('main [name="email"]').fill(buyer.email);
    await stranger.locator("main form button").click();
    await stranger.waitForURL(/\/withdraw\/ORD-/);
    await stranger.locator("main form button").click();
    await stranger.getByText("4.599,00").first().waitFor();
    await expect.poll(() => stranger.locator("main").textContent()).not.toMatch(/RET-\d{6}/);
    await stranger.locator("main form button").click();
    await stranger.waitForURL(/done=RET-\d{6}/);
    const claim = /RET-\d{6}/.exec(stranger.url())![0];
    await stranger.locator("main").getByText(claim).first().waitFor();

    await page.goto(`${shop.url}/dev/outbox`);
    const letters = page.locator("main li, main tr", { hasText: buyer.email });
    await expect.poll(() => letters.filter({ hasText: claim }).count()).toBe(1);
    for (const subject of ["așteaptă transferul", "este plătită", "Pregătim comanda", "este pe drum", "a ajuns"]) {
      await expect.poll(() => letters.filter({ hasText: number }).filter({ hasText: subject }).count(), { message: subject }).toBe(1);
    }

    await staff.goto(`${shop.url}/office/returns`);
    await staff.locator("main").getByText(claim).first().click();
    await staff.locator('main button[value="received"]').click();
    await staff.locator('main button[value="settled"]').click();
    await staff.getByText("Încheiată: 4.599,00").first().waitFor();
    await page.goto(`${shop.url}/account/orders/${number}`);
    await page.getByText("Încheiată: 4.599,00").first().waitFor();
    await page.goto(`${shop.url}/products/1`);
    await expect.poll(() => page.locator('main form[action="/cart"] [name="intent"][value="add"]').count(), { message: "what came back is looked at before it is sold again" }).toBe(0);
  });

  test("that is called off before it is paid frees its machine at once", async () => {
    const page = await browser.visit();
    const number = await orderByTransfer(page, 2);
    await page.goto(`${shop.url}/account/orders/${number}`);
    await page.locator("main details summary").first().click();
    await page.locator('main form:has([value="cancel"]) button').click();
    await page.getByText("Anulată").first().waitFor();
    await addToCart(await browser.visit(), { url: shop.url, listing: 2 });
  });
});
