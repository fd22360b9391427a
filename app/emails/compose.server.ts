// The texts of order e-mails, in the buyer's language.

import type { Environment } from "../../base/env.server.ts";
import { bani, times } from "../../base/money.ts";
import { never } from "../../base/result.ts";
import type { ClaimEmail, ComposeClaimEmail } from "../../shop/returns/emails.ts";
import type { Keep } from "../../shop/inventory/allocations/reservation.ts";
import type { OrderEmail } from "../../shop/orders/emails.ts";
import { type Order, type OrderLine, rowsOf } from "../../shop/orders/order.ts";
import { couriers } from "../../shop/shipping/courier.ts";
import { hintOfIban, type Refund } from "../../shop/payments/refund.ts";
import { formatDate, formatDateTime, formatPrice } from "../i18n/format.ts";
import type { Translate } from "../i18n/translate.ts";
import { wordsFor } from "../i18n/words.server.ts";
import { links } from "../links.ts";
import { formatClaim } from "./claim-emails.ts";
import { emailHtml, emailText, type EmailParts } from "./email.ts";
import { orderLink } from "./order-link.ts";
import type { EmailTexts, EmailFormatter } from "./speech.ts";

type Company = Pick<
  Environment,
  "SHOP_NAME" | "SHOP_COMPANY" | "SHOP_ADDRESS" | "SHOP_EMAIL" | "SHOP_PHONE" | "PUBLIC_URL"
>;

export function composerFor(company: Company): ComposeClaimEmail {
  return (emailMessage, language) => {
    const t = wordsFor(language, "emails-orders");
    const closing = [
      t("closing.questions", { email: company.SHOP_EMAIL, phone: company.SHOP_PHONE }),
      `${company.SHOP_NAME} · ${company.SHOP_COMPANY} · ${company.SHOP_ADDRESS}`,
    ];
    const parts: EmailParts = {
      ...say(emailMessage, { t, language, shopAddress: company.SHOP_ADDRESS, origin: company.PUBLIC_URL }),
      closing,
    };
    return { subject: parts.subject, text: emailText(parts), html: emailHtml(parts, language) };
  };
}

