// What two screens say of one thing, as staff and buyers meet it: cash at the counter and the cash book, a replacement under warranty and what has to
// be packed, one bad piece of two and its price, an order and its parcel.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "../base/id.ts";
import { ok } from "../base/result.ts";
import { saveComponents } from "../shop/trade-in/draft/save-components.server.ts";
import { acceptOffer } from "../shop/trade-in/accept-offer.server.ts";
import { makeOffer } from "../shop/trade-in/make-offer.server.ts";
import { unitsOf } from "../shop/orders/order.ts";
import { prepareOrder } from "../shop/orders/prepare-order.server.ts";
import { knownParts } from "../shop/parts/known-parts.server.ts";
import { openClaim } from "../shop/returns/open-claim.server.ts";
import { transitionClaim } from "../shop/returns/transition-claim.server.ts";
import { requestShipment } from "../shop/shipments/request-shipment.server.ts";
import { aPc, aUnit } from "../testing/builders.ts";
import { aVisitor, putOnSale } from "../testing/catalogue-index.ts";
import { aShipmentRequest } from "../testing/couriers/couriers.ts";
import { byTransfer, ordersIn, somebodyNew, STAFF } from "../testing/orders.ts";
import type { TestShop } from "../testing/shop.ts";
import { agreement, must, sellingIn } from "../testing/trade-ins.ts";
import { aBrowser, PHONE } from "./browser.ts";
import { startFilledOffice, type FilledOffice } from "./filled-office.ts";

let office: FilledOffice;
let staff: Page;
const browser = aBrowser();
const known = { collected: "", replaced: "", claim: "", spare: "", sent: "", cards: "" };

async function more(shop: TestShop) {
  const people = ordersIn(shop);
  // Begun to be paid in cash, and collected: the order that the till did not take.
  const cash = await people.placed([], { payment: byTransfer, shipping: somebodyNew({ delivery: "pickup" }) });
  const method = { paymentMethod: "cash", state: "placed" } as const;
  await shop.db.updateTable("salesOrder").set(method).where("id", "=", cash.id).execute();
  await shop.db
    .updateTable("payment")
    .set({ method: "cash", provider: "cash" })
    .where("orderId", "=", cash.id)
    .execute();
  known.collected = cash.number;

  const listingId = await putOnSale(shop.db, aPc({ title: "Birou egal", units: [aUnit()] }));
  const sold = await people.delivered(await people.paidByTransfer([{ listingId }], { shipping: somebodyNew() }));
  const spareListing = await putOnSale(shop.db, aPc({ title: "Birou egal", units: [aUnit()] }));
  const spare = await shop.db
    .selectFrom("unit")
    .where("listingId", "=", spareListing)
    .select("code")
    .executeTakeFirstOrThrow();
  const about = {
    orderId: sold.id,
    units: unitsOf(sold),
    story: "Nu mai pornește deloc.",
    key: newId(),
    actor: "buyer",
  };
  const claim = await openClaim(shop, { ...about, kind: "warranty" });
  if (!claim.ok) throw new Error(claim.domainError.code);
  for (const to of ["accepted", "received"] as const)
    await transitionClaim(shop, { number: claim.value.number, to, actor: STAFF });
  Object.assign(known, { replaced: sold.number, claim: claim.value.number, spare: spare.code });

  const order = await people.paidByTransfer([], { shipping: somebodyNew() });
  await prepareOrder(shop, { number: order.number, actor: STAFF });
  await requestShipment({ ...shop, courier: null }, aShipmentRequest(order.number));
  known.sent = order.number;
  known.cards = await twoCards(shop);
}

