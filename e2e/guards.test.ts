// Security of the built shop's HTTP server: foreign origins, unknown hosts and old browsers.

import { chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findChromium } from "../scripts/find-chromium.ts";
import { hydrated, aBrowser } from "./browser.ts";
import { startShop, type RunningShop } from "./shop.ts";

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());
const { visit } = aBrowser();

describe("every kind of answer", () => {
  test.each([
    "/",
    "/products",
    "/products/1",
    "/cart",
    "/account/orders",
    "/no/such/page",
    "/%",
    "/cart/",
    "/favicon.ico",
    "/products.data",
    "/cart.data",
    "/api/products",
    "/api/products/1",
    "/api/openapi.json",
    "/api/session",
    "/api/suggestions?q=rtx",
    "/api/listings?ids=1",
    "/api/parts?q=x",
    "/robots.txt",
    "/sitemap.xml",
    "/feeds/google.xml",
    "/og/1.png",
    "/detect/windows.ps1",
    "/healthz",
    "/readyz",
    "/metrics",
    "/photos/x",
    "/webhooks/card",
    "/dev/outbox",
  ])("carries what browsers are to hold to: %s", async (path) => {
    const { headers, status } = await fetch(shop.url + path, { redirect: "manual" });
    const headerValues = Object.fromEntries(headers);
    expect(headerValues).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": expect.any(String),
    });
    expect(headerValues["content-security-policy"], String(status)).toContain("frame-ancestors 'none'");
  });
});

describe("a script that got into a page", () => {
  test("does not run, and the shop's own do", async () => {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    });
    const page = await browser.newPage();
    let sent = "";
    const refused: string[] = [];
    page.on("console", (message) => refused.push(message.text()));
    await page.route(`${shop.url}/products`, async (route) => {
      const answer = await route.fetch();
      const injected = "<script>window.injected = 1</script><img src=x onerror='window.injected = 2'>";
      sent = (await answer.text()).replace("<main", `${injected}<main`);
      await route.fulfill({ response: answer, body: sent });
    });
    await page.goto(`${shop.url}/products`);
    await hydrated(page);
    expect(sent).toContain("window.injected = 1");
    expect(await page.evaluate(() => "injected" in window)).toBe(false);
    // The browser reports why: a script and an attribute that the policy does not allow.
    expect(refused.filter((text) => text.includes("script-src"))).toHaveLength(2);
    await browser.close();
  });
});

describe("a form of a browser that says nothing of where it comes from", () => {
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const fields = { name: 'Ana "<b>" Pop', email: "ana@example.ro", message: "O întrebare:\nși a doua linie, cu ț." };

  test("is asked about once more, and then heard as it was typed", async () => {
    const posted = await fetch(`${shop.url}/contact`, {
      method: "POST",
      headers: form,
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
    expect(posted.status).toBe(403);
    const cookie = posted.headers.get("set-cookie")?.split(";")[0] ?? "";
    const html = await posted.text();
    // The page works in a browser without scripts: its fields and its button.
    const page = await visit({ javaScriptEnabled: false });
    await page.route(`${shop.url}/contact`, async (route) => {
      const request = route.request();
      if (request.method() !== "POST") return route.fulfill({ contentType: "text/html; charset=utf-8", body: html });
      const sent = await fetch(request.url(), {
        method: "POST",
        headers: { ...form, cookie },
        body: request.postData(),
        redirect: "manual",
      });
      return route.fulfill({
        status: 200,
        contentType: "text/plain",
        body: `${sent.status} ${sent.headers.get("location")}`,
      });
    });
    await page.goto(`${shop.url}/contact`);
    await page.getByRole("button", { name: "Da, trimite formularul" }).click();
    await expect.poll(() => page.textContent("body")).toMatch(/^302 \/contact\?/);
  });
});

describe("what the door refuses", () => {
  test("of a page's own scripts is said on the page, in the visitor's language", async () => {
    const page = await visit({ locale: "hu-HU" });
    await page.goto(`${shop.url}/contact`);
    await hydrated(page);
    await page
      .locator("main textarea")
      .first()
      .evaluate((field: HTMLTextAreaElement) => field.removeAttribute("maxlength"));
    await page.locator('main input[name="name"]').fill("Kovács Anna");
    await page.locator('main input[name="email"]').fill("anna@example.hu");
    await page.locator("main textarea").first().fill("á".repeat(20_000));
    await page.locator('main form button[type="submit"], main form button:not([type])').last().click();
    await page.getByRole("heading", { name: "Túl sok adat" }).waitFor();
  });
});
