// The frequent tasks of the office with the keyboard alone: no mouse, and the test focuses nothing. At each stop the focus can be
// seen, and Tab always leads on.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPng } from "../testing/photos.ts";
import { aBrowser, hydrated } from "./browser.ts";
import { startFilledOffice, type FilledOffice } from "./filled-office.ts";

const PATIENCE = 240_000; // milliseconds
const MOST_STOPS = 160; // the navigation and every field of the longest form
const PARTS_OF_A_DATE = 4; // day, month, year and the calendar are stops within one field

let office: FilledOffice;
const browser = aBrowser();
beforeAll(async () => {
  office = await startFilledOffice();
});
afterAll(() => office.shop.close());

const address = (path: string) => `${office.shop.url}/office/${path}`;

async function open(page: Page, path: string) {
  await page.goto(address(path));
  await hydrated(page);
}

/** What has the focus, and what is wrong with it: nobody sees it, or it is outside the window. */
function stopOf(page: Page, selector: string) {
  return page.evaluate((selector) => {
    const element = document.activeElement;
    const last = window as { lastStop?: Element | null };
    const stays = element !== null && element === last.lastStop;
    last.lastStop = element;
    if (!element || element === document.body) return { name: "the page", isThere: false, stays: false, faults: [] };
    const name = element.outerHTML.slice(0, 120);
    const isMarked = (each: Element | null): boolean => {
      if (!each) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
    };
    const { top, bottom, width, height } = element.getBoundingClientRect();
    const faults = [];
    // On the calendar's button within a date's field the browser draws its own ring, which no script sees.
    const isInDate = stays && element.matches("input[type=date]");
    if (!isInDate && !isMarked(element) && !isMarked(element.closest("label")))
      faults.push(`no focus indicator: ${name}`);
    if (width < 2 || height < 2) faults.push(`has no size: ${name}`);
    if (bottom <= 0 || top >= innerHeight) faults.push(`outside the window: ${name}`);
    return { name, isThere: element.matches(selector), stays, faults };
  }, selector);
}

/** Presses Tab (or Shift+Tab) until the focus is there. */
async function tabTo(page: Page, selector: string, { key = "Tab" }: { key?: "Tab" | "Shift+Tab" } = {}) {
  let stayed = 0;
  for (let presses = 0; presses < MOST_STOPS; presses++) {
    await page.keyboard.press(key);
    const { name, isThere, stays, faults } = await stopOf(page, selector);
    expect(faults, `on the way to ${selector}`).toEqual([]);
    if (isThere) return;
    stayed = stays ? stayed + 1 : 0;
    expect(stayed, `Tab stays at ${name}`).toBeLessThan(PARTS_OF_A_DATE);
  }
  throw new Error(`${selector} is not reached by ${key} in ${MOST_STOPS} presses`);
}

async function visit() {
  const page = await browser.visit();
  await office.signIn(page);
  return page;
}

test("an order is found with Ctrl-K, opened and prepared", { timeout: PATIENCE }, async () => {
  const page = await visit();
  const { order } = office.records;
  await open(page, "");
  await page.keyboard.press("Control+k");
  await page.locator("dialog[open] #search-dialog").waitFor();
  expect((await stopOf(page, "#search-dialog")).isThere).toBe(true);
  // Escape closes it, and the shortcut opens it again.
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.keyboard.press("Control+k");
  await page.locator("#search-dialog").waitFor();
  await page.keyboard.type(order);
  await page.locator('dialog [role="option"]').first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(address(`orders/${order}`));
  await hydrated(page);
  await tabTo(page, 'main form:has(input[name="intent"][value="prepare"]) button, main button[value="prepare"]');
  await page.keyboard.press("Enter");
  await page.waitForURL(/done=prepare/);
  // The keyboard is at the next step.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("form") !== null)).toBe(true);
});

