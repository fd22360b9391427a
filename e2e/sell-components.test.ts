// Selling single parts: typed on a phone without JavaScript, and as a pasted list with one unclear line.

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aBrowser, hydrated, PHONE } from "./browser.ts";
import { startShop, type RunningShop } from "./shop.ts";

let shop: RunningShop;
const browser = aBrowser();
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
}

test("three parts by hand, on a phone without JavaScript: another, how many, one taken out again, and the price follows", async () => {
  const page = await browser.visit({ viewport: PHONE, javaScriptEnabled: false });
  const lines = page.locator("ol > li[id^=line-]");
  const estimate = page.locator("output");
  await page.goto(`${shop.url}/components/sell`);
  for (const [place, name] of ["Ryzen 5 5600", "Noctua NH-D15", "Samsung 870 EVO 1TB"].entries()) {
    await page.locator("input[name=name]").fill(name);
    await page.locator("button[name=add]").click();
    await lines.nth(place).waitFor();
  }
  await expect.poll(() => estimate.innerText()).toMatch(/RON/);
  const before = await estimate.innerText();

  await page.locator("input[name=quantity-line-1]").fill("200");
  await page.locator("button[name=intent][value=save]").click();
  await page.locator("#field-quantity-line-1[aria-invalid=true]").waitFor();
  expect(await page.locator("input[name=quantity-line-1]").inputValue()).toBe("200");
  await page.locator("input[name=quantity-line-1]").fill("2");
  await page.locator("button[name=remove][value=line-2]").click();
  await expect.poll(() => lines.count()).toBe(2);
  await expect.poll(() => estimate.innerText()).not.toBe(before);
  await expect.poll(() => page.locator("input[name=quantity-line-1]").inputValue()).toBe("2");
  await expect
    .poll(() => page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))
    .toBe(0);
});

test("a pasted list of twelve lines, one of them unclear: faults are named, the question is answered, and there is an offer", async () => {
  const page = await browser.visit({ reducedMotion: "reduce" });
  await page.goto(`${shop.url}/components/sell`);
  await hydrated(page);
  const list = page.locator("textarea[name=list]");
  const names = [
    "2x Ryzen 5 5600",
    "Core i5-12400F, stare bună",
    "RTX 3060",
    "RTX 3060 Ti (defect)",
    "B450 Tomahawk Max",
    "CMK16GX4M2B3200C16",
    "Samsung 870 EVO 1TB; 3",
    "SSD Kingston A400 480GB",
    "HDD WD10EZEX",
    "Corsair RM750x",
    "NZXT H510",
    '"Noctua NH-D15',
  ];
  await list.fill(names.join("\n"));
  await page.locator("button[value=paste]").click();
  await page.getByText("Rândul 12:").waitFor();
  await expect.poll(() => list.inputValue()).toContain('"Noctua');
  await list.fill(names.join("\n").replace('"', ""));
  await page.locator("button[value=paste]").click();
  const lines = page.locator("ol > li[id^=line-]");
  await expect.poll(() => lines.count()).toBe(12);
  expect(await violationsOf(page)).toEqual([]);

  await page.locator("#line-3 input[type=radio]").first().check();
  await page.locator("#line-3 fieldset button").first().click();
  await expect.poll(() => page.locator("fieldset input[type=radio]").count()).toBe(0);
  await page.locator("select[name=condition-line-1]").selectOption("poor");
  await page.locator("input[name=email]").fill("ana@example.ro");
  await page.locator("input[name=consent]").check();
  await page.locator("button[value=email]").click();
  await page.waitForURL(/number=VND-\d{6}/);
  await page.getByText("GeForce RTX 3060 12GB").first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.locator("button[value=edit]").click();
  await expect.poll(() => lines.count()).toBe(12);
});
