// The texts of trade-in e-mails, in the seller's language.

import type { Environment } from "../../base/env.server.ts";
import { NOTHING } from "../../base/money.ts";
import { never } from "../../base/result.ts";
import { couriers, type Parcel } from "../../shop/shipping/courier.ts";
import { hintOfIban } from "../../shop/payments/refund.ts";
import type { ComposeTradeInEmail, TradeInEmail } from "../../shop/trade-in/emails.ts";
import {
  currentOffer,
  declaredOffer,
  feeForReturn,
  findingsOf,
  type KeptFinding,
  type KeptOffer,
  type TradeIn,
} from "../../shop/trade-in/trade-in.ts";
import { formatDate, formatDateTime, formatPrice } from "../i18n/format.ts";
import type { Language } from "../i18n/languages.ts";
import type { Translate } from "../i18n/translate.ts";
import { wordsFor } from "../i18n/words.server.ts";
import { links } from "../links.ts";
import { formatAmount, formatLine, formatRange } from "../shared/trade-in/format-offer.ts";
import { formatWayBack } from "../shared/trade-in/selling-terms.ts";
import { emailHtml, emailText, type EmailParts, type EmailRow } from "./email.ts";

type Company = Pick<
  Environment,
  "SHOP_NAME" | "SHOP_COMPANY" | "SHOP_ADDRESS" | "SHOP_EMAIL" | "SHOP_PHONE" | "SHOP_BANK" | "SHOP_IBAN" | "PUBLIC_URL"
>;
type Words = {
  t: Translate<"emails-trade-in">;
  common: Translate<"emails-orders">;
  offer: Translate<"trade-in-offer">;
  shell: Translate<"shell">;
  language: Language;
  company: Company;
};
type Said = Omit<EmailParts, "greeting" | "closing">;

export function tradeInComposerFor(company: Company): ComposeTradeInEmail {
  return (emailMessage, language) => {
    const words: Words = {
      t: wordsFor(language, "emails-trade-in"),
      common: wordsFor(language, "emails-orders"),
      offer: wordsFor(language, "trade-in-offer"),
      shell: wordsFor(language, "shell"),
      language,
      company,
    };
    const { common } = words;
    const name = emailMessage.tradeIn.agreement?.seller.firstName;
    const parts: EmailParts = {
      ...say(emailMessage, words),
      greeting: name === undefined ? common("greeting.plain") : common("greeting.name", { name }),
      closing: [
        common("closing.questions", { email: company.SHOP_EMAIL, phone: company.SHOP_PHONE }),
        `${company.SHOP_NAME} · ${company.SHOP_COMPANY} · ${company.SHOP_ADDRESS}`,
      ],
    };
    return { subject: parts.subject, text: emailText(parts), html: emailHtml(parts, language) };
  };
}

