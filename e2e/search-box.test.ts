// The suggestions of the header's search box, by keyboard, mouse and touch.

import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { aBrowser, DESKTOP, PHONE, stopTheClock } from "./browser.ts";
import { sharedShop } from "./shop.ts";

const shop = sharedShop();
const browser = aBrowser();

const box = (page: Page) =>
  page.locator('header ~ div input[name="q"]:visible, header input[name="q"]:visible').first();
const options = (page: Page) => page.locator('[role="option"]');
const status = (page: Page) => page.locator("search:visible output");

/** Focuses the box of a hydrated page, after the suggestions' script has loaded. */
async function enter(page: Page, path = "/about") {
  await page.goto(shop.url + path);
  await expect
    .poll(async () => {
      await box(page).blur();
      await box(page).focus();
      return box(page).getAttribute("role");
    })
    .toBe("combobox");
}

/** Types without pauses, however busy the machine is. */
function type(page: Page, text: string) {
  return box(page).evaluate((input, characters) => {
    for (const character of characters) {
      (input as HTMLInputElement).value += character;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, text);
}

const widths = [
  { where: "on a phone", viewport: PHONE },
  { where: "at a desk", viewport: DESKTOP },
];

describe.each(widths)("suggestions $where", ({ viewport }) => {
  test("are reached by the arrows, announced by their number, and Enter goes to the chosen one", async () => {
    const page = await browser.visit({ viewport });
    await enter(page);
    await expect.poll(() => box(page).getAttribute("aria-expanded")).toBe("false");
    await type(page, "gefroce 3060");
    await options(page).first().waitFor();
    const count = await options(page).count();
    await expect.poll(() => box(page).getAttribute("aria-expanded")).toBe("true");
    await expect.poll(() => status(page).textContent()).toContain(String(count));
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

    await box(page).press("ArrowDown");
    const active = page.locator('[role="option"][aria-selected="true"]');
    await expect.poll(() => active.count()).toBe(1);
    await expect
      .poll(async () => (await box(page).getAttribute("aria-activedescendant")) === (await active.getAttribute("id")))
      .toBe(true);
    await expect.poll(() => active.textContent()).toContain("RTX 3060");
    const href = await active.getAttribute("href");
    expect(href).toMatch(/^\/products\?gpus=/);
    const announced = await active.locator("[data-count]").getAttribute("data-count");
    await box(page).press("Enter");
    await page.waitForURL(shop.url + href);
    await page.locator(`[data-total="${announced}"]`).waitFor();
    await expect.poll(() => options(page).count()).toBe(0);
    await expect.poll(() => box(page).inputValue()).toBe("");
  });

  test("go round past both ends, Escape takes them away and leaves what was typed, Enter then searches", async () => {
    const page = await browser.visit({ viewport });
    await enter(page);
    await type(page, "ryzen");
    await options(page).first().waitFor();
    const last = (await options(page).count()) - 1;
    await box(page).press("ArrowUp");
    await expect.poll(() => options(page).nth(last).getAttribute("aria-selected")).toBe("true");
    await box(page).press("ArrowDown");
    await expect.poll(() => box(page).getAttribute("aria-activedescendant")).toBeNull();
    await box(page).press("ArrowDown");
    await expect.poll(() => options(page).nth(0).getAttribute("aria-selected")).toBe("true");

    await box(page).press("Escape");
    await expect.poll(() => options(page).count()).toBe(0);
    await expect.poll(() => box(page).inputValue()).toBe("ryzen");
    await box(page).press("Enter");
    await page.waitForURL(/\/products\?q=ryzen/);
  });

  test("are gone once Enter has searched, and stay away; the results' heading has the focus", async () => {
    const page = await browser.visit({ viewport });
    const requests: string[] = [];
    page.on("request", (request) => request.url().includes("/api/suggestions") && requests.push(request.url()));
    await enter(page, "/products");
    await type(page, "ryzen");
    await options(page).first().waitFor();
    await stopTheClock(page);
    await box(page).press("Enter");
    await page.waitForURL(/\/products\?q=ryzen/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    const before = requests.length;
    await page.clock.runFor(2000);
    expect(requests.length).toBe(before);
    await expect.poll(() => options(page).count()).toBe(0);
    await expect.poll(() => box(page).inputValue()).toBe("ryzen");
  });

  test("close on Tab and on a press elsewhere, after a search as before it", async () => {
    const page = await browser.visit({ viewport });
    await enter(page, "/products");
    await type(page, "ryzen");
    await options(page).first().waitFor();
    await box(page).press("Enter");
    await page.waitForURL(/\/products\?q=ryzen/);
    // The results take the focus from the box once they are shown.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    for (const leave of [() => box(page).press("Tab"), () => page.mouse.click(4, viewport.height - 8)]) {
      await box(page).focus();
      await type(page, "5");
      await options(page).first().waitFor();
      await leave();
      await expect.poll(() => options(page).count()).toBe(0);
    }
  });

  test("are followed by a press, with the mouse or a finger", async () => {
    const page = await browser.visit({ viewport, hasTouch: viewport === PHONE });
    await enter(page);
    await type(page, "placi vid");
    const catalogueIndex = options(page).filter({ hasText: "Plăci video" }).first();
    await (viewport === PHONE ? catalogueIndex.tap() : catalogueIndex.click());
    await page.waitForURL(/\/components\/graphics-cards$/);
    await expect.poll(() => options(page).count()).toBe(0);
  });
});

describe("the box", () => {
  test.each([
    ["ro", "placă de bază", "/components/motherboards"],
    ["hu", "videokártya", "/components/graphics-cards"],
    ["uk", "блок живлення", "/components/power-supplies"],
    ["en", "hard drive", "/components/hdd"],
  ])("leads to the category that is asked for by its name: %s", async (language, text, path) => {
    const page = await browser.visit({ javaScriptEnabled: language !== "ro" });
    await page.goto(`${shop.url}/about?lng=${language}`);
    await box(page).fill(text);
    await box(page).press("Enter");
    await page.waitForURL(shop.url + path);
    await page.locator("[data-total] h2").first().waitFor();
  });

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
    const requests: string[] = [];
    const given: string[] = [];
    const late: { text: string; route: Route }[] = [];
    page.on(
      "requestfailed",
      (request) =>
        request.url().includes("/api/suggestions") && given.push(new URL(request.url()).searchParams.get("q") ?? ""),
    );
    await page.route("**/api/suggestions?*", async (route) => {
      const text = new URL(route.request().url()).searchParams.get("q") ?? "";
      requests.push(text);
      if (text === "rtx") late.push({ text, route });
      else await route.continue();
    });
    await enter(page);
    await type(page, "rtx");
    await expect.poll(() => late.length).toBe(1);
    expect(requests).toEqual(["rtx"]);
    await box(page).fill("noctua");
    await options(page).first().waitFor();
    await expect.poll(() => options(page).first().textContent()).toContain("Noctua");
    await expect.poll(() => given).toEqual(["rtx"]);
    await late[0]?.route
      .fulfill({
        json: { suggestions: [{ kind: "part", label: "stale", href: "/", place: null, count: 1, price: null }] },
      })
      .catch(() => {});
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect.poll(() => options(page).allTextContents()).not.toContain("stale");
    // Typing another letter removes the old list at once, before new suggestions arrive.
    await page.route("**/api/suggestions?*", () => {});
    await box(page).press("x");
    await expect.poll(() => options(page).count()).toBe(0);
  });

  test("stays a plain search where suggestions do not arrive", async () => {
    const page = await browser.visit();
    await page.route("**/api/suggestions?*", (route) => route.fulfill({ status: 404, body: "" }));
    await enter(page);
    const answer = page.waitForResponse(/api\/suggestions/);
    await type(page, "ryzen");
    await answer;
    await box(page).press("Enter");
    await page.waitForURL(/\/products\?q=ryzen/);
  });

  test.each([
    ["hu", "videokárty", "Videokártyák", "javaslat"],
    ["uk", "відеокарт", "Відеокарти", "підказк"],
    ["en", "graphics", "Graphics cards", "suggestion"],
  ])("speaks the visitor's language: %s", async (language, typed, catalogueIndex, word) => {
    const page = await browser.visit();
    await enter(page, `/about?lng=${language}`);
    await type(page, typed);
    await options(page).filter({ hasText: catalogueIndex }).first().waitFor();
    expect((await status(page).textContent())?.toLowerCase()).toContain(word);
  });
});
