// Finding a PC, with and without JavaScript, on a phone and a desktop.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { aBrowser, hydrated, DESKTOP, PHONE } from "./browser.ts";
import { sharedShop } from "./shop.ts";

const visitors = [
  { who: "a phone", viewport: PHONE, javaScriptEnabled: true },
  { who: "a desk", viewport: DESKTOP, javaScriptEnabled: true },
  { who: "a phone without JavaScript", viewport: PHONE, javaScriptEnabled: false },
  { who: "a desk without JavaScript", viewport: DESKTOP, javaScriptEnabled: false },
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

  /** On a phone the filter panel opens by a button. */
  async function openFilters(page: Page) {
    const preset = page.locator('input[type="radio"][name="priceRange"][value="2000-3000"]');
    if (!(await preset.isVisible())) await page.locator("main button[popovertarget]:visible").click();
    await preset.waitFor();
  }

  const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

  /** The scroll position when it has settled, far down. */
  async function restingPlace(page: Page): Promise<number> {
    let before = -1;
    await expect
      .poll(
        async () => {
          const now = await scrolled(page);
          const rests = now === before && now > 600;
          before = now;
          return rests;
        },
        { interval: 100 },
      )
      .toBe(true);
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
    await expect
      .poll(() => page.locator('form[action="/products"] input[name="q"]:visible').first().inputValue())
      .toBe("rtx3060");
  });

  test("where nothing matches the page says so, and one press brings everything back", async () => {
    const page = await visit();
    await page.goto(`${shop.url}/products?ramType=DDR4`);
    const box = page.locator("main #list-search");
    await openFilters(page);
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

describe.each([
  { where: "a phone", viewport: PHONE },
  { where: "a desk", viewport: DESKTOP },
])("a price range of one's own on $where", ({ viewport }) => {
  test("is edited in any order: the other end follows, the boxes stay", async () => {
    const page = await browser.visit({ viewport });
    await page.goto(`${shop.url}/products?priceRange=2100-3000`);
    await hydrated(page);
    const [min, max] = [page.locator('[name="priceMin"]'), page.locator('[name="priceMax"]')];
    if (viewport === PHONE) await page.locator("main button[popovertarget]:visible").click();
    await min.fill("4000");
    await min.press("Tab");
    await expect.poll(() => max.inputValue()).toBe("4100");
    await expect.poll(() => max.evaluate((box) => box === document.activeElement)).toBe(true);
    // On a desk the list follows each end; a phone waits for the button.
    const shows = async (range: string) => {
      if (viewport === DESKTOP) await page.waitForURL(new RegExp(`priceRange=${range}`));
    };
    await shows("4000-4100");
    await max.fill("5000");
    await max.press("Tab");
    await shows("4000-5000");
    // 4000 to 5000 is also a predefined range, but the text fields stay.
    expect(await min.isVisible()).toBe(true);
    for (const [typed, becomes] of [
      ["-5", "500"],
      ["1234.5", "1235"],
      ["1e3", "1000"],
    ] as const) {
      await min.fill(typed);
      await min.press("Enter");
      await page.waitForURL(new RegExp(`priceRange=${becomes}-5000`));
      if (viewport === PHONE) {
        await min.waitFor({ state: "hidden" });
        await page.locator("main button[popovertarget]:visible").click();
      }
      await expect.poll(() => min.inputValue()).toBe(becomes);
    }
    await max.fill("900");
    await max.press("Enter");
    await page.waitForURL(/priceRange=800-900/);
  });
});

const combines = (q: string, ramType: string) => (url: URL) =>
  url.searchParams.get("q") === q &&
  url.searchParams.get("ramType") === ramType &&
  url.searchParams.getAll("within").includes("1");

describe("at a desk", () => {
  test("a capacity goes with its drive", async () => {
    const page = await browser.visit();
    await page.goto(`${shop.url}/products?storageType=hdd&hddCapacity=1tb`);
    await hydrated(page);
    const capacity = page.locator(".facet-hddCapacity");
    expect(await capacity.isVisible()).toBe(true);
    await page.locator('input[name="storageType"][value=""]').check();
    await page.waitForURL(`${shop.url}/products`);
    await capacity.waitFor({ state: "hidden" });
  });

  test("a text that takes the filters away says so, and so does a filter that takes the text away", async () => {
    const page = await browser.visit();
    await page.goto(`${shop.url}/products?ramType=DDR4`);
    await hydrated(page);
    await page.locator("#list-search").fill("ryzen");
    await page.locator("#list-search").press("Enter");
    await page.waitForURL(`${shop.url}/products?q=ryzen`);
    await page.getByText("așa că filtrele au fost eliminate").waitFor();
    await expect.poll(() => page.locator("#list-search").evaluate((box) => box === document.activeElement)).toBe(true);
    await page.locator('input[name="ramType"][value="DDR4"]').check();
    await page.waitForURL(`${shop.url}/products?ramType=DDR4`);
    await page.getByText("așa că textul căutat a fost eliminat").waitFor();
  });

  test.each([true, false])(
    "searching within the results is remembered from page to page, with JavaScript: %s",
    async (javaScriptEnabled) => {
      const page = await browser.visit({ javaScriptEnabled });
      await page.goto(`${shop.url}/products?ramType=DDR4`);
      if (javaScriptEnabled) await hydrated(page);
      await page.locator('input[name="within"][type="checkbox"]').check();
      await page.locator("#list-search").fill("ryzen");
      await page.locator("#list-search").press("Enter");
      await page.waitForURL(combines("ryzen", "DDR4"));
      await page.goto(`${shop.url}/products?ramType=DDR5`);
      await expect.poll(() => page.locator('input[name="within"][type="checkbox"]').isChecked()).toBe(true);
      await page.locator("header #header-search").fill("ryzen");
      await page.locator("header #header-search").press("Enter");
      await page.waitForURL(combines("ryzen", "DDR5"));
      // The address changes before the screen does: what is typed between would be replaced.
      await expect.poll(() => page.locator("#list-search").inputValue()).toBe("ryzen");
      // After it is removed, no list shows it.
      await page.locator('input[name="within"][type="checkbox"]').uncheck();
      await page.locator("#list-search").fill("rtx3060");
      await page.locator("#list-search").press("Enter");
      await page.waitForURL(/q=rtx3060/);
      await page.goto(`${shop.url}/products?ramType=DDR4`);
      expect(await page.locator('input[name="within"][type="checkbox"]').isChecked()).toBe(false);
      // One visitor's choice is not in the cached page for others.
      const other = await browser.visit({ javaScriptEnabled });
      await other.goto(`${shop.url}/products?ramType=DDR5`);
      expect(await other.locator('input[name="within"][type="checkbox"]').isChecked()).toBe(false);
    },
  );

  test("a reduced machine's card names its earlier price", async () => {
    const page = await browser.visit();
    await page.goto(`${shop.url}/products`);
    let card = page.locator('.card:has([data-badge="sale"])').first();
    while ((await card.count()) === 0) {
      const next = await page.locator('nav a[rel="next"]').getAttribute("href");
      await page.goto(shop.url + next);
      card = page.locator('.card:has([data-badge="sale"])').first();
    }
    expect(await card.locator("del").textContent()).toMatch(/RON$/);
    expect(await card.locator(".was").textContent()).toContain("30 de zile");
  });
});

describe("a word without an end", () => {
  const endless = "W".repeat(95);

  test.each([
    "/products?q=",
    "/components/ssd?q=",
    "/compare?ids=",
    "/reviews?x=",
    "/products/for/",
    "/alerts/for/pc?q=",
    "/nu-exista/",
  ])("does not widen %s", async (path) => {
    const page = await browser.visit({ viewport: { width: 320, height: 700 } });
    await page.goto(shop.url + path + endless);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});

test("a list of options that holds nothing of that name says so", async () => {
  const page = await browser.visit();
  await page.goto(`${shop.url}/products`);
  await hydrated(page);
  await page.locator('.facet-cpus input[type="search"]').fill("zzzz");
  await page.locator(".facet-cpus").getByText("Niciun model cu acest nume").waitFor();
});

// The positions are the review's: at each width the price is on the first screen, and the keyboard reaches a machine
// before the hundred options of the filters.
describe("the first screen of the list sells", () => {
  const listAt = async (viewport: { width: number; height: number }, path = "/products") => {
    const page = await browser.visit({ viewport });
    await page.goto(shop.url + path);
    await hydrated(page);
    return page;
  };
  const topOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const heights = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));

  test.each(["", "?sort=performance", "?sort=performance&game=gtav", "?sort=priceDesc&ramType=DDR5"])(
    "on a phone, at /products%s",
    async (query) => {
      const page = await listAt({ width: 360, height: 780 }, `/products${query}`);
      expect(await topOf(page, ".card .amount")).toBeLessThan(480);
      const cards = await heights(page, ".card");
      expect(cards).toHaveLength(24);
      expect(Math.max(...cards)).toBeLessThanOrEqual(190);
      expect((await heights(page, "[data-total]"))[0]).toBeLessThan(6200);
      expect(await page.locator('form[action="/products"] input[name="q"]:visible').count()).toBe(1);
      for (const target of await page.locator(".card .pick").all()) {
        const box = await target.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      // The row of tools stays in view.
      await page.mouse.wheel(0, 3000);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
      expect(await page.locator("main button[popovertarget]:visible").boundingBox()).toMatchObject({
        y: expect.closeTo(70, -1),
      });
    },
  );

  test("on a laptop, with few stops for the keyboard", async () => {
    const laptop = await listAt({ width: 1366, height: 768 });
    expect(await topOf(laptop, ".card .amount")).toBeLessThan(560);
    for (const category of ["processors", "graphics-cards", "ram"]) {
      await laptop.goto(`${shop.url}/components/${category}`);
      expect(await topOf(laptop, ".card .amount"), category).toBeLessThan(560);
    }
    const desktop = await listAt(DESKTOP);
    expect(Math.max(...(await heights(desktop, ".card")))).toBeLessThanOrEqual(380);
    // The links that skip something are no detour: the first of the page and the one to the filters.
    let stops = 0;
    for (let inCard = false; !inCard && stops < 50;) {
      await desktop.keyboard.press("Tab");
      const focused = desktop.locator(":focus");
      inCard = (await focused.locator("xpath=ancestor::li[contains(@class, 'card')]").count()) === 1;
      if (!/^#(main|beside)$/.test((await focused.getAttribute("href")) ?? "")) stops++;
    }
    expect(stops).toBeLessThanOrEqual(14);
  });

  test.each([
    [360, 1],
    [700, 2],
    [1366, 3],
    [1799, 3],
    [1800, 4],
  ])("at %i px in %i columns", async (width, columns) => {
    const page = await listAt({ width, height: 900 });
    expect(
      await page
        .locator("[data-total] > .cards")
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length),
    ).toBe(columns);
  });

  test("an order by performance shows the figure that it goes by", async () => {
    const page = await listAt(DESKTOP, "/products?sort=performance");
    const shown = async () =>
      (await page.locator(".card [data-marked] b").allTextContents()).map((text) => Number(text.replace(/\D/g, "")));
    const scores = await shown();
    expect(scores).toHaveLength(24);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    await page.goto(`${shop.url}/products?sort=performance&game=pubg`);
    const rates = await shown();
    expect(rates).toHaveLength(24);
    expect(rates).toEqual(rates.toSorted((a, b) => b - a));
  });
});

test("options that would empty the list are not offered, and a filter that empties it is named", async () => {
  const page = await browser.visit();
  await page.goto(`${shop.url}/products?ramType=DDR5`);
  const counts = await page
    .locator("#filter-form [data-count]")
    .evaluateAll((all) => all.map((count) => Number((count as HTMLElement).dataset["count"])));
  expect(counts.length).toBeGreaterThan(10);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  // No machine on a Ryzen 5 5600 has DDR5: socket AM4 takes DDR4 alone.
  await page.goto(`${shop.url}/products?cpus=amd-ryzen-5-5600&ramType=DDR5`);
  await page.locator('[data-total="0"]').waitFor();
  const without = page.locator('[data-total="0"] a', { hasText: "DDR5" });
  const count = Number(/(\d+) (?:de )?rezultat/.exec((await without.textContent()) ?? "")?.[1]);
  await without.click();
  await page.waitForURL(`${shop.url}/products?cpus=amd-ryzen-5-5600`);
  await expect.poll(() => total(page)).toBe(count);
});

describe.each(visitors)("a heart on a card of the list, from $who", ({ viewport, javaScriptEnabled }) => {
  test("puts the machine among the favourites", async () => {
    const page = await browser.visit({ viewport, javaScriptEnabled });
    await page.goto(`${shop.url}/products`);
    if (javaScriptEnabled) await hydrated(page);
    const title = await page.locator(".card h2").first().textContent();
    const heart = page.locator(".card button").first();
    await heart.click();
    if (javaScriptEnabled) {
      await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
      expect(new URL(page.url()).pathname).toBe("/products");
      await page.goto(`${shop.url}/favourites`);
    }
    await expect.poll(() => page.locator("main h2").first().textContent()).toBe(title);
  });
});
