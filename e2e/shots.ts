// `npm run shots`: every screen at 360 and 1280 px, light and dark, in Romanian and Ukrainian, into shots/.
//   --only home,product   some screens only      --fast   light Romanian only
//   --at http://…         a shop that already runs, instead of one of its own

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser, type Page } from "playwright-core";
import { startShop } from "./shop.ts";
import { findChromium } from "../scripts/find-chromium.ts";

type Screen = { name: string; path: string; act?: (page: Page) => Promise<void> };

const FOLDER = join(import.meta.dirname, "../shots");

const screens: Screen[] = [
  { name: "home", path: "/" },
  { name: "kit", path: "/ui" },
  { name: "sell", path: "/sell" },
  { name: "sell-components", path: "/components/sell" },
  { name: "configurator", path: "/configurator" },
  { name: "about", path: "/about" },
  { name: "contact", path: "/contact" },
  { name: "contact-wrong", path: "/contact", act: sendEmptyMessage },
  { name: "terms", path: "/terms" },
  { name: "privacy", path: "/privacy" },
  { name: "reviews", path: "/reviews" },
  { name: "chat", path: "/", act: askTheChat },
  { name: "not-found", path: "/nu-exista" },
  { name: "menu", path: "/about", act: openMenu },
  { name: "compare", path: "/compare?ids=1,2,3" },
];

const widths = [360, 1280];
const heights: Record<number, number> = { 360: 740, 1280: 900 };
const themes = ["light", "dark"] as const;
const languages = ["ro", "uk"];

async function openMenu(page: Page) {
  const wide = page.locator("header details > summary");
  if (await wide.isVisible()) await wide.click();
  else await page.locator("header [popovertarget]").click();
}

async function sendEmptyMessage(page: Page) {
  await page.locator("main form button").click();
  await page.locator("#error-summary-title").waitFor();
}

async function askTheChat(page: Page) {
  await page.locator('aside a[href="/products"]').click();
  await page.locator("#chat-message").fill("Counter-Strike 2, max 3000 RON");
  await page.keyboard.press("Enter");
  await page.locator('[role="log"] ul').waitFor();
}

const { values } = parseArgs({
  options: { only: { type: "string" }, fast: { type: "boolean", default: false }, at: { type: "string" } },
});
const wanted = values.only?.split(",");
const chosen = screens.filter((screen) => !wanted || wanted.includes(screen.name));
const shop = values.at ? null : await startShop();
const url = values.at ?? shop?.url ?? "";
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});
await mkdir(FOLDER, { recursive: true });
try {
  for (const theme of values.fast ? themes.slice(0, 1) : themes) {
    for (const language of values.fast ? languages.slice(0, 1) : languages) {
      for (const width of widths) await take(browser, { theme, language, width });
    }
  }
} finally {
  await browser.close();
  await shop?.close();
}

async function take(browser: Browser, { theme, language, width }: { theme: "light" | "dark"; language: string; width: number }) {
  const context = await browser.newContext({
    viewport: { width, height: heights[width] ?? 900 },
    colorScheme: theme,
    isMobile: width < 768,
    hasTouch: width < 768,
    reducedMotion: "reduce",
    extraHTTPHeaders: { "accept-language": language },
    locale: language,
  });
  const page = await context.newPage();
  for (const screen of chosen) {
    await page.goto(url + screen.path, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    await screen.act?.(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const file = `${screen.name}-${width}-${theme}-${language}.png`;
    await page.screenshot({ path: join(FOLDER, file), fullPage: screen.act === undefined });
    console.info(overflow > 0 ? `${file}  — wider than the screen by ${overflow} px` : file);
  }
  await context.close();
}
