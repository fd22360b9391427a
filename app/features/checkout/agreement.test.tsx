import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ListingId } from "../../../base/id.ts";
import { saveSetting } from "../../../shop/settings/save-setting.server.ts";
import { findTerms } from "../../../shop/orders/checkout/find-terms.server.ts";
import { typedShipping } from "../../../testing/orders.ts";
import { transferDeadline } from "../../../shop/shipping/calendar.ts";
import { aPc } from "../../../testing/builders.ts";
import { putOnSale } from "../../../testing/catalogue-index.ts";
import { routeArgs } from "../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { aMember } from "../../../testing/staff.ts";
import { aCompany } from "../../../testing/trader/company.ts";
import { aGuest } from "../../../testing/visitor.ts";
import { LanguageContext, WordSourceContext } from "../../i18n/use-words.ts";
import { wordsOf } from "../../i18n/words.server.ts";
import { CompanyContext } from "../../kit/pages/company.ts";
import type { CartPageView } from "../../shared/cart/cart.view.server.ts";
import * as cart from "../cart/cart.tsx";
import * as orderDocument from "../orders/order-document.ts";
import * as checkout from "./checkout.tsx";
import { OrderClauses } from "./components/order-clauses.tsx";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const company = { isCompany: "on", companyName: "Vest SRL", cui: "RO18547290", tradeRegister: "J35/812/2019" };

type Payment = { cart: CartPageView; pageKey: string; guaranteeMonths: number | null; transferDays: number };

/** The payment step of a visitor with one PC in the cart. */
async function atPayment(who: Record<string, string> = {}, guest = aGuest(shop)) {
  const id: ListingId = await putOnSale(shop.db, aPc({ warrantyMonths: 6 }));
  await guest.post(cart.action, "/cart", { intent: "add", productId: String(id) });
  await guest.post(checkout.action, "/checkout", { ...typedShipping, email: `${id}@example.ro`, ...who });
  const page = (await guest.get(checkout.loader, "/checkout?step=payment")).data as Payment;
  const form = {
    intent: "place",
    pageKey: page.pageKey,
    seenTotal: String(page.cart.totals.total),
    paymentMethod: "bank",
    accountName: "Ana Pop",
    extendedWarranty: "no",
  };
  const place = async (more: Record<string, string>) => {
    const answer = await guest.post(checkout.action, "/checkout", { ...form, ...more });
    const number = /ORD-\d{6}/.exec(answer.location ?? "")![0];
    const order = await shop.db
      .selectFrom("salesOrder")
      .where("number", "=", number)
      .selectAll()
      .executeTakeFirstOrThrow();
    const mail = await shop.db
      .selectFrom("outbox")
      .where("recipient", "=", order.email)
      .selectAll()
      .executeTakeFirstOrThrow();
    return { order, text: JSON.stringify(mail) };
  };
  return { page, place };
}

test("the working days that a transfer has, as the payment step names them, are those of the order", async () => {
  const deadlines = { ...shop.settings.current().deadlines, transferDays: 6 };
  await saveSetting(shop, { name: "deadlines", value: deadlines, basedOn: 0, actor: "staff:test" });
  await shop.settings.refresh();
  const { page, place } = await atPayment({}, await aMember(shop));
  expect(page.transferDays).toBe(6);
  const { order } = await place({ guaranteeMonths: "12" });
  expect(order.payUntil).toEqual(transferDeadline(order.placedAt, 6));
});

const shown = (lines: CartPageView["lines"], guaranteeMonths: number | null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <WordSourceContext value={wordsOf}>
        <LanguageContext value="ro">
          <CompanyContext value={aCompany()}>
            <OrderClauses lines={lines} guaranteeMonths={guaranteeMonths} />
          </CompanyContext>
        </LanguageContext>
      </WordSourceContext>
    </MemoryRouter>,
  ).replaceAll(/<[^>]*>/g, " ");

