// After the order: a confirmed transfer, shipping, a withdrawal in two steps, a cancellation, cash on delivery with a game test. All
// e-mails arrive at a real mail server, in the buyer's language.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aPhoto } from "../testing/photos.ts";
import { startMailServer, type MailServer } from "../testing/emails.ts";
import { expectAccessible } from "./axe.ts";
import { aBrowser, PHONE } from "./browser.ts";
import { addToCart, answerWarranty, cartAnswer, goToPayment, orderNumber, placeOrder } from "./checkout-steps.ts";
import { startShop, type RunningShop } from "./shop.ts";
import { comeBackToOffice, enterOffice } from "./staff.ts";

const PATIENCE = 400_000; // milliseconds; the shop starts twice, and axe checks many pages
const buyer = { email: "vera.ilie@example.ro" };

describe("an order", () => {
  let shop: RunningShop;
  let mail: MailServer;
  let codes: string[] = [];
  const browser = aBrowser();
  beforeAll(async () => {
    mail = await startMailServer();
    shop = await startShop({ SMTP_URL: mail.url, SHOP_CASH_ON_DELIVERY: "yes" });
  });
  afterAll(async () => {
    await shop.close();
    await mail.close();
  });

  /** Waits until the mail server has exactly these e-mails to an address, each in its language. */
  async function arrived(email: string, { language, subjects }: { language: string; subjects: string[] }) {
    const received = () => mail.received.filter(({ to }) => to.includes(email)).map(({ message }) => message);
    await expect
      .poll(() =>
        received()
          .map(({ subject }) => subject)
          .toSorted(),
      )
      .toEqual(subjects.toSorted());
    for (const { html } of received()) expect(html).toContain(`<html lang="${language}">`);
  }

  /** Orders a PC, to be paid by transfer. */
  async function orderByTransfer(page: Page, listing: number): Promise<string> {
    await addToCart(page, { url: shop.url, listing });
    await goToPayment(page, { url: shop.url, changes: buyer });
    await placeOrder(page, "bank");
    await answerWarranty(page, "no");
    return orderNumber(page);
  }

  /** Submits a form of the office, found by its action, and waits for the next page. */
  async function press(
    staff: Page,
    { intent, fields = {}, shows }: { intent: string; fields?: Record<string, string>; shows: string },
  ) {
    const form = staff.locator("main form", { has: staff.locator(`[name="intent"][value="${intent}"]`) });
    for (const [name, value] of Object.entries(fields)) await form.locator(`[name="${name}"]`).fill(value);
    await form.locator("button:not([type=button])").last().click();
    await staff.locator("main").getByText(shows).first().waitFor();
  }

  /** Without an account and without scripts: adds a photo on the claim's page; staff see it on theirs, strangers do not. */
  async function photographed(stranger: Page, staff: Page, claim: string): Promise<void> {
    await stranger.locator('main a[href^="/account/orders/"]').first().click();
    await stranger.locator(`main a[href^="/account/claims/${claim}"]`).click();
    const send = async (name: string, buffer: Buffer) => {
      await stranger.locator('main input[type="file"]').setInputFiles({ name, mimeType: "image/jpeg", buffer });
      await stranger.locator('main form:has(input[type="file"]) button').click();
    };
    await send("jegyzet.jpg", Buffer.from("no picture"));
    await stranger.getByText("jegyzet.jpg").first().waitFor();
    await send("sarok.jpg", await aPhoto());
    await stranger.waitForURL(/done=1/);
    const photo = stranger.locator(`main a[href^="/account/claims/${claim}/photos/"]`);
    expect((await stranger.request.get(`${shop.url}${await photo.getAttribute("href")}`)).status()).toBe(200);
    await staff.reload();
    const shown = staff.locator(`main a[href^="/account/claims/${claim}/photos/"]`);
    const address = `${shop.url}${await shown.getAttribute("href")}`;
    expect((await staff.request.get(address)).headers()["content-type"]).toBe("image/jpeg");
    expect((await (await browser.visit()).request.get(address)).status()).toBe(404);
  }

  test(
    "by transfer is confirmed by staff, sent, delivered, and withdrawn from without an account",
    { timeout: PATIENCE },
    async () => {
      const staff = await browser.visit();
      codes = await enterOffice(shop, staff);
      const page = await browser.visit({ viewport: PHONE, locale: "hu-HU" });
      const number = await orderByTransfer(page, 1);

      // The number of one order opens it, as its scanned label does.
      await staff.goto(`${shop.url}/office/orders?q=${number}`);
      await staff.waitForURL(`${shop.url}/office/orders/${number}`);
      await press(staff, { intent: "transfer", fields: { amount: "4.599,00" }, shows: "Comanda este plătită." });
      await page.goto(`${shop.url}/account/orders/${number}`);
      await page.getByText("Fizetés beérkezett").first().waitFor();
      await press(staff, { intent: "prepare", shows: "Predată curierului" });
      await press(staff, { intent: "ship", fields: { trackingNumber: "1ONB2345678" }, shows: "A fost livrată" });
      await press(staff, { intent: "deliver", shows: "A ajuns la cumpărător." });

      const stranger = await browser.visit({ javaScriptEnabled: false, viewport: PHONE });
      await stranger.goto(shop.url);
      await stranger.locator('footer a[href="/withdraw"]').click();
      await stranger.locator('main [name="number"]').fill(number);
      await stranger.locator('main [name="email"]').fill(buyer.email);
      await stranger.locator("main form button").click();
      await stranger.waitForURL(/\/withdraw\/ORD-/);
      await stranger.locator("main form button").click();
      await stranger.getByText("4.599").first().waitFor();
      await expect.poll(() => stranger.locator("main").textContent()).not.toMatch(/RET-\d{6}/);
      await stranger.locator("main form button").click();
      await stranger.waitForURL(/done=RET-\d{6}/);
      const claim = /RET-\d{6}/.exec(stranger.url())![0];
      await stranger.locator("main").getByText(claim).first().waitFor();

      const onItsWay = [
        `${number}: rendelése az átutalásra vár`,
        `${number}: a rendelés ki van fizetve`,
        `${number}: készítjük a rendelését`,
        `${number}: úton a csomagja`,
        `${number}: a rendelés megérkezett`,
      ];
      const receipt = `${claim}: elállás a szerződéstől`;
      await arrived(buyer.email, { language: "hu", subjects: [...onItsWay, receipt] });

      await staff.goto(`${shop.url}/office/returns`);
      await staff.locator("main").getByText(claim).first().click();
      await photographed(stranger, staff, claim);
      await staff.locator('main button[value="received"]').click();
      await staff.locator('main button[value="settled"]').click();
      await staff.getByText("Încheiată: 4.599").first().waitFor();
      await page.goto(`${shop.url}/account/orders/${number}`);
      await page.getByText("Lezárva, visszatérítve: 4.599").first().waitFor();
      await arrived(buyer.email, {
        language: "hu",
        subjects: [...onItsWay, receipt, receipt, receipt, `${number}: IBAN szükséges a visszatérítéshez`],
      });
      await page.goto(`${shop.url}/products/1`);
      await expect
        .poll(() => page.locator('main form[action="/cart"] [name="intent"][value="add"]').count(), {
          message: "what came back is looked at before it is sold again",
        })
        .toBe(0);

      const office = ["", "/orders", `/orders/${number}`, "/returns", `/returns/${claim}`, "/transfers", "/invoices"];
      await expectAccessible(
        staff,
        office.map((path) => `${shop.url}/office${path}`),
      );
    },
  );

  test("that is called off before it is paid frees its machine at once", async () => {
    const page = await browser.visit();
    const number = await orderByTransfer(page, 2);
    await page.goto(`${shop.url}/account/orders/${number}`);
    await page.locator("main details summary").first().click();
    await page.locator('main form:has([value="cancel"]) button').click();
    await page.getByText("Anulată").first().waitFor();
    await addToCart(await browser.visit(), { url: shop.url, listing: 2 });
  });

  test(
    "is paid at the door, its games are tested before it leaves, and its money comes from the courier",
    { timeout: PATIENCE },
    async () => {
      const email = "ilie.numerar@example.ro";
      const page = await browser.visit({ viewport: PHONE, locale: "en-GB" });
      await page.goto(`${shop.url}/products/2?tab=benchmarks`);
      await page.locator('main [name="game1"]').fill("Dota 2");
      await page.locator('main [name="consent"]').check();
      const request = cartAnswer(page);
      await page.locator('main form:has([name="game1"]) button:not([type=button])').click();
      await request;
      await goToPayment(page, { url: shop.url, changes: { email } });
      await placeOrder(page, "cash");
      await answerWarranty(page, "no");
      const number = await orderNumber(page);

      const staff = await browser.visit();
      await comeBackToOffice(shop, staff, codes[0]!);
      await staff.goto(`${shop.url}/office/orders?state=due-at-door`);
      await staff.locator("main a", { hasText: number }).first().click();
      await staff.waitForURL(`${shop.url}/office/orders/${number}`);
      await press(staff, { intent: "prepare", shows: "Predată curierului" });
      await press(staff, { intent: "game-results", fields: { fps0: "144" }, shows: "144 FPS" });
      await press(staff, { intent: "ship", fields: { trackingNumber: "1ONB2345679" }, shows: "A fost livrată" });
      await press(staff, { intent: "deliver", shows: "A ajuns la cumpărător." });
      await press(staff, { intent: "cash", fields: { amount: "2.649,00" }, shows: number });
      await staff.locator('main [name="intent"][value="cash"]').waitFor({ state: "detached" });

      await page.goto(`${shop.url}/account/orders/${number}`);
      await page.getByText("144 FPS").first().waitFor();
      await arrived(email, {
        language: "en",
        subjects: [
          `We have received order ${number}`,
          `We are preparing order ${number}`,
          `The test results for order ${number}`,
          `Order ${number} is on its way`,
          `Order ${number} has arrived`,
        ],
      });
    },
  );
});