function say(emailMessage: OrderEmail | ClaimEmail, speech: EmailFormatter): EmailTexts {
  const { t, language } = speech;
  switch (emailMessage.kind) {
    case "order-awaits-transfer": {
      const { order, bank } = emailMessage;
      const until = formatDate(new Date(emailMessage.until.getTime() - 1), language);
      return {
        ...aboutOrder(order, speech),
        ...(emailMessage.keep !== null && {
          action: { label: t("transfer.keepAction"), link: keepLink(emailMessage.keep, speech) },
        }),
        subject: t("transfer.subject", { number: order.number }),
        paragraphs: [
          ...formatKept(emailMessage, until, speech),
          t("transfer.pay"),
          t("transfer.proforma"),
          t("transfer.delivery"),
        ],
        facts: [
          { label: t("bank.beneficiary"), value: bank.beneficiary },
          { label: t("bank.name"), value: bank.bank },
          { label: t("bank.account"), value: bank.iban },
          { label: t("bank.reference"), value: order.payment.reference ?? order.number },
          { label: t("bank.amount"), value: formatPrice(order.totals.total) },
          ...(emailMessage.keep === null
            ? []
            : [{ label: t("order.action"), value: order.number, link: orderLink(order, speech) }]),
        ],
      };
    }
    case "order-by-cash": {
      const { order } = emailMessage;
      const values = {
        number: order.number,
        total: formatPrice(order.totals.total),
        date: formatDate(order.estimatedDelivery, language),
      };
      return {
        ...aboutOrder(order, speech),
        subject: t("cash.subject", values),
        paragraphs: [t("cash.received", values), t("cash.pay", values), t("cash.delivery", values)],
      };
    }
    case "order-paid": {
      const { order } = emailMessage;
      const date = formatDate(order.estimatedDelivery, language);
      const warranty = order.extendedWarranty ? [t("paid.extendedWarranty")] : [];
      return {
        ...aboutOrder(order, speech),
        subject: t("paid.subject", { number: order.number }),
        paragraphs: [
          t("paid.thanks", { number: order.number }),
          order.delivery === "pickup"
            ? t("paid.pickup", { date, address: speech.shopAddress })
            : t("paid.delivery", { date }),
          ...warranty,
          t("paid.invoice"),
          t("paid.withdrawal"),
        ],
      };
    }
    case "order-cancelled":
      return {
        ...aboutOrder(emailMessage.order, speech),
        subject: t("cancelled.subject", { number: emailMessage.order.number }),
        paragraphs: [
          t(`cancelled.reason.${emailMessage.reason}`, { number: emailMessage.order.number }),
          t(`cancelled.money.${emailMessage.moneyBack}`),
        ],
      };
    case "order-preparing":
      return {
        ...aboutOrder(emailMessage.order, speech),
        subject: t("preparing.subject", { number: emailMessage.order.number }),
        paragraphs: [t("preparing.text", { number: emailMessage.order.number }), t("preparing.cancel")],
      };
    case "order-shipped":
      return formatShipped(emailMessage.order, speech);
    case "order-delivered":
      return {
        ...aboutOrder(emailMessage.order, speech),
        subject: t("delivered.subject", { number: emailMessage.order.number }),
        paragraphs: [t("delivered.text", { number: emailMessage.order.number }), t("delivered.rights")],
      };
    case "order-returned":
      return {
        ...aboutOrder(emailMessage.order, speech),
        subject: t("returned.subject", { number: emailMessage.order.number }),
        paragraphs: [
          t(
            emailMessage.order.method === "cash" && emailMessage.order.payment.captured === 0
              ? "returned.unpaid"
              : "returned.text",
            { number: emailMessage.order.number },
          ),
        ],
      };
    case "transfer-short":
    case "transfer-over":
    case "transfer-late":
      return {
        ...aboutOrder(emailMessage.order, speech),
        subject: t("differs.subject", { number: emailMessage.order.number }),
        paragraphs: [formatTransfer(emailMessage, t)],
      };
    case "refund-sent": {
      const { order, refund } = emailMessage;
      const values = { number: order.number, amount: formatPrice(refund.amount) };
      return {
        ...aboutRefund(emailMessage, speech),
        subject: t("refund.sent.subject", values),
        paragraphs: [t(`refund.reason.${refund.reason}`, values), t(`refund.sent.${refund.way}`, values)],
      };
    }
    case "refund-needs-account": {
      const { order, refund } = emailMessage;
      const values = { number: order.number, amount: formatPrice(refund.amount) };
      return {
        ...aboutRefund(emailMessage, speech),
        subject: t("refund.account.subject", values),
        paragraphs: [
          emailMessage.returned
            ? t(`refund.returned.${emailMessage.returned}`, values)
            : t(`refund.reason.${refund.reason}`, values),
          t("refund.account.ask", values),
        ],
        action: { label: t("refund.account.action"), link: orderLink(order, speech) },
      };
    }
    case "game-results": {
      const { order, title, results } = emailMessage;
      const run = ({ fps, resolution, settings }: (typeof results)[number]) =>
        t("gameResults.run", {
          fps,
          resolution: resolution.replace("x", " × "),
          settings: t(`gameResults.settings.${settings}`),
        });
      return {
        ...aboutOrder(order, speech),
        subject: t("gameResults.subject", { number: order.number }),
        paragraphs: [t("gameResults.text", { title }), t("gameResults.kept")],
        facts: results.map((result) => ({ label: result.game, value: run(result) })),
        bill: [],
      };
    }
    case "game-test-called-off": {
      const { order, title, reason } = emailMessage;
      const values = { number: order.number, title, reason, total: formatPrice(order.totals.total) };
      return {
        ...aboutOrder(order, speech),
        subject: t("gameTestOff.subject", values),
        paragraphs: [
          t("gameTestOff.text", values),
          t(`gameTestOff.money.${order.method}`, values),
          t("gameTestOff.parcel"),
        ],
        bill: [],
      };
    }
    case "claim-opened":
    case "claim-moved":
      return formatClaim(emailMessage, speech);
    case "unit-reserved": {
      const link = `${speech.origin}${links.product(emailMessage.listingId)}`;
      return {
        subject: t("reserved.subject", { title: emailMessage.title }),
        greeting: t("greeting.plain"),
        paragraphs: [
          t(emailMessage.keep === null ? "reserved.until" : "reserved.stranger", {
            title: emailMessage.title,
            until: formatDateTime(emailMessage.until, language),
          }),
          t("reserved.how"),
        ],
        facts: emailMessage.keep === null ? [] : [{ label: t("reserved.action"), value: emailMessage.title, link }],
        bill: [],
        action:
          emailMessage.keep === null
            ? { label: t("reserved.action"), link }
            : { label: t("reserved.keepAction"), link: keepLink(emailMessage.keep, speech) },
      };
    }
    default:
      return never(emailMessage);
  }
}

