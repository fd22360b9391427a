// A trade-in in the office: received, tested, revised with evidence, accepted by the seller, paid, put into stock.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbedded } from "../base/db.server.ts";
import { sellingDeps, sellingIn } from "../testing/trade-ins.ts";
import { aBrowser, PHONE } from "./browser.ts";
import { signAsSeller } from "./seller.ts";
import { startShop, type RunningShop } from "./shop.ts";
import { enterOffice } from "./staff.ts";

const PATIENCE = 150_000; // milliseconds; the shop starts twice

let shop: RunningShop;
const browser = aBrowser();
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

/** Made and accepted through the shop's own functions, while the shop is stopped. */
async function acceptedOffer(): Promise<{ number: string; key: string }> {
  await shop.leave();
  const database = await openEmbedded(shop.dataDir);
  const { number, linkKey } = await sellingIn(sellingDeps(database.db)).accepted({ payout: "instant" });
  await database.close();
  return { number: number ?? "", key: linkKey };
}

/** Submits a form of the page, found by its action, and waits for the next text. */
async function press(
  staff: Page,
  { intent, fields = {}, shows }: { intent: string; fields?: Record<string, string>; shows: string },
) {
  const form = staff.locator("main form", { has: staff.locator(`[name="intent"][value="${intent}"]`) }).first();
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name="${name}"]`).fill(value);
  await form.locator("button:not([type=button])").first().click();
  await staff.locator("main").getByText(shows).first().waitFor();
}

test(
  "a machine is tested, its revised offer proven and accepted, and its parts reach intake",
  { timeout: PATIENCE },
  async () => {
    const { number, key } = await acceptedOffer();
    const staff = await browser.visit({ javaScriptEnabled: false });
    await enterOffice(shop, staff);
    await staff.goto(`${shop.url}/office/trade-ins?q=${number}`);
    // The exact number opens the purchase.
    await staff.waitForURL(`**/office/trade-ins/${number}`);
    await press(staff, { intent: "receive", shows: "Coletul este la noi" });
    await press(staff, { intent: "test", shows: "Compară ce a venit" });

    await staff.goto(`${shop.url}/office/trade-ins/${number}?line=gpu&model=gtx+1060+6gb`);
    await staff.locator('select[name="claim"]').selectOption("model");
    await staff.locator('select[name="partId"]').selectOption({ index: 1 });
    await press(staff, { intent: "found", shows: "fără dovadă" });
    await staff.goto(`${shop.url}/office/trade-ins/${number}?line=gpu&model=gtx+1060+6gb`);
    await staff.locator('select[name="claim"]').selectOption("model");
    await staff.locator('select[name="partId"]').selectOption({ index: 1 });
    await press(staff, {
      intent: "found",
      fields: { measured: "GPU-Z: GP106, 6 GB" },
      shows: "Trimite oferta revizuită",
    });
    await press(staff, { intent: "finish", shows: "Vânzătorul are oferta revizuită" });

    const seller = await browser.visit({ viewport: PHONE });
    await seller.goto(`${shop.url}/trade-in/${number}?key=${key}`);
    await seller.getByText("GPU-Z: GP106, 6 GB").first().waitFor();
    await seller.locator('main button[value="accept-revised"]').click();
    await seller.locator('main button[value="accept-revised"]').waitFor({ state: "detached" });

    // Nothing is paid before the seller has said who they are and signed.
    await staff.goto(`${shop.url}/office/payouts`);
    await staff.locator("main").getByText("lipsesc datele vânzătorului").first().waitFor();
    await signAsSeller(seller, `${shop.url}/trade-in/${number}?key=${key}`);

    await staff.goto(`${shop.url}/office/payouts`);
    await press(staff, { intent: "export", shows: "este gata" });
    const file = await staff.locator('main a[href$=".xml"]').first().getAttribute("href");
    expect(await (await staff.context().request.get(`${shop.url}${file}`)).text()).toContain(
      `<EndToEndId>${number}</EndToEndId>`,
    );
    await staff.goto(`${shop.url}/office/trade-ins/${number}`);
    await press(staff, { intent: "pay", fields: { reference: "OP 17" }, shows: "Bucată cu bucată" });
    await staff.locator('main button[value="parts"]').click();
    await staff.locator("main").getByText("A ajuns la recepție").first().waitFor();
    await staff.goto(`${shop.url}/office/intake`);
    await staff.locator("main").getByText(`${number}-1`).first().waitFor();

    // The seller's bank returns the money: staff record it, the seller gives another account, and the payout is owed again.
    await staff.goto(`${shop.url}/office/trade-ins/${number}`);
    await staff
      .locator("main details", { has: staff.locator('[value="bounce"]') })
      .locator("summary")
      .click();
    await staff.locator('select[name="why"]').selectOption("account-closed");
    await press(staff, { intent: "bounce", shows: "contul este închis" });
    await seller.goto(`${shop.url}/trade-in/${number}?key=${key}`);
    await seller.getByText("RO49 … 0000 este închis").first().waitFor();
    await seller.locator('main [name="iban"]').fill("RO66 BACX 0000 0012 3456 7890");
    await seller.locator('main button[value="account"]').click();
    await seller.getByText("Mulțumim, am primit contul nou").first().waitFor();
    await staff.goto(`${shop.url}/office/payouts`);
    await staff.locator("main").getByText("RO66 BACX 0000 0012 3456 7890").first().waitFor();
  },
);
