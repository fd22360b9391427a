// An order's parcel with the sandbox courier: asked for in the office, its label printed, followed to the buyer's door, and the
// courier's label for a person who sells to the shop.

import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbedded } from "../base/db.server.ts";
import { sellingDeps, sellingIn } from "../testing/trade-ins.ts";
import { expectAccessible } from "./axe.ts";
import { aBrowser, PHONE } from "./browser.ts";
import { addToCart, answerWarranty, cards, fillCard, goToPayment, orderNumber, placeOrder } from "./checkout-steps.ts";
import { freePorts, startShop, type RunningShop } from "./shop.ts";
import { comeBackToOffice, enterOffice } from "./staff.ts";

const PATIENCE = 400_000; // milliseconds; the shop starts twice

let shop: RunningShop;
let courier: string;
let sale: { number: string; key: string };
const browser = aBrowser();
beforeAll(async () => {
  const [port] = await freePorts(1);
  courier = `http://127.0.0.1:${port}`;
  shop = await startShop({ COURIER: "sandbox", SANDBOX_COURIER_PORT: String(port) });
  await shop.leave();
  const database = await openEmbedded(shop.dataDir);
  const { number, linkKey } = await sellingIn(sellingDeps(database.db)).accepted({ payout: "instant" });
  sale = { number: number ?? "", key: linkKey };
  await database.close();
});
afterAll(() => shop.close());

/** Lets the courier do something with a parcel, on the sandbox's page. */
const step = (awb: string, what: "picked-up" | "delivered") =>
  fetch(`${courier}/step/${awb}/${what}`, { method: "POST" });

test("a parcel goes from the office to its buyer, and a seller gets a label", { timeout: PATIENCE }, async () => {
  const staff = await browser.visit({ javaScriptEnabled: false });
  const [code = ""] = await enterOffice(shop, staff);
  const page = await browser.visit({ viewport: PHONE });
  await addToCart(page, { url: shop.url, listing: 3 });
  await goToPayment(page, { url: shop.url });
  await fillCard(page, cards.accepted);
  await placeOrder(page, "card");
  await answerWarranty(page, "no");
  const number = await orderNumber(page);

  await staff.goto(`${shop.url}/office/orders/${number}`);
  await staff.locator('main form:has([value="prepare"]) button').click();
  await staff.locator(`main a[href="/office/shipments/new?for=${number}"]`).click();
  await staff.locator('[name="weight"]').fill("14,5");
  await staff.locator("main form button:not([type=button])").last().click();
  await staff.waitForURL(/\/office\/shipments\/EXP-\d{6}/);
  const parcel = /EXP-\d{6}/.exec(staff.url())![0];
  const label = staff.locator('main a[href^="/office/shipments/labels"]');
  await expect
    .poll(async () => {
      await staff.goto(`${shop.url}/office/shipments/${parcel}`);
      return label.count();
    })
    .toBe(1);
  const pdf = await staff.request.get(`${shop.url}/office/shipments/labels?shipment=${parcel}`);
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
  const awb = /2\d{12}/.exec((await staff.locator("main").textContent()) ?? "")![0];

  await step(awb, "picked-up");
  const orderPage = `${shop.url}/account/orders/${number}`;
  const shows = async (text: string) => {
    await page.goto(orderPage);
    return ((await page.locator("main").textContent()) ?? "").includes(text);
  };
  await expect.poll(() => shows("Expediție ridicată"), { timeout: 60_000 }).toBe(true);
  await expect.poll(() => shows("Coletul este la curier"), { timeout: 60_000 }).toBe(true);
  await step(awb, "delivered");
  await expect.poll(() => shows("Coletul a ajuns la tine"), { timeout: 60_000 }).toBe(true);
  await expect
    .poll(
      async () => {
        await staff.goto(`${shop.url}/office/orders/${number}`);
        return ((await staff.locator("main").textContent()) ?? "").includes("A ajuns la cumpărător.");
      },
      { timeout: 60_000 },
    )
    .toBe(true);

  const seller = await browser.visit({ viewport: PHONE, javaScriptEnabled: false });
  const sellerPage = `${shop.url}/trade-in/${sale.number}?key=${sale.key}`;
  await expect
    .poll(
      async () => {
        await seller.goto(sellerPage);
        return seller.locator(`main a[href^="/trade-in/${sale.number}/papers/label"]`).count();
      },
      { timeout: 90_000 },
    )
    .toBe(1);
  const theirs = await seller.request.get(`${shop.url}/trade-in/${sale.number}/papers/label?key=${sale.key}`);
  expect((await theirs.body()).subarray(0, 5).toString()).toBe("%PDF-");

  const office = ["", "/import", `/${parcel}`, `/new?for=${sale.number}`].map((path) => `/office/shipments${path}`);
  const reader = await browser.visit();
  await comeBackToOffice(shop, reader, code);
  await expectAccessible(
    reader,
    office.map((path) => `${shop.url}${path}`),
  );
});
