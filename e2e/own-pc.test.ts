// From a pasted report to an upgrade in the cart, with and without JavaScript.

import { describe, expect, test } from "vitest";
import { inxi } from "../testing/reports.ts";
import { violationsOf } from "./axe.ts";
import { aBrowser, DESKTOP, hydrated, PHONE } from "./browser.ts";
import { sharedShop } from "./shop.ts";

const visitors = [
  { who: "a phone", viewport: PHONE, javaScriptEnabled: true },
  { who: "a desk without JavaScript", viewport: DESKTOP, javaScriptEnabled: false },
];

const shop = sharedShop();
const browser = aBrowser();
/** With a card of one meaning. */
const report = inxi.replace("Radeon RX 6600/6600 XT/6600M", "Radeon RX 6600");

describe.each(visitors)("from $who", ({ viewport, javaScriptEnabled }) => {
  test("a pasted report leads to what fits, to upgrades, and into the cart", async () => {
    const page = await browser.visit({ viewport, javaScriptEnabled });
    await page.goto(`${shop.url}/my-pc`);
    if (javaScriptEnabled) await hydrated(page);
    await page.locator("textarea[name=report]").fill("un text oarecare");
    await page.locator("#paste form button").first().click();
    await page.locator("textarea[name=report][aria-invalid=true]").waitFor();
    await page.locator("textarea[name=report]").fill(report);
    await page.locator("#paste form button").first().click();
    await page.waitForURL(/done=described/);
    await expect.poll(() => page.locator("input[name=processors]").inputValue()).toBe("Ryzen 5 5600");

    if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([]);
    await page.goto(`${shop.url}/components/ram?myPc=1`);
    if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([]);
    const total = Number(await page.locator("[data-total]").getAttribute("data-total"));
    expect(total).toBeGreaterThan(0);
    expect(await page.locator('.card [data-fit="fits"]').count()).toBe(Math.min(total, 24));

    await page.goto(`${shop.url}/my-pc/upgrades?game=pubg`);
    if (javaScriptEnabled) await hydrated(page);
    if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([]);
    const first = page.locator("li[data-upgrade]").first();
    const id = await first.getAttribute("data-upgrade");
    await first.locator("button").click();
    // With JavaScript the page stays and says so; without it the cart opens.
    if (javaScriptEnabled) await page.getByText("este acum în coș").waitFor();
    else await page.waitForURL(/\/cart/);
    await page.goto(`${shop.url}/cart`);
    await expect.poll(() => page.locator(`main a[href="/products/${id}"]`).count()).toBeGreaterThan(0);
  });

  test("a build in the own PC begins with an upgrade, and sells only what is new", async () => {
    const page = await browser.visit({ viewport, javaScriptEnabled });
    await page.goto(`${shop.url}/my-pc`);
    await page.locator("textarea[name=report]").fill(report);
    await page.locator("#paste form button").first().click();
    await page.waitForURL(/done=described/);
    await page.goto(`${shop.url}/my-pc/upgrades?game=pubg`);
    await page.locator('li[data-upgrade] a[href^="/my-pc/build"]').first().click();
    await page.waitForURL(/\/my-pc\/build\?/);
    await page.locator('[data-row="processors"]', { hasText: "Ryzen 5 5600" }).waitFor();
    await page.locator('[data-row="ssd"] a[href^="/my-pc/build/ssd"]').click();
    await page.waitForURL(/\/my-pc\/build\/ssd\?/);
    if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([]);
    const drive = page.locator("[data-candidate]").first();
    const id = await drive.getAttribute("data-candidate");
    await drive.locator('a[href^="/my-pc/build?"]').click();
    await page.locator(`[data-bought="${id}"]`).waitFor();
    if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([]);
    const bought = await page.locator("[data-bought]").evaluateAll((all) => all.map((one) => one.dataset["bought"]));
    expect(bought).toHaveLength(2);
    await page.locator('button[name="intent"][value="cart"]').click();
    await page.waitForURL(/\/cart/);
    for (const part of bought) await page.locator(`main a[href="/products/${part}"]`).first().waitFor();
  });
});

test("a cached list says after load which cards fit, and how many of all do", async () => {
  const page = await browser.visit();
  await page.goto(`${shop.url}/components/motherboards`);
  await hydrated(page);
  expect(await page.locator("[data-fit]").count()).toBe(0);
  await page.goto(`${shop.url}/my-pc`);
  await hydrated(page);
  await page.locator("textarea[name=report]").fill(report);
  await page.locator("#paste form button").first().click();
  await page.waitForURL(/done=described/);
  await page.goto(`${shop.url}/components/motherboards`);
  await expect.poll(() => page.locator(".card [data-fit]").count(), { timeout: 10_000 }).toBeGreaterThan(10);
  const filter = page.locator('a[href="/components/motherboards?myPc=1"]');
  await expect.poll(() => filter.textContent()).toMatch(/\(\d+\)/);
  const count = Number(/\((\d+)\)/.exec((await filter.textContent()) ?? "")?.[1]);
  await filter.click();
  await expect.poll(() => page.locator("[data-total]").getAttribute("data-total")).toBe(String(count));
});