test("a listing begins in the office's list", { timeout: PATIENCE }, async () => {
  const page = await visit();
  await open(page, "listings");
  await tabTo(page, 'main button[name="type"][value="pc"]', { key: "Shift+Tab" });
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/office\/listings\/\d+\?done=created/);
  await hydrated(page);
  await tabTo(page, 'main input[name="title"]');
  await page.keyboard.type("PC de la tastatură");
  await tabTo(page, 'main button[name="intent"][value="save"]');
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("main h1").innerText()).toContain("PC de la tastatură");
});

test("two rows are ticked and printed, with the keys of a checkbox", { timeout: PATIENCE }, async () => {
  const page = await visit();
  await open(page, "orders");
  const boxes = page.locator('tbody input[type="checkbox"]');
  expect(await boxes.count()).toBeGreaterThan(1);
  for (const row of [0, 1]) {
    const value = await boxes.nth(row).getAttribute("value");
    await tabTo(page, `tbody input[type="checkbox"][value="${value}"]`);
    await page.keyboard.press("Space");
    await expect.poll(() => boxes.nth(row).isChecked()).toBe(true);
  }
  await tabTo(page, 'form[data-bar] button[value="prepare"]');
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await page.keyboard.press("Enter");
  expect((await answered).status()).toBeLessThan(500);
  await page.locator("main [role=status], main [role=alert], main [aria-live]").first().waitFor();
});

test("a measurement is typed at the bench: Enter leads from field to field", { timeout: PATIENCE }, async () => {
  const page = await visit();
  await open(page, `bench/${office.records.unit}`);
  await tabTo(page, 'main input[name="cinebench-single"]');
  await page.keyboard.press("Control+a");
  await page.keyboard.type("1512");
  await page.keyboard.press("Enter");
  expect((await stopOf(page, 'main input[name="cinebench-single"]')).isThere).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.matches("main form input, main form select"))).toBe(true);
  await tabTo(page, 'main form:has(input[value="measure"]) button');
  await page.keyboard.press("Enter");
  await page.waitForURL(/saved=\d/);
  await expect.poll(() => page.locator('[name="cinebench-single"]').inputValue()).toBe("1512");
});

test("photos are put in order by their buttons, and the first one by one press", { timeout: PATIENCE }, async () => {
  const page = await visit();
  await open(page, `listings/${office.records.listing}`);
  const photos = page.locator("li:has(button[value=nowhere])");
  const order = () =>
    photos.evaluateAll((items) => items.map((item) => item.querySelector("a")?.getAttribute("href") ?? ""));
  const before = await photos.count();
  const files = [];
  for (const width of [640, 660, 680])
    files.push({ name: `${width}.png`, mimeType: "image/png", buffer: await aPng({ width, noise: true }) });
  await page.locator('input[type="file"][multiple]').first().setInputFiles(files);
  // The three are one upload, resized in turn: on a busy machine that takes longer than a press.
  await expect.poll(() => photos.count(), { timeout: 60_000 }).toBe(before + 3);
  await page.reload();
  await hydrated(page);
  const added = await order();
  const last = added.at(-1)!;
  const ofLast = `li:has(a[href="${last}"])`;
  await tabTo(page, `${ofLast} button[value="earlier"]`);
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await order()).indexOf(last)).toBe(added.length - 2);
  // The button that was pressed still has the focus, so it can be pressed again.
  await expect.poll(async () => (await stopOf(page, `${ofLast} button[value="earlier"]`)).isThere).toBe(true);
  await tabTo(page, `${ofLast} button[value="first"]`);
  await page.keyboard.press("Space");
  await expect.poll(async () => (await order())[0]).toBe(last);
  await page.reload();
  expect((await order())[0]).toBe(last);
});

test("a scanner's burst of keys, ended by Enter, opens the unit", { timeout: PATIENCE }, async () => {
  const page = await visit();
  await open(page, "units");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("list-q");
  expect((await stopOf(page, "#list-q")).faults).toEqual([]);
  await page.keyboard.type(office.records.unit, { delay: 0 });
  await page.keyboard.press("Enter");
  await page.waitForURL(address(`units/${office.records.unit}`));
});
