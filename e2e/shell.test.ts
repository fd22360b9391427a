// The shell around every screen: the menu, the sheet, the theme, flash messages, the chat; and the contact form.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { aBrowser, hydrated, PHONE, stopTheClock } from "./browser.ts";
import { sharedShop } from "./shop.ts";

const shop = sharedShop();
const browser = aBrowser();

const menu = (page: Page) => page.locator("header details");
const isOpen = (page: Page) => menu(page).evaluate((details) => (details as HTMLDetailsElement).open);
/** The effect of a click or a mouse movement is rendered later, on a busy machine much later. */
const opens = (page: Page) => expect.poll(() => isOpen(page)).toBe(true);
const closes = (page: Page) => expect.poll(() => isOpen(page)).toBe(false);

async function pointAt(page: Page, target: ReturnType<Page["locator"]>) {
  const box = await target.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10, { steps: 4 });
}

describe("the Computers menu", () => {
  test("opens under the mouse at once and closes 150 ms after it has left", async () => {
    const page = await browser.visit();
    await page.goto(`${shop.url}/about`);
    await hydrated(page);
    await stopTheClock(page);
    await pointAt(page, menu(page).locator("summary"));
    await opens(page);
    await pointAt(page, menu(page).getByRole("link", { name: "Hard diskuri" }));
    await page.clock.runFor(1000);
    expect(await isOpen(page)).toBe(true);
    await page.mouse.move(640, 880);
    await page.clock.runFor(140);
    expect(await isOpen(page)).toBe(true);
    await page.clock.runFor(20);
    await closes(page);
  });

  test("opens by keyboard, closes on Escape and gives the focus back, and leads somewhere", async () => {
    const page = await browser.visit();
    await page.goto(`${shop.url}/about`);
    await hydrated(page);
    const summary = menu(page).locator("summary");
    await summary.focus();
    await page.keyboard.press("Enter");
    await opens(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await closes(page);
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await menu(page).getByRole("link", { name: "Vinde componente" }).click();
    await page.waitForURL("**/components/sell");
    await closes(page);
  });

  test("closes on Escape wherever the focus is", async () => {
    const page = await browser.visit();
    await page.goto(`${shop.url}/about`);
    await hydrated(page);
    await pointAt(page, menu(page).locator("summary"));
    await opens(page);
    await page.locator("header #header-search").focus();
    await page.keyboard.press("Escape");
    await closes(page);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("header-search");
  });

  test.each([768, 900, 1024, 1280])(
    "stands beside the ways to components, configurator and selling at %i px, in every language",
    async (width) => {
      for (const language of ["ro", "en", "hu", "uk"]) {
        const page = await browser.visit({ viewport: { width, height: 800 } });
        await page.goto(`${shop.url}/about?lng=${language}`);
        await hydrated(page);
        for (const path of ["/components", "/configurator", "/sell"])
          await page.locator(`header nav > div > a[href="${path}"]`).waitFor({ state: "visible" });
        for (const path of ["/cart", "/login", "/register"])
          await page
            .locator(`header a[href="${path}"]:visible, header ~ div a[href="${path}"]:visible`)
            .first()
            .waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), language).toBe(0);
        // No element of the first row overlaps its neighbour or wraps.
        const row = await page
          .locator(
            "header > div:first-child > *:visible, header > div:first-child > .contents > *, header nav > *:visible, header nav > .contents > *",
          )
          .evaluateAll((parts) =>
            parts
              .map((part) => part.getBoundingClientRect())
              .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
          );
        // A line with the phone number stands above the header.
        const { y: top } = (await page.locator("header").boundingBox())!;
        for (const { right, bottom } of row) {
          expect(right).toBeLessThanOrEqual(width);
          expect(bottom - top).toBeLessThanOrEqual(80);
        }
        const search = await page.locator('input[name="q"]:visible').first().boundingBox();
        expect(search?.width ?? 0, `${language} at ${width}`).toBeGreaterThan(180);
        await pointAt(page, menu(page).locator("summary"));
        await opens(page);
        const panel = await menu(page).locator("> div").boundingBox();
        expect((panel?.x ?? 0) + (panel?.width ?? 0), `${language} at ${width}`).toBeLessThanOrEqual(width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), language).toBe(0);
        await page.close();
      }
    },
  );

  test("and the phone's sheet open before JavaScript", async () => {
    const page = await browser.visit({ javaScriptEnabled: false });
    await page.goto(`${shop.url}/about`);
    await menu(page).locator("summary").click();
    await menu(page).getByRole("link", { name: "Plăci video" }).click();
    await page.waitForURL("**/components/graphics-cards");

    const phone = await browser.visit({ javaScriptEnabled: false, viewport: PHONE });
    await phone.goto(`${shop.url}/about`);
    await phone.getByRole("button", { name: "Deschide meniul" }).click();
    await phone.locator("#site-menu").getByRole("link", { name: "Intră în cont" }).waitFor({ state: "visible" });
    await phone.locator("#site-menu").getByRole("link", { name: "Configurator" }).click();
    await phone.waitForURL("**/configurator");
  });
});

