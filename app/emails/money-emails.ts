// The texts of e-mails about transfers that differ from the order's total, and about refunds.

import { hintOfIban } from "../../base/secrets/mask.ts";
import { formatPrice } from "../i18n/format.ts";
import type { Translate } from "../i18n/translate.ts";
import { aboutOrder, type EmailOf } from "./about-order.ts";
import type { EmailContext, EmailTexts } from "./email-context.ts";
import { orderLink } from "./order-link.ts";

type TransferEmail = EmailOf<"transfer-short" | "transfer-over" | "transfer-late">;
type RefundEmail = EmailOf<"refund-sent" | "refund-needs-account">;

export function formatTransfer(email: TransferEmail, context: EmailContext): EmailTexts {
  const { t } = context;
  return {
    ...aboutOrder(email.order, context),
    subject: t("differs.subject", { number: email.order.number }),
    paragraphs: [formatDifference(email, t)],
  };
}

function formatDifference(email: TransferEmail, t: Translate<"emails-orders">): string {
  const { number } = email.order;
  if (email.kind === "transfer-late") return t("differs.late", { number, arrived: formatPrice(email.amount) });
  const arrived = formatPrice(email.arrived);
  if (email.kind === "transfer-short")
    return t("differs.short", { number, arrived, missing: formatPrice(email.missing) });
  return t("differs.over", { number, arrived, excess: formatPrice(email.excess) });
}

export function formatRefundSent(email: EmailOf<"refund-sent">, context: EmailContext): EmailTexts {
  const { order, refund } = email;
  const { t } = context;
  const values = { number: order.number, amount: formatPrice(refund.amount) };
  return {
    ...aboutRefund(email, context),
    subject: t("refund.sent.subject", values),
    paragraphs: [t(`refund.reason.${refund.reason}`, values), t(`refund.sent.${refund.way}`, values)],
  };
}

export function formatRefundNeedsAccount(email: EmailOf<"refund-needs-account">, context: EmailContext): EmailTexts {
  const { order, refund, returned } = email;
  const { t } = context;
  const values = { number: order.number, amount: formatPrice(refund.amount) };
  return {
    ...aboutRefund(email, context),
    subject: t("refund.account.subject", values),
    paragraphs: [
      returned ? t(`refund.returned.${returned}`, values) : t(`refund.reason.${refund.reason}`, values),
      t("refund.account.ask", values),
    ],
    action: { label: t("refund.account.action"), link: orderLink(order, context) },
  };
}

/** The common parts of refund e-mails: the amount, the account, and the link to the order. */
function aboutRefund(
  { order, refund }: RefundEmail,
  context: EmailContext,
): Omit<EmailTexts, "subject" | "paragraphs"> {
  const { t } = context;
  const account = refund.account ? [{ label: t("bank.account"), value: hintOfIban(refund.account.iban) }] : [];
  return {
    greeting: t("greeting.name", { name: order.address.firstName }),
    facts: [{ label: t("refund.amount"), value: formatPrice(refund.amount) }, ...account],
    bill: [],
    action: { label: t("order.action"), link: orderLink(order, context) },
  };
}
