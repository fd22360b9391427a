// A seller's documents, from the accepted offer to the money: without JavaScript, and with a drawn signature.

import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbedded } from "../base/db.server.ts";
import { finishTesting } from "../shop/trade-in/office/finish-testing.server.ts";
import { receiveTradeIn } from "../shop/trade-in/office/receive-trade-in.server.ts";
import { startTesting } from "../shop/trade-in/office/start-testing.server.ts";
import { STAFF } from "../testing/orders.ts";
import { sellingDeps, sellingIn } from "../testing/trade-ins.ts";
import { aBrowser, hydrated, PHONE } from "./browser.ts";
import { startShop, type RunningShop } from "./shop.ts";
import { enterOffice } from "./staff.ts";
import { signAsSeller } from "./seller.ts";

const PATIENCE = 200_000; // milliseconds; the shop starts three times

let shop: RunningShop;
const browser = aBrowser();
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

/** Two sales whose amount is agreed, made through the shop's own functions while the shop is stopped. */
async function agreedSales(): Promise<{ number: string; at: string }[]> {
  await shop.leave();
  const database = await openEmbedded(shop.dataDir);
  const deps = sellingDeps(database.db);
  const sales: { number: string; at: string }[] = [];
  for (let each = 0; each < 2; each++) {
    const { number, linkKey } = await sellingIn(deps).accepted({ payout: "instant" });
    const by = { number, actor: STAFF as `staff:${string}` };
    for (const verb of [receiveTradeIn, startTesting]) await verb(deps, by);
    await finishTesting(deps, by);
    sales.push({ number: number!, at: `${shop.url}/trade-in/${number}?key=${linkKey}` });
  }
  await database.close();
  return sales;
}

test(
  "a seller says who they are, signs without JavaScript or by drawing, and is paid; not before",
  { timeout: PATIENCE },
  async () => {
    const [plain, drawn] = await agreedSales();
    const staff = await browser.visit({ javaScriptEnabled: false });
    await enterOffice(shop, staff);
    const pay = async (number: string) => {
      await staff.goto(`${shop.url}/office/trade-ins/${number}`);
      const form = staff.locator("main form", { has: staff.locator('[name="intent"][value="pay"]') }).first();
      await form.locator('[name="reference"]').fill("OP 7");
      await form.locator("button:not([type=button])").first().click();
    };
    await pay(plain!.number);
    await staff.getByText("Vânzătorul nu și-a dat încă datele").first().waitFor();

    const seller = await browser.visit({ javaScriptEnabled: false, viewport: PHONE });
    await seller.goto(plain!.at);
    await seller.locator('main a[href*="/identity"]').first().click();
    const wrong = {
      legalName: "Pop Ana",
      documentNumber: "CJ123456",
      cnp: "2900515120017",
      address: "Str. Horea 3, Cluj",
    };
    for (const [name, value] of Object.entries(wrong)) await seller.locator(`main [name="${name}"]`).fill(value);
    await seller.locator("main form button:not([type=button])").first().click();
    await seller.locator("#field-cnp-error").waitFor();
    expect(await seller.locator('main [name="documentNumber"]').inputValue()).toBe("CJ123456");
    await signAsSeller(seller, plain!.at);
    await pay(plain!.number);
    await staff.getByText("Bucată cu bucată").first().waitFor();

    const other = await browser.visit({ viewport: PHONE });
    await signAsSeller(other, drawn!.at, async (page) => {
      await hydrated(page);
      const pad = page.locator('main form svg[viewBox="0 0 600 200"]');
      await page.setViewportSize({ width: 360, height: 1600 });
      const box = (await pad.boundingBox())!;
      await page.mouse.move(box.x + 20, box.y + 60);
      await page.mouse.down();
      for (let step = 1; step <= 12; step++)
        await page.mouse.move(box.x + 20 + step * 18, box.y + 60 - (step % 3) * 20);
      await page.mouse.up();
    });
    await staff.goto(`${shop.url}/office/trade-ins/${drawn!.number}/papers`);
    await staff.getByText("Semnat prin desen").first().waitFor();
    await pay(drawn!.number);
    await staff.getByText("Bucată cu bucată").first().waitFor();
  },
);
