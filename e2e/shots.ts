// `npm run shots`: screenshots of every screen at 360 and 1280 px, light and dark, in Romanian and Ukrainian, in shots/.
//   --only home,buying    some screens only      --fast   light Romanian only
//   --at http://…         a shop that already runs, instead of one of its own

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser, type Page } from "playwright-core";
import { findChromium } from "../scripts/find-chromium.ts";
import { addToCart, answerWarranty, fillShipping, goToPayment, placeOrder, sendShipping } from "./checkout-steps.ts";
import { startShop } from "./shop.ts";

/** One combination of size, theme and language. Its index makes each buyer buy another PC. */
type Look = { theme: "light" | "dark"; language: string; width: number; turn: number };
type Take = (name: string, options?: { whole?: boolean }) => Promise<void>;
type Screen =
  | { name: string; path: string }
  | { name: string; walk: (page: Page, take: Take, look: Look) => Promise<void> };

const FOLDER = join(import.meta.dirname, "../shots");
const FIRST_PC = 40; // a listing id of the demo catalogue; lower ids are the samples, which stay unsold

const { values } = parseArgs({
  options: { only: { type: "string" }, fast: { type: "boolean", default: false }, at: { type: "string" } },
});
const shop = values.at ? null : await startShop();
const url = values.at ?? shop?.url ?? "";

