// The language of a visitor: from the first response on, and after a choice.

import { describe, expect, test } from "vitest";
import { aBrowser, hydrated } from "./browser.ts";
import { sharedShop } from "./shop.ts";

describe("languages", () => {
  const shop = sharedShop();
  const browser = aBrowser();

  test.each([
    ["ro-RO", "ro"],
    ["en-GB", "en"],
    ["hu-HU", "hu"],
    ["uk-UA", "uk"],
    ["de-DE", "ro"],
  ])("a browser in %s is first answered in %s", async (locale, language) => {
    const page = await browser.visit({ locale });
    await page.goto(`${shop.url}/products`);
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(language);
  });

  // The test also fails on console errors: React reports hydration mismatches there.
  test.each(["ro-RO", "en-GB"])(
    "pages come to life as the server wrote them, and their links work in the page, in %s",
    async (locale) => {
      const page = await browser.visit({ locale });
      for (const path of [
        "/",
        "/products",
        "/products?page=2&sort=priceAsc",
        "/components/ram",
        "/products/1",
        "/products/1?tab=warranty",
        "/sell",
        "/cart",
        "/no/such/page",
      ]) {
        await page.goto(shop.url + path);
        await hydrated(page);
        await page.waitForLoadState("networkidle");
      }
      await page.goto(`${shop.url}/products`);
      await hydrated(page);
      await page.evaluate("window.isSamePage = true");
      await page.locator("[data-total] h2 a").last().click();
      await page.waitForURL(/\/products\/\d+$/);
      await page.locator('footer a[href="/about"]').click();
      await page.waitForURL(/\/about$/);
      expect(await page.evaluate("window.isSamePage")).toBe(true);
    },
  );

  test("a chosen language changes the page at once, is highlighted, and is still there on the next visit", async () => {
    const page = await browser.visit();
    await page.goto(shop.url);
    await page.locator('footer a[href*="lng=uk"]').click();
    await page.locator('html[lang="uk"]').waitFor();
    await expect.poll(() => page.locator('footer a[href*="lng=uk"]').getAttribute("aria-current")).toBe("true");
    await page.goto(`${shop.url}/cart`);
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("uk");
    await expect.poll(() => page.evaluate("localStorage.getItem('lng')")).toBe("uk");
  });

  test("Back leads to the page before it, in the language chosen last", async () => {
    const page = await browser.visit();
    await page.goto(`${shop.url}/products?lng=en`);
    await page.locator('html[lang="en"]').waitFor();
    await hydrated(page);
    await expect.poll(() => new URL(page.url()).search).toBe("");
    await page.locator("[data-total] h2 a").first().click();
    await page.waitForURL(/\/products\/\d+$/);
    await page.locator('footer a[href*="lng=hu"]').click();
    await page.locator('html[lang="hu"]').waitFor();
    await page.goBack();
    await page.waitForURL(`${shop.url}/products`);
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("hu");
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain("lng=hu");
    await page.reload();
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("hu");
  });

  test("the server alone, without JavaScript, does the same", async () => {
    const page = await browser.visit({ javaScriptEnabled: false });
    await page.goto(`${shop.url}/about`);
    await page.locator('footer a[href*="lng=hu"]').click();
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("hu");
    await page.goto(`${shop.url}/products`);
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("hu");
  });

  test("prices have the Romanian form in every language", async () => {
    for (const language of ["ro", "en", "hu", "uk"]) {
      const html = await (await fetch(`${shop.url}/products/1?lng=${language}`)).text();
      const text = html.replaceAll(/<[^>]+>|<!--.*?-->/g, "");
      expect(text.includes("4.599\u00a0RON"), language).toBe(true);
    }
  });
});
