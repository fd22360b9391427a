// Comparing three PCs: selected on the list, compared side by side, shared as a URL.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { aBrowser, DESKTOP, PHONE } from "./browser.ts";
import { sharedShop } from "./shop.ts";

const visitors = [
  { who: "a phone", viewport: PHONE, javaScriptEnabled: true },
  { who: "a desk", viewport: DESKTOP, javaScriptEnabled: true },
  { who: "a phone without JavaScript", viewport: PHONE, javaScriptEnabled: false },
  { who: "a desk without JavaScript", viewport: DESKTOP, javaScriptEnabled: false },
];

const shop = sharedShop();
const browser = aBrowser();

const boxes = (page: Page) => page.locator('input[name="ids"]');
const columns = (page: Page) => page.locator("thead th a[href^='/products/']");
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Selects the first listings of the list and opens the comparison. */
async function compareFirst(page: Page, count: number) {
  await page.goto(`${shop.url}/products`);
  for (let place = 0; place < count; place++) await boxes(page).nth(place).check();
  await page.locator('a[href^="/compare"]:visible, form[action="/compare"] button:visible').first().click();
  await page.waitForURL(/\/compare\?/);
  await columns(page).first().waitFor();
}

describe.each(visitors)("from $who", ({ viewport, javaScriptEnabled }) => {
  const visit = () => browser.visit({ viewport, javaScriptEnabled });

  test("three machines are picked and compared, then only where they differ, then two of them", async () => {
    const page = await visit();
    await compareFirst(page, 3);
    await expect.poll(() => columns(page).count()).toBe(3);
    await expect.poll(() => overflow(page)).toBe(0);
    const all = await page.locator("tbody tr").count();

    await page.locator('nav a[href*="differences=1"]').click();
    await page.waitForURL(/differences=1/);
    await expect.poll(() => page.locator("tbody tr").count()).toBeLessThan(all);
    await expect.poll(() => columns(page).count()).toBe(3);

    await page.locator("thead a[href^='/compare']").first().click();
    await page.waitForURL(/ids=\d+(,|%2C)\d+&differences=1/);
    await expect.poll(() => columns(page).count()).toBe(2);
  });

  test("the address alone shows the same comparison to somebody else, and says what in it makes no sense", async () => {
    const page = await visit();
    await page.goto(`${shop.url}/compare?ids=1,zero,2,999999999,3&differences=1`);
    await expect
      .poll(() => columns(page).evaluateAll((links) => links.map((link) => link.getAttribute("href"))))
      .toEqual(["/products/1", "/products/2", "/products/3"]);
    await expect.poll(() => page.locator("main").innerText()).toContain("zero");
    await expect.poll(() => page.locator("main").innerText()).toContain("999999999");
  });

  test("who has picked one machine only is shown others to compare it with", async () => {
    const page = await visit();
    await page.goto(`${shop.url}/compare?ids=1`);
    await page.locator('main a[href^="/compare?ids=1,"]').first().click();
    await page.waitForURL(/ids=1(,|%2C)\d+/);
    await expect.poll(() => columns(page).count()).toBe(2);
  });
});

describe("what is picked", () => {
  test("is remembered from page to page, is four at most, and can be taken back", async () => {
    const page = await browser.visit();
    await page.goto(`${shop.url}/products`);
    for (let place = 0; place < 4; place++) await boxes(page).nth(place).check();
    await page.locator('a[href^="/compare"]:visible').waitFor();
    await boxes(page).nth(4).click();
    await expect.poll(() => boxes(page).nth(4).isChecked()).toBe(false);

    await page.goto(`${shop.url}/about`);
    const go = page.locator('a[href^="/compare"]:visible');
    await go.waitFor();
    await expect.poll(async () => (await go.getAttribute("href"))?.split(",").length).toBe(4);

    await page.goto(`${shop.url}/products`);
    await expect.poll(() => boxes(page).nth(0).isChecked()).toBe(true);
    await boxes(page).nth(0).uncheck();
    await expect.poll(async () => (await go.getAttribute("href"))?.split(",").length).toBe(3);
  });

  test("follows the comparison: what is removed there is not picked any more", async () => {
    const page = await browser.visit();
    await compareFirst(page, 3);
    await page.locator("thead a[href^='/compare']").first().click();
    await expect.poll(() => columns(page).count()).toBe(2);
    await page.goto(`${shop.url}/products`);
    await expect.poll(() => page.locator('input[name="ids"]:checked').count()).toBe(2);
  });
});
