// An account, from the first e-mail to a second browser; and a staff account, from the command line to the office.

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeAt, stepOf } from "../shop/accounts/totp.server.ts";
import { startMailServer, type MailServer } from "../testing/emails.ts";
import { expectAccessible, violationsOf } from "./axe.ts";
import { aBrowser, hydrated, PHONE } from "./browser.ts";
import { addToCart, answerWarranty, goToPayment, orderNumber, placeOrder } from "./checkout-steps.ts";
import { startShop, type RunningShop } from "./shop.ts";

const PASSWORD = "un motan pe tastatură";
const PATIENCE = 400_000; // milliseconds; the shop starts twice, and axe checks many pages

let shop: RunningShop;
let mail: MailServer;
const browser = aBrowser();
beforeAll(async () => {
  mail = await startMailServer();
  shop = await startShop({ SMTP_URL: mail.url });
}, PATIENCE);
afterAll(async () => {
  await shop.close();
  await mail.close();
});

async function send(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) await page.locator(`main [name="${name}"]`).fill(value);
  await page.locator("main form button:not([type=button])").last().click();
}

/** The e-mails to an address in this language, as soon as the mail server has this many. */
async function emailsTo(email: string, { count, language = "ro" }: { count: number; language?: string }) {
  const received = () => mail.received.filter(({ to }) => to.includes(email)).map(({ message }) => message);
  await expect.poll(() => received().length).toBe(count);
  for (const { html } of received()) expect(html).toContain(`<html lang="${language}">`);
  return received();
}

/** A typed password is visible only while its button is pressed. */
async function expectPasswordToBeShown(page: Page): Promise<void> {
  await hydrated(page);
  const password = page.locator('main [name="password"]');
  const button = page.locator("main button[aria-pressed]").first();
  for (const [pressed, type] of [
    ["true", "text"],
    ["false", "password"],
  ] as const) {
    await button.click();
    await expect.poll(() => password.getAttribute("type")).toBe(type);
    await expect.poll(() => button.getAttribute("aria-pressed")).toBe(pressed);
  }
}

async function linkMailedTo(email: string): Promise<string> {
  const message = (await emailsTo(email, { count: 1 })).at(-1);
  const link = /https?:\/\/\S+token=[\w-]+/.exec(message?.text ?? "")?.[0];
  if (!link) throw new Error(`no link was mailed to ${email}`);
  return link;
}

/** The data that the header fetches for this browser. */
function headerOf(page: Page): Promise<{ cartItems: number; signedIn: boolean }> {
  return page.evaluate(async () => (await fetch("/api/session")).json());
}

