// Composes the e-mails about trade-ins, in the seller's language.

import { NOTHING } from "../../base/money.ts";
import { never } from "../../base/result.ts";
import { hintOfIban } from "../../base/secrets/mask.ts";
import type { ComposeTradeInEmail, TradeInEmail } from "../../shop/trade-in/emails.ts";
import {
  declaredOffer,
  feeForReturn,
  findingsOf,
  hasDrives,
  type TradeInFinding,
  type TradeInOffer,
  type TradeIn,
} from "../../shop/trade-in/trade-in.ts";
import { formatDate, formatDateTime, formatPeriod, formatPrice } from "../i18n/format.ts";
import { wordsFor } from "../i18n/words.server.ts";
import { formatAmount, formatRange } from "../shared/trade-in/format-offer.ts";
import { formatWayBack } from "../shared/trade-in/selling-terms.ts";
import {
  aboutTradeIn,
  billOf,
  type TradeInEmailOf,
  expiryOf,
  linksTo,
  numberOf,
  offerOf,
  parcelFacts,
  payoutOf,
  type TradeInTexts,
  type TradeInEmailContext,
} from "./about-trade-in.ts";
import { closingOf } from "./closing.ts";
import { emailWordsFor } from "./email-texts.server.ts";
import type { EmailSender } from "./email-context.ts";
import { emailHtml, emailText, type EmailParts } from "./email.ts";

export function tradeInComposerFor(sender: EmailSender): ComposeTradeInEmail {
  return (email, language) => {
    const words: TradeInEmailContext = {
      t: emailWordsFor(sender.emailTexts, language, "emails-trade-in"),
      common: emailWordsFor(sender.emailTexts, language, "emails-orders"),
      offer: wordsFor(language, "trade-in-offer"),
      shell: wordsFor(language, "shell"),
      language,
      sender,
    };
    const { common } = words;
    const name = email.tradeIn.agreement?.seller.firstName;
    const parts: EmailParts = {
      ...textsOf(email, words),
      greeting: name === undefined ? common("greeting.plain") : common("greeting.name", { name }),
      closing: closingOf(sender.company, common),
    };
    return { subject: parts.subject, text: emailText(parts), html: emailHtml(parts, language) };
  };
}

function textsOf(email: TradeInEmail, words: TradeInEmailContext): TradeInTexts {
  switch (email.kind) {
    case "offered":
      return formatOffered(email, words);
    case "accepted":
      return formatAccepted(email, words);
    case "label":
      return formatLabel(email, words);
    case "received":
      return formatReceived(email, words);
    case "tested":
      return formatTested(email, words);
    case "revised":
      return formatRevised(email, words);
    case "paid":
      return formatPaid(email, words);
    case "bounced":
      return formatBounced(email, words);
    case "account-given":
      return formatAccountGiven(email, words);
    case "own-account":
      return formatOwnAccount(email, words);
    case "return-fee":
      return formatReturnFee(email, words);
    case "rejected":
      return formatRejected(email, words);
    case "returned":
      return formatReturned(email, words);
    case "expired":
      return formatExpired(email, words);
    case "expires-soon":
      return formatExpiresSoon(email, words);
    default:
      return never(email);
  }
}

function formatOffered({ tradeIn }: TradeInEmail, words: TradeInEmailContext): TradeInTexts {
  const { t } = words;
  const offer = offerOf(tradeIn);
  const [floor, total] = [formatPrice(offer.floor), formatPrice(offer.total)];
  const isUpTo = offer.floor < offer.total;
  const subject = t("offered.subject", { number: numberOf(tradeIn), total: formatRange(offer) });
  return {
    ...aboutTradeIn(tradeIn, { subject, action: t("offered.action") }, words),
    paragraphs: [
      t(`offered.${tradeIn.of}${isUpTo ? "UpTo" : ""}`, { floor, total }),
      t("offered.floor", { floor }),
      t(isUpTo ? "offered.payoutsUpTo" : "offered.payouts", {
        instant: formatPrice(offer.surePayouts.instant),
        full: formatPrice(offer.surePayouts.full),
        period: formatPeriod(offer.made.terms.payoutDays, "day", words.language),
      }),
      ...outside(offer, words),
      t("offered.until", { until: expiryOf(tradeIn, words) }),
    ],
    bill: billOf(offer, words),
  };
}

