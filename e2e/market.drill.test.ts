// What buyers look for, on a phone: the newsletter by its two e-mails, a review of a delivered PC, WhatsApp in the footer; and a recall that
// takes a PC off sale and writes to the buyer of another once.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startMailServer, type MailServer } from "../testing/emails.ts";
import { expectAccessible } from "./axe.ts";
import { OWN_COMPANY } from "./own-company.ts";
import { aBrowser, PHONE } from "./browser.ts";
import { addToCart, answerWarranty, goToPayment, orderNumber, placeOrder } from "./checkout-steps.ts";
import { startShop, type RunningShop } from "./shop.ts";
import { enterOffice } from "./staff.ts";

const PATIENCE = 400_000; // milliseconds; the shop starts twice, and axe checks pages

let shop: RunningShop;
let mail: MailServer;
const browser = aBrowser();
beforeAll(async () => {
  mail = await startMailServer();
  shop = await startShop({ SMTP_URL: mail.url });
});
afterAll(async () => {
  await shop.close();
  await mail.close();
});

const emailsTo = (email: string) => mail.received.filter(({ to }) => to.includes(email)).map(({ message }) => message);

/** The link to this path in the newest e-mail to an address, once there is one. */
async function linkTo(email: string, path: string): Promise<string> {
  const find = () =>
    emailsTo(email)
      .map(({ text }) => new RegExp(`http\\S*${path}\\S*`).exec(text ?? "")?.[0])
      .findLast(Boolean);
  await expect.poll(find).toBeTruthy();
  return find()!;
}

/** Submits a form of the office, found by its action, and waits for the next page. */
async function press(
  staff: Page,
  { intent, fields = {}, shows }: { intent: string; fields?: Record<string, string>; shows: string },
) {
  const form = staff.locator("main form", { has: staff.locator(`[name="intent"][value="${intent}"]`) });
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name="${name}"]`).fill(value);
  await form.locator("button:not([type=button])").last().click();
  await staff.locator("main").getByText(shows).first().waitFor();
}

const titleOf = async (page: Page, listing: number) => {
  await page.goto(`${shop.url}/products/${listing}`);
  return (await page.locator("main h1").first().textContent())!.trim();
};

test("a phone without JavaScript subscribes to the newsletter by two presses, and unsubscribes by one", async () => {
  const email = "cititor@example.ro";
  const page = await browser.visit({ viewport: PHONE, javaScriptEnabled: false });
  await page.goto(shop.url);
  await page.locator('footer [name="subscriber"]').fill(email);
  await page.locator('footer form[action="/newsletter"] button').click();
  await page.waitForURL(/\/newsletter/);
  await page.goto(await linkTo(email, "/newsletter/confirm"));
  await page.locator("main form button").click();
  await expect.poll(() => page.locator("main form").count()).toBe(0);
  await page.goto(await linkTo(email, "/newsletter/off"));
  await page.locator("main form button").click();
  await expect.poll(() => page.locator("main form").count()).toBe(0);
});

test(
  "a delivered PC is reviewed, a recall writes to its buyer once and takes another PC off sale",
  { timeout: PATIENCE },
  async () => {
    const email = "vera.ilie@example.ro";
    const staff = await browser.visit();
    await enterOffice(shop, staff);
    const page = await browser.visit({ viewport: PHONE });
    await addToCart(page, { url: shop.url, listing: 1 });
    await goToPayment(page, { url: shop.url, changes: { email } });
    await placeOrder(page, "bank");
    await answerWarranty(page, "no");
    const number = await orderNumber(page);
    await staff.goto(`${shop.url}/office/orders/${number}`);
    await press(staff, { intent: "transfer", fields: { amount: "4.599,00" }, shows: "Comanda este plătită." });
    await press(staff, { intent: "prepare", shows: "Predată curierului" });
    await press(staff, { intent: "ship", fields: { trackingNumber: "1ONB2345678" }, shows: "A fost livrată" });
    await press(staff, { intent: "deliver", shows: "A ajuns la cumpărător." });

    // The review waits for staff, then is on the product's page with its stars, and in its data.
    await page.goto(`${shop.url}/account/orders/${number}`);
    await page
      .getByRole("link", { name: /recenzi/i })
      .first()
      .click();
    await page.waitForURL(/\/review/);
    await page.locator('main [name="stars"][value="4"]').check({ force: true });
    await page.locator('main [name="body"]').fill("Merge bine și e mai silențios decât mă așteptam.");
    await page.locator('main [name="author"]').fill("Vera");
    await page.locator('main form:has([name="stars"]) button').last().click();
    await page.waitForURL(/done=yes/);
    const jsonLd = async () => {
      await page.goto(`${shop.url}/products/1`);
      return (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
    };
    expect(await jsonLd()).not.toContain("aggregateRating");
    await staff.goto(`${shop.url}/office/reviews?state=pending`);
    await staff.locator('main a[href^="/office/reviews/"]:not([href*="questions"])').first().click();
    await staff.locator('main button[value="publish"]').click();
    await staff.waitForURL(/done=publish/);
    await expect.poll(jsonLd).toContain('"ratingValue":4');
    await page.getByText("mai silențios decât mă așteptam").first().waitFor();

    // WhatsApp is a setting.
    await staff.goto(`${shop.url}/office/settings/company`);
    for (const [name, value] of Object.entries({ ...OWN_COMPANY, whatsapp: "0712 345 678" }))
      await staff.locator(`main [name="${name}"]`).fill(value);
    await staff.locator("main form button").last().click();
    await expect
      .poll(async () => {
        await page.goto(shop.url);
        return page.locator('footer a[href^="https://wa.me/40712345678"]').count();
      })
      .toBe(1);

    const [sold, onSale] = [await titleOf(page, 1), await titleOf(page, 3)];
    const recall = async (model: string) => {
      await staff.goto(`${shop.url}/office/safety/new`);
      const fields = { product: `PC ${model}`, model, source: "Safety Gate A12/1/26", recalledOn: "2026-11-20" };
      for (const [name, value] of Object.entries({ ...fields, adviceRo: "Scoate-l din priză și scrie-ne." }))
        await staff.locator(`main [name="${name}"]`).fill(value);
      await staff.locator("main form button").last().click();
      await staff.waitForURL(/\/office\/safety\/[\w-]{36}/);
    };
    await recall(onSale);
    await expect
      .poll(async () => {
        await page.goto(`${shop.url}/products/3`);
        return (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
      })
      .toContain("schema.org/SoldOut");
    await recall(sold);
    await staff.setViewportSize(PHONE);
    await staff.locator('main button[value="notify"]').click();
    await staff.waitForURL(/done=notified|safety\/[\w-]{36}$/);
    const warnings = () => emailsTo(email).filter(({ subject }) => subject?.includes("Rechemare"));
    await expect.poll(() => warnings().length).toBe(1);
    expect(warnings()[0]!.text).toContain(number);
    await expect.poll(() => staff.locator('main button[value="notify"]').count()).toBe(0);
    await page.goto(`${shop.url}/product-safety`);
    await page.getByRole("heading", { name: `PC ${sold}` }).waitFor();
    expect(warnings()).toHaveLength(1);
    await expectAccessible(page, [`${shop.url}/product-safety`]);
    await expectAccessible(staff, [
      staff.url(),
      ...["", "/new", "/manufacturers"].map((path) => `${shop.url}/office/safety${path}`),
    ]);
  },
);
