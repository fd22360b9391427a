// Building a PC from parts: with links and forms alone, and by a visitor who saves it first and signs up later.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible } from "./axe.ts";
import { aBrowser, hydrated, PHONE } from "./browser.ts";
import { startShop, type RunningShop } from "./shop.ts";

const PASSWORD = "un motan pe tastatură";
const PATIENCE = 240_000; // milliseconds; waits for the e-mail of a new account, and axe checks three screens

let shop: RunningShop;
const browser = aBrowser();
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const row = (page: Page, category: string) => page.locator(`main li#${category}`);
const parts = (page: Page) => page.locator("main a[data-part]").count();
/** The list of candidates for a part. */
const offers = (page: Page) => page.locator("main h1 ~ ul > li:has(h2)");

async function choose(page: Page, category: string, from = row(page, category).locator("a").last()) {
  await from.click();
  await page.waitForURL(new RegExp(`/configurator/${category}`));
  await offers(page).first().waitFor();
}

test("without JavaScript: a processor, a board of those that fit it, the rest filled in, and all of it into the cart", async () => {
  const page = await browser.visit({ viewport: PHONE, javaScriptEnabled: false });
  await page.goto(`${shop.url}/configurator`);
  await choose(page, "processors", page.locator('main a[href="/configurator/processors"]').first());
  const socket = /AM4|AM5|LGA\d+/.exec(await offers(page).first().innerText())?.[0] ?? "no socket";
  await offers(page).first().locator("a").last().click();
  await expect.poll(() => parts(page)).toBe(1);

  await choose(page, "motherboards");
  const boards = await offers(page).allInnerTexts();
  expect(boards.filter((board) => !board.includes(socket))).toEqual([]);
  await expect.poll(() => page.locator("main details li").count()).toBeGreaterThan(0);
  await offers(page).first().locator("a").last().click();
  await expect.poll(() => parts(page)).toBe(2);

  await page.locator('button[value="complete"]').click();
  await expect.poll(() => parts(page)).toBeGreaterThan(5);
  const chosen = await parts(page);
  await page.locator('main aside button[value="cart"]').click();
  await page.waitForURL(`${shop.url}/cart?build=1`);
  await expect.poll(() => page.locator("main form:has([name=intent][value=remove])").count()).toBe(chosen);
});

test(
  "with JavaScript: what a guest saved is among the builds of the account that they open",
  { timeout: PATIENCE },
  async () => {
    const page = await browser.visit({ viewport: PHONE });
    await page.goto(`${shop.url}/configurator`);
    await hydrated(page);
    await page.locator('main li a[href*="power-supplies="]').first().click();
    await expect.poll(() => parts(page)).toBeGreaterThan(5);
    const build = new URL(page.url()).search;
    await row(page, "ram").locator('a[aria-label^="Elimină"]').click();
    await expect.poll(() => row(page, "ram").locator("a[data-part]").count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("li")?.id)).toBe("ram");

    await page.locator("main aside summary").click();
    await page.locator('[name="name"]').fill("Pentru Ioana");
    await page.locator('main aside form:has([name="name"]) button').click();
    await page.waitForURL(/saved=/);
    await expect.poll(() => page.locator("main h1").innerText()).toBe("Pentru Ioana");
    await expectAccessible(page, [
      page.url(),
      `${shop.url}/configurator/ram${build}`,
      `${shop.url}/configurator${build}&graphics-cards=1`,
    ]);

    await page.goto(`${shop.url}/register`);
    const person = {
      name: "Ioana Pop",
      email: "ioana.configurator@example.ro",
      password: PASSWORD,
      confirmPassword: PASSWORD,
    };
    for (const [name, value] of Object.entries(person)) await page.locator(`main [name="${name}"]`).fill(value);
    await page.locator('main [name="acceptTerms"]').check();
    await page.locator("main form button:not([type=button])").last().click();
    await page.waitForURL(/\/account/);
    let link: string | undefined;
    await expect
      .poll(
        async () => {
          await page.goto(`${shop.url}/dev/outbox`);
          const emails = await page.locator("details", { hasText: person.email }).locator("pre").allTextContents();
          link = /https?:\/\/\S+token=[\w-]+/.exec(emails.join("\n"))?.[0];
          return link;
        },
        { timeout: 60_000 },
      )
      .toBeTruthy();
    await page.goto(link ?? "");
    await page.locator('main [name="password"]').fill(PASSWORD);
    await page.locator("main form button:not([type=button])").last().click();
    await page.waitForURL(/\/account/);
    await page.goto(`${shop.url}/account/builds`);
    await page.getByRole("link", { name: "Pentru Ioana" }).first().waitFor();
  },
);
