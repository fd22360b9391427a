// E-mails to a buyer through a real mail server, and the invoice and proforma on the order's page.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startMailServer, type MailServer } from "../testing/emails.ts";
import { aBrowser } from "./browser.ts";
import { addToCart, answerWarranty, cards, fillCard, goToPayment, orderNumber, placeOrder } from "./checkout-steps.ts";
import { startShop, type RunningShop } from "./shop.ts";

const PATIENCE = 180_000; // milliseconds; background jobs make documents and e-mails

describe("a guest who reads Ukrainian", () => {
  let shop: RunningShop;
  let mail: MailServer;
  const browser = aBrowser();
  beforeAll(async () => {
    mail = await startMailServer();
    shop = await startShop({ SMTP_URL: mail.url });
  });
  afterAll(async () => {
    await shop.close();
    await mail.close();
  });

  test(
    "buys by card with 3-D Secure, reads the invoice, calls the order off, and gets every e-mail in Ukrainian",
    { timeout: PATIENCE },
    async () => {
      const page = await browser.visit({ locale: "uk-UA" });
      await addToCart(page, { url: shop.url, listing: 2 });
      await goToPayment(page, { url: shop.url, changes: { email: "olena@example.ro" } });
      await fillCard(page, cards.asksForCode);
      await placeOrder(page, "card");
      await answerWarranty(page, "no");
      await page.waitForURL((address) => !address.href.startsWith(shop.url));
      await page.locator('input[name="code"]').fill("123456");
      await page.locator("button").first().click();
      const number = await orderNumber(page);
      const [paid] = await mail.arrived(1);
      expect(paid?.to).toEqual(["olena@example.ro"]);
      expect(paid?.message.subject).toContain(number);
      expect(paid?.message.html).toContain('<html lang="uk">');

      // The link in the e-mail opens the order in any browser.
      const link = /http\S+\/account\/orders\/ORD-\d+\?\S+/.exec(paid?.message.text ?? "")?.[0] ?? "";
      const elsewhere = await browser.visit({ locale: "uk-UA" });
      await elsewhere.goto(link);
      const invoice = elsewhere.locator('a[href*="/papers/PCB-"]');
      await expect.poll(async () => (await elsewhere.reload(), await invoice.count()), { timeout: 60_000 }).toBe(1);
      const address = await invoice.getAttribute("href");
      const file = await elsewhere.request.get(`${shop.url}${address}`);
      expect(file.headers()["content-type"]).toBe("application/pdf");
      expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
      // Without the key the order is not found.
      expect((await fetch(`${shop.url}${address?.split("?")[0]}`)).status).toBe(404);

      await page.goto(`${shop.url}/account/orders/${number}`);
      await page.locator('main details:has([name="intent"][value="cancel"]) summary').click();
      await page.locator('main form:has([name="intent"][value="cancel"]) button:visible').first().click();
      const emails = await mail.arrived(3);
      for (const { to, message } of emails) {
        expect(to).toEqual(["olena@example.ro"]);
        expect(message.html).toContain('<html lang="uk">');
      }
      const subjects = emails.map(({ message }) => message.subject).toSorted();
      expect(subjects).toEqual([
        `Замовлення ${number} оплачено`,
        `Замовлення ${number} скасовано`,
        expect.stringMatching(`^Повернення .+ за замовлення ${number}$`),
      ]);
      await expect
        .poll(async () => (await elsewhere.reload(), await elsewhere.locator('a[href*="/papers/PCBS-"]').count()), {
          timeout: 60_000,
        })
        .toBe(1);
    },
  );

  test("orders by transfer, and has the proforma with the account to pay to", async () => {
    const page = await browser.visit({ locale: "uk-UA" });
    await addToCart(page, { url: shop.url, listing: 5 });
    await goToPayment(page, { url: shop.url, changes: { email: "taras@example.ro" } });
    await placeOrder(page, "bank");
    await answerWarranty(page, "no");
    const number = await orderNumber(page);
    await expect.poll(() => mail.received.filter(({ to }) => to.includes("taras@example.ro")).length).toBe(1);
    await page.goto(`${shop.url}/account/orders/${number}`);
    const address = await page.locator('a[href*="proforma.pdf"]').getAttribute("href");
    const file = await page.request.get(`${shop.url}${address}`);
    expect(file.status()).toBe(200);
    expect(file.headers()["content-disposition"]).toContain(`PF-${number}.pdf`);
  });
});
