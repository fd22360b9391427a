// What e-mails about trade-ins have in common.

import { NOTHING } from "../../base/money.ts";
import { couriers, type Parcel } from "../../shop/shipping/courier.ts";
import { hintOfIban } from "../../base/secrets/mask.ts";
import type { TradeInEmail } from "../../shop/trade-in/emails.ts";
import { currentOffer, type TradeInOffer, type TradeIn } from "../../shop/trade-in/trade-in.ts";
import { formatDateTime, formatPrice } from "../i18n/format.ts";
import type { Language } from "../i18n/languages.ts";
import type { Translate } from "../i18n/translate.ts";
import { links } from "../links.ts";
import { formatAmount, formatLine } from "../shared/trade-in/format-offer.ts";
import type { EmailSender } from "./email-context.ts";
import type { EmailParts, EmailRow } from "./email.ts";

export type TradeInEmailContext = {
  t: Translate<"emails-trade-in">;
  common: Translate<"emails-orders">;
  offer: Translate<"trade-in-offer">;
  shell: Translate<"shell">;
  language: Language;
  sender: EmailSender;
};
export type TradeInTexts = Omit<EmailParts, "greeting" | "closing">;
export type TradeInEmailOf<Kind extends TradeInEmail["kind"]> = TradeInEmail & { kind: Kind };

/** The common parts of trade-in e-mails: the button leads to the trade-in's page. */
export function aboutTradeIn(
  tradeIn: TradeIn,
  { subject, action }: { subject: string; action: string },
  words: TradeInEmailContext,
): Omit<TradeInTexts, "paragraphs"> {
  return { subject, action: { label: action, link: linksTo(tradeIn, words).link }, facts: [], bill: [] };
}

/** The page of the trade-in, the sheet for its parcel and the courier's label, for everybody who has the key. */
export function linksTo(
  tradeIn: TradeIn,
  { sender }: TradeInEmailContext,
): {
  link: string;
  sheetLink: string;
  labelLink: string;
} {
  const [number, key] = [numberOf(tradeIn), { key: tradeIn.linkKey }];
  const origin = sender.publicUrl;
  return {
    link: origin + links.tradeIn(number, key),
    sheetLink: origin + links.tradeInDocument(number, "sheet", key),
    labelLink: origin + links.tradeInDocument(number, "label", key),
  };
}

export function numberOf({ number }: TradeIn): string {
  if (number === null) throw new Error("a draft that was never offered has no page of its own");
  return number;
}

/** Until when the offer or its answer is valid. */
export function expiryOf({ expiresAt }: TradeIn, { language }: TradeInEmailContext): string {
  return expiresAt ? formatDateTime(expiresAt, language) : "";
}

export function offerOf(tradeIn: TradeIn): TradeInOffer {
  const offer = currentOffer(tradeIn);
  if (!offer) throw new Error("an e-mail about a trade-in without an offer");
  return offer;
}

/** Every line with its reason, the total last. */
export function billOf(tradeInOffer: TradeInOffer, { t, common, offer, language }: TradeInEmailContext): EmailRow[] {
  const formatter = { t: offer, language, version: tradeInOffer.made.bookVersion };
  const lines = tradeInOffer.lines.map((line) => {
    const { name, reason, amount, confirmedAtTesting } = formatLine(line, formatter);
    return {
      label: t("line", { name, reason: confirmedAtTesting ? `${reason}; ${t("confirmed")}` : reason }),
      value: confirmedAtTesting ? offer("upTo", { amount: formatAmount(amount) }) : formatAmount(amount),
    };
  });
  if (tradeInOffer.floor === tradeInOffer.total)
    return [...lines, { label: common("bill.total"), value: formatPrice(tradeInOffer.total) }];
  return [
    ...lines,
    { label: offer("table.most"), value: offer("upTo", { amount: formatPrice(tradeInOffer.total) }) },
    { label: offer("table.sure"), value: formatPrice(tradeInOffer.floor) },
  ];
}

/** The amount to pay out, and the account as facts: its number shortened. */
export function payoutOf({ payout }: TradeIn, { t }: TradeInEmailContext): { amount: string; facts: EmailRow[] } {
  const { amount, iban, name } = payout ?? { amount: NOTHING, iban: "", name: "" };
  return {
    amount: formatPrice(amount),
    facts: [
      { label: t("tested.account"), value: hintOfIban(iban) },
      { label: t("tested.payee"), value: name },
    ],
  };
}

export function parcelFacts({ courier, trackingNumber }: Parcel, { common }: TradeInEmailContext): EmailRow[] {
  const { name, follow } = couriers[courier];
  return [
    { label: common("shipped.courier"), value: name },
    {
      label: common("shipped.tracking"),
      value: trackingNumber,
      link: `${follow}${encodeURIComponent(trackingNumber)}`,
    },
  ];
}
