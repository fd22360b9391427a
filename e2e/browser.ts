// A visitor's browser. Anything that goes wrong on a page (an uncaught error, an error in the console) fails the test.

import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { findChromium } from "../scripts/find-chromium.ts";

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 900 };

/** Waits until the page's scripts have taken it over: for what only they can do, such as closing a menu on Escape. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
}

/** From here on time passes only when the test says so. */
export async function stopTheClock(page: Page) {
  const now = await page.evaluate(() => performance.timeOrigin + performance.now());
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
}

/** What the browser and the router say in the console where the connection is gone. */
const OFFLINE =
  /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET)|Error loading route module|Failed to fetch dynamically imported module/;

/** Names the address of the run's browser. */
const BROWSER = "E2E_BROWSER";

/** Starts the browser that all files of a run open their pages in. */
export async function startBrowser(): Promise<{ close(): Promise<void> }> {
  const server = await chromium.launchServer({
    executablePath: findChromium(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  process.env[BROWSER] = server.wsEndpoint();
  return server;
}

/** A connection of the file's own to the run's browser; each `visit` is a new visitor without cookies. */
export function aBrowser() {
  let browser: Browser;
  const faults: string[] = [];
  beforeAll(async () => {
    browser = await chromium.connect(process.env[BROWSER] ?? "");
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(faults.splice(0)).toEqual([]);
  });

  return {
    async visit(
      options: BrowserContextOptions = {},
      { mayLoseConnection = false }: { mayLoseConnection?: boolean } = {},
    ): Promise<Page> {
      const context = await browser.newContext({ viewport: DESK, locale: "ro-RO", ...options });
      context.setDefaultTimeout(15_000);
      const page = await context.newPage();
      page.on("pageerror", (error) => faults.push(`${page.url()}: ${error.message}`));
      page.on("console", (message) => {
        const text = message.text();
        // The browser itself reports an answer such as 404, 422 or 503 as an error; those are what some tests are about.
        const isStatus = /^Failed to load resource: the server responded with a status of (4|503)/.test(text);
        const isOffline = mayLoseConnection && OFFLINE.test(text);
        if (message.type() === "error" && !isStatus && !isOffline) faults.push(`${page.url()}: ${text}`);
      });
      return page;
    },
  };
}
