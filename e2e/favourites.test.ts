// Favourites and recently viewed listings, without an account, with and without JavaScript.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { aBrowser, DESKTOP, PHONE } from "./browser.ts";
import { sharedShop } from "./shop.ts";

const visitors = [
  { who: "a phone", viewport: PHONE, javaScriptEnabled: true },
  { who: "a desk without JavaScript", viewport: DESKTOP, javaScriptEnabled: false },
];

const shop = sharedShop();
const browser = aBrowser();

const heart = (page: Page) => page.locator('form[action="/favourites"] button').first();
const rows = (page: Page) => page.locator('main li:has(form[action="/favourites"]) h2');
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe.each(visitors)("from $who", ({ viewport, javaScriptEnabled }) => {
  test("two machines are put among the favourites, found there, and one is taken out again", async () => {
    const page = await browser.visit({ viewport, javaScriptEnabled });
    for (const id of [1, 2]) {
      await page.goto(`${shop.url}/products/${id}`);
      await heart(page).click();
      if (javaScriptEnabled) await page.locator('form[action="/favourites"] button[aria-pressed="true"]').waitFor();
      else await page.waitForURL(`${shop.url}/favourites`);
    }
    await page.goto(`${shop.url}/favourites`);
    await expect.poll(() => rows(page).count()).toBe(2);
    await expect.poll(() => overflow(page)).toBe(0);
    await heart(page).click();
    await expect.poll(() => rows(page).count()).toBe(1);
    await expect.poll(() => page.locator("main a[href='/products/1']").count()).toBeGreaterThan(0);
    await page.goto(`${shop.url}/products/1`);
    if (javaScriptEnabled) await page.locator('form[action="/favourites"] button[aria-pressed="true"]').waitFor();
  });
});

describe("what was looked at", () => {
  const recent = (page: Page) =>
    page.locator("section:has(#recent) a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));

  test("is shown on the next page, kept by the browser until the shop knows the visitor, then by the shop alone", async () => {
    const page = await browser.visit();
    for (const id of [1, 2, 3]) {
      await page.goto(`${shop.url}/products/${id}`);
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem("viewed")), { timeout: 10_000 })
        .toContain(String(id));
    }
    await expect.poll(() => recent(page)).toEqual(["/products/2", "/products/1"]);
    await expect.poll(() => page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: "visitor" }));

    await heart(page).click();
    await page.locator('form[action="/favourites"] button[aria-pressed="true"]').waitFor();
    await page.goto(shop.url);
    await expect.poll(() => recent(page), { timeout: 10_000 }).toEqual(["/products/3", "/products/2", "/products/1"]);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("viewed"))).toBeNull();
  });
});