describe("right above the order button", () => {
  test("a person reads the condition, the longer guarantee with both named, the agreement and who pays the return", async () => {
    const { page } = await atPayment();
    const text = shown(page.cart.lines, page.guaranteeMonths);
    expect(text).toMatch(/Recondiționat.*Grad [ABC].*Garanție 12 luni \(legală 12 luni, comercială 6 luni\)/s);
    expect(text).toContain("garanția legală de conformitate să fie de 12 luni");
    expect(text).toContain("Costul returului îl suporți tu");
    expect(text).toContain("Vânzătorul răspunde pentru orice neconformitate");
  });

  test("a company reads that the rights of consumers are not its own, and agrees to nothing about them", async () => {
    const { page } = await atPayment(company);
    expect(page.guaranteeMonths).toBeNull();
    const text = shown(page.cart.lines, page.guaranteeMonths);
    expect(text).toContain("Comandă pe firmă");
    expect(text).not.toContain("Te poți retrage");
    expect(text).not.toContain("Vânzătorul răspunde pentru orice neconformitate");
    expect(text).toContain("Garanție 6 luni");
  });

  test("the cart says how the goods are taxed, for companies", async () => {
    const { page } = await atPayment();
    expect(["margin", "normal"]).toContain(page.cart.lines[0]?.regime);
  });

  test("no box of the first step is ticked in advance", async () => {
    const { order } = await (await atPayment()).place({ guaranteeMonths: "12" });
    const draft = await shop.db.selectFrom("checkoutDraft").selectAll().execute();
    expect(order.wantsAccount).toBe(false);
    expect(JSON.stringify(draft)).not.toContain(order.email);
  });
});

describe("the order", () => {
  test("stores the months that its buyer agreed to, and the first e-mail repeats what was agreed", async () => {
    const { order, text } = await (await atPayment()).place({ guaranteeMonths: "12" });
    expect(order.guaranteeMonths).toBe(12);
    expect(text).toContain("12 luni de la livrare");
    expect(text).toContain("Costul returului îl suporți tu");
    expect(text).toContain(`/account/orders/${order.number}/papers/terms.pdf`);
  });

  test("of a page without the clause, or with months that are not in force, has the law's two years", async () => {
    expect((await (await atPayment()).place({})).order.guaranteeMonths).toBe(24);
    expect((await (await atPayment()).place({ guaranteeMonths: "13" })).order.guaranteeMonths).toBe(24);
  });

  test("of a company has no legal guarantee, and its e-mail promises no withdrawal", async () => {
    const { order, text } = await (await atPayment(company)).place({ guaranteeMonths: "12" });
    expect(order.guaranteeMonths).toBeNull();
    expect(text).toContain("Comanda este pe firmă");
    expect(text).not.toContain("Te poți retrage");
  });

  test("keeps the terms that it was placed with, with the model withdrawal form, when the shop changes them", async () => {
    const first = (await (await atPayment()).place({ guaranteeMonths: "12" })).order;
    const again = (await (await atPayment()).place({ guaranteeMonths: "12" })).order;
    expect(again.termsVersion).toBe(first.termsVersion);
    const value = {
      title: "Termenii noștri",
      lead: "Citește-i.",
      body: "## Livrare\n\nCurierul costă {{courierFee}}.",
    };
    await saveSetting(shop, { name: "page.terms.ro", value, basedOn: 0, actor: "staff:test" });
    await shop.settings.refresh();
    const later = (await (await atPayment()).place({ guaranteeMonths: "12" })).order;
    expect(later.termsVersion).not.toBe(first.termsVersion);
    const textOf = async (termsVersion: string | null) => {
      const { title, sections } = (await findTerms(shop, { termsVersion }))!.text;
      return { title, last: sections.at(-1)!.title };
    };
    expect(await textOf(first.termsVersion)).toEqual({ title: "Termeni și condiții", last: "Modelul de formular" });
    expect(await textOf(later.termsVersion)).toEqual({ title: "Termenii noștri", last: "Modelul de formular" });
    const args = routeArgs(shop, `/account/orders/${first.number}/papers/terms.pdf?key=${first.linkKey}`, {
      params: { number: first.number, document: "terms.pdf" },
    });
    const file = (await (orderDocument.loader as (args: unknown) => Promise<Response>)(args)) as Response;
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  });
});
