// Alerts on new listings, from the list to the e-mail and back, without JavaScript.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aBrowser, PHONE } from "./browser.ts";
import { startShop, type RunningShop } from "./shop.ts";

const EMAIL_WITHIN = 90_000; // milliseconds; the job runs every 20 seconds

let shop: RunningShop;
const browser = aBrowser();
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

/** The plain texts of the e-mails to an address, newest first. */
async function emailsTo(page: Page, email: string): Promise<string[]> {
  await page.goto(`${shop.url}/dev/outbox`);
  return page.locator("details", { hasText: email }).locator("pre").allTextContents();
}

const linkIn = (text: string | undefined, path: string) => {
  const found = new RegExp(`${path}\\S*`).exec(text ?? "")?.[0];
  if (!found) throw new Error(`no ${path} in ${text}`);
  return `${shop.url}${found}`;
};

test("a phone without JavaScript asks for an alert, confirms it, hears of a machine that comes back, and turns it off", async () => {
  const email = "ana@example.ro";
  const buyer = await browser.visit();
  const page = await browser.visit({ viewport: PHONE, javaScriptEnabled: false });

  // Another visitor reserves the machine, so it is no longer listed.
  await buyer.goto(`${shop.url}/products/1/reserve`);
  const title = await buyer.locator("main img").first().getAttribute("alt");
  await buyer.locator('input[name="email"]').fill("buyer@example.ro");
  await buyer.locator('main form:has(input[name="email"]) button').click();
  await buyer.locator('input[name="intent"][value="release"]').waitFor({ state: "attached" });

  await page.goto(`${shop.url}/products?q=${encodeURIComponent(title ?? "")}`);
  await page.locator('a[href^="/alerts/for/pc?"]').click();
  // What is a part of the title becomes a filter, the model's name stays a word ("PC gaming Bucegi – Ryzen 5 7500F, RTX 4060 Ti").
  const [, word = "", ...parts] = /^PC \S+ (\S+) – (.*), (.*)$/.exec(title ?? "") ?? [];
  expect(parts).toHaveLength(2);
  for (const part of [word.toLowerCase(), ...parts])
    await expect.poll(async () => page.locator("main").innerText()).toContain(part);
  await page.locator('input[name="email"]').fill("nobody");
  await page.locator('main form:has(input[name="email"]) button').click();
  await expect.poll(() => page.locator('input[name="email"]').getAttribute("aria-invalid")).toBe("true");
  await page.locator('input[name="email"]').fill(email);
  await page.locator('main form:has(input[name="email"]) button').click();
  await page.waitForURL(/asked=1/);

  const [confirmation] = await emailsTo(page, email);
  expect(confirmation?.toLowerCase()).not.toContain(word.toLowerCase());
  await page.goto(linkIn(confirmation, "/alerts/confirm"));
  await page.locator("main form button").click();
  await page.locator('main [role="status"]').waitFor();

  await buyer.locator('form:has(input[value="release"]) button').click();
  await expect
    .poll(async () => (await emailsTo(page, email)).length, { timeout: EMAIL_WITHIN, interval: 1000 })
    .toBe(2);
  const [alert] = await emailsTo(page, email);
  expect(alert).toContain(title);
  await page.goto(linkIn(alert, "/products/1"));
  await expect.poll(() => page.locator("h1").innerText()).toBe(title);

  await page.goto(linkIn(alert, "/alerts/off"));
  await page.locator("main form button").click();
  await page.locator('main [role="status"]').waitFor();
  await page.goto(linkIn(confirmation, "/alerts/confirm"));
  await expect.poll(() => page.locator("main form button").count()).toBe(0);
}, 180_000);
