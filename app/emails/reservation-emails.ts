// The texts of e-mails about units that are reserved until they are bought or paid.

import { formatLocker } from "./order-emails.ts";
import type { ExtensionLink } from "../../shop/inventory/allocations/reservation.ts";
import { formatDateTime, formatLastDay, formatPrice } from "../i18n/format.ts";
import { links } from "../links.ts";
import { aboutOrder, agreementFiles, formatAgreement, type EmailOf } from "./about-order.ts";
import type { EmailContext, EmailTexts } from "./email-context.ts";
import { orderLink } from "./order-link.ts";

export function formatReserved(
  { listingId, title, until, extensionLink }: EmailOf<"unit-reserved">,
  context: EmailContext,
): EmailTexts {
  const { t, language, origin } = context;
  const link = `${origin}${links.product(listingId)}`;
  return {
    subject: t("reserved.subject", { title }),
    greeting: t("greeting.plain"),
    paragraphs: [
      t(extensionLink === null ? "reserved.until" : "reserved.stranger", {
        title,
        until: formatDateTime(until, language),
      }),
      t("reserved.how"),
    ],
    facts: extensionLink === null ? [] : [{ label: t("reserved.action"), value: title, link }],
    bill: [],
    action:
      extensionLink === null
        ? { label: t("reserved.action"), link }
        : { label: t("reserved.extendAction"), link: extensionUrl(extensionLink, context) },
  };
}

export function formatAwaitsTransfer(email: EmailOf<"order-awaits-transfer">, context: EmailContext): EmailTexts {
  const { t, language } = context;
  const { order, bank, extensionLink } = email;
  const until = formatLastDay(email.until, language);
  return {
    ...aboutOrder(order, context),
    ...(extensionLink !== null && {
      action: { label: t("transfer.extendAction"), link: extensionUrl(extensionLink, context) },
    }),
    ...agreementFiles(order),
    subject: t("transfer.subject", { number: order.number }),
    paragraphs: [
      ...formatHeldUntil(email, until, context),
      t("transfer.pay"),
      t("transfer.proforma"),
      t("transfer.delivery"),
      ...formatLocker(order, context),
      ...formatAgreement(order, context),
    ],
    facts: [
      { label: t("bank.beneficiary"), value: bank.beneficiary },
      { label: t("bank.name"), value: bank.bank },
      { label: t("bank.account"), value: bank.iban },
      { label: t("bank.reference"), value: order.payment.reference ?? order.number },
      { label: t("bank.amount"), value: formatPrice(order.totals.total) },
      ...(extensionLink === null
        ? []
        : [{ label: t("order.action"), value: order.number, link: orderLink(order, context) }]),
    ],
  };
}

/** Until when the units are reserved; a guest also learns how to extend the half hour. */
function formatHeldUntil(
  { order, extensionLink }: EmailOf<"order-awaits-transfer">,
  until: string,
  { t, language }: EmailContext,
): string[] {
  const { number, heldUntil } = order;
  if (extensionLink === null) return [t("transfer.received", { number, until })];
  const now =
    heldUntil === null
      ? t("transfer.stranger.free", { number })
      : t("transfer.stranger.held", { number, held: formatDateTime(heldUntil, language) });
  return [now, t("transfer.extend", { until })];
}

function extensionUrl({ id, key }: ExtensionLink, { origin }: EmailContext): string {
  return `${origin}${links.extend(id, { key })}`;
}