function say(emailMessage: TradeInEmail, words: Words): Said {
  const { tradeIn } = emailMessage;
  const { t, language } = words;
  const offer = counting(tradeIn);
  const number = numberOf(tradeIn);
  const { link, labelLink } = linksTo(tradeIn, words.company.PUBLIC_URL);
  const total = formatRange(offer);
  const isUpTo = offer.floor < offer.total;
  const until = tradeIn.expiresAt ? formatDateTime(tradeIn.expiresAt, language) : "";
  const told = (subject: string, action: string) => ({ subject, action: { label: action, link }, facts: [], bill: [] });
  switch (emailMessage.kind) {
    case "offered":
      return {
        subject: t("offered.subject", { number, total }),
        paragraphs: [
          t(`offered.${tradeIn.of}${isUpTo ? "UpTo" : ""}`, {
            floor: formatPrice(offer.floor),
            total: formatPrice(offer.total),
          }),
          t("offered.floor", { floor: formatPrice(offer.floor) }),
          t(isUpTo ? "offered.payoutsUpTo" : "offered.payouts", {
            instant: formatPrice(offer.surePayouts.instant),
            full: formatPrice(offer.surePayouts.full),
          }),
          ...outside(offer, words),
          t("offered.until", { until }),
        ],
        facts: [],
        bill: billOf(offer, words),
        action: { label: t("offered.action"), link },
      };
    case "accepted":
      return {
        subject: t("accepted.subject", { number }),
        paragraphs: [
          t("accepted.text", { total, until }),
          ...(tradeIn.of === "machine" ? [t("accepted.backup"), t("accepted.inside")] : [t("accepted.parts")]),
          t("accepted.box", { number }),
          formatWayBack(words.shell),
        ],
        facts: [
          { label: t("accepted.label"), value: "PDF", link: labelLink },
          { label: t("accepted.payout"), value: hintOfIban(tradeIn.agreement?.iban ?? "") },
        ],
        bill: [],
        action: { label: t("accepted.action"), link },
      };
    case "received":
      return {
        ...told(t("received.subject", { number }), t("received.action")),
        paragraphs: [t("received.text"), t("received.next")],
      };
    case "tested":
      return {
        ...told(
          t("tested.subject", { number, amount: formatPrice(tradeIn.payout?.amount ?? NOTHING) }),
          t("tested.action"),
        ),
        ...formatTested(tradeIn, words),
      };
    case "revised":
      return formatRevised(tradeIn, { link, until, words });
    case "paid": {
      const { iban, reference, ...payout } = tradeIn.payout ?? { amount: NOTHING, iban: "", reference: null };
      const amount = formatPrice(payout.amount);
      const facts = [
        { label: t("tested.account"), value: hintOfIban(iban) },
        ...(reference === null ? [] : [{ label: t("paid.reference"), value: reference }]),
      ];
      return {
        ...told(t("paid.subject", { number, amount }), t("paid.action")),
        paragraphs: [t("paid.text", { amount }), t("paid.record")],
        facts,
      };
    }
    case "bounced":
    case "account-given": {
      const { amount: due, iban, name } = tradeIn.payout ?? { amount: NOTHING, iban: "", name: "" };
      const amount = formatPrice(due);
      const facts = [
        { label: t("tested.account"), value: hintOfIban(iban) },
        { label: t("tested.payee"), value: name },
      ];
      return emailMessage.kind === "bounced"
        ? {
            ...told(t("bounced.subject", { number, amount }), t("bounced.action")),
            paragraphs: [t(`bounced.why.${emailMessage.why}`, { amount }), t("bounced.ask")],
            facts,
          }
        : {
            ...told(t("accountGiven.subject", { number }), t("accountGiven.action")),
            paragraphs: [t("accountGiven.text", { amount }), t("accountGiven.notYou")],
            facts,
          };
    }
    case "return-fee": {
      const fee = formatPrice(tradeIn.returnFee?.amount ?? NOTHING);
      return {
        ...told(t(`returnFee.${emailMessage.how}.subject`, { number, fee }), t("returned.action")),
        paragraphs: [t(`returnFee.${emailMessage.how}.text`, { fee }), t("returnFee.next")],
      };
    }
    case "rejected":
      return {
        ...told(t("rejected.subject", { number }), t("rejected.action")),
        ...formatRejected(emailMessage, words),
      };
    case "returned":
      return {
        ...told(t("returned.subject", { number }), t("returned.action")),
        paragraphs: [t("returned.text")],
        facts: tradeIn.returnParcel ? parcelFacts(tradeIn.returnParcel, words) : [],
      };
    case "expired":
      return {
        ...told(t("expired.subject", { number }), t("expired.action")),
        paragraphs: [t(tradeIn.agreement ? "expired.parcel" : "expired.offer"), t("expired.again")],
      };
    case "expires-soon": {
      const waiting = tradeIn.state === "accepted" || tradeIn.state === "revised" ? tradeIn.state : "offered";
      return {
        subject: t("soon.subject", { number }),
        paragraphs: [t(`soon.${waiting}`, { total, until: formatDateTime(emailMessage.until, language) })],
        facts: [],
        bill: [],
        action: { label: t("soon.action"), link },
      };
    }
    default:
      return never(emailMessage);
  }
}

/** The page of the trade-in and its parcel label, for everybody who has the key. */
function linksTo(tradeIn: TradeIn, origin: string): { link: string; labelLink: string } {
  const [number, key] = [numberOf(tradeIn), { key: tradeIn.linkKey }];
  return { link: origin + links.tradeIn(number, key), labelLink: origin + links.tradeInDocument(number, "label", key) };
}

function numberOf({ number }: TradeIn): string {
  if (number === null) throw new Error("a draft that was never offered has no page of its own");
  return number;
}

function counting(tradeIn: TradeIn): KeptOffer {
  const offer = currentOffer(tradeIn);
  if (!offer) throw new Error("a letter about a trade-in without an offer");
  return offer;
}