function formatAccepted({ tradeIn }: TradeInEmail, words: TradeInEmailContext): TradeInTexts {
  const { t } = words;
  const number = numberOf(tradeIn);
  return {
    ...aboutTradeIn(tradeIn, { subject: t("accepted.subject", { number }), action: t("accepted.action") }, words),
    paragraphs: [
      t("accepted.text", { total: formatRange(offerOf(tradeIn)), until: expiryOf(tradeIn, words) }),
      ...(tradeIn.of === "machine" ? [t("accepted.backup"), t("accepted.inside")] : [t("accepted.parts")]),
      ...(tradeIn.of === "components" && hasDrives(offerOf(tradeIn).made.declaration) ? [t("accepted.drives")] : []),
      t("accepted.box", { number }),
      formatWayBack(words.shell, offerOf(tradeIn).made.terms),
      t("accepted.identity"),
    ],
    facts: [
      { label: t("accepted.label"), value: "PDF", link: linksTo(tradeIn, words).sheetLink },
      { label: t("accepted.payout"), value: hintOfIban(tradeIn.agreement?.iban ?? "") },
    ],
  };
}

function formatLabel({ tradeIn }: TradeInEmail, words: TradeInEmailContext): TradeInTexts {
  const { t } = words;
  const number = numberOf(tradeIn);
  return {
    ...aboutTradeIn(tradeIn, { subject: t("label.subject", { number }), action: t("label.action") }, words),
    paragraphs: [t("label.text", { until: expiryOf(tradeIn, words) })],
    facts: [{ label: t("label.file"), value: "PDF", link: linksTo(tradeIn, words).labelLink }],
  };
}

function formatReceived({ tradeIn }: TradeInEmail, words: TradeInEmailContext): TradeInTexts {
  const { t } = words;
  const subject = t("received.subject", { number: numberOf(tradeIn) });
  return {
    ...aboutTradeIn(tradeIn, { subject, action: t("received.action") }, words),
    paragraphs: [t("received.text"), t("received.next")],
  };
}

function formatPaid({ tradeIn }: TradeInEmail, words: TradeInEmailContext): TradeInTexts {
  const { t } = words;
  const { iban, reference, ...payout } = tradeIn.payout ?? { amount: NOTHING, iban: "", reference: null };
  const amount = formatPrice(payout.amount);
  const subject = t("paid.subject", { number: numberOf(tradeIn), amount });
  return {
    ...aboutTradeIn(tradeIn, { subject, action: t("paid.action") }, words),
    paragraphs: [t("paid.text", { amount }), t("paid.record")],
    facts: [
      { label: t("tested.account"), value: hintOfIban(iban) },
      ...(reference === null ? [] : [{ label: t("paid.reference"), value: reference }]),
    ],
  };
}

function formatBounced({ tradeIn, why }: TradeInEmailOf<"bounced">, words: TradeInEmailContext): TradeInTexts {
  const { t } = words;
  const { amount, facts } = payoutOf(tradeIn, words);
  const subject = t("bounced.subject", { number: numberOf(tradeIn), amount });
  return {
    ...aboutTradeIn(tradeIn, { subject, action: t("bounced.action") }, words),
    paragraphs: [t(`bounced.why.${why}`, { amount }), t("bounced.ask")],
    facts,
  };
}

function formatAccountGiven({ tradeIn }: TradeInEmail, words: TradeInEmailContext): TradeInTexts {
  const { t } = words;
  const { amount, facts } = payoutOf(tradeIn, words);
  const subject = t("accountGiven.subject", { number: numberOf(tradeIn) });
  return {
    ...aboutTradeIn(tradeIn, { subject, action: t("accountGiven.action") }, words),
    paragraphs: [t("accountGiven.text", { amount }), t("accountGiven.notYou")],
    facts,
  };
}

