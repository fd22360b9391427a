// Accessibility of all screens: axe (WCAG 2.2 A and AA) reports nothing, in the light and dark theme, on a phone and a desktop.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectAccessible, overflow, violationsOf, withoutFading } from "./axe.ts";
import { aBrowser, hydrated, PHONE } from "./browser.ts";
import { addToCart, fillShipping, sendShipping } from "./checkout-steps.ts";
import { startShop, type RunningShop } from "./shop.ts";

const PATIENCE = 240_000; // milliseconds; axe checks many screens

// The nine categories share one screen. Screens of the account and the office are checked in the tests that sign in.
const screens = {
  "home and the lists": [
    "/",
    "/products",
    "/products?q=xyzxyz",
    "/products?cpus=ryzen-5-5600&sort=performance&page=1",
    "/components",
    "/components/processors",
    "/components/cases",
  ],
  "a product": ["/products/1", "/products/1?tab=benchmarks", "/products/1?tab=warranty", "/products/999999"],
  "selling and the configurator": ["/components/sell", "/configurator", "/sell", "/sell/cpu"],
  "signing in": [
    "/login",
    "/register",
    "/login?forgot=1",
    "/reset-password?token=run-out",
    "/confirm-email?token=run-out",
    "/account",
    "/account/orders",
  ],
  "cart, favourites and alerts": [
    "/withdraw",
    "/cart",
    "/favourites",
    "/my-pc",
    "/my-pc/upgrades",
    "/alerts/for/pc?priceRange=500-1000&ramType=DDR4",
    "/alerts/off",
  ],
  "about the shop": ["/about", "/assistant", "/estimates", "/contact", "/terms", "/privacy", "/nothing-here"],
} as const;

describe("every screen", () => {
  let shop: RunningShop;
  const browser = aBrowser();
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  test.each(Object.entries(screens))(
    "of %s has no accessibility violation",
    { timeout: PATIENCE },
    async (_name, paths) => {
      const page = await browser.visit();
      await expectAccessible(
        page,
        paths.map((path) => shop.url + path),
      );
    },
  );

  test("a contrast that is too low in the theme shown second is found", async () => {
    const page = await browser.visit({ viewport: PHONE, reducedMotion: "reduce", colorScheme: "light" });
    await page.goto(`${shop.url}/about`);
    await page.evaluate(() => {
      const { style } = document.querySelector<HTMLElement>("main p")!;
      style.color = "light-dark(#111, #333)";
      style.background = "light-dark(#fff, #222)";
    });
    expect(await violationsOf(page)).toEqual([]);
    await withoutFading(page);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violationsOf(page, { again: true })).toEqual([expect.stringContaining("contrast of 1.25")]);
  });

  test("the filled cart and both steps of checkout have no accessibility violation", async () => {
    const page = await browser.visit({ viewport: PHONE, reducedMotion: "reduce" });
    await addToCart(page, { url: shop.url, listing: 2 });
    expect(await violationsOf(page)).toEqual([]);
    await page.goto(`${shop.url}/checkout`);
    expect(await violationsOf(page)).toEqual([]);
    await sendShipping(page);
    await page.locator("[aria-invalid=true]").first().waitFor();
    expect(await violationsOf(page), "with error messages").toEqual([]);
    await fillShipping(page);
    await sendShipping(page);
    await page.waitForURL(/step=payment/);
    expect(await violationsOf(page)).toEqual([]);
    await expect.poll(() => overflow(page)).toBe(0);
  });

  test.each(["light", "dark"] as const)(
    "suggestions, an enlarged photo and the price history have no accessibility violation: %s",
    async (colorScheme) => {
      const page = await browser.visit({ viewport: PHONE, reducedMotion: "reduce", colorScheme });
      const [, reduced] =
        /<item><g:id>(\d+)<\/g:id>(?:(?!<\/item>).)*<g:sale_price>/s.exec(
          await (await fetch(`${shop.url}/feeds/google.xml`)).text(),
        ) ?? [];
      await page.goto(`${shop.url}/products/${reduced}`);
      await hydrated(page);
      await page.locator("main details[open] svg[role=img]").waitFor();
      expect(await violationsOf(page), "price history").toEqual([]);

      const box = page.locator('input[name="q"]:visible').first();
      await box.fill("ryzen 5");
      await page.locator('[role="option"]').first().waitFor();
      await box.press("ArrowDown");
      expect(await violationsOf(page), "suggestions").toEqual([]);
      await box.press("Escape");

      await page.locator("main a[target=_blank]:visible").first().click();
      await page.locator("dialog[open] img").waitFor();
      await page.keyboard.press("+");
      expect(await violationsOf(page), "an enlarged photo").toEqual([]);
    },
  );

  test("the first Tab leads to the content, and the menu opens and closes by keyboard", async () => {
    const page = await browser.visit();
    await page.goto(shop.url);
    await hydrated(page);
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate("document.activeElement?.getAttribute('href')")).toBe("#main");
    const menu = page.locator("header [aria-haspopup], header summary, header [aria-expanded]").first();
    await menu.focus();
    await page.keyboard.press("Enter");
    const processors = page.locator('header a[href="/components/processors"]').first();
    await processors.waitFor({ state: "visible" });
    await page.keyboard.press("Escape");
    await processors.waitFor({ state: "hidden" });
  });
});
