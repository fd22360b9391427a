// A shop that is not registered for VAT (Codul fiscal art. 310): its prices, documents and registers have none.

import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ron } from "../../../base/money.ts";
import { readEnvironment } from "../../../base/env.server.ts";
import { viewMonth } from "../../../shop/accounting/view-month.server.ts";
import { readDocuments } from "../../../shop/invoices/read-documents.server.ts";
import { issueDocuments } from "../../../shop/invoices/issue-documents.server.ts";
import { refundOrder } from "../../../shop/orders/payment/refund-order.server.ts";
import { viewSales } from "../../../shop/reports/view-sales.server.ts";
import { saveSetting } from "../../../shop/settings/save-setting.server.ts";
import { firstSettings } from "../../../shop/settings/settings.ts";
import { newId } from "../../../base/id.ts";
import { aPc } from "../../../testing/builders.ts";
import { putOnSale } from "../../../testing/catalogue-index.ts";
import { ordersIn, STAFF } from "../../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { aCompany } from "../../../testing/trader/company.ts";
import { eInvoice } from "../../documents/e-invoice.server.ts";
import { drawDocument } from "../../documents/draw-document.server.ts";
import { siteData } from "../../feeds/trader-data.ts";
import { LanguageContext, WordSourceContext } from "../../i18n/use-words.ts";
import { wordsOf } from "../../i18n/words.server.ts";
import { companyOf } from "../../kit/pages/company-of.ts";
import { CompanyContext, type ShopCompany } from "../../kit/pages/company.ts";
import { useTaxRegime } from "../../kit/tax-regime.tsx";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const value = { rates: [{ from: "2017-01-01", percent: 0 }] };
  await saveSetting(shop, { name: "vat", value, basedOn: 0, actor: STAFF });
  const company = { ...shop.settings.current().company, cui: "12345674" };
  await saveSetting(shop, { name: "company", value: company, basedOn: 0, actor: STAFF });
  await shop.settings.refresh();
});
afterAll(() => shop.close());

test("SHOP_VAT=no is such a shop from its first day on", () => {
  const { vat } = firstSettings(readEnvironment({ SHOP_VAT: "no" }));
  expect(vat.rates).toEqual([{ from: "2017-01-01", percent: 0 }]);
});

test("an order has an invoice and a credit note without VAT, which e-Factura would accept, also of goods under the margin scheme", async () => {
  const listingId = await putOnSale(shop.db, aPc({ price: ron(1800) }));
  await shop.db.updateTable("unit").set({ taxRegime: "margin" }).where("listingId", "=", listingId).execute();
  const order = await ordersIn(shop).paidByCard([{ listingId }], { extendedWarranty: true });
  const refund = { orderId: order.id, amount: ron(100), reason: "goodwill" as const, key: newId(), actor: STAFF };
  expect(await refundOrder(shop, refund)).toMatchObject({ ok: true });
  await issueDocuments(shop);
  const documents = (await readDocuments(shop, { orderId: order.id })).map(({ document }) => document);
  expect(documents.map(({ kind }) => kind)).toEqual(["invoice", "credit-note"]);
  for (const document of documents) {
    expect(document.groups).toMatchObject([{ regime: "none", percent: 0, tax: 0 }]);
    expect(document.totals.net).toBe(document.totals.gross);
    expect(eInvoice(document).faults).toEqual([]);
    const pdf = await drawDocument(document, { shopName: "PCBis", payUntil: null, passports: [] });
    expect(pdf.length).toBeGreaterThan(1000);
  }
  expect(documents[0]!.totals.gross).toBe(order.totals.total);

  const { journal, margin } = await viewMonth(shop, { month: documents[0]!.issuedOn.slice(0, 7) });
  expect(journal.totals).toMatchObject([{ regime: "none", tax: 0 }]);
  expect(margin.entries).toEqual([]);
  const { total } = await viewSales(shop, { from: "2026-01-01", to: "2027-12-31" });
  expect(total).toMatchObject({ vat: 0 });
  expect(total.sales).toBeGreaterThan(0);
});

test("the pages say that prices contain no VAT, and search engines read the tax number as such", () => {
  const company = companyOf(shop.settings.current(), {
    url: "https://shop.example",
    now: shop.clock.now(),
    language: "ro",
  });
  expect(taxShown(company)).toBe(
    "<p>Fără TVA: Nu suntem înregistrați în scopuri de TVA: prețul nu conține TVA și nu există TVA de dedus.</p>",
  );
  expect(taxShown(aCompany())).toContain("Regimul marjei");
  const store = (data: object) => (data as { "@graph": Record<string, unknown>[] })["@graph"][0]!;
  expect(store(siteData(company, { language: "ro", profiles: [] }))).toMatchObject({ taxID: "12345674" });
  expect(store(siteData(company, { language: "ro", profiles: [] }))).not.toHaveProperty("vatID");
});

function Regime() {
  const { name, text } = useTaxRegime()("margin");
  return (
    <p>
      {name}: {text}
    </p>
  );
}

const taxShown = (company: ShopCompany) =>
  renderToStaticMarkup(
    <LanguageContext value="ro">
      <WordSourceContext value={wordsOf}>
        <CompanyContext value={company}>
          <Regime />
        </CompanyContext>
      </WordSourceContext>
    </LanguageContext>,
  ).replaceAll("<!-- -->", "");