test("the phone's sheet closes when it has led somewhere", async () => {
  const page = await browser.visit({ viewport: PHONE });
  await page.goto(`${shop.url}/about`);
  await hydrated(page);
  await page.getByRole("button", { name: "Deschide meniul" }).click();
  const sheet = page.locator("#site-menu");
  await sheet.getByRole("link", { name: "Vinde un calculator" }).click();
  await page.waitForURL("**/sell");
  await sheet.waitFor({ state: "hidden" });
});

test("search, cart and account are hidden where people should stay on task", async () => {
  const page = await browser.visit();
  await page.goto(`${shop.url}/about`);
  expect(await page.locator('header input[name="q"]').count()).toBe(1);
  await page.goto(`${shop.url}/sell`);
  expect(await page.locator('input[name="q"], header a[href="/cart"], header a[href="/account"]').count()).toBe(0);
});

test("a chosen theme is there again on the next page, before anything is painted", async () => {
  const page = await browser.visit({ colorScheme: "light" });
  await page.goto(`${shop.url}/about`);
  await page.getByRole("button", { name: "Întunecat" }).click();
  await page.goto(`${shop.url}/terms`, { waitUntil: "commit" });
  await page.locator("body").waitFor();
  expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(11, 17, 14)");
  await page.getByRole("button", { name: "Ca sistemul" }).click();
  await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe(null);
});

