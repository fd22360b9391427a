// The home page: its question is answered at once, before JavaScript by a form, and leads into the sale.

import { expect, test } from "vitest";
import { aBrowser, hydrated } from "./browser.ts";
import { sharedShop } from "./shop.ts";

const shop = sharedShop();
const browser = aBrowser();

/** Amounts in RON. */
const pricesOf = (texts: readonly string[]) => texts.map((text) => Number(text.replaceAll(/\D/g, "")));

test("on a phone the first price stands on the first screen, in every language", async () => {
  for (const language of ["ro", "en", "hu", "uk"]) {
    const page = await browser.visit({ viewport: { width: 360, height: 780 }, reducedMotion: "reduce" });
    await page.goto(`${shop.url}/?lng=${language}`);
    const price = await page.locator("main .amount").first().boundingBox();
    expect(price!.y, language).toBeLessThan(700);
  }
});

test("another budget changes the three PCs at once, and nothing moves that nobody touched", async () => {
  const page = await browser.visit({ viewport: { width: 1366, height: 768 } });
  await page.goto(shop.url);
  await hydrated(page);
  await page.evaluate(() => {
    const shifted = window as unknown as { shift: number };
    shifted.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifted.shift += entry.value;
    }).observe({ type: "layout-shift" });
  });
  const prices = () => page.locator("main section ol .amount").allTextContents();
  await page.locator('select[name="budget"]').selectOption("1500");
  await expect.poll(async () => Math.max(...pricesOf(await prices()))).toBeLessThanOrEqual(1500);
  expect(await prices()).toHaveLength(3);
  expect(new URL(page.url()).searchParams.get("budget")).toBe("1500");
  await page.locator('select[name="game"]').selectOption("gtav");
  await page.locator('select[name="resolution"]').selectOption("1440p");
  await page.getByText("GTA V · 1440p").waitFor();
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
});

test("without JavaScript the sentence is a form with a button", async () => {
  const page = await browser.visit({ javaScriptEnabled: false });
  await page.goto(shop.url);
  await page.locator('select[name="budget"]').selectOption("1500");
  await page.getByRole("button", { name: "Arată-mi" }).click();
  await page.waitForURL(/budget=1500/);
  expect(Math.max(...pricesOf(await page.locator("main section ol .amount").allTextContents()))).toBeLessThanOrEqual(
    1500,
  );
});

test("the worth of a card appears while its name is typed, and leads into the sale of this very card", async () => {
  const page = await browser.visit();
  await page.goto(shop.url);
  await hydrated(page);
  await page.locator("#card-name").pressSequentially("rtx 3060");
  const card = page.locator("#card-answer li", { hasText: "GeForce RTX 3060 12GB" });
  await expect.poll(() => card.textContent()).toMatch(/\d+ – \d+\sRON/);
  await card.getByRole("button").click();
  await page.waitForURL(/\/components\/sell/);
  await page.locator("main").getByText("GeForce RTX 3060 12GB").first().waitFor();
});

test("a card that nobody knows has no price, but the most that it can bring", async () => {
  const page = await browser.visit();
  await page.goto(shop.url);
  await hydrated(page);
  await page.locator("#card-name").fill("qwertyuiop 99");
  await page.getByText(/Nu avem încă un preț pentru acest model: cel mult .* RON/).waitFor();
});

test("without JavaScript the typed card is priced in the list of parts to sell", async () => {
  const page = await browser.visit({ javaScriptEnabled: false });
  await page.goto(shop.url);
  await page.locator("#card-name").fill("GeForce RTX 3060 12GB");
  await page.locator("#card-name").press("Enter");
  await page.waitForURL(/\/components\/sell/);
  await page.locator("main").getByText("GeForce RTX 3060 12GB").first().waitFor();
});
