// The page of a PC: enlarged pictures, the price history, and the page after it is sold.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openEmbedded } from "../base/db.server.ts";
import type { ListingId } from "../base/id.ts";
import { addUnitPhotos } from "../shop/catalogue/publishing/add-unit-photos.server.ts";
import { drawUnitPhoto } from "../shop/inventory/photos/draw-unit-photo.server.ts";
import { STAFF } from "../testing/orders.ts";
import { aPhoto } from "../testing/photos.ts";
import { aBrowser, hydrated, DESKTOP, PHONE } from "./browser.ts";
import { addToCart, answerWarranty, cards, fillCard, goToPayment, orderNumber, placeOrder } from "./checkout-steps.ts";
import { startShop, type RunningShop } from "./shop.ts";

let shop: RunningShop;
const browser = aBrowser();
beforeAll(async () => {
  shop = await startShop();
  await photograph(PHOTOGRAPHED);
});
afterAll(() => shop.close());

/** A listing on the first page of the list with staff photos: one that fills the frame, and one in portrait. */
const PHOTOGRAPHED = 3 as ListingId;

/** Through the shop's own functions, while the shop is stopped. */
async function photograph(listingId: ListingId): Promise<void> {
  await shop.leave();
  const database = await openEmbedded(shop.dataDir);
  const { id: unitId } = await database.db
    .selectFrom("unit")
    .where("listingId", "=", listingId)
    .select("id")
    .executeTakeFirstOrThrow();
  // Enlarged noise has about the file size of a photo.
  const taken = [await aPhoto({ width: 320, height: 240, noise: true }), await aPhoto({ width: 900, height: 1600 })];
  const photos = [];
  for (const [at, bytes] of taken.entries()) {
    const drawn = await drawUnitPhoto(bytes);
    if (!drawn.ok) throw new Error(`the test's photo was refused: ${drawn.domainError.code}`);
    photos.push({ ...drawn.value, name: `${at}.jpg` });
  }
  await addUnitPhotos(database, { unitId, actor: STAFF, photos });
  await database.close();
  await shop.killAndRestart();
}

const widths = [
  { where: "on a phone", viewport: PHONE },
  { where: "at a desk", viewport: DESKTOP },
];

const large = (page: Page) => page.locator("main a[target=_blank]:visible").first();
const lightbox = (page: Page) => page.locator("dialog[open]");
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The zoom of the picture in percent. */
const scale = async (page: Page) =>
  Number(/\d+/.exec((await lightbox(page).locator("output").textContent()) ?? "")?.[0]);

describe.each(widths)("a picture $where", ({ viewport }) => {
  async function open(): Promise<Page> {
    const page = await browser.visit({ viewport, hasTouch: viewport === PHONE });
    await page.goto(`${shop.url}/products/1`);
    await hydrated(page);
    await large(page).click();
    await lightbox(page)
      .locator("img")
      .evaluate((picture) => (picture as HTMLImageElement).decode());
    return page;
  }

  test("is looked at over the page, zoomed by keys, and left by Escape to where one was", async () => {
    const page = await open();
    expect(page.context().pages()).toHaveLength(1);
    await expect.poll(() => scale(page)).toBe(100);
    const before = await lightbox(page).locator("img").boundingBox();
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    await expect.poll(() => scale(page)).toBe(225);
    await expect
      .poll(async () => (await lightbox(page).locator("img").boundingBox())?.width)
      .toBeCloseTo((before?.width ?? 0) * 2.25, 0);
    for (let press = 0; press < 5; press++) await page.keyboard.press("+");
    await expect.poll(() => scale(page)).toBe(400);
    await page.keyboard.press("0");
    await expect.poll(() => scale(page)).toBe(100);
    await page.keyboard.press("ArrowRight");
    await expect
      .poll(() => lightbox(page).locator("img").getAttribute("src"))
      .toMatch(/-inside(-[14])?\.[0-9a-f]{6}-1200\.webp$/);
    await page.keyboard.press("Escape");
    await expect.poll(() => lightbox(page).count()).toBe(0);
    // The page behind shows the picture that was viewed last.
    await expect.poll(() => page.locator('input[name="view"][value="inside"]').isChecked()).toBe(true);
    await expect
      .poll(() => page.locator("figure:visible a").evaluate((link) => link === document.activeElement))
      .toBe(true);
    await expect.poll(() => overflow(page)).toBe(0);
  });

  test("is zoomed where one points, by the wheel, a double press and the buttons", async () => {
    const page = await open();
    const stage = lightbox(page).locator("section");
    const box = await stage.boundingBox();
    const corner = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
    await page.mouse.move(corner.x, corner.y);
    await page.mouse.wheel(0, -400);
    await expect.poll(() => scale(page)).toBeGreaterThan(200);
    await expect.poll(() => stage.evaluate((element) => element.scrollLeft)).toBeLessThan(60);
    await page.mouse.dblclick(corner.x, corner.y);
    await expect.poll(() => scale(page)).toBe(100);
    await page.mouse.dblclick(corner.x, corner.y);
    await expect.poll(() => scale(page)).toBe(200);
    await stage.evaluate((element) => element.scrollTo(0, 0));
    await page.mouse.move(corner.x + 100, corner.y + 100);
    await page.mouse.down();
    await page.mouse.move(corner.x + 20, corner.y + 100, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => stage.evaluate((element) => element.scrollLeft)).toBeCloseTo(80, -1);
    await lightbox(page).getByRole("button", { name: "Micșorează" }).click();
    await expect.poll(() => scale(page)).toBeLessThan(200);
    await lightbox(page).getByRole("button", { name: "Închide" }).click();
    await expect.poll(() => lightbox(page).count()).toBe(0);
  });

  test("opens in its full size in a tab of its own before JavaScript", async () => {
    const page = await browser.visit({ viewport, javaScriptEnabled: false });
    await page.goto(`${shop.url}/products/1`);
    const tab = page.context().waitForEvent("page");
    await large(page).click();
    const opened = await tab;
    await opened.waitForURL(/\/assets\/pictures\/[\w.-]+-1200\.webp$/);
  });
});