/** Two equal cards of one line that arrived and are tested; returns the purchase's number. */
async function twoCards(shop: TestShop): Promise<string> {
  const selling = sellingIn(shop);
  const part = knownParts.find(({ name }) => name === "GeForce RTX 3060 Ti")!;
  const line = { is: "known", part, key: "line-1", quantity: 2, condition: null, faulty: false } as const;
  const who = { visitorId: aVisitor(newId()), key: null, language: "ro" as const };
  const saved = must(await saveComponents(shop, { ...who, change: (draft) => ok({ ...draft, lines: [line] }) }));
  await selling.withPhoto(saved, 0);
  const email = `${newId()}@example.ro`;
  const made = must(await makeOffer(shop, { ...who, of: "components", email, clientIp: newId() }));
  const { number, linkKey: key } = made;
  const accepted = must(await acceptOffer(shop, { ...who, number, key, sequence: 1, agreement: agreement("full") }));
  return (await selling.moved(accepted, "received", "testing")).number!;
}

beforeAll(async () => {
  office = await startFilledOffice(more);
});
beforeEach(async () => {
  staff = await browser.visit({ javaScriptEnabled: false });
  await office.signIn(staff);
});
afterAll(() => office.shop.close());

const open = (path: string) => staff.goto(`${office.shop.url}${path}`);
const text = async (page = staff) => (await page.locator("main").textContent()) ?? "";
const form = (intent: string) =>
  staff.locator("main form", { has: staff.locator(`[name="intent"][value="${intent}"]`) }).first();

test("cash at the counter is in the cash book, and no screen calls it a transfer", async () => {
  await open(`/office/orders/${known.collected}`);
  await form("take").locator("button").last().click();
  await staff.waitForURL(/\/office\/cash/);
  const receipt = /PCBCH \d+/.exec(await text())?.[0];
  expect(receipt).toBeDefined();
  await open(`/office/orders/${known.collected}`);
  const shown = await text();
  expect(shown).toContain(receipt);
  expect(shown).not.toMatch(/transfer din|Transfer bancar/i);
});

test("a replacement is named on the claim, the order, the list of what waits, and to its buyer", async () => {
  await open(`/office/returns/${known.claim}`);
  await staff.locator(`[name="unit-${known.spare}"]`).check();
  await staff.locator('[name="resolution"]').selectOption("replaced");
  const why = staff.locator('[name="otherRemedyWhy"]');
  if ((await why.count()) > 0) await why.fill("Nu se mai repară.");
  await staff.locator('button[name="to"][value="settled"]').click();
  for (const path of [
    `/office/returns/${known.claim}`,
    `/office/orders/${known.replaced}`,
    "/office/orders",
    `/account/orders/${known.replaced}`,
  ]) {
    await open(path);
    expect(await text(), path).toContain(known.spare);
  }
  // The buyer's page is shown to staff without any of its buttons.
  expect(await staff.locator("main form").count()).toBe(0);
  const phone = await browser.visit({ viewport: PHONE });
  await phone.goto(`${office.shop.url}/account/orders/${known.replaced}`);
  expect(await phone.locator("main").textContent()).not.toContain(known.spare);
});

test("one bad piece of two lowers the price of one, and the page says of how many", async () => {
  await open(`/office/trade-ins/${known.cards}?line=line-1`);
  const finding = form("found");
  await finding.locator('[name="claim"]').selectOption("condition");
  await finding.locator('[name="condition"]').selectOption("fair");
  await finding.locator('[name="pieces"]').fill("1");
  await finding.locator('[name="measured"]').fill("Ventilator zgâriat");
  await finding.locator("button").last().click();
  await staff.locator("main").getByText("(1 din 2 buc.)").first().waitFor();
});

test("a parcel that was delivered by hand waits for no courier any more", async () => {
  await open(`/office/orders/${known.sent}`);
  await form("ship").locator('[name="trackingNumber"]').fill("4EMG24000001");
  await form("ship").locator("button").last().click();
  await form("deliver").locator("button").last().click();
  await staff.waitForURL(/done=deliver/);
  await open(`/account/orders/${known.sent}`);
  const shown = await text();
  expect(shown).not.toContain("Coletul așteaptă curierul la noi");
  expect(shown).toContain("Livrat");
});
