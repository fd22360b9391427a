// A bank's file in the office: what it pays, what waits and why, what was left out; and the file of a bank that is not known yet, whose
// columns staff name once.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aBrowser } from "./browser.ts";
import { addToCart, answerWarranty, goToPayment, orderNumber, placeOrder } from "./checkout-steps.ts";
import { startShop, type RunningShop } from "./shop.ts";
import { enterOffice } from "./staff.ts";

const PATIENCE = 300_000; // milliseconds; the shop starts twice
const OURS = "RO49AAAA1B31007593840000";

let shop: RunningShop;
const browser = aBrowser();
beforeAll(async () => {
  shop = await startShop({ SHOP_IBAN: OURS });
});
afterAll(() => shop.close());

/** Orders a PC, to be paid by transfer. Returns the order's number and its sum as a bank writes it: "4.599,00". */
async function orderByTransfer(page: Page, listing: number) {
  await addToCart(page, { url: shop.url, listing });
  await goToPayment(page, { url: shop.url });
  await placeOrder(page, "bank");
  await answerWarranty(page, "no");
  const number = await orderNumber(page);
  const [sum = ""] = /\d[\d.]*(?:,\d{2})?(?=\s*RON)/.exec(await page.locator("main").innerText()) ?? [];
  return { number, sum: sum.includes(",") ? sum : `${sum},00` };
}

async function upload(staff: Page, name: string, lines: readonly string[]) {
  await staff.goto(`${shop.url}/office/transfers/upload`);
  await staff
    .locator('input[name="file"]')
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(lines.join("\r\n")) });
  await staff.getByRole("button", { name: "Citește extrasul" }).click();
}

const rowOf = (staff: Page, text: string) => staff.locator("main tbody tr", { hasText: text });

test(
  "a mixed statement shows what it pays, what waits and why, and books the clear part; an unknown bank's columns are named once",
  { timeout: PATIENCE },
  async () => {
    const staff = await browser.visit();
    await enterOffice(shop, staff);
    const paid = await orderByTransfer(await browser.visit(), 1);
    await upload(staff, "extras-mixt.csv", [
      `Cont;${OURS};Valuta;RON`,
      "Data;Detalii;Ordonator;Debit;Credit",
      `20.11.2026;plata ${paid.number} multumesc;Ioana Pop;;${paid.sum}`,
      "20.11.2026;comision lunar;;12,00;",
      "20.11.2026;am uitat numarul comenzii;Dan Rus;;250,00",
      "32.11.2026;plata calculator;Ana Mur;;300,00",
    ]);
    await staff.waitForURL(/\/office\/transfers\/statements\//);
    // Nothing is booked before staff say so.
    await rowOf(staff, paid.number).getByText("nou").waitFor();
    await staff.getByText("rândurile: 4").waitFor();
    await rowOf(staff, "calculator").getByText("Așteaptă: data nu a putut fi citită").waitFor();
    await rowOf(staff, "calculator").getByText("rândul 6").first().waitFor();
    await staff.getByRole("button", { name: /^Importă/ }).click();
    await rowOf(staff, paid.number).getByText("înregistrat").waitFor();
    await rowOf(staff, "am uitat").getByText("de lămurit").waitFor();
    await staff.goto(`${shop.url}/office/orders/${paid.number}`);
    await staff.locator("main").getByText("Plătită").first().waitFor();
    await staff.goto(`${shop.url}/office/transfers`);
    await staff.locator("main").getByText("am uitat numarul comenzii").first().waitFor();
    expect(await staff.locator("main").getByText(`${paid.number} multumesc`).count()).toBe(0);

    const heading = "Ziua;Povestea;Cine;Bani";
    await upload(staff, "banca-noua.csv", [heading, `21.11.2026;${paid.number} iar;Vlad Pop;+75,50`]);
    await staff.getByText("Ce este în fiecare coloană?").waitFor();
    for (const [place, kind] of ["date", "details", "payer", "signed"].entries())
      await staff.locator(`#kind-${place}`).selectOption(kind);
    await staff.getByRole("button", { name: "Ține minte și citește extrasul" }).click();
    await staff.waitForURL(/\/office\/transfers\/statements\//);
    await rowOf(staff, "Vlad Pop").getByText("75,50 RON").waitFor();
    // The next file of that bank is read at once.
    await upload(staff, "banca-noua-2.csv", [heading, "22.11.2026;altceva;Mara Dima;+80,00"]);
    await staff.waitForURL(/\/office\/transfers\/statements\//);
    await rowOf(staff, "Mara Dima").getByText("80 RON").waitFor();
  },
);