describe("somebody with an account", () => {
  test(
    "signs up, follows the e-mail, buys, logs out, and finds cart and order in a second browser",
    { timeout: PATIENCE },
    async () => {
      const email = "ioana.cont@example.ro";
      const first = await browser.visit();
      await first.goto(`${shop.url}/register`);
      await expectPasswordToBeShown(first);
      await first.locator('main [name="acceptTerms"]').check();
      await send(first, { name: "Ioana Pop", email, password: PASSWORD, confirmPassword: PASSWORD });
      await first.waitForURL(/\/account/);
      await first.getByText("Cont creat cu succes").first().waitFor();

      const link = await linkMailedTo(email);
      await first.goto(link);
      await send(first, { password: PASSWORD });
      await first.waitForURL(/\/account/);
      await first.getByText(email).first().waitFor();

      await addToCart(first, { url: shop.url, listing: 2 });
      await goToPayment(first, { url: shop.url, changes: { email }, remember: true });
      await placeOrder(first, "bank");
      await answerWarranty(first, "no");
      const number = await orderNumber(first);
      await addToCart(first, { url: shop.url, listing: 3 });
      await first.goto(`${shop.url}/account`);
      await first.locator('main form[action="/logout"] button').click();
      await first.waitForURL(`${shop.url}/`);
      await expect.poll(() => headerOf(first)).toMatchObject({ cartItems: 0, signedIn: false });

      const second = await browser.visit({ viewport: PHONE });
      await addToCart(second, { url: shop.url, listing: 4 });
      await second.goto(`${shop.url}/login`);
      await expectPasswordToBeShown(second);
      // "Forgotten password" replaces the tabs by another form, and back.
      const tabs = second.locator('main a[href="/register"]');
      await tabs.waitFor();
      await second.locator('main a[href*="forgot"]').click();
      await second.locator('main form [value="reset"]').waitFor({ state: "attached" });
      await tabs.waitFor({ state: "detached" });
      await second.locator('main a[href="/login"]').click();
      await tabs.waitFor();
      await send(second, { email, password: PASSWORD });
      await second.waitForURL(/\/account/);
      await second.locator("main").getByText(number).first().waitFor();
      await expect.poll(() => headerOf(second)).toMatchObject({ cartItems: 2, signedIn: true });
      await second.goto(`${shop.url}/account/addresses`);
      await expect.poll(() => second.locator("main address").count()).toBe(1);
      const subjects = (await emailsTo(email, { count: 3 })).map(({ subject }) => subject);
      expect(subjects).toEqual([
        expect.stringContaining("Confirmă adresa"),
        expect.stringContaining(number),
        expect.stringContaining("dispozitiv nou"),
      ]);

      const pages = [
        "",
        "/orders",
        `/orders/${number}`,
        "/invoices",
        "/warranties",
        "/reservations",
        "/trade-ins",
        "/builds",
        "/alerts",
        "/addresses",
        "/profile",
        "/sessions",
        "/data",
      ];
      await expectAccessible(
        second,
        pages.map((path) => `${shop.url}/account${path}`),
      );
    },
  );

  test("without JavaScript is told what was wrong, logs in and out", { timeout: PATIENCE }, async () => {
    const page = await browser.visit({ javaScriptEnabled: false, locale: "uk-UA" });
    await page.goto(`${shop.url}/login`);
    await send(page, { email: "ioana.cont@example.ro", password: "не той пароль" });
    await page.getByText("Не вдалося увійти. Перевірте адресу та пароль.").first().waitFor();
    await expect.poll(() => page.locator('main [name="email"]').inputValue()).toBe("ioana.cont@example.ro");
    await send(page, { email: "ioana.cont@example.ro", password: PASSWORD });
    await page.getByText("Вхід виконано").first().waitFor();
    await page.locator('main form[action="/logout"] button').click();
    await page.goto(`${shop.url}/account/profile`);
    expect(page.url()).toBe(`${shop.url}/login?to=%2Faccount%2Fprofile`);
  });
});

describe("a member of staff", () => {
  test(
    "is made by the command, chooses a password, connects an app, and comes into the office by its code",
    { timeout: PATIENCE },
    async () => {
      await shop.leave();
      const command = spawnSync(
        process.execPath,
        [join(import.meta.dirname, "../scripts/staff-create.ts"), "--email", "radu@example.ro", "--name", "Radu Birou"],
        {
          env: { ...process.env, DATA_DIR: shop.dataDir, PUBLIC_URL: shop.url },
          encoding: "utf8",
        },
      );
      const link = /http\S+token=\S+/.exec(command.stdout)?.[0];
      expect(link, command.stderr).toBeDefined();
      await shop.killAndRestart();

      const page = await browser.visit();
      await page.goto(link!);
      await send(page, { password: PASSWORD, confirmPassword: PASSWORD });
      await page.getByText("Parola a fost schimbată").first().waitFor();
      await page.goto(`${shop.url}/office`);
      await send(page, { email: "radu@example.ro", password: PASSWORD });
      await page.locator('[name="code"]').waitFor();
      expect(new URL(page.url()).pathname).toBe("/office/code");

      expect(await violationsOf(page), "the door of the office").toEqual([]);
      const secret = fromBase32(((await page.locator("main p.figure").textContent()) ?? "").replaceAll(/\s/g, ""));
      await send(page, { code: codeAt(secret, stepOf(new Date())) });
      await page.getByText("Codurile de rezervă").first().waitFor();
      const codes = await page.locator("main li").allTextContents();
      expect(codes).toHaveLength(10);
      await page.locator("main a").click();
      await page.getByText("Bună, Radu Birou").first().waitFor();
      await expect.poll(() => page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");

      const elsewhere = await browser.visit({ javaScriptEnabled: false });
      await elsewhere.goto(`${shop.url}/office`);
      await send(elsewhere, { email: "radu@example.ro", password: PASSWORD });
      await send(elsewhere, { code: "000000" });
      await elsewhere.getByText("Codul nu este corect").first().waitFor();
      await send(elsewhere, { code: codes[0]!.toUpperCase() });
      await elsewhere.getByText("Bună, Radu Birou").first().waitFor();
    },
  );
});

/** Decodes base32, the format of authenticator secrets. */
function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((digit) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(digit).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