/** Every line with its reason, the total last. */
function billOf(made: KeptOffer, { t, common, offer, language }: Words): EmailRow[] {
  const speech = { t: offer, language, version: made.made.bookVersion };
  const lines = made.lines.map((line) => {
    const { name, reason, amount, confirmedAtTesting } = formatLine(line, speech);
    return {
      label: t("line", { name, reason: confirmedAtTesting ? `${reason}; ${t("confirmed")}` : reason }),
      value: confirmedAtTesting ? offer("upTo", { amount: formatAmount(amount) }) : formatAmount(amount),
    };
  });
  if (made.floor === made.total) return [...lines, { label: common("bill.total"), value: formatPrice(made.total) }];
  return [
    ...lines,
    { label: offer("table.most"), value: offer("upTo", { amount: formatPrice(made.total) }) },
    { label: offer("table.sure"), value: formatPrice(made.floor) },
  ];
}

function outside({ outside: lines }: KeptOffer, { t }: Words): string[] {
  return lines.map(({ name, amount }) => t("outside", { name, amount: formatPrice(amount) }));
}

function formatTested(tradeIn: TradeIn, { t, language }: Words): Pick<Said, "paragraphs" | "facts"> {
  const { payout, agreement } = tradeIn;
  const [now, first] = [counting(tradeIn), declaredOffer(tradeIn)];
  if (!payout || !agreement) throw new Error("tested, and nothing is owed");
  const isRevised = now.kind === "revised";
  const result = !isRevised
    ? t("tested.asSaid")
    : t(first && now.total > first.total ? "tested.better" : "tested.agreed", { total: formatPrice(now.total) });
  const amount = formatPrice(payout.amount);
  const when =
    agreement.choice === "instant"
      ? t("tested.instant", { amount })
      : t("tested.full", { amount, date: formatDate(payout.dueAt, language) });
  return {
    paragraphs: [result, when],
    facts: [
      { label: t("tested.account"), value: hintOfIban(payout.iban) },
      { label: t("tested.payee"), value: payout.name },
    ],
  };
}

/** Each declaration that the inspection found to be wrong, with its proof; then the remaining offer, line by line. */
function formatRevised(tradeIn: TradeIn, { link, until, words }: { link: string; until: string; words: Words }): Said {
  const { t } = words;
  const [now, first, fee] = [counting(tradeIn), declaredOffer(tradeIn), feeForReturn(tradeIn)];
  const total = formatPrice(now.total);
  return {
    subject: t("revised.subject", { number: tradeIn.number ?? "", total }),
    paragraphs: [
      t("revised.text", { total, before: first ? formatRange(first) : formatPrice(NOTHING) }),
      t("revised.until", { until }),
      formatWayBack(words.shell),
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

function nameOf({ key }: KeptFinding, { first, words: { t } }: { first: KeptOffer | null; words: Words }): string {
  if (key === "box" || key === "accessories") return t(`revised.${key}`);
  const line = [...(first?.lines ?? []), ...(first?.outside ?? [])].find((each) => each.key === key);
  return line?.of === "part" ? line.name : key;
}

function amountIn(offer: KeptOffer | null, key: string): string {
  return formatAmount(offer?.lines.find((line) => line.key === key)?.amount ?? NOTHING);
}

/** Measurements as text. Photos are on the page. */
function proofOf({ evidence, note }: KeptFinding, { photos }: TradeIn, t: Words["t"]): string {
  const measured = evidence.filter((proof) => !photos.some(({ id }) => id === proof));
  return [
    ...(note === null ? [] : [note]),
    ...measured,
    ...(measured.length < evidence.length ? [t("revised.onPage")] : []),
  ].join("; ");
}

function formatRejected(
  { tradeIn, by, note }: Extract<TradeInEmail, { kind: "rejected" }>,
  { t, common, company }: Words,
): Pick<Said, "paragraphs" | "facts"> {
  const isHere = tradeIn.receivedAt !== null;
  const fee = isHere ? feeForReturn(tradeIn) : NOTHING;
  const why = note === null ? [] : [t("rejected.note", { note })];
  if (fee === 0)
    return { paragraphs: [t(`rejected.${by}`), ...why, t(isHere ? "rejected.here" : "rejected.again")], facts: [] };
  return {
    paragraphs: [t(`rejected.${by}`), ...why, t("rejected.here"), t("rejected.fee", { fee: formatPrice(fee) })],
    facts: [
      { label: common("bank.beneficiary"), value: company.SHOP_COMPANY },
      { label: common("bank.name"), value: company.SHOP_BANK },
      { label: common("bank.account"), value: company.SHOP_IBAN },
      { label: common("bank.reference"), value: tradeIn.number ?? "" },
      { label: common("bank.amount"), value: formatPrice(fee) },
    ],
  };
}

function parcelFacts({ courier, trackingNumber }: Parcel, { common }: Words): EmailRow[] {
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
