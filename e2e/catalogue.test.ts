// Finding a machine: as a visitor does it, with and without JavaScript, on a phone and at a desk.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aBrowser, DESK, PHONE } from "./browser.ts";
import { startShop, type RunningShop } from "./shop.ts";

const visitors = [
  { who: "a phone", viewport: PHONE, javaScriptEnabled: true },
  { who: "a desk", viewport: DESK, javaScriptEnabled: true },
  { who: "a phone without JavaScript", viewport: PHONE, javaScriptEnabled: false },
  { who: "a desk without JavaScript", viewport: DESK, javaScriptEnabled: false },
];

async function total(page: Page): Promise<number> {
  return Number(await page.locator("[data-total]").getAttribute("data-total"));
}

async function firstTitles(page: Page): Promise<string[]> {
  return page.locator("[data-total] h2, [data-total] h3").allTextContents();
}

describe.each(visitors)("from $who", ({ viewport, javaScriptEnabled }) => {
  let shop: RunningShop;
  const browser = aBrowser();
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());
  const visit = () => browser.visit({ viewport, javaScriptEnabled });

  /** On a phone the panel waits behind a button. */
  async function openFilters(page: Page) {
    const preset = page.locator('input[name="priceRange"][value="2000-3000"]');
    if (!(await preset.isVisible())) await page.locator("main button[popovertarget]:visible").click();
    await preset.waitFor();
  }

  test("a price and a processor are chosen, a machine is opened, and Back finds the same list", async () => {
    const page = await visit();
    await page.goto(`${shop.url}/products`);
    expect(await total(page)).toBe(909);
    await openFilters(page);
    const preset = page.locator('input[name="priceRange"][value="2000-3000"]');
    await preset.check();
    await page.locator('#filter-form button[type="submit"]').first().click();
    await page.waitForURL(/priceRange=2000-3000/);
    await page.locator('[data-total="231"]').waitFor();

    const titles = await firstTitles(page);
    await page.locator("[data-total] a[href^='/products/']").first().click();
    await page.waitForURL(/\/products\/\d+/);
    await page.goBack();
    await page.locator('[data-total="231"]').waitFor();
    expect(await firstTitles(page)).toEqual(titles);
  });

  test("a search from the header of any page leads to the machines that match", async () => {
    const page = await visit();
    await page.goto(`${shop.url}/about`);
    const box = page.locator('form[action="/products"] input[name="q"]:visible').first();
    await box.fill("rtx3060");
    await box.press("Enter");
    await page.waitForURL(/\/products\?q=rtx3060/);
    const found = await total(page);
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(909);
    for (const title of await firstTitles(page)) expect(title.replace(/\W/g, "").toLowerCase()).toContain("rtx3060");
  });

  test("where nothing matches the page says so, and one press brings everything back", async () => {
    const page = await visit();
    await page.goto(`${shop.url}/products?q=nimicdeacest`);
    expect(await total(page)).toBe(0);
    await page.locator('[data-total="0"] a[href="/products"], [data-total="0"] a[href^="/products?lng"]').first().click();
    await page.locator('[data-total="909"]').waitFor();
  });
});
