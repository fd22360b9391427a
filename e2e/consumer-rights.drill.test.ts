// What the law gives a buyer, in a browser: the first e-mail with its files, for persons and companies; one of several PCs goes back before
// the preparation and one after the delivery; in month 9 a PC sold with "6 months" is still covered.

import { sql } from "kysely";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop } from "../app/composition.server.ts";
import { readEnvironment } from "../base/env.server.ts";
import { startMailServer, type MailServer } from "../testing/emails.ts";
import { aBrowser, PHONE } from "./browser.ts";
import { addToCart, answerWarranty, cards, fillCard, fillShipping, orderNumber, placeOrder } from "./checkout-steps.ts";
import { startShop, type RunningShop } from "./shop.ts";
import { enterOffice } from "./staff.ts";

const PATIENCE = 300_000; // milliseconds
/** A demo PC whose page promises 6 months. */
const SIX_MONTHS = 2;

let shop: RunningShop;
let mail: MailServer;
const browser = aBrowser();
beforeAll(async () => {
  mail = await startMailServer();
  shop = await startShop({ SMTP_URL: mail.url, SHOP_CASH_ON_DELIVERY: "yes" });
});
afterAll(async () => {
  await shop.close();
  await mail.close();
});

type Order = {
  listings: number[];
  method: "card" | "bank" | "cash";
  email: string;
  isCompany?: boolean;
  isPart?: boolean;
};

/** Orders these listings. Returns the order's number. */
async function order(
  page: Page,
  { listings, method, email, isCompany = false, isPart = false }: Order,
): Promise<string> {
  for (const listing of listings) await addToCart(page, { url: shop.url, listing });
  await page.goto(`${shop.url}/checkout`);
  await fillShipping(page, { email });
  if (isCompany) {
    await page.locator('main [name="isCompany"]').check();
    for (const [name, value] of Object.entries({ companyName: "Vest SRL", cui: "RO18547290" }))
      await page.locator(`main [name="${name}"]`).fill(value);
    await page.locator('main [name="tradeRegister"]').fill("J35/812/2019");
  }
  await page.locator('main form:has([name="postalCode"]) button:not([type=button])').last().click();
  await page.waitForURL(/step=payment/);
  if (method === "card") await fillCard(page, cards.accepted);
  await placeOrder(page, method);
  // The extended warranty is for PCs.
  if (!isPart) await answerWarranty(page, "no");
  return orderNumber(page);
}

/** The text of the first e-mail to an address, and the names of its files. */
async function firstLetter(email: string): Promise<{ text: string; files: (string | null)[] }> {
  const received = () => mail.received.find(({ to }) => to.includes(email));
  await expect.poll(() => received()?.message.subject).toBeDefined();
  const { text = "", attachments } = received()!.message;
  return { text, files: attachments.map(({ filename }) => filename) };
}