describe.each(widths)("the pictures $where", ({ viewport }) => {
  const arrived = () =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  const weight = () =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/assets\/pictures\/|\/photos\//.test(name))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);

  test.each(["/", "/products", "/products/1", `/products/${PHOTOGRAPHED}`])(
    "of %s move nothing when they come, and are light",
    async (path) => {
      const page = await browser.visit({ viewport, deviceScaleFactor: viewport === PHONE ? 3 : 1 });
      // Web fonts are off: when they load late, line breaks change, which has nothing to do with pictures.
      await page.route("**/*.woff2", (route) => route.fulfill({ status: 404 }));
      await page.addInitScript(() => {
        const seen = window as unknown as { shifted: number };
        seen.shifted = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) seen.shifted += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(shop.url + path);
      await hydrated(page);
      await page.waitForFunction(arrived);
      if (path !== "/" && path !== "/products/1")
        await expect.poll(() => page.locator('main img[src*="/photos/"]').count()).toBeGreaterThan(0);
      const bytes = await page.evaluate(weight);
      expect(bytes).toBeGreaterThan(3000);
      expect(bytes).toBeLessThan(250_000);
      // Only the picture of the current theme is loaded, and a phone loads a small one.
      const stages = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .flatMap((entry) =>
            entry.name.includes("/stage-") ? [(entry as PerformanceResourceTiming).encodedBodySize] : [],
          ),
      );
      // On a phone the answer takes the place of the hero's picture.
      expect(stages).toHaveLength(path === "/" && viewport !== PHONE ? 1 : 0);
      for (const size of stages) expect(size).toBeLessThan(40_000);
      await page.mouse.wheel(0, 1500);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
      await page.waitForFunction(arrived);
      expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBe(0);
    },
  );
});

test("a picture is zoomed by two fingers", async () => {
  const page = await browser.visit({ viewport: PHONE, hasTouch: true });
  await page.goto(`${shop.url}/products/1`);
  await hydrated(page);
  await large(page).tap();
  await lightbox(page)
    .locator("img")
    .evaluate((picture) => (picture as HTMLImageElement).decode());
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart: number) =>
    fingers.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd"
          ? []
          : [
              { x: 180 - apart / 2, y: 370 },
              { x: 180 + apart / 2, y: 370 },
            ],
    });
  await touch("touchStart", 60);
  for (const apart of [80, 120, 150]) await touch("touchMove", apart);
  await touch("touchEnd", 0);
  await expect.poll(() => scale(page)).toBe(250);
});

test("on a phone the price and the cart are in reach all down the page, and the way to the cart is said", async () => {
  const page = await browser.visit({ viewport: PHONE });
  await page.goto(`${shop.url}/products/2`);
  await hydrated(page);
  const bar = page.locator("main [data-bar]");
  // The page's own button stands on the first screen.
  await bar.waitFor({ state: "hidden" });
  await page.locator("#similar").scrollIntoViewIfNeeded();
  await bar.getByText("2.599").waitFor();
  await page.locator("#buy").scrollIntoViewIfNeeded();
  await bar.waitFor({ state: "hidden" });
  await page.locator("#similar").scrollIntoViewIfNeeded();
  await bar.locator("button").click();
  await page.locator('section[aria-live] a[href="/cart"]').click();
  await page.waitForURL(`${shop.url}/cart`);
  await page.locator("main").getByText("2.599").first().waitFor();
});

test("on a laptop the name, the price and the cart's button stand in the first view", async () => {
  const page = await browser.visit({ viewport: { width: 1366, height: 768 } });
  await page.goto(`${shop.url}/products/1`);
  await hydrated(page);
  const button = await page.locator("#buy button").last().boundingBox();
  expect(button!.y).toBeLessThan(560);
  const price = await page.locator("main").getByText("4.599").first().boundingBox();
  expect(price!.y).toBeLessThan(button!.y);
  // All that decides is on this screen: the five games, the day, the return, the guarantee and the ways to pay.
  for (const decisive of [page.locator('[data-frames="1080p"] li').last(), page.getByText("Plătești cu cardul")]) {
    const box = await decisive.boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(768);
  }
  await page.getByText(/^Ajunge (luni|marți|miercuri|joi|vineri|sâmbătă), \d+ \p{L}+/u).waitFor();
});

