import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../base/id.ts";
import { openSmtpMail } from "../../gateways/smtp-mail.server.ts";
import { sendEmails } from "../../shop/mail/send-emails.server.ts";
import { cancelOrder } from "../../shop/orders/cancel-order.server.ts";
import { transitionClaim } from "../../shop/returns/transition-claim.server.ts";
import { openClaim } from "../../shop/returns/open-claim.server.ts";
import { unitsOf, type Order } from "../../shop/orders/order.ts";
import { refundOrder } from "../../shop/orders/payment/refund-order.server.ts";
import { takeBackOrder } from "../../shop/orders/take-back-order.server.ts";
import { startMailServer, type MailServer, type ReceivedEmail } from "../../testing/emails.ts";
import { byTransfer, ordersIn, shipping, STAFF } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { languages, type Language } from "../i18n/languages.ts";
import { wordsFor } from "../i18n/words.server.ts";

let shop: TestShop;
let server: MailServer;
let people: ReturnType<typeof ordersIn>;
beforeAll(async () => {
  [shop, server] = await Promise.all([openTestShop(), startMailServer()]);
  people = ordersIn(shop);
});
afterAll(() => Promise.all([shop.close(), server.close()]));

/** Sends all queued e-mails by SMTP, and returns those to this address. */
async function delivered(email: string): Promise<ReceivedEmail[]> {
  const mail = openSmtpMail(server.url, shop.company);
  await sendEmails({ ...shop, mail });
  await mail.close();
  return server.received.filter(({ to }) => to.includes(email));
}

const subjects = (emails: readonly ReceivedEmail[]) => emails.map(({ message }) => message.subject ?? "");

/** A buyer with that language; the e-mail address tells their e-mails from others'. */
function aBuyer(language: Language) {
  const email = `${newId()}@example.ro`;
  return { email, language, shipping: { ...shipping, email } };
}

/** Expects both formats, in the buyer's language, about this order, with the link to it. */
function expectWhole(
  emails: readonly ReceivedEmail[],
  { order, language }: { order: Order; language: Language },
): void {
  const greeting = wordsFor(language, "emails-orders")("greeting.name", { name: order.address.firstName });
  for (const { from, message } of emails) {
    expect(from).toBe(shop.company.email);
    expect(message.headers.find(({ key }) => key === "content-language")?.value).toBe(language);
    expect(message.subject).toMatch(/ORD-\d{6}|[A-Z]+-\d+/);
    expect(message.html).toContain(`<html lang="${language}">`);
    for (const body of [message.text, message.html]) {
      expect(body).toContain(greeting);
      expect(body).toContain(`/account/orders/${order.number}?key=${order.linkKey}`);
    }
  }
}

describe.each(languages)("the e-mails of a journey arrive by SMTP in %s:", (language) => {
  const t = wordsFor(language, "emails-orders");

  test("bought by transfer, sent, delivered, returned", async () => {
    const { email, ...buyer } = aBuyer(language);
    const order = await people.delivered(await people.paidByTransfer([], { payment: byTransfer, ...buyer }));
    await takeBackOrder(shop, { number: order.number, actor: STAFF, reason: null });
    const emails = await delivered(email);
    const { number } = order;
    expect(subjects(emails)).toEqual([
      t("transfer.subject", { number }),
      t("paid.subject", { number }),
      t("preparing.subject", { number }),
      t("shipped.subject", { number }),
      t("delivered.subject", { number }),
      t("returned.subject", { number }),
    ]);
    expectWhole(emails, { order, language });
  });

  test("bought by card, cancelled, and refunded", async () => {
    const { email, ...buyer } = aBuyer(language);
    const order = await people.paidByCard([], buyer);
    await cancelOrder(shop, { orderId: order.id });
    const emails = await delivered(email);
    const { number } = order;
    expect(subjects(emails).slice(0, 2)).toEqual([t("paid.subject", { number }), t("cancelled.subject", { number })]);
    expect(emails).toHaveLength(3);
    expectWhole(emails, { order, language });
  });

  test("withdrawn from, received back, and refunded", async () => {
    const { email, ...buyer } = aBuyer(language);
    const order = await people.delivered(await people.paidByCard([], buyer));
    const before = (await delivered(email)).length;
    const claim = await openClaim(shop, {
      orderId: order.id,
      kind: "withdrawal",
      units: unitsOf(order),
      story: null,
      key: newId(),
      actor: "buyer",
    });
    if (!claim.ok) throw new Error(claim.domainError.code);
    // The receipt is sent at once, before staff look at the claim.
    const [receipt] = (await delivered(email)).slice(before);
    expect(receipt?.message.text).toContain(claim.value.number);
    await transitionClaim(shop, { number: claim.value.number, to: "received", actor: STAFF });
    await transitionClaim(shop, {
      number: claim.value.number,
      to: "settled",
      actor: STAFF,
      end: { resolution: "refunded", refund: order.totals.goods },
    });
    const emails = (await delivered(email)).slice(before);
    expect(emails.length).toBeGreaterThanOrEqual(3);
    expectWhole(emails, { order, language });
  });

  test("refunded in part", async () => {
    const { email, ...buyer } = aBuyer(language);
    const order = await people.paidByCard([], buyer);
    await refundOrder(shop, {
      orderId: order.id,
      amount: 10_000 as Order["totals"]["total"],
      reason: "goodwill",
      key: newId(),
      actor: STAFF,
    });
    const emails = await delivered(email);
    expect(emails).toHaveLength(2);
    expect(emails[1]?.message.text).toContain("100\u00a0RON");
    expectWhole(emails, { order, language });
  });
});
