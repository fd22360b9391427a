// The assistant: a conversation of six turns in two languages that ends in a cart, and one without JavaScript.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aBrowser, hydrated, PHONE } from "./browser.ts";
import { startShop, type RunningShop } from "./shop.ts";
import { enterOffice } from "./staff.ts";

const talks = {
  ro: [
    "Bună!",
    "vreau un PC pentru GTA V, maxim 4000 de lei",
    "unul alb",
    "cu 32 GB RAM",
    "cât costă livrarea?",
    "de ce primul?",
  ],
  uk: [
    "Привіт",
    "комп'ютер для GTA V, до 4000 леїв",
    "білий",
    "32 ГБ оперативки",
    "скільки коштує доставка?",
    "чому перший?",
  ],
} as const;

describe("the assistant", () => {
  let shop: RunningShop;
  const browser = aBrowser();
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  test.each(["ro", "uk"] as const)("leads in six turns to a cart, in %s, also over a reload", async (lng) => {
    const page = await browser.visit({ viewport: PHONE });
    await page.goto(`${shop.url}/assistant?lng=${lng}`);
    await hydrated(page);
    // A program that answers says so (Regulation (EU) 2024/1689 art. 50).
    await page
      .getByText(lng === "ro" ? "Răspunsurile sunt automate" : "Відповіді автоматичні")
      .first()
      .waitFor();
    const field = page.locator("#assistant-message");
    const answers = page.getByRole("log").locator("[data-message]");
    for (const [turn, message] of talks[lng].entries()) {
      await field.fill(message);
      await page.keyboard.press("Enter");
      await expect.poll(() => answers.count()).toBe(1 + 2 * (turn + 1));
      await page.locator('[role="log"][aria-busy="false"]').waitFor();
    }
    await page.reload();
    await hydrated(page);
    await expect.poll(() => answers.count()).toBe(1 + 2 * talks[lng].length);
    const pick = answers.last().locator("[data-listing]");
    const id = await pick.first().getAttribute("data-listing");
    const added = page.waitForResponse((response) => response.request().method() === "POST");
    await pick.first().locator("form button").click();
    await added;
    await page.goto(`${shop.url}/cart`);
    await page.locator(`main a[href="/products/${id}"]`).first().waitFor();
  });

  test("hands the whole conversation without JavaScript to a colleague, who finds it in the office", async () => {
    const page = await browser.visit({ javaScriptEnabled: false, viewport: PHONE });
    await page.goto(`${shop.url}/assistant`);
    const messages = ["cs2, maxim 3000 de lei", "unul alb", "vreau să vorbesc cu un om"];
    for (const message of messages) {
      await page.locator("#assistant-message").fill(message);
      await page.locator("#assistant-message").press("Enter");
      await page.locator('[data-message="visitor"]', { hasText: message }).waitFor();
    }
    expect(await page.locator('[data-message="visitor"]').allTextContents()).toEqual(messages);
    const first = await page.locator("[data-listing] a").first().textContent();
    // Both the answer and the page lead there.
    await page.locator('[data-message] form[action="/contact"] button').click();
    await page.locator('[name="name"]').fill("Ana Pop");
    await page.locator('[name="email"]').fill("nu e o adresă");
    await page.locator('[name="message"]').fill("Îl vreau pe primul, dar alb.");
    await page.getByRole("button", { name: "Trimite mesajul" }).click();
    // A mistake in the form does not lose the conversation.
    await page.locator('[name="email"]').fill("ana.asistent@example.ro");
    await page.getByRole("button", { name: "Trimite mesajul" }).click();
    await page.waitForURL(/sent/);

    const office = await browser.visit();
    await enterOffice(shop, office);
    await office.goto(`${shop.url}/office/messages`);
    await office.locator('main a[href^="/office/messages/MSG-"]').first().click();
    for (const text of [...messages, first ?? "?"]) await office.getByText(text).first().waitFor();
  });

  test("answers without JavaScript, message by message", async () => {
    const page = await browser.visit({ javaScriptEnabled: false });
    await page.goto(`${shop.url}/assistant`);
    await page.locator("#assistant-message").fill("cs2, maxim 3000 de lei");
    await page.locator("#assistant-message").press("Enter");
    await page.locator("[data-listing]").nth(2).waitFor();
    await page.locator("#assistant-message").fill("unul alb");
    await page.locator("#assistant-message").press("Enter");
    await page.locator('[data-message="visitor"]').nth(1).waitFor();
    await page.locator("[data-listing]").first().getByRole("button").first().click();
    await page.waitForURL(/\/cart/);
  });
});