test("the frame rates change with the resolution, also without JavaScript", async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.visit({ javaScriptEnabled });
    await page.goto(`${shop.url}/products/1`);
    const rows = (resolution: string) => page.locator(`[data-frames="${resolution}"]`);
    await rows("1080p").waitFor();
    expect(await rows("1080p").locator("li").count()).toBe(5);
    expect(await rows("1440p").isVisible()).toBe(false);
    await page.getByText("1440p", { exact: true }).click();
    await rows("1440p").waitFor();
    expect(await rows("1080p").isVisible()).toBe(false);
  }
});

test("the three grades are shown, and this one's is marked", async () => {
  const page = await browser.visit();
  await page.goto(`${shop.url}/products/1`);
  const grades = page.locator("section[aria-labelledby=grades] li");
  expect(await grades.count()).toBe(3);
  expect(await page.locator("section[aria-labelledby=grades] [aria-current]").textContent()).toMatch(
    /Acest exemplar.*4\.599\sRON/,
  );
});

test("on a phone the name and the price stand above the picture", async () => {
  const page = await browser.visit({ viewport: PHONE });
  await page.goto(`${shop.url}/products/1`);
  await hydrated(page);
  const picture = await large(page).boundingBox();
  const price = await page.locator("main").getByText("4.599").first().boundingBox();
  expect((await page.locator("h1").boundingBox())!.y).toBeLessThan(price!.y);
  expect(price!.y).toBeLessThan(picture!.y);
});

describe("what a machine has cost", () => {
  /** The id of a reduced listing and its two prices, from the feed for Google. */
  async function reduced() {
    const feed = await (await fetch(`${shop.url}/feeds/google.xml`)).text();
    const [, id, before, now] =
      /<item><g:id>(\d+)<\/g:id>(?:(?!<\/item>).)*<g:price>(\S+) RON<\/g:price><g:sale_price>(\S+) RON/s.exec(feed) ??
      [];
    return { id, before: Number(before), now: Number(now) };
  }

  test.each([true, false])(
    "is drawn and told as a table where it was reduced (JavaScript: %s)",
    async (javaScriptEnabled) => {
      const { id, before, now } = await reduced();
      const page = await browser.visit({ viewport: PHONE, javaScriptEnabled });
      await page.goto(`${shop.url}/products/${id}`);
      const history = page.locator("main details", { has: page.locator("table caption") });
      await expect.poll(() => history.evaluate((details) => (details as HTMLDetailsElement).open)).toBe(true);
      await expect
        .poll(() => history.locator("svg[role=img]").getAttribute("aria-label"))
        .toMatch(/cel mai mic [\d.,]+\sRON, cel mai mare [\d.,]+\sRON/);
      const amount = (text: string | null) => Number(text?.replace(/[^\d,]/g, "").replace(",", "."));
      const prices = (await history.locator("tbody td").allTextContents()).map(amount);
      expect(prices.length).toBeGreaterThanOrEqual(2);
      expect(prices.at(-1)).toBe(now);
      expect(prices).toContain(before);
      expect(amount(await page.locator("main del").first().textContent())).toBe(before);
      await expect.poll(() => history.locator("figcaption").textContent()).toContain("30 de zile");
      await expect.poll(() => overflow(page)).toBe(0);
    },
  );

  test("is not drawn where it has always been the same", async () => {
    const html = await (await fetch(`${shop.url}/products/1`)).text();
    expect(html).not.toContain("<caption>");
  });
});

test("a machine that is sold keeps its page, which says so, shows similar ones, and tells search engines", async () => {
  const page = await browser.visit();
  await addToCart(page, { url: shop.url, listing: 2 });
  await goToPayment(page, { url: shop.url });
  await fillCard(page, cards.accepted);
  await placeOrder(page, "card");
  await answerWarranty(page, "no");
  await orderNumber(page);

  const somebody = await browser.visit();
  await somebody.goto(`${shop.url}/products/2`);
  await expect.poll(() => somebody.locator("main").textContent()).toContain("Vândut");
  const data = await somebody.locator('script[type="application/ld+json"]').allTextContents();
  const product = data
    .map((text) => JSON.parse(text) as { "@type": string; offers?: { availability: string } })
    .find((found) => found["@type"] === "Product");
  expect(product?.offers?.availability).toBe("https://schema.org/SoldOut");
  await expect.poll(() => somebody.locator('main form[action="/cart"] [name="intent"][value="add"]').count()).toBe(0);
  await expect
    .poll(() => somebody.locator("section[aria-labelledby=similar] a[href^='/products/']").count())
    .toBeGreaterThan(2);
  await somebody.goto(`${shop.url}/products`);
  await expect.poll(() => somebody.locator("[data-total] a[href='/products/2']").count()).toBe(0);
});
