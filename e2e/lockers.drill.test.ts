// A buyer on a phone has a part sent to a locker; the office sends it there, and tracking says so. A tower
// is offered none.

import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbedded } from "../base/db.server.ts";
import { expectAccessible } from "./axe.ts";
import { aBrowser, PHONE } from "./browser.ts";
import { addToCart, cards, fillCard, fillShipping, orderNumber, placeOrder, sendShipping } from "./checkout-steps.ts";
import { freePorts, startShop, type RunningShop } from "./shop.ts";
import { comeBackToOffice, enterOffice } from "./staff.ts";

const PATIENCE = 400_000; // milliseconds; the shop starts twice

let shop: RunningShop;
let courier: string;
let goods: { part: number; tower: number };
const browser = aBrowser();
beforeAll(async () => {
  const [port] = await freePorts(1);
  courier = `http://127.0.0.1:${port}`;
  shop = await startShop({ COURIER: "sandbox", SANDBOX_COURIER_PORT: String(port) });
  await shop.leave();
  const database = await openEmbedded(shop.dataDir);
  const live = database.db.selectFrom("listing").where("state", "=", "live").select("id").orderBy("id");
  const part = await live.where("category", "=", "ssd").executeTakeFirstOrThrow();
  const tower = await live.where("kind", "=", "pc").executeTakeFirstOrThrow();
  goods = { part: Number(part.id), tower: Number(tower.id) };
  await database.close();
});
afterAll(() => shop.close());

test("a part goes to the locker that its buyer chose, and a tower is offered none", { timeout: PATIENCE }, async () => {
  const staff = await browser.visit({ javaScriptEnabled: false });
  const [code = ""] = await enterOffice(shop, staff);
  await staff.goto(`${shop.url}/office/settings/lockers`);
  await staff.locator('select[name="on"]').selectOption("yes");
  await staff.locator('main form:has([name="mostKg"]) button:not([type=button])').last().click();
  await staff.waitForURL("**/office/settings/lockers?done=*");
  await staff.goto(`${shop.url}/office/shipments/lockers`);
  await staff.locator('main form[method="post"] button').click();
  expect(await staff.locator("main").textContent()).toContain("Sandbox Observatorului");

  const page = await browser.visit({ viewport: PHONE, javaScriptEnabled: false });
  await addToCart(page, { url: shop.url, listing: goods.tower });
  await page.goto(`${shop.url}/checkout`);
  expect(await page.locator('[name="delivery"][value="locker"]').count()).toBe(0);
  expect(await page.locator("main").textContent()).toContain("Comanda este prea mare pentru un locker");

  const buyer = await browser.visit({ viewport: PHONE });
  await addToCart(buyer, { url: shop.url, listing: goods.part });
  await buyer.goto(`${shop.url}/checkout`);
  await fillShipping(buyer);
  await buyer.locator('[name="delivery"][value="locker"]').check();
  await sendShipping(buyer);
  await buyer.waitForURL(/step=locker/);
  await buyer.locator('[name="q"]').fill("observatorului");
  await buyer.locator('main form:has([name="q"]) button').click();
  await buyer.waitForURL(/q=observatorului/);
  await buyer.locator('main form:has([name="lockerId"]) button').first().click();
  await buyer.waitForURL(/step=payment/);
  await expect.poll(() => buyer.locator("main").textContent()).toContain("Locker: Sandbox Observatorului");
  await fillCard(buyer, cards.accepted);
  await placeOrder(buyer, "card");
  const number = await orderNumber(buyer);
  expect(await buyer.locator("main").textContent()).toContain("Coletul ajunge la lockerul Sandbox Observatorului");

  await staff.goto(`${shop.url}/office/orders/${number}`);
  await staff.locator('main form:has([value="prepare"]) button').click();
  await staff.locator(`main a[href="/office/shipments/new?for=${number}"]`).click();
  await staff.waitForURL(/\/office\/shipments\/new\?for=/);
  expect(await staff.locator("main").textContent()).toContain("Merge la lockerul Sandbox Observatorului");
  await staff.locator("main form button:not([type=button])").last().click();
  await staff.waitForURL(/\/office\/shipments\/EXP-\d{6}/);
  const parcel = /EXP-\d{6}/.exec(staff.url())![0];
  const awbOf = async () => {
    await staff.goto(`${shop.url}/office/shipments/${parcel}`);
    return /2\d{12}/.exec((await staff.locator("main").textContent()) ?? "")?.[0] ?? null;
  };
  await expect.poll(awbOf, { timeout: 60_000 }).not.toBeNull();
  const awb = await awbOf();
  expect(await (await fetch(courier)).text()).toContain("Sandbox Observatorului");

  await fetch(`${courier}/step/${awb}/picked-up`, { method: "POST" });
  const shows = async (text: string) => {
    await buyer.goto(`${shop.url}/account/orders/${number}`);
    return ((await buyer.locator("main").textContent()) ?? "").includes(text);
  };
  await expect.poll(() => shows("Expediție ridicată"), { timeout: 60_000 }).toBe(true);
  expect(await shows("Sandbox Observatorului")).toBe(true);

  const reader = await browser.visit();
  await comeBackToOffice(shop, reader, code);
  await expectAccessible(
    reader,
    ["/office/shipments/lockers", "/office/shipments/lockers/import", "/office/settings/lockers"].map(
      (path) => `${shop.url}${path}`,
    ),
  );
});
