// The texts of e-mails about withdrawals, returns and warranty claims.

import { NOTHING } from "../../base/money.ts";
import type { ClaimEmail } from "../../shop/returns/emails.ts";
import { claimDueAt } from "../../shop/returns/claim.ts";
import { formatDateTime, formatLastDay, formatPrice } from "../i18n/format.ts";
import { links } from "../links.ts";
import { orderLink } from "./order-link.ts";
import type { EmailTexts, EmailContext } from "./email-context.ts";

export function formatClaim(email: ClaimEmail, context: EmailContext): EmailTexts {
  const { claim, order } = email;
  const { t, shopAddress } = context;
  // Who took a warranty over learns nothing about the buyer and their order.
  const { holder } = claim;
  const isBuyer = holder === null;
  return {
    subject: t(`claim.subject.${claim.kind}`, { number: claim.number }),
    greeting: t("greeting.name", {
      name: holder === null || holder === "gone" ? order.address.firstName : holder.name,
    }),
    paragraphs: email.kind === "claim-opened" ? formatOpened(email, context) : formatMoved(email, context),
    facts: [
      { label: t("claim.number"), value: claim.number },
      ...(isBuyer ? [{ label: t("claim.order"), value: order.number }] : []),
      // The receipt repeats the whole statement (Directive 2011/83 art. 11a).
      ...(isBuyer && claim.kind === "withdrawal"
        ? [{ label: t("claim.name"), value: `${order.address.firstName} ${order.address.lastName}` }]
        : []),
      ...claim.units.map((unit) => ({ label: t("claim.unit"), value: unit.title })),
      ...claim.replacements.map(({ title, code }) => ({ label: t("claim.given"), value: `${title} · ${code}` })),
      ...claim.extensions.map((unit) => ({ label: t("claim.extension"), value: unit.title })),
      ...(claim.state === "accepted" && claim.units.length > 0
        ? [{ label: t("claim.sendTo"), value: shopAddress }]
        : []),
    ],
    bill: [],
    action: isBuyer
      ? { label: t("order.action"), link: orderLink(order, context) }
      : { label: t("claim.warranties"), link: `${context.origin}${links.warranties()}` },
  };
}

/** The receipt of a claim: what the buyer stated, when, and what happens next. */
function formatOpened(
  { claim, order, refund }: Extract<ClaimEmail, { kind: "claim-opened" }>,
  { t, language }: EmailContext,
): string[] {
  const at = formatDateTime(claim.openedAt, language);
  if (claim.kind === "warranty") return formatWarrantyClaim({ claim, order }, at, { t, language });
  if (claim.extensions.length > 0)
    return [
      t("claim.openedExtension", { order: order.number, at }),
      t("claim.extensionEnded"),
      ...formatMoney({ claim, order, refund }, t),
    ];
  const opened = t(`claim.opened.${claim.kind}`, { order: order.number, at });
  if (claim.kind !== "withdrawal") return [opened, t("claim.next")];
  const wasSent = order.deliveredAt !== null || order.parcel !== null;
  const hadTests =
    refund.tests === 0 && order.lines.some((line) => line.kind === "service" && line.service === "game-test");
  return [
    opened,
    wasSent ? t("claim.send") : t("claim.notSent"),
    ...formatMoney({ claim, order, refund }, t),
    ...(hadTests ? [t("claim.services")] : []),
  ];
}

/** What the buyer chose, and the day that the law gives the shop for it. */
function formatWarrantyClaim(
  { claim, order }: Pick<ClaimEmail, "claim" | "order">,
  at: string,
  { t, language }: Pick<EmailContext, "t" | "language">,
): string[] {
  const dueAt = claimDueAt(claim);
  return [
    claim.holder === null ? t("claim.opened.warranty", { order: order.number, at }) : t("claim.openedByHolder", { at }),
    ...(claim.remedy ? [t(`claim.chosen.${claim.remedy}`)] : []),
    ...(dueAt ? [t("claim.dueBy", { day: formatLastDay(dueAt, language) })] : []),
    t("claim.next"),
  ];
}

function formatMoney(
  { claim, order, refund }: Pick<Extract<ClaimEmail, { kind: "claim-opened" }>, "claim" | "order" | "refund">,
  t: EmailContext["t"],
): string[] {
  const amount = formatPrice(refund.total);
  if (claim.state !== "settled" && claim.extensions.length > 0)
    return [t("claim.moneyAfterCash", { amount: formatPrice(refund.warranty) })];
  if (claim.state !== "settled") return [t("claim.money", { amount })];
  if (refund.total > 0) return [t("claim.moneyNow", { amount })];
  const isDue = order.state !== "cancelled";
  return [t("claim.nothingPaid"), ...(isDue ? [t("claim.due", { amount: formatPrice(order.totals.total) })] : [])];
}

function formatMoved({ claim }: Extract<ClaimEmail, { kind: "claim-moved" }>, { t }: EmailContext): string[] {
  const answer = claim.answer === null ? [] : [t("claim.answer", { answer: claim.answer })];
  if (claim.state === "settled" && claim.resolution !== null) {
    const why = claim.otherRemedyWhy === null ? [] : [t("claim.otherRemedy", { why: claim.otherRemedyWhy })];
    const amount = formatPrice(claim.refund ?? NOTHING);
    return [t(`claim.settled.${claim.resolution}`, { amount }), ...why, ...answer];
  }
  if (claim.state === "accepted" || claim.state === "rejected" || claim.state === "received")
    return [t(`claim.moved.${claim.state}`), ...answer];
  return answer;
}
