// The search box of the header while somebody types: what it suggests, by keyboard, mouse and touch.

import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aBrowser, DESK, PHONE } from "./browser.ts";
import { startShop, type RunningShop } from "./shop.ts";

let shop: RunningShop;
const browser = aBrowser();
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const box = (page: Page) => page.locator('header ~ div input[name="q"]:visible, header input[name="q"]:visible').first();
const options = (page: Page) => page.locator('[role="option"]');
const status = (page: Page) => page.locator("search:visible output");

/** In the box of a living page, with the suggestions' own file there. */
async function enter(page: Page, path = "/about") {
  await page.goto(shop.url + path);
  await expect.poll(async () => {
    await box(page).blur();
    await box(page).focus();
    return box(page).getAttribute("role");
  }).toBe("combobox");
}

const widths = [
  { where: "on a phone", viewport: PHONE },
  { where: "at a desk", viewport: DESK },
];

describe.each(widths)("suggestions $where", ({ viewport }) => {
  test("are reached by the arrows, announced by their number, and Enter goes to the chosen one", async () => {
    const page = await browser.visit({ viewport });
    await enter(page);
    expect(await box(page).getAttribute("aria-expanded")).toBe("false");
    await box(page).pressSequentially("gefroce 3060");
    await options(page).first().waitFor();
    const count = await options(page).count();
    expect(await box(page).getAttribute("aria-expanded")).toBe("true");
    expect(await status(page).textContent()).toContain(String(count));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

    await box(page).press("ArrowDown");
    const active = page.locator('[role="option"][aria-selected="true"]');
    expect(await active.count()).toBe(1);
    expect(await box(page).getAttribute("aria-activedescendant")).toBe(await active.getAttribute("id"));
    expect(await active.textContent()).toContain("RTX 3060");
    const href = await active.getAttribute("href");
    expect(href).toMatch(/^\/products\?gpus=/);
    const said = await active.locator("[data-count]").getAttribute("data-count");
    await box(page).press("Enter");
    await page.waitForURL(shop.url + href);
    await page.locator(`[data-total="${said}"]`).waitFor();
    expect(await options(page).count()).toBe(0);
    expect(await box(page).inputValue()).toBe("");
  });

  test("go round past both ends, Escape takes them away and leaves what was typed, Enter then searches", async () => {
    const page = await browser.visit({ viewport });
    await enter(page);
    await box(page).pressSequentially("ryzen");
    await options(page).first().waitFor();
    const last = (await options(page).count()) - 1;
    await box(page).press("ArrowUp");
    expect(await options(page).nth(last).getAttribute("aria-selected")).toBe("true");
    await box(page).press("ArrowDown");
    expect(await box(page).getAttribute("aria-activedescendant")).toBeNull();
    await box(page).press("ArrowDown");
    expect(await options(page).nth(0).getAttribute("aria-selected")).toBe("true");

    await box(page).press("Escape");
    await expect.poll(() => options(page).count()).toBe(0);
    expect(await box(page).inputValue()).toBe("ryzen");
    await box(page).press("Enter");
    await page.waitForURL(/\/products\?q=ryzen/);
  });

  test("are followed by a press, with the mouse or a finger", async () => {
    const page = await browser.visit({ viewport, hasTouch: viewport === PHONE });
    await enter(page);
    await box(page).pressSequentially("placi vid");
    const shelf = options(page).filter({ hasText: "Plăci video" }).first();
    await (viewport === PHONE ? shelf.tap() : shelf.click());
    await page.waitForURL(/\/components\/graphics-cards$/);
    await expect.poll(() => options(page).count()).toBe(0);
  });
});

describe("the box", () => {
  test("brings its suggestions only when somebody is in it", async () => {
    const page = await browser.visit();
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await page.goto(`${shop.url}/about`);
    await page.waitForLoadState("networkidle");
    expect(scripts.filter((url) => url.includes("suggestions"))).toEqual([]);
    await enter(page);
    expect(scripts.filter((url) => url.includes("suggestions"))).toHaveLength(1);
  });

  test("waits for a pause in the typing, gives up what it asked for before, and never shows an answer to an older text", async () => {
    const page = await browser.visit();
    const asked: string[] = [];
    const given: string[] = [];
    const late: { text: string; route: Route }[] = [];
    page.on("requestfailed", (request) => request.url().includes("/api/suggestions") && given.push(new URL(request.url()).searchParams.get("q") ?? ""));
    await page.route("**/api/suggestions?*", async (route) => {
      const text = new URL(route.request().url()).searchParams.get("q") ?? "";
      asked.push(text);
      if (text === "rtx") late.push({ text, route });
      else await route.continue();
    });
    await enter(page);
    await box(page).pressSequentially("rtx", { delay: 10 });
    await expect.poll(() => late.length).toBe(1);
    expect(asked).toEqual(["rtx"]);
    await box(page).fill("noctua");
    await options(page).first().waitFor();
    expect(await options(page).first().textContent()).toContain("Noctua");
    expect(given).toEqual(["rtx"]);
    await late[0]?.route.fulfill({ json: { suggestions: [{ kind: "part", label: "stale", href: "/", place: null, count: 1, price: null }] } }).catch(() => {});
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await options(page).allTextContents()).not.toContain("stale");
    // One more letter: the old list goes at once, before anything new is known.
    await page.route("**/api/suggestions?*", () => {});
    await box(page).press("x");
    expect(await options(page).count()).toBe(0);
  });

  test("stays a plain search where suggestions do not arrive", async () => {
    const page = await browser.visit();
    await page.route("**/api/suggestions?*", (route) => route.fulfill({ status: 404, body: "" }));
    await enter(page);
    const answer = page.waitForResponse(/api\/suggestions/);
    await box(page).pressSequentially("ryzen");
    await answer;
    await box(page).press("Enter");
    await page.waitForURL(/\/products\?q=ryzen/);
  });

  test.each([
    ["hu", "videokárty", "Videókártyák", "javaslat"],
    ["uk", "відеокарт", "Відеокарти", "підказк"],
    ["en", "graphics", "Graphics cards", "suggestion"],
  ])("speaks the visitor's language: %s", async (language, typed, shelf, word) => {
    const page = await browser.visit();
    await enter(page, `/about?lng=${language}`);
    await box(page).pressSequentially(typed);
    await options(page).filter({ hasText: shelf }).first().waitFor();
    expect((await status(page).textContent())?.toLowerCase()).toContain(word);
  });
});