const screens: Screen[] = [
  { name: "home", path: "/" },
  { name: "list", path: "/products" },
  { name: "list-filtered", path: "/products?cpus=amd-ryzen-5-5600&game=cs2&sort=performance" },
  { name: "list-nothing", path: "/products?q=xyzxyz" },
  { name: "product", path: "/products/1" },
  { name: "product-benchmarks", path: "/products/1?tab=benchmarks" },
  { name: "product-warranty", path: "/products/1?tab=warranty" },
  { name: "product-unknown", path: "/products/999999" },
  { name: "components", path: "/components" },
  { name: "component-list", path: "/components/graphics-cards" },
  { name: "compare", path: "/compare?ids=1&ids=2&ids=3" },
  { name: "configurator", path: "/configurator" },
  {
    name: "build",
    async walk(page, take) {
      await page.goto(`${url}/configurator`, { waitUntil: "networkidle" });
      await page.locator('main a[href="/configurator/processors"]').first().click();
      await page.waitForURL("**/configurator/processors");
      await take("build-choose-first");
      await page.locator("main li:has(h2) a").last().click();
      await page.waitForURL(/processors=/);
      await take("build-begun");
      await page.goto(page.url().replace("/configurator?", "/configurator/motherboards?"), {
        waitUntil: "networkidle",
      });
      await page.locator("main details summary").click();
      await take("build-choose");
      await page.goto(`${url}/configurator`, { waitUntil: "networkidle" });
      await page.locator('main a[href*="power-supplies="]').last().click();
      await page.waitForURL(/power-supplies=/);
      await take("build-whole");
      await page.goto(`${page.url().replace(/processors=\d+/, "processors=910")}&hdd=1`, { waitUntil: "networkidle" });
      await take("build-wrong");
    },
  },
  { name: "sell", path: "/sell" },
  { name: "sell-step", path: "/sell/cpu" },
  { name: "sell-components", path: "/components/sell" },
  { name: "login", path: "/login" },
  { name: "account", path: "/account" },
  { name: "orders", path: "/account/orders" },
  { name: "favourites-empty", path: "/favourites" },
  { name: "alert", path: "/alerts/for/pc?priceRange=500-1000&ramType=DDR4" },
  { name: "cart-empty", path: "/cart" },
  { name: "about", path: "/about" },
  { name: "assistant", path: "/assistant" },
  { name: "contact", path: "/contact" },
  { name: "terms", path: "/terms" },
  { name: "privacy", path: "/privacy" },
  { name: "reviews", path: "/reviews" },
  { name: "not-found", path: "/nu-exista" },
  { name: "kit", path: "/ui" },
  {
    name: "menu",
    async walk(page, take) {
      await page.goto(`${url}/about`, { waitUntil: "networkidle" });
      const wide = page.locator("header details > summary");
      if (await wide.isVisible()) await wide.click();
      else await page.locator("header [popovertarget]").click();
      await take("menu", { whole: false });
    },
  },
  {
    name: "chat",
    async walk(page, take) {
      await page.goto(url, { waitUntil: "networkidle" });
      await page.locator('aside a[href="/assistant"]').click();
      await page.locator("#chat-message").fill("Counter-Strike 2, max 3000 RON");
      await page.keyboard.press("Enter");
      await page.locator('[role="log"] ul').first().waitFor();
      await take("chat", { whole: false });
    },
  },
  {
    name: "contact-wrong",
    async walk(page, take) {
      await page.goto(`${url}/contact`, { waitUntil: "networkidle" });
      await page.locator("main form button").click();
      await page.locator("#error-summary-title").waitFor();
      await take("contact-wrong");
    },
  },
  {
    name: "buying",
    async walk(page, take, { turn }) {
      const pc = FIRST_PC + turn;
      await addToCart(page, { url, listing: pc });
      await take("cart");
      await page.goto(`${url}/checkout`, { waitUntil: "networkidle" });
      await take("checkout-shipping");
      await sendShipping(page);
      await page.locator("#error-summary-title").waitFor();
      await take("checkout-shipping-wrong");
      await fillShipping(page);
      await goToPayment(page, { url });
      await take("checkout-payment-card");
      await page.locator('input[name="paymentMethod"][value="bank"]').check();
      await take("checkout-payment-bank");
      await placeOrder(page, "bank");
      await page.locator('button[name="extendedWarranty"]:visible').first().waitFor();
      await take("checkout-warranty", { whole: false });
      await answerWarranty(page, "yes");
      await page.waitForURL(/\/checkout\/complete\//);
      await take("complete");
      await page.goto(`${url}/account/orders`, { waitUntil: "networkidle" });
      await take("orders-one");
    },
  },
];

/** Loads lazy images, which a screenshot of the whole page needs. */
async function seeAllPictures(page: Page) {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager";
    return Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

const widths = [360, 1280];
const heights: Record<number, number> = { 360: 740, 1280: 900 };
const themes = values.fast ? (["light"] as const) : (["light", "dark"] as const);
const languages = values.fast ? ["ro"] : ["ro", "uk"];
const wanted = values.only?.split(",");
const chosen = screens.filter((screen) => !wanted || wanted.includes(screen.name));

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
await mkdir(FOLDER, { recursive: true });
let turn = 0;
try {
  for (const theme of themes) {
    for (const language of languages) {
      for (const width of widths) {
        turn += 1;
        await lookAtAll(browser, { theme, language, width, turn });
      }
    }
  }
} finally {
  await browser.close();
  await shop?.close();
}

async function lookAtAll(browser: Browser, look: Look) {
  const { theme, language, width } = look;
  const context = await browser.newContext({
    viewport: { width, height: heights[width] ?? 900 },
    isMobile: width < 768,
    hasTouch: width < 768,
    colorScheme: theme,
    reducedMotion: "reduce",
    extraHTTPHeaders: { "accept-language": language },
    locale: language,
  });
  const page = await context.newPage();
  const take: Take = async (name, { whole = true } = {}) => {
    await page.evaluate(() => document.fonts.ready);
    if (whole) await seeAllPictures(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const file = `${name}-${width}-${theme}-${language}.png`;
    await page.screenshot({ path: join(FOLDER, file), fullPage: whole });
    console.info(overflow > 0 ? `${file}  — wider than the screen by ${overflow} px` : file);
  };
  for (const screen of chosen) {
    try {
      if ("walk" in screen) {
        await screen.walk(page, take, look);
      } else {
        await page.goto(url + screen.path, { waitUntil: "networkidle" });
        await take(screen.name);
      }
    } catch (error) {
      // A screen that fails must not stop the others.
      console.error(
        `${screen.name}, ${width} px, ${theme}, ${language}: ${error instanceof Error ? error.message : String(error)}`,
      );
      process.exitCode = 1;
    }
  }
  await context.close();
}
