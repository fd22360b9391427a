// The first e-mail about an order, whoever buys and however they pay: it carries the terms with the model withdrawal form, the
// withdrawal and the guarantee (OUG 34/2014, art. 8(7); Directive 2019/771, art. 17).

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../../base/id.ts";
import { ron } from "../../../base/money.ts";
import type { Email } from "../../../shop/mail/email.ts";
import { sendEmails } from "../../../shop/mail/send-emails.server.ts";
import { findTerms } from "../../../shop/orders/checkout/find-terms.server.ts";
import { placeByPhone } from "../../../shop/orders/by-phone/place-by-phone.server.ts";
import { reserveUnit } from "../../../shop/inventory/allocations/reserve-unit.server.ts";
import type { Order } from "../../../shop/orders/order.ts";
import { aPc } from "../../../testing/builders.ts";
import { emailBox } from "../../../testing/emails.ts";
import { putOnSale } from "../../../testing/catalogue-index.ts";
import { aBuyingCompany, atTheDoor, byTransfer, ordersIn, somebodyNew, STAFF } from "../../../testing/orders.ts";
import { routeArgs } from "../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { agreedTerms } from "../../shared/orders/agreed-terms.server.ts";
import * as orderDocument from "../orders/order-document.ts";

let shop: TestShop;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  shop = { ...(await openTestShop()), takesCash: true };
  people = ordersIn(shop);
});
afterAll(() => shop.close());

// Below the limit on a company's cash.
const PRICE = ron(700);
const agreement = () => ({ guaranteeMonths: 12, terms: agreedTerms(shop, "ro") });
const aCheapPc = async () => [{ listingId: await putOnSale(shop.db, aPc({ price: PRICE, warrantyMonths: 6 })) }];

type Buyer = ReturnType<typeof somebodyNew>;
const methods = {
  card: async (shipping: Buyer) => people.paidByCard(await aCheapPc(), { shipping, agreement: agreement() }),
  transfer: async (shipping: Buyer) =>
    people.placed(await aCheapPc(), { shipping, payment: byTransfer, agreement: agreement() }),
  "cash at the door": async (shipping: Buyer) =>
    people.placed(await aCheapPc(), { shipping, payment: atTheDoor, agreement: agreement() }),
  "a reservation that is paid later": async (shipping: Buyer) => {
    const goods = await aCheapPc();
    const visitorId = await people.aBuyer(...goods);
    const reservation = { visitorId, listingId: goods[0]!.listingId, email: `${newId()}@example.ro`, language: "ro" };
    expect(await reserveUnit(shop, { ...reservation, language: "ro" as const })).toMatchObject({ ok: true });
    return people.paidByCard([], { visitorId, shipping, agreement: agreement() });
  },
  "cash at the counter, ordered by phone": (shipping: Buyer) => byPhone({ ...shipping, delivery: "pickup" }, "cash"),
  "a card, ordered by phone": (shipping: Buyer) => byPhone(shipping, "card"),
} satisfies Record<string, (shipping: Buyer) => Promise<Order>>;

async function byPhone(shipping: Buyer, paymentMethod: "cash" | "card"): Promise<Order> {
  const { listingId } = (await aCheapPc())[0]!;
  const { code } = await shop.db
    .selectFrom("unit")
    .where("listingId", "=", listingId)
    .select("code")
    .executeTakeFirstOrThrow();
  const form = {
    units: [code],
    seenGoods: PRICE,
    paymentMethod,
    language: "ro" as const,
    pageKey: newId(),
    shipping,
    discount: null,
  };
  const terms = agreedTerms(shop, "ro");
  const placed = await placeByPhone(shop, { form, actor: STAFF, terms });
  if (!placed.ok) throw new Error(placed.domainError.code);
  return placed.value;
}

/** The e-mails that leave for the buyer. */
async function sentTo({ email }: Order): Promise<Email[]> {
  const mail = emailBox();
  await sendEmails({ ...shop, mail });
  return mail.emailMessages.filter(({ recipient }) => recipient === email);
}

async function firstEmail({ email }: Order): Promise<string> {
  const mail = await shop.db
    .selectFrom("outbox")
    .where("recipient", "=", email)
    .select("textBody")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  return mail.textBody!;
}

const cases = Object.keys(methods) as (keyof typeof methods)[];

describe("the first e-mail of an order", () => {
  test.each(cases)(
    "of a person by %s carries the terms with the form, the withdrawal and the guarantee",
    async (method) => {
      const order = await methods[method](somebodyNew());
      const text = await firstEmail(order);
      expect(text).toMatch(/Te poți retrage din contract în 14 zile[^]*formularul de retragere/);
      expect(text).toMatch(/Garanția legală de conformitate a produselor recondiționate: (12|24 de) luni/);
      expect(text).toContain("Certificatul de garanție al fiecărui produs");
      expect(text).toContain("/guarantee");
      await expectTerms(order, text);
    },
  );

  test.each(cases)(
    "of a company by %s carries the terms and the certificate, and no right of consumers",
    async (method) => {
      const order = await methods[method](somebodyNew({ company: aBuyingCompany }));
      const text = await firstEmail(order);
      expect(text).toContain("Comanda este pe firmă");
      expect(text).not.toContain("Te poți retrage");
      expect(text).toContain("Certificatul de garanție al fiecărui produs");
      await expectTerms(order, text);
    },
  );
});

/** The e-mail carries the stored version, a PDF that ends with the model form, and links it. */
async function expectTerms(order: Order, text: string): Promise<void> {
  const { termsVersion } = order;
  const [{ attachments = [] } = {}, ...others] = (await sentTo(order)).filter((email) => email.attachments);
  expect(others).toEqual([]);
  expect(attachments).toMatchObject([{ filename: `terms-${termsVersion}.pdf`, contentType: "application/pdf" }]);
  expect(attachments[0]!.content.subarray(0, 5).toString()).toBe("%PDF-");
  expect(termsVersion).toMatch(/^[0-9a-f]{16}$/);
  const stored = await findTerms(shop, { termsVersion });
  expect(stored?.text.sections.at(-1)?.title).toBe("Modelul de formular");
  const link = /https?:\/\/\S+\/papers\/terms\.pdf\?key=\S+/.exec(text)?.[0];
  expect(link).toContain(order.number);
  const args = routeArgs(shop, link!, { params: { number: order.number, document: "terms.pdf" } });
  const file = await (orderDocument.loader as (args: unknown) => Promise<Response>)(args);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
}