function keepLink({ id, key }: Keep, { origin }: EmailFormatter): string {
  return `${origin}${links.keep(id, { key })}`;
}

/** Until when the units are reserved; a guest also learns how to extend the half hour. */
function formatKept(
  { order, keep }: Extract<OrderEmail, { kind: "order-awaits-transfer" }>,
  until: string,
  { t, language }: EmailFormatter,
): string[] {
  const { number, heldUntil } = order;
  if (keep === null) return [t("transfer.received", { number, until })];
  const now =
    heldUntil === null
      ? t("transfer.stranger.free", { number })
      : t("transfer.stranger.held", { number, held: formatDateTime(heldUntil, language) });
  return [now, t("transfer.keep", { until })];
}

function formatLine(line: OrderLine, quantity: number, t: Translate<"emails-orders">): string {
  if (line.kind === "unit") return quantity === 1 ? line.title : t("bill.several", { quantity, title: line.title });
  if (line.service === "game-test") return t("service.game-test", { title: line.title, games: line.games.join(", ") });
  return t(`service.${line.service}`);
}

function formatTransfer(
  emailMessage: Extract<OrderEmail, { kind: "transfer-short" | "transfer-over" | "transfer-late" }>,
  t: Translate<"emails-orders">,
): string {
  const { number } = emailMessage.order;
  if (emailMessage.kind === "transfer-late")
    return t("differs.late", { number, arrived: formatPrice(emailMessage.amount) });
  const arrived = formatPrice(emailMessage.arrived);
  if (emailMessage.kind === "transfer-short")
    return t("differs.short", { number, arrived, missing: formatPrice(emailMessage.missing) });
  return t("differs.over", { number, arrived, excess: formatPrice(emailMessage.excess) });
}

/** Sent by courier, or ready for pickup. */
function formatShipped(order: Order, speech: EmailFormatter): EmailTexts {
  const { t, shopAddress } = speech;
  const { number, parcel } = order;
  const about = aboutOrder(order, speech);
  if (parcel === null)
    return {
      ...about,
      subject: t("ready.subject", { number }),
      paragraphs: [t("ready.text", { number, address: shopAddress })],
    };
  return {
    ...about,
    subject: t("shipped.subject", { number }),
    paragraphs: [
      t("shipped.text", { number }),
      ...(order.method === "cash" ? [t("shipped.cash", { total: formatPrice(order.totals.total) })] : []),
      t("shipped.open"),
    ],
    facts: [
      { label: t("shipped.courier"), value: couriers[parcel.courier].name },
      { label: t("shipped.tracking"), value: parcel.trackingNumber },
    ],
  };
}

/** The common parts of refund e-mails: the amount, the account, and the link to the order. */
function aboutRefund(
  { order, refund }: { order: Order; refund: Refund },
  speech: EmailFormatter,
): Omit<EmailTexts, "subject" | "paragraphs"> {
  const { t } = speech;
  const account = refund.account ? [{ label: t("bank.account"), value: hintOfIban(refund.account.iban) }] : [];
  return {
    greeting: t("greeting.name", { name: order.address.firstName }),
    facts: [{ label: t("refund.amount"), value: formatPrice(refund.amount) }, ...account],
    bill: [],
    action: { label: t("order.action"), link: orderLink(order, speech) },
  };
}

/** The common parts of order e-mails: the recipient, the bill, and the link to the order. */
function aboutOrder(order: Order, speech: EmailFormatter): Omit<EmailTexts, "subject" | "paragraphs"> {
  const { t } = speech;
  const goods = rowsOf(order.lines).map(({ line, quantity }) => ({
    label: formatLine(line, quantity, t),
    value: formatPrice(times(line.price, quantity)),
  }));
  return {
    greeting: t("greeting.name", { name: order.address.firstName }),
    facts: [],
    bill: [
      ...goods,
      {
        label: t("bill.shipping"),
        value: order.totals.shipping === 0 ? t("bill.free") : formatPrice(order.totals.shipping),
      },
      ...(order.totals.reduction === 0
        ? []
        : [{ label: t("bill.reduction"), value: formatPrice(bani(-order.totals.reduction)) }]),
      { label: t("bill.total"), value: formatPrice(order.totals.total) },
    ],
    action: { label: t("order.action"), link: orderLink(order, speech) },
  };
}