function formatOwnAccount({ tradeIn }: TradeInEmail, words: TradeInEmailContext): TradeInTexts {
  const { t } = words;
  const subject = t("ownAccount.subject", { number: numberOf(tradeIn) });
  const { facts } = payoutOf(tradeIn, words);
  return {
    ...aboutTradeIn(tradeIn, { subject, action: t("ownAccount.action") }, words),
    paragraphs: [t("ownAccount.text")],
    facts,
  };
}

function formatReturnFee({ tradeIn, how }: TradeInEmailOf<"return-fee">, words: TradeInEmailContext): TradeInTexts {
  const { t } = words;
  const fee = formatPrice(tradeIn.returnFee?.amount ?? NOTHING);
  const subject = t(`returnFee.${how}.subject`, { number: numberOf(tradeIn), fee });
  return {
    ...aboutTradeIn(tradeIn, { subject, action: t("returned.action") }, words),
    paragraphs: [t(`returnFee.${how}.text`, { fee }), t("returnFee.next")],
  };
}

function formatReturned({ tradeIn }: TradeInEmail, words: TradeInEmailContext): TradeInTexts {
  const { t } = words;
  const subject = t("returned.subject", { number: numberOf(tradeIn) });
  return {
    ...aboutTradeIn(tradeIn, { subject, action: t("returned.action") }, words),
    paragraphs: [t("returned.text")],
    facts: tradeIn.returnParcel ? parcelFacts(tradeIn.returnParcel, words) : [],
  };
}

function formatExpired({ tradeIn }: TradeInEmail, words: TradeInEmailContext): TradeInTexts {
  const { t } = words;
  const subject = t("expired.subject", { number: numberOf(tradeIn) });
  return {
    ...aboutTradeIn(tradeIn, { subject, action: t("expired.action") }, words),
    paragraphs: [t(tradeIn.agreement ? "expired.parcel" : "expired.offer"), t("expired.again")],
  };
}

function formatExpiresSoon(
  { tradeIn, until }: TradeInEmailOf<"expires-soon">,
  words: TradeInEmailContext,
): TradeInTexts {
  const { t, language } = words;
  const waiting = tradeIn.state === "accepted" || tradeIn.state === "revised" ? tradeIn.state : "offered";
  const subject = t("soon.subject", { number: numberOf(tradeIn) });
  return {
    ...aboutTradeIn(tradeIn, { subject, action: t("soon.action") }, words),
    paragraphs: [
      t(`soon.${waiting}`, { total: formatRange(offerOf(tradeIn)), until: formatDateTime(until, language) }),
    ],
  };
}

function outside({ outside: lines }: TradeInOffer, { t }: TradeInEmailContext): string[] {
  return lines.map(({ name, amount }) => t("outside", { name, amount: formatPrice(amount) }));
}

function formatTested({ tradeIn }: TradeInEmail, words: TradeInEmailContext): TradeInTexts {
  const { t, language } = words;
  const { payout, agreement } = tradeIn;
  const [now, first] = [offerOf(tradeIn), declaredOffer(tradeIn)];
  if (!payout || !agreement) throw new Error("tested, and nothing is owed");
  const isRevised = now.kind === "revised";
  const result = !isRevised
    ? t("tested.asDeclared")
    : t(first && now.total > first.total ? "tested.better" : "tested.agreed", { total: formatPrice(now.total) });
  const amount = formatPrice(payout.amount);
  const when =
    agreement.choice === "instant"
      ? t("tested.instant", { amount })
      : t("tested.full", { amount, date: formatDate(payout.dueAt, language) });
  return {
    ...aboutTradeIn(
      tradeIn,
      { subject: t("tested.subject", { number: numberOf(tradeIn), amount }), action: t("tested.action") },
      words,
    ),
    paragraphs: [result, t("tested.sign"), when],
    facts: [
      { label: t("tested.account"), value: hintOfIban(payout.iban) },
      { label: t("tested.payee"), value: payout.name },
    ],
  };
}

