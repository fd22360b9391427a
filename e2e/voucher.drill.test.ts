// A voucher, from the office to the order, without JavaScript: staff make it, a buyer enters it in the cart, the total falls, and
// its one use is gone.

import { afterAll, beforeAll, expect, test } from "vitest";
import { aBrowser, PHONE } from "./browser.ts";
import { addToCart, answerWarranty, goToPayment, orderNumber, placeOrder } from "./checkout-steps.ts";
import { startShop, type RunningShop } from "./shop.ts";
import { enterOffice } from "./staff.ts";

const PATIENCE = 300_000; // milliseconds; the shop starts twice

let shop: RunningShop;
const browser = aBrowser();
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

test(
  "a voucher with one use is made, entered, ordered with, listed with its order, and refused to the next buyer",
  async () => {
    const staff = await browser.visit({ javaScriptEnabled: false });
    await enterOffice(shop, staff);
    await staff.goto(`${shop.url}/office/vouchers/new`);
    for (const [name, value] of Object.entries({ code: "primul", percent: "2", mostUses: "1" }))
      await staff.locator(`main [name="${name}"]`).fill(value);
    await staff.locator("main form button").last().click();
    await staff.waitForURL(/\/office\/vouchers\/[\w-]+\?done=created/);
    const voucherPage = staff.url().split("?")[0]!;

    const enterVoucher = async (listing: number) => {
      const page = await browser.visit({ viewport: PHONE, javaScriptEnabled: false });
      await addToCart(page, { url: shop.url, listing });
      await page.locator("main details summary").filter({ hasText: "voucher" }).click();
      await page.locator('main [name="code"]').fill("Primul");
      await page.locator('main form:has([name="intent"][value="voucher"]) button').click();
      return page;
    };

    const buyer = await enterVoucher(3);
    await buyer.getByText("Voucherul PRIMUL este aplicat").waitFor();
    await goToPayment(buyer, { url: shop.url, changes: { email: "voucher@example.ro" } });
    await placeOrder(buyer, "bank");
    await answerWarranty(buyer, "no");
    const number = await orderNumber(buyer);
    await buyer.getByText("Reducere cu voucherul PRIMUL").first().waitFor();

    await staff.goto(voucherPage);
    await expect.poll(() => staff.locator("main").getByText(number).count()).toBe(1);
    await expect.poll(() => staff.locator("main").getByText("1 din 1").count()).toBe(1);

    const late = await enterVoucher(4);
    await late.getByText("Voucherul a fost folosit de numărul maxim de ori").first().waitFor();
  },
  PATIENCE,
);
