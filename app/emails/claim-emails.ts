// The texts of e-mails about withdrawals, returns and warranty claims.

import { NOTHING } from "../../base/money.ts";
import type { ClaimEmail } from "../../shop/returns/emails.ts";
import { formatDateTime, formatPrice } from "../i18n/format.ts";
import { orderLink } from "./order-link.ts";
import type { EmailTexts, EmailContext } from "./email-context.ts";

export function formatClaim(email: ClaimEmail, context: EmailContext): EmailTexts {
  const { claim, order } = email;
  const { t, shopAddress } = context;
  return {
    subject: t(`claim.subject.${claim.kind}`, { number: claim.number }),
    greeting: t("greeting.name", { name: order.address.firstName }),
    paragraphs: email.kind === "claim-opened" ? formatOpened(email, context) : formatMoved(email, context),
    facts: [
      { label: t("claim.number"), value: claim.number },
      { label: t("claim.order"), value: order.number },
      ...claim.units.map((unit) => ({ label: t("claim.unit"), value: unit.title })),
      ...(claim.state === "accepted" ? [{ label: t("claim.sendTo"), value: shopAddress }] : []),
    ],
    bill: [],
    action: { label: t("order.action"), link: orderLink(order, context) },
  };
}

/** The receipt of a claim: what the buyer stated, when, and what happens next. */
function formatOpened(
  { claim, order, refund }: Extract<ClaimEmail, { kind: "claim-opened" }>,
  { t, language }: EmailContext,
): string[] {
  const opened = t(`claim.opened.${claim.kind}`, { order: order.number, at: formatDateTime(claim.openedAt, language) });
  if (claim.kind !== "withdrawal") return [opened, t("claim.next")];
  const wasSent = order.deliveredAt !== null || order.parcel !== null;
  const hadTests = order.lines.some((line) => line.kind === "service" && line.service === "game-test");
  return [
    opened,
    wasSent ? t("claim.send") : t("claim.notSent"),
    t("claim.money", { amount: formatPrice(refund.total) }),
    ...(hadTests ? [t("claim.services")] : []),
  ];
}

function formatMoved({ claim }: Extract<ClaimEmail, { kind: "claim-moved" }>, { t }: EmailContext): string[] {
  const answer = claim.answer === null ? [] : [t("claim.answer", { answer: claim.answer })];
  if (claim.state === "settled" && claim.resolution !== null) {
    return [t(`claim.settled.${claim.resolution}`, { amount: formatPrice(claim.refund ?? NOTHING) }), ...answer];
  }
  if (claim.state === "accepted" || claim.state === "rejected" || claim.state === "received")
    return [t(`claim.moved.${claim.state}`), ...answer];
  return answer;
}
