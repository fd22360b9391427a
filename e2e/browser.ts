// A visitor's browser. An uncaught error or an error in the console fails the test.

import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { findChromium } from "../scripts/find-chromium.ts";

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 900 };

/** Waits until the page is hydrated, for features that need scripts, such as closing a menu on Escape. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** From now on the test controls the browser's clock. */
export async function stopTheClock(page: Page) {
  const now = await page.evaluate(() => performance.timeOrigin + performance.now());
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
}

/** Console messages of the browser and the router when the connection is lost. */
const OFFLINE =
  /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET)|Error loading route module|Failed to fetch dynamically imported module/;

/** The environment variable with the address of the run's browser. */
const BROWSER = "E2E_BROWSER";

/** Starts the browser that all test files of a run share. */
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

/** Closes a visitor's windows. A request that a test still intercepts ends with them, which is no error. */
async function leave(context: BrowserContext) {
  const intercepting = [context, ...context.pages()];
  await Promise.all(intercepting.map((each) => each.unrouteAll({ behavior: "ignoreErrors" })));
  await context.close();
}

/** Connects a test file to the run's browser; each `visit` is a new visitor without cookies. */
export function aBrowser() {
  let browser: Browser;
  const faults: string[] = [];
  beforeAll(async () => {
    browser = await chromium.connect(process.env[BROWSER] ?? "");
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    await Promise.all(browser.contexts().map(leave));
    expect(faults.splice(0)).toEqual([]);
  });

  return {
    async visit(
      options: BrowserContextOptions = {},
      { mayLoseConnection = false }: { mayLoseConnection?: boolean } = {},
    ): Promise<Page> {
      const context = await browser.newContext({ viewport: DESKTOP, locale: "ro-RO", ...options });
      context.setDefaultTimeout(15_000);
      const page = await context.newPage();
      page.on("pageerror", (error) => faults.push(`${page.url()}: ${error.message}`));
      page.on("console", (message) => {
        const text = message.text();
        // The browser logs responses such as 404, 422 or 503 as errors, but some tests expect them.
        const isStatus = /^Failed to load resource: the server responded with a status of (4|503)/.test(text);
        const isOffline = mayLoseConnection && OFFLINE.test(text);
        if (message.type() === "error" && !isStatus && !isOffline) faults.push(`${page.url()}: ${text}`);
      });
      return page;
    },
  };
}