/** Each declaration that the inspection found to be wrong, with its proof; then the remaining offer, line by line. */
function formatRevised({ tradeIn }: TradeInEmail, words: TradeInEmailContext): TradeInTexts {
  const { t } = words;
  const { link } = linksTo(tradeIn, words);
  const [now, first, fee] = [offerOf(tradeIn), declaredOffer(tradeIn), feeForReturn(tradeIn)];
  const total = formatPrice(now.total);
  return {
    subject: t("revised.subject", { number: tradeIn.number ?? "", total }),
    paragraphs: [
      t("revised.text", { total, before: first ? formatRange(first) : formatPrice(NOTHING) }),
      ...(tradeIn.agreement?.choice === "instant"
        ? [t("revised.instant", { amount: formatPrice(now.payouts.instant) })]
        : []),
      t("revised.until", { until: expiryOf(tradeIn, words) }),
      formatWayBack(words.shell, now.made.terms),
      fee > 0 ? t("revised.fee", { fee: formatPrice(fee) }) : t("revised.free"),
    ],
    facts: findingsOf(tradeIn).flatMap((finding) => [
      {
        label: t("revised.finding", {
          name: nameOf(finding, { first, words }),
          said: finding.said,
          found: finding.found,
        }),
        value: `${amountIn(first, finding.key)} → ${amountIn(now, finding.key)}`,
      },
      ...(finding.evidence.length > 0
        ? [{ label: t("revised.proof"), value: proofOf(finding, tradeIn, t), link }]
        : []),
    ]),
    bill: billOf(now, words),
    action: { label: t("revised.action"), link },
  };
}

function nameOf(
  { key }: TradeInFinding,
  { first, words: { t } }: { first: TradeInOffer | null; words: TradeInEmailContext },
): string {
  if (key === "box" || key === "accessories") return t(`revised.${key}`);
  const line = [...(first?.lines ?? []), ...(first?.outside ?? [])].find((each) => each.key === key);
  return line?.of === "part" ? line.name : key;
}

function amountIn(offer: TradeInOffer | null, key: string): string {
  return formatAmount(offer?.lines.find((line) => line.key === key)?.amount ?? NOTHING);
}

/** Measurements as text. Photos are on the page. */
function proofOf({ evidence, note }: TradeInFinding, { photos }: TradeIn, t: TradeInEmailContext["t"]): string {
  const measured = evidence.filter((proof) => !photos.some(({ id }) => id === proof));
  return [
    ...(note === null ? [] : [note]),
    ...measured,
    ...(measured.length < evidence.length ? [t("revised.onPage")] : []),
  ].join("; ");
}

function formatRejected({ tradeIn, by, note }: TradeInEmailOf<"rejected">, words: TradeInEmailContext): TradeInTexts {
  const { t, common, sender } = words;
  const isHere = tradeIn.receivedAt !== null;
  const fee = isHere ? feeForReturn(tradeIn) : NOTHING;
  const why = note === null ? [] : [t("rejected.note", { note })];
  const about = aboutTradeIn(
    tradeIn,
    { subject: t("rejected.subject", { number: numberOf(tradeIn) }), action: t("rejected.action") },
    words,
  );
  if (fee === 0)
    return { ...about, paragraphs: [t(`rejected.${by}`), ...why, t(isHere ? "rejected.here" : "rejected.again")] };
  return {
    ...about,
    paragraphs: [t(`rejected.${by}`), ...why, t("rejected.here"), t("rejected.fee", { fee: formatPrice(fee) })],
    facts: [
      { label: common("bank.beneficiary"), value: sender.company.legalName },
      { label: common("bank.name"), value: sender.bank.bank },
      { label: common("bank.account"), value: sender.bank.iban },
      { label: common("bank.reference"), value: tradeIn.number ?? "" },
      { label: common("bank.amount"), value: formatPrice(fee) },
    ],
  };
}
