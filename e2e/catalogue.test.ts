// Finding a machine: as a visitor does it, with and without JavaScript, on a phone and at a desk.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { aBrowser, DESK, PHONE } from "./browser.ts";
import { sharedShop } from "./shop.ts";

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

const shop = sharedShop();
const browser = aBrowser();

describe.each(visitors)("from $who", ({ viewport, javaScriptEnabled }) => {
  const visit = () => browser.visit({ viewport, javaScriptEnabled });

  /** On a phone the panel waits behind a button. */
  async function openFilters(page: Page) {
    const preset = page.locator('input[type="radio"][name="priceRange"][value="2000-3000"]');
    if (!(await preset.isVisible())) await page.locator("main button[popovertarget]:visible").click();
    await preset.waitFor();
  }

  const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

  /** Where the page stands when it has come to rest, far down. */
  async function restingPlace(page: Page): Promise<number> {
    let before = -1;
    await expect.poll(async () => {
      const now = await scrolled(page);
      const rests = now === before && now > 600;
      before = now;
      return rests;
    }, { interval: 100 }).toBe(true);
    return before;
  }

  test("a price is chosen, a machine far down is opened, and Back finds the same list at the same place", async () => {
    const page = await visit();
    await page.goto(`${shop.url}/products`);
    await expect.poll(() => total(page)).toBe(909);
    await openFilters(page);
    const preset = page.locator('input[type="radio"][name="priceRange"][value="2000-3000"]');
    await preset.check();
    await page.locator('#filter-form button[type="submit"]').first().click();
    await page.waitForURL(/priceRange=2000-3000/);
    await page.locator('[data-total="231"]').waitFor();

    const titles = await firstTitles(page);
    const machine = page.locator("[data-total] h2 a, [data-total] h3 a").nth(16);
    await machine.scrollIntoViewIfNeeded();
    const place = await restingPlace(page);
    const href = await machine.getAttribute("href");
    await machine.click();
    await page.waitForURL(shop.url + href);
    await page.locator("h1").waitFor();
    await expect.poll(() => scrolled(page)).toBe(0);

    await page.goBack();
    await page.locator('[data-total="231"]').waitFor();
    expect(new URL(page.url()).searchParams.get("priceRange")).toBe("2000-3000");
    await expect.poll(() => firstTitles(page)).toEqual(titles);
    await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(5);
    await openFilters(page);
    await expect.poll(() => preset.isChecked()).toBe(true);
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
    await expect.poll(() => page.locator('form[action="/products"] input[name="q"]:visible').first().inputValue()).toBe("rtx3060");
  });

  test("where nothing matches the page says so, and one press brings everything back", async () => {
    const page = await visit();
    await page.goto(`${shop.url}/products?ramType=DDR4`);
    const box = page.locator("main #list-search");
    await box.fill("nimic de acest fel");
    await box.press("Enter");
    await page.locator('[data-total="0"]').waitFor();
    await expect.poll(() => page.locator('[data-total="0"]').textContent()).toContain("Niciun");
    await page.locator('[data-total="0"] a[href="/products"]').first().click();
    await page.locator('[data-total="909"]').waitFor();
    expect(new URL(page.url()).search).toBe("");
    await expect.poll(() => box.inputValue()).toBe("");
  });
});
