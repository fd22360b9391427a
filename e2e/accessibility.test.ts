// No screen may shut anybody out: axe (WCAG 2.2 A and AA) finds nothing, light and dark, on a phone and at a desk.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { faultsOf, overflow } from "./axe.ts";
import { aBrowser, alive, DESK, PHONE } from "./browser.ts";
import { addToCart, fillShipping } from "./checkout-steps.ts";
import { startShop, type RunningShop } from "./shop.ts";

// The nine categories are one screen; those of the account and the office are looked at where somebody is signed in.
const screens = [
  "/",
  "/products",
  "/products?q=xyzxyz",
  "/products?cpus=ryzen-5-5600&sort=performance&page=1",
  "/products/1",
  "/products/1?tab=benchmarks",
  "/products/1?tab=warranty",
  "/products/999999",
  "/components",
  "/components/processors",
  "/components/cases",
  "/components/sell",
  "/configurator",
  "/sell",
  "/sell/cpu",
  "/login",
  "/register",
  "/login?forgot=1",
  "/reset-password?token=run-out",
  "/confirm-email?token=run-out",
  "/withdraw",
  "/cart",
  "/favourites",
  "/alerts/for/pc?priceRange=500-1000&ramType=DDR4",
  "/alerts/off",
  "/account",
  "/account/orders",
  "/about",
  "/contact",
  "/terms",
  "/privacy",
  "/nothing-here",
] as const;

describe("every screen", () => {
  let shop: RunningShop;
  const browser = aBrowser();
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  test.each(screens)("%s is open to everybody", async (path) => {
    const page = await browser.visit({ viewport: PHONE, reducedMotion: "reduce" });
    await page.goto(shop.url + path);
    const faults = { light: await faultsOf(page), dark: [] as string[] };
    await expect.poll(() => overflow(page), { message: "scrolls sideways at 360 px" }).toBe(0);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize(DESK);
    await page.reload(); // colours fade from one theme to the other; what is judged is where they end
    faults.dark = await faultsOf(page);
    await expect.poll(() => overflow(page), { message: "scrolls sideways at 1280 px" }).toBe(0);
    expect(faults).toEqual({ light: [], dark: [] });
  });

  test("the cart with something in it and both steps of checkout are open to everybody", async () => {
    const page = await browser.visit({ viewport: PHONE, reducedMotion: "reduce" });
    await addToCart(page, { url: shop.url, listing: 2 });
    expect(await faultsOf(page)).toEqual([]);
    await page.goto(`${shop.url}/checkout`);
    expect(await faultsOf(page)).toEqual([]);
    await page.locator("main form button[type=submit]").last().click();
    await page.locator("[aria-invalid=true]").first().waitFor();
    expect(await faultsOf(page), "with messages beside the fields").toEqual([]);
    await fillShipping(page);
    await page.locator("main form button[type=submit]").last().click();
    await page.waitForURL(/step=payment/);
    expect(await faultsOf(page)).toEqual([]);
    await expect.poll(() => overflow(page)).toBe(0);
  });

  test.each(["light", "dark"] as const)("suggestions, a picture from near and what a machine has cost are open to everybody: %s", async (colorScheme) => {
    const page = await browser.visit({ viewport: PHONE, reducedMotion: "reduce", colorScheme });
    const [, reduced] = /<item><g:id>(\d+)<\/g:id>(?:(?!<\/item>).)*<g:sale_price>/s.exec(await (await fetch(`${shop.url}/feeds/google.xml`)).text()) ?? [];
    await page.goto(`${shop.url}/products/${reduced}`);
    await alive(page);
    await page.locator("main details[open] svg[role=img]").waitFor();
    expect(await faultsOf(page), "what it has cost").toEqual([]);

    const box = page.locator('input[name="q"]:visible').first();
    await box.fill("ryzen 5");
    await page.locator('[role="option"]').first().waitFor();
    await box.press("ArrowDown");
    expect(await faultsOf(page), "suggestions").toEqual([]);
    await box.press("Escape");

    await page.locator("main a[target=_blank]:visible").first().click();
    await page.locator("dialog[open] img").waitFor();
    await page.keyboard.press("+");
    expect(await faultsOf(page), "a picture from near").toEqual([]);
  });

  test("the first Tab leads to the content, and the menu opens and closes by keyboard", async () => {
    const page = await browser.visit();
    await page.goto(shop.url);
    await alive(page);
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate("document.activeElement?.getAttribute('href')")).toBe("#main");
    const menu = page.locator('header [aria-haspopup], header summary, header [aria-expanded]').first();
    await menu.focus();
    await page.keyboard.press("Enter");
    const processors = page.locator('header a[href="/components/processors"]').first();
    await processors.waitFor({ state: "visible" });
    await page.keyboard.press("Escape");
    await processors.waitFor({ state: "hidden" });
  });
});