/** Runs a form of the office on the order's page. */
async function press(staff: Page, intent: string, fields: Record<string, string> = {}): Promise<void> {
  const form = staff.locator("main form", { has: staff.locator(`[name="intent"][value="${intent}"]`) });
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name="${name}"]`).fill(value);
  const answer = staff.waitForResponse((response) => response.request().method() === "POST");
  await form.locator("button:not([type=button])").last().click();
  await answer;
}

/** Without an account and without scripts: takes back the product with this title. Returns what is paid back, as the page says. */
async function withdraw(number: string, email: string, title: string): Promise<string> {
  const page = await browser.visit({ javaScriptEnabled: false, viewport: PHONE });
  await page.goto(`${shop.url}/withdraw`);
  await page.locator('main [name="number"]').fill(number);
  await page.locator('main [name="email"]').fill(email);
  await page.locator("main form button").click();
  await page.waitForURL(/\/withdraw\/ORD-/);
  await page.locator("main label", { hasText: title }).first().click();
  await page.locator('main form:has([name="unit"]) button').click();
  await page.waitForURL(/step=confirm/);
  const confirmed = (await page.locator("main").textContent()) ?? "";
  await page.locator('main form[method="post"] button').click();
  await page.waitForURL(/done=RET-\d{6}/);
  return confirmed;
}

const titleOf = async (page: Page, listing: number) => {
  await page.goto(`${shop.url}/products/${listing}`);
  return ((await page.locator("main h1").first().textContent()) ?? "").trim();
};

/** A part that a company may pay in cash (Legea 70/2015, article 4). */
async function aCheapPart(page: Page): Promise<number> {
  const answer = await page.request.get(`${shop.url}/api/products?category=ssd&sort=priceAsc`);
  const { items } = (await answer.json()) as { items: { id: number; availability: string }[] };
  return items.find(({ availability }) => availability === "available")!.id;
}

/** Moves a delivered order into the past, while the shop is stopped. */
async function age(number: string, months: number): Promise<void> {
  await shop.leave();
  const { dataDir, url: PUBLIC_URL } = shop;
  const open = await openShop(
    readEnvironment({ NODE_ENV: "test", PORT: "0", DATA_DIR: dataDir, PUBLIC_URL, LOG_LEVEL: "silent" }),
  );
  const { db } = open.shop;
  // The ledger never changes: only a test moves it into the past.
  await sql`alter table warranty disable trigger warranty_immutable`.execute(db);
  await sql`update warranty w set delivered_at = w.delivered_at - make_interval(months => ${months}::int)
    from sales_order o where o.id = w.order_id and o.number = ${number}`.execute(db);
  await sql`update sales_order set delivered_at = delivered_at - make_interval(months => ${months}::int)
    where number = ${number}`.execute(db);
  await sql`alter table warranty enable trigger warranty_immutable`.execute(db);
  await open.close();
  await shop.killAndRestart();
}

test(
  "one of three PCs goes back before the preparation, one after the delivery, and the third is claimed in month 9",
  { timeout: PATIENCE },
  async () => {
    const email = "ana.drept@example.ro";
    const staff = await browser.visit();
    await enterOffice(shop, staff);
    const page = await browser.visit({ viewport: PHONE });
    const [early, late, last] = [await titleOf(page, 1), await titleOf(page, 4), await titleOf(page, SIX_MONTHS)];
    const number = await order(page, { listings: [1, 4, SIX_MONTHS], method: "card", email });
    const { text, files } = await firstLetter(email);
    expect(text).toContain("Te poți retrage din contract în 14 zile");
    expect(text).toContain("Garanția legală de conformitate a produselor recondiționate: 12 luni");
    expect(files).toMatchObject([expect.stringMatching(/^terms-[0-9a-f]{16}\.pdf$/)]);

    expect(await withdraw(number, email, early)).toContain("4.599");
    await staff.goto(`${shop.url}/office/orders/${number}`);
    await press(staff, "prepare");
    await press(staff, "ship", { trackingNumber: "1ONB7654321" });
    await press(staff, "deliver");
    await withdraw(number, email, late);

    await age(number, 9);
    await page.goto(`${shop.url}/account/orders/${number}/claim`);
    await page.locator("main label", { hasText: last }).first().click();
    await page.locator('main [name="kind"][value="warranty"]').check({ force: true });
    await page.locator('main [name="remedy"][value="repair"]').check({ force: true });
    await page.locator('main [name="story"]').fill("Nu mai pornește de ieri, ventilatoarele se învârt.");
    await page.locator("main form button:not([type=button])").last().click();
    await page
      .locator("main")
      .getByText(/RET-\d{6}/)
      .first()
      .waitFor();
    await staff.goto(`${shop.url}/office/orders/${number}`);
    await staff
      .locator("main")
      .getByText(/RET-\d{6}/)
      .first()
      .waitFor();
  },
);

test.each(["card", "bank", "cash"] as const)(
  "a company that pays by %s gets the terms, and reads of no right of consumers",
  { timeout: PATIENCE },
  async (method) => {
    const email = `firma.${method}@example.ro`;
    const page = await browser.visit();
    const listing = { card: 5, bank: 6, cash: await aCheapPart(page) }[method];
    await order(page, { listings: [listing], method, email, isCompany: true, isPart: method === "cash" });
    const { text, files } = await firstLetter(email);
    expect(text).toContain("Comanda este pe firmă");
    expect(text).not.toContain("Te poți retrage");
    expect(files).toMatchObject([expect.stringMatching(/^terms-[0-9a-f]{16}\.pdf$/)]);
  },
);
