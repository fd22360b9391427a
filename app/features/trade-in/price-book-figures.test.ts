// Figures of the price book outside offers: pages show those in force.

import { afterAll, beforeAll, expect, test } from "vitest";
import { ron, type Bani } from "../../../base/money.ts";
import { activatePriceBook } from "../../../shop/trade-in/office/activate-price-book.server.ts";
import { currentBook } from "../../../shop/trade-in/current-book.server.ts";
import { eventually } from "../../../testing/time/eventually.ts";
import { STAFF } from "../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { sellingIn } from "../../../testing/trade-ins.ts";
import { aGuest } from "../../../testing/visitor.ts";
import { formatPrice } from "../../i18n/format.ts";
import { languages } from "../../i18n/languages.ts";
import { withVersionsOf } from "../../server/page-sources.ts";
import { pageTextView } from "../../shared/content/page-texts.server.ts";
import { agreedTerms } from "../../shared/orders/agreed-terms.server.ts";
import * as sellComponents from "./loose-parts/sell-components.tsx";
import * as sell from "./sell.tsx";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function putInForce(figures: Record<string, Bani>) {
  const { version } = await currentBook(shop);
  const edits = Object.entries(figures).map(([at, value]) => ({ at, value }));
  const put = await activatePriceBook(shop, { edits, basedOn: version, actor: STAFF, note: null });
  if (!put.ok) throw new Error(put.domainError.code);
  await eventually(() => expect(shop.livePriceBook.current().version).toBe(put.value));
}

test("the terms name the deduction for transport that is in force, in every language, and buyers agree to that text", async () => {
  const before = agreedTerms(shop, "ro");
  for (const language of languages)
    expect(JSON.stringify(pageTextView(shop, "terms", language))).toContain(formatPrice(ron(50)));
  await putInForce({ shipping: ron(67) });
  for (const language of languages) {
    const text = JSON.stringify(pageTextView(shop, "terms", language));
    expect(text).toContain(formatPrice(ron(67)));
    // The deduction stands in one place: nothing still names the former one for transport.
    const selling = pageTextView(shop, "terms", language).sections.map((section) => JSON.stringify(section));
    const naming = selling.filter((section) => section.includes(formatPrice(ron(67))));
    expect(naming).toHaveLength(1);
  }
  const after = agreedTerms(shop, "ro");
  expect(after.version).not.toBe(before.version);
  expect(JSON.stringify(after.text)).toContain(formatPrice(ron(67)));
});

test("the selling pages show the deduction and the highest prices in force", async () => {
  await putInForce({ shipping: ron(71), "fallback.gpu": ron(1313) });
  const guest = aGuest(shop);
  const selling = (await guest.get(sell.loader, "/sell")).data as { example: { lines: unknown[] } };
  expect(selling.example.lines).toContainEqual(expect.objectContaining({ key: "shipping", amount: -ron(71) }));
  const parts = (await guest.get(sellComponents.loader, "/sell/components")).data as { kinds: unknown[] };
  expect(parts.kinds).toContainEqual(expect.objectContaining({ category: "graphics-cards", upTo: ron(1313) }));
});

test("a new price book makes cached pages old; storing the one in force with an offer does not", async () => {
  const sources = withVersionsOf([shop.livePriceBook], shop.catalogueIndex);
  let calls = 0;
  const stop = sources.onChange(() => (calls += 1));
  const { version } = shop.livePriceBook;
  await sellingIn(shop).offered();
  const { version: pages } = sources;
  await putInForce({ shipping: ron(73) });
  expect(shop.livePriceBook.version).toBe(version + 1);
  expect(sources.version).toBe(pages + 1);
  expect(calls).toBeGreaterThan(0);
  stop();
});