test("a passing message stays five seconds, and longer under the mouse", async () => {
  const page = await browser.visit();
  await page.goto(`${shop.url}/ui`);
  await hydrated(page);
  await stopTheClock(page);
  const toast = page.getByText("A good message");
  await page.getByRole("button", { name: "Toast good" }).dispatchEvent("click");
  await toast.waitFor();
  await page.clock.runFor(4900);
  expect(await toast.count()).toBe(1);
  await pointAt(page, toast);
  await page.clock.runFor(20_000);
  expect(await toast.count()).toBe(1);
  await page.mouse.move(900, 10);
  await page.clock.runFor(5100);
  await expect.poll(() => toast.count()).toBe(0);
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName.toLowerCase() ?? "");

describe("who goes on by a link", () => {
  test("finds the focus on the new page's heading", async () => {
    const page = await browser.visit();
    await page.goto(`${shop.url}/about`);
    await hydrated(page);
    await page.locator('footer a[href="/terms"]').first().click();
    await page.waitForURL("**/terms");
    await expect.poll(() => focused(page)).toBe("h1");
    await page.goBack();
    await page.waitForURL("**/about");
    await expect.poll(() => focused(page)).toBe("h1");
  });

  test("sees that a slow page is on its way, and not longer than it is", async () => {
    const page = await browser.visit();
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    await page.route("**/terms.data*", async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(`${shop.url}/about`);
    await hydrated(page);
    await page.locator('footer a[href="/terms"]').first().click();
    await page.locator('#main[aria-busy="true"]').waitFor();
    await page.locator("header [data-travel]").waitFor();
    arrive();
    await page.waitForURL("**/terms");
    await expect.poll(() => page.locator("#main").getAttribute("aria-busy")).toBe(null);
    await expect.poll(() => page.locator("header [data-travel]").count()).toBe(0);
  });
});

test("the home page, the sale and the terms say the same of the way back, in every language", async () => {
  for (const language of ["ro", "en", "hu", "uk"]) {
    const { selling } = JSON.parse(
      await readFile(join(import.meta.dirname, `../app/shell/words/${language}.json`), "utf8"),
    ) as { selling: { wayBack: string } };
    for (const path of ["/", "/sell", "/terms"]) {
      const html = await (await fetch(`${shop.url}${path}?lng=${language}`)).text();
      const text = html
        .replaceAll(/<[^>]+>|<!--.*?-->/g, "")
        .replaceAll("\u00a0", " ")
        .replaceAll("&#x27;", "'");
      expect(text.includes(selling.wayBack.replace("{{fee}}", "50 RON")), `${language} ${path}`).toBe(true);
    }
  }
});

test("a stage whose picture does not arrive shows the carton instead", async () => {
  const page = await browser.visit();
  await page.route("**/assets/pictures/stage-hero*", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(shop.url);
  await page.locator("main picture.stage.unseen:visible").first().waitFor();
});

describe("when the connection is lost", () => {
  const lost = (page: Page) => page.locator('[role="alert"][data-lost]');

  test("the page stays, says so, and goes on by itself when the connection is back", async () => {
    const page = await browser.visit({}, { mayLoseConnection: true });
    await page.goto(`${shop.url}/contact`);
    await hydrated(page);
    await page.getByLabel("Numele tău").fill("Ana Pop");
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await page.locator('footer a[href="/terms"]').first().click();
    await lost(page).getByText("S-a pierdut conexiunea").waitFor();
    expect(await page.getByLabel("Numele tău").inputValue()).toBe("Ana Pop");
    await page.context().setOffline(false);
    await page.waitForURL("**/terms");
    await page.locator("h1").waitFor();
    await lost(page).waitFor({ state: "detached" });
  });

  test("a form keeps what was typed, says that it is not known whether it was sent, and is sent when asked to", async () => {
    let isBroken = true;
    const page = await browser.visit({}, { mayLoseConnection: true });
    await page.goto(`${shop.url}/contact`);
    await hydrated(page);
    await page.getByLabel("Numele tău").fill("Ana Pop");
    await page.getByLabel("E-mail").fill("ana@example.ro");
    await page.getByRole("textbox", { name: "Mesaj" }).fill("Aveți plăci de bază?");
    await page.route("**/contact.data*", (route) =>
      isBroken && route.request().method() === "POST" ? route.abort("connectionreset") : route.continue(),
    );
    await page.getByRole("button", { name: "Trimite mesajul" }).click();
    await lost(page).getByText("Nu știm dacă").waitFor();
    expect(await page.getByRole("textbox", { name: "Mesaj" }).inputValue()).toBe("Aveți plăci de bază?");
    isBroken = false;
    await lost(page).getByRole("button", { name: "Trimite din nou" }).click();
    await page.getByText("Am primit mesajul tău").waitFor();
    await lost(page).waitFor({ state: "detached" });
  });

  test("a filter and something put into the cart wait for it; nothing of the page is lost", async () => {
    const page = await browser.visit({}, { mayLoseConnection: true });
    await page.goto(`${shop.url}/products`);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await page.locator('input[name="priceRange"][value="2000-3000"]').check();
    await lost(page).waitFor();
    expect(await page.locator("[data-total] h2").count()).toBe(24);
    await page.context().setOffline(false);
    await page.locator('[data-total="231"]').waitFor();

    await page.goto(`${shop.url}/products/1`);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await page
      .locator("main form", { has: page.locator('[name="intent"][value="add"]') })
      .first()
      .locator("button:not([type=button])")
      .last()
      .click();
    await lost(page).getByText("Încă nu s-a trimis nimic").waitFor();
    await page.context().setOffline(false);
    await lost(page).getByRole("button", { name: "Trimite din nou" }).click();
    await page.getByText("este acum în coș").first().waitFor();
  });

  test("a part of the page that comes later does not take the page with it", async () => {
    const page = await browser.visit({}, { mayLoseConnection: true });
    await page.goto(`${shop.url}/contact`);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await page.locator("#header-search").focus();
    await page.getByLabel("Numele tău").fill("Ana Pop");
    await lost(page).waitFor();
    expect(await page.getByLabel("Numele tău").inputValue()).toBe("Ana Pop");
    await page.context().setOffline(false);
    await page.locator('#header-search[role="combobox"]').waitFor();
  });

  test("such a part loads after a failure of which the browser knew nothing", async () => {
    const page = await browser.visit({}, { mayLoseConnection: true });
    await page.goto(`${shop.url}/contact`);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const cut = (url: URL) => url.pathname === "/healthz" || /\/assets\/suggestions-[^/]+\.js$/.test(url.pathname);
    await page.route(cut, (route) => route.abort("connectionreset"));
    await page.locator("#header-search").focus();
    await page.getByLabel("Numele tău").fill("Ana Pop");
    await lost(page).waitFor();
    await page.unroute(cut);
    await page.locator('#header-search[role="combobox"]').waitFor();
    expect(await page.getByLabel("Numele tău").inputValue()).toBe("Ana Pop");
  });
});

describe("the chat", () => {
  test("gives the focus back to what opened it", async () => {
    const page = await browser.visit();
    await page.goto(`${shop.url}/about`);
    await hydrated(page);
    const button = page.getByRole("link", { name: "Întreabă asistentul" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect
      .poll(() => page.locator("#chat-message").evaluate((field) => field === document.activeElement))
      .toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => button.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  // React suspends a component while its texts load. There are two cases: if they arrive at once (for example from the browser's
  // cache), React resumes the component's first render; if later, it starts the render again.
  test.each(["at once", "late"])("opens when its words come %s", async (when) => {
    const page = await browser.visit();
    const words = JSON.stringify(
      JSON.parse(await readFile(join(import.meta.dirname, "../app/features/assistant/words/ro.json"), "utf8")),
    );
    if (when === "at once") {
      await page.addInitScript((text) => {
        const { fetch } = window;
        const isWords = (address: RequestInfo | URL) => /\/chat[^/]*\.json$/.test(String(address));
        window.fetch = (address, ...rest) =>
          isWords(address)
            ? Promise.resolve({ ok: true, json: () => Promise.resolve(JSON.parse(text)) } as Response)
            : fetch(address, ...rest);
      }, words);
    }
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    await page.route("**/assistant*.json", async (route) => {
      await late;
      await route.fulfill({ contentType: "application/json", body: words });
    });
    await page.goto(`${shop.url}/about`);
    await hydrated(page);
    const request = when === "late" ? page.waitForRequest("**/assistant*.json") : null;
    await page.getByRole("link", { name: "Întreabă asistentul" }).click();
    if (await request) expect(await page.locator("#chat-message").count()).toBe(0);
    arrive();
    await page.getByRole("log").getByText("Ce jocuri vrei să joci").waitFor();
    await expect
      .poll(() => page.locator("#chat-message").evaluate((field) => field === document.activeElement))
      .toBe(true);
  });

  test("begins with the question about games, ignores a blank message, and answers from the shelf", async () => {
    const page = await browser.visit();
    await page.goto(`${shop.url}/about`);
    await hydrated(page);
    await page.getByRole("link", { name: "Întreabă asistentul" }).click();
    const log = page.getByRole("log");
    await log.getByText("Ce jocuri vrei să joci").waitFor();
    const field = page.getByLabel("Mesajul tău");
    await field.fill("   ");
    await page.keyboard.press("Enter");
    expect(await log.locator("> div").count()).toBe(1);
    await field.fill("Counter-Strike 2, maxim 3000 de lei");
    await page.keyboard.press("Enter");
    await expect.poll(() => field.inputValue()).toBe("");
    await expect.poll(() => log.locator("[data-listing]").count()).toBe(3);
    await log.getByText(/Counter-Strike 2 · până la 3\.000\sRON/).waitFor();
    await log.locator("[data-listing] a").first().click();
    await page.waitForURL(/\/products\/\d+$/);
  });

  test("hands the talk over to a person, with the message", async () => {
    const page = await browser.visit();
    await page.goto(`${shop.url}/about`);
    await hydrated(page);
    await page.getByRole("link", { name: "Întreabă asistentul" }).click();
    await page.getByLabel("Mesajul tău").fill("Counter-Strike 2, maxim 3000 de lei");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByRole("log").locator("[data-listing]").count()).toBe(3);
    await page.getByRole("link", { name: "Vorbește cu un coleg" }).click();
    await page.waitForURL("**/contact");
    expect(await page.getByLabel("Trimite și conversația cu asistentul").isChecked()).toBe(true);
    await page.getByText("Vezi ce trimitem").click();
    await page.getByText("Vizitatorul: Counter-Strike 2, maxim 3000 de lei").waitFor();
    await page.getByLabel("Numele tău").fill("Ana Pop");
    await page.getByLabel("E-mail").fill("ana.intreaba@example.ro");
    await page.getByLabel("Mesaj", { exact: true }).fill("Care dintre ele este mai silențios?");
    await page.getByRole("button", { name: "Trimite mesajul" }).click();
    await page.getByText("Am primit mesajul tău").waitFor();
  });

  test("is a link to the page of the assistant before JavaScript", async () => {
    const page = await browser.visit({ javaScriptEnabled: false });
    await page.goto(`${shop.url}/about`);
    await page.getByRole("link", { name: "Întreabă asistentul" }).click();
    await page.waitForURL("**/assistant");
  });
});

describe("the contact form", () => {
  test("says what is wrong, keeps what was typed, and takes the message when it is right", async () => {
    const page = await browser.visit({ javaScriptEnabled: false });
    await page.goto(`${shop.url}/contact?topic=sell-computer`);
    expect(await page.getByRole("textbox", { name: "Mesaj" }).inputValue()).toContain("Vreau să vând un calculator.");
    await page.getByLabel("Numele tău").fill("Ana Pop");
    await page.getByLabel("E-mail").fill("ana@");
    const [refused] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      page.getByRole("button", { name: "Trimite mesajul" }).click(),
    ]);
    expect(refused.status()).toBe(422);
    const waitForText = page.getByRole("link", { name: "Introdu o adresă de e-mail validă" });
    await waitForText.waitFor();
    expect(await waitForText.getAttribute("href")).toBe("#field-email");
    expect(await page.getByLabel("Numele tău").inputValue()).toBe("Ana Pop");
    await page.getByLabel("E-mail").fill("ana@example.ro");
    await page.getByRole("button", { name: "Trimite mesajul" }).click();
    await page.getByText("Am primit mesajul tău").waitFor();
  });

  test("moves the focus to what is wrong", async () => {
    const page = await browser.visit();
    await page.goto(`${shop.url}/contact`);
    await hydrated(page);
    await page.getByRole("button", { name: "Trimite mesajul" }).click();
    await page.getByText("Sunt 3 câmpuri de corectat").waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-labelledby")))
      .toBe("error-summary-title");
  });
});

/** From now on no response completes, and a reload gets no response at all, until the page aborts them. */
async function slowLine(page: Page) {
  await page.evaluate(() => {
    const quick = window.fetch;
    const own = `${location.pathname}.data`;
    window.fetch = async (input, init) => {
      const signal = init?.signal;
      const onBreak = (reject: (reason: unknown) => void) =>
        signal?.addEventListener("abort", () => reject(signal.reason));
      if (String(input).includes(own)) return new Promise((_, fail) => onBreak(fail));
      const answer = await quick(input, init);
      const text = new TextEncoder().encode(await answer.text());
      const endless = new ReadableStream({
        start(stream) {
          stream.enqueue(text);
          onBreak((reason) => stream.error(reason));
        },
      });
      return new Response(endless, answer);
    };
  });
}

test("who goes on over a slow line while something is put into the cart leaves no fault behind", async () => {
  const page = await browser.visit();
  await page.goto(`${shop.url}/products/1`);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  await slowLine(page);
  const form = page.locator("main form", { has: page.locator('[name="intent"][value="add"]') }).first();
  const added = page.waitForResponse((response) => response.request().method() === "POST");
  await form.locator("button:not([type=button])").last().click();
  await added;
  await page.locator('footer a[href="/contact"]').first().click();
  await page.waitForURL(`${shop.url}/contact`);
});
