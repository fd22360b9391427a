// The screens of the office that people print: on paper there is what they need, nothing that can be pressed, and nothing is cut.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeNotes } from "../shop/notes/change-notes.server.ts";
import { newId } from "../base/id.ts";
import { parseOrderNumber, unitsOf } from "../shop/orders/order.ts";
import { viewOrder } from "../shop/orders/view-order.server.ts";
import { STAFF } from "../testing/orders.ts";
import { overflow } from "./axe.ts";
import { aBrowser } from "./browser.ts";
import { startFilledOffice, type FilledOffice } from "./filled-office.ts";

const A4 = { width: 794, height: 1123 }; // pixels: 210 × 297 mm at 96 pixels per inch
const SERIAL = "SN-PRINT-7";
const PLACE = "R7-C4";
const NOTE = "Sună înainte de livrare, după 16.";

let office: FilledOffice;
let unit: string;
const browser = aBrowser();
beforeAll(async () => {
  office = await startFilledOffice(async (shop) => {
    const rows = await shop.db.selectFrom("salesOrder").select("number").orderBy("number").execute();
    for (const { number } of rows) {
      const found = await viewOrder(shop, { number: parseOrderNumber(number) });
      if (!found.ok) continue;
      const ids = unitsOf(found.value.order);
      if (ids.length === 0) continue;
      await shop.db
        .updateTable("unit")
        .set({ serial: `${SERIAL}-${number}`, place: PLACE })
        .where("id", "in", ids)
        .execute();
      const subject = { entity: "order", entityId: number } as const;
      const form = { intent: "note-add", note: newId<"note">(), noteText: NOTE } as const;
      await changeNotes(shop, { subject, form, actor: STAFF });
    }
    const of = await shop.db.selectFrom("unit").where("place", "=", PLACE).select("code").orderBy("code").execute();
    unit = of[0]!.code;
  });
});
afterAll(() => office.shop.close());

/** What of the page in print can be pressed or typed into, is fixed over the paper, or is cut off. */
async function faultsOf(page: Page): Promise<string[]> {
  const wide = await overflow(page);
  const found = await page.evaluate(() => {
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      // What only screen readers get is one pixel large.
      return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    };
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}`;
    const pressed =
      "nav, search, button, a.select-none, header, dialog, summary, form, input, select, textarea, [data-bar], [popover]:popover-open";
    const faults = [...document.querySelectorAll(pressed)].filter(isShown).map((each) => `shown: ${name(each)}`);
    for (const each of document.querySelectorAll("body *")) {
      if (!isShown(each)) continue;
      const { position, overflowX } = getComputedStyle(each);
      if (position === "fixed" || position === "sticky") faults.push(`${position}: ${name(each)}`);
      if (overflowX !== "visible" && each.scrollWidth > each.clientWidth + 1) faults.push(`cut: ${name(each)}`);
      if (each.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
        faults.push(`off the paper: ${name(each)}`);
    }
    return faults;
  });
  return wide > 0 ? [...found, `${wide} px too wide`] : found;
}

/** Each printed screen with what must stand on it. */
function printed(): Record<string, readonly (string | RegExp)[]> {
  const { order, invoice, parcel, customer, tradeIn } = office.records;
  return {
    [`orders/${order}`]: [order, `${SERIAL}-${order}`, PLACE, NOTE, /RON/, /Cluj-Napoca/],
    orders: [order, /RON/],
    shipments: [parcel],
    [`shipments/${parcel}`]: [parcel, order],
    invoices: [invoice, /RON/],
    journal: [/TVA/, /marj/i, /RON/],
    units: [unit, PLACE],
    [`units/${unit}`]: [unit, SERIAL, PLACE],
    listings: [/RON/],
    cash: [/RON/],
    [`customers/${customer}`]: [order],
    [`trade-ins/${tradeIn}`]: [tradeIn],
    "trade-ins": [tradeIn],
    returns: [office.records.claim],
    bench: [/./],
  };
}

test("what is printed has its content, and no menus, buttons, searches and forms; nothing is cut at the width of A4", async () => {
  const page = await browser.visit({ viewport: A4 });
  await office.signIn(page);
  await page.emulateMedia({ media: "print", colorScheme: "dark", reducedMotion: "reduce" });
  const faults: string[] = [];
  for (const [path, contents] of Object.entries(printed())) {
    const answer = await page.goto(`${office.shop.url}/office/${path}`);
    expect(answer?.status(), path).toBe(200);
    const text = await page.locator("main").innerText();
    for (const content of contents)
      if (typeof content === "string" ? !text.includes(content) : !content.test(text))
        faults.push(`${path}: lacks ${content}`);
    faults.push(...(await faultsOf(page)).map((fault) => `${path}: ${fault}`));
    const shots = process.env["PRINT_SHOTS"];
    if (shots) await page.screenshot({ path: `${shots}/${path.replaceAll("/", "-")}.png`, fullPage: true });
  }
  expect(faults).toEqual([]);
});
