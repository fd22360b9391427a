import { describe, expect, test } from "vitest";
import { aSender } from "../../testing/trader/sender.ts";
import { newId } from "../../base/id.ts";
import { bani, ron } from "../../base/money.ts";
import { priceBook1 } from "../../shop/pricing/price-book-1.ts";
import type { TradeInEmail } from "../../shop/trade-in/emails.ts";
import type { Offer } from "../../shop/pricing/offer.ts";
import { quoteOffer } from "../../shop/pricing/quote-offer.ts";
import { bounceReasons } from "../../shop/payments/bank-transfer.ts";
import type { TradeIn, TradeInNumber } from "../../shop/trade-in/trade-in.ts";
import { aDeclaration, declaredPart, unknownPart } from "../../testing/declarations.ts";
import { agreement, must } from "../../testing/trade-ins.ts";
import { formatPrice } from "../i18n/format.ts";
import { languages } from "../i18n/languages.ts";
import { wordsFor } from "../i18n/words.server.ts";
import { formatWayBack } from "../shared/trade-in/selling-terms.ts";
import { tradeInComposerFor } from "./compose-trade-in.server.ts";
import { firstSellingTerms } from "../../shop/pricing/terms.ts";

const sender = aSender();
const compose = tradeInComposerFor(sender);
const at = new Date("2026-11-21T10:00:00Z");
const until = new Date("2026-12-05T10:00:00Z");
const link = "https://shop.example/trade-in/VND-123456?key=secret";

const iban = "DE89370400440532013000";
const declared = aDeclaration(
  [
    declaredPart("Ryzen 5 5600", { key: "cpu" }),
    unknownPart("case", { key: "case" }),
    unknownPart("cooler", { key: "cooler" }),
  ],
  { extras: { box: true, accessories: false } },
);
const quote = (declaration: typeof declared): Offer =>
  must(quoteOffer(declaration, { book: priceBook1, at, terms: firstSellingTerms }));
const first = { ...quote(declared), sequence: 1, kind: "offer" as const };
const second = {
  ...quote({ ...declared, condition: "fair", extras: { box: false, accessories: false } }),
  sequence: 2,
  kind: "revised" as const,
};
const photo = {
  id: newId<"trade-in-photo">(),
  of: "evidence" as const,
  position: 1,
  name: "poza.jpg",
  width: 4,
  height: 3,
  bytes: 12,
  digest: "d",
};
const about = { id: newId<"finding">(), sequence: 1, foundPart: null, pieces: null, visible: true, at };
const findings = [
  {
    ...about,
    key: "cpu",
    claim: "condition" as const,
    said: "stare bună",
    found: "stare <acceptabilă>",
    note: "doi pini îndoiți",
    evidence: [photo.id, "42 °C în repaus"],
  },
  { ...about, key: "box", claim: "box" as const, said: "da", found: "nu", note: null, evidence: [photo.id] },
];

const tradeIn: TradeIn = {
  id: newId(),
  number: "VND-123456" as TradeInNumber,
  of: "machine",
  state: "offered",
  visitorId: null,
  linkKey: "secret",
  language: "ro",
  email: "ana@example.ro",
  draft: null,
  components: null,
  agreement: { ...agreement("instant"), iban, ownerDeclaredAt: at, termsAgreedAt: at, erasureAgreedAt: at },
  parcel: null,
  returnParcel: { courier: "sameday", trackingNumber: "1ONB2345" },
  returnFee: null,
  createdAt: at,
  touchedAt: at,
  movedAt: at,
  receivedAt: at,
  testedAt: at,
  expiresAt: until,
  offers: [first],
  findings: [],
  photos: [photo],
  payout: {
    amount: first.payouts.instant,
    iban,
    name: "Ana Pop",
    dueAt: at,
    exportedAt: null,
    file: null,
    paidAt: at,
    reference: "VND-123456 plată",
    attempt: 1,
  },
};
const revised: TradeIn = { ...tradeIn, state: "revised", offers: [first, second], findings };
const later: TradeIn = {
  ...tradeIn,
  agreement: { ...agreement("full"), iban, ownerDeclaredAt: at, termsAgreedAt: at, erasureAgreedAt: at },
};

const emails: TradeInEmail[] = [
  { kind: "offered", tradeIn: { ...tradeIn, agreement: null } },
  { kind: "offered", tradeIn: { ...tradeIn, of: "components" } },
  { kind: "accepted", tradeIn },
  { kind: "accepted", tradeIn: { ...tradeIn, of: "components" } },
  { kind: "received", tradeIn },
  { kind: "tested", tradeIn },
  { kind: "tested", tradeIn: later },
  { kind: "tested", tradeIn: revised },
  { kind: "tested", tradeIn: { ...later, offers: [second, { ...first, kind: "revised", sequence: 3 }] } },
  { kind: "revised", tradeIn: revised },
  { kind: "revised", tradeIn: { ...revised, findings: findings.map((finding) => ({ ...finding, visible: false })) } },
  { kind: "paid", tradeIn },
  ...bounceReasons.map((why): TradeInEmail => ({ kind: "bounced", why, tradeIn })),
  { kind: "account-given", tradeIn },
  ...(["paid", "waived"] as const).map((how): TradeInEmail => ({
    kind: "return-fee",
    how,
    tradeIn: { ...revised, returnFee: { amount: ron(50), settled: how, settledAt: at, note: null } },
  })),
  { kind: "returned", tradeIn },
  { kind: "expired", tradeIn },
  { kind: "expired", tradeIn: { ...tradeIn, agreement: null } },
  ...(["seller", "shop", "staff"] as const).map((by): TradeInEmail => ({
    kind: "rejected",
    by,
    note: by === "staff" ? "este <ars>" : null,
    tradeIn,
  })),
  { kind: "rejected", by: "seller", note: null, tradeIn: revised },
  { kind: "rejected", by: "seller", note: null, tradeIn: { ...tradeIn, receivedAt: null } },
  ...(["offered", "accepted", "revised"] as const).map((state): TradeInEmail => ({
    kind: "expires-soon",
    until,
    tradeIn: { ...revised, state },
  })),
];

describe.each(languages)("an e-mail to a seller in %s", (language) => {
  test.each(emails.map((email) => [email.kind, email] as const))(
    "of the kind %s says the same as text and as HTML",
    (_kind, email) => {
      const { subject, text, html } = compose(email, language);
      expect(subject).toContain("VND-123456");
      expect(subject).not.toMatch(/[{}\n<]/);
      for (const whole of [text, html]) expect(whole).not.toMatch(/\{\{|undefined|NaN|\[object/);
      expect(text).toContain(link);
      expect(html).toContain(link);
      expect(html).not.toMatch(/<ars>|<acceptabilă>/);
    },
  );

  test("has every line of the offer with its reason, and the guaranteed sum last, after the possible maximum", () => {
    const { text } = compose({ kind: "offered", tradeIn }, language);
    const rows = text
      .split("\n\n")
      .find((block) => block.includes("Ryzen 5 5600"))!
      .split("\n");
    expect(rows).toHaveLength(first.lines.length + 2);
    expect(rows[0]).toMatch(/Ryzen 5 5600 \(.*1.*\): \d+\u00a0RON$/);
    expect(rows.at(-3)).toContain("−50\u00a0RON");
    // Offers are whole lei.
    const [sure, most] = [first.floor, first.total].map((amount) => `${amount / 100}\u00a0RON`);
    expect(rows.at(-2)).toContain(most);
    expect(rows.at(-1)).toContain(sure);
    // The guaranteed sum comes before the possible bonus.
    expect(text.indexOf(sure!)).toBeGreaterThan(0);
    expect(text.indexOf(sure!)).toBeLessThan(text.indexOf(most!));
  });

  test("names each declaration that was wrong, with both figures and the proof", () => {
    const { text } = compose({ kind: "revised", tradeIn: revised }, language);
    for (const words of [
      "Ryzen 5 5600",
      "stare bună",
      "stare <acceptabilă>",
      "doi pini îndoiți",
      "42 °C în repaus",
      "50\u00a0RON",
    ])
      expect(text).toContain(words);
    expect(text).toContain(" → 0\u00a0RON");
    expect(text).not.toContain(photo.id);
  });

  test("of a revised offer prices every line: nothing is left to testing, and who is paid at once reads the amount", () => {
    const { text, subject } = compose({ kind: "revised", tradeIn: revised }, language);
    const bill = text.slice(text.indexOf("Ryzen 5 5600 ("));
    expect(bill).not.toContain(wordsFor(language, "emails-trade-in")("confirmed"));
    expect(bill).not.toContain(wordsFor(language, "trade-in-offer")("table.sure"));
    expect(subject).toContain(formatPrice(second.total));
    const soon = compose({ kind: "expires-soon", until, tradeIn: { ...revised, state: "revised" } }, language).text;
    expect(soon).toContain(formatPrice(second.total));
    expect(soon).not.toContain("–\u0020");
    const [instant, full] = (["instant", "full"] as const).map(
      (choice) =>
        compose({ kind: "revised", tradeIn: { ...revised, agreement: { ...revised.agreement!, choice } } }, language)
          .text,
    );
    expect(instant).toContain(formatPrice(second.payouts.instant));
    expect(full).not.toContain(formatPrice(second.payouts.instant));
  });
});

test("an e-mail about a machine that goes back at the seller's cost says where to pay; any other asks for no money", () => {
  expect(compose({ kind: "rejected", by: "shop", note: null, tradeIn: revised }, "ro").text).toContain(
    sender.bank.iban,
  );
  expect(compose({ kind: "rejected", by: "staff", note: null, tradeIn }, "ro").text).not.toContain(sender.bank.iban);
});

test("no e-mail has the whole account number", () => {
  for (const email of emails) expect(compose(email, "ro").text).not.toContain(iban);
});

test("acceptance and revision carry the same sentence about the cost of the way back", () => {
  for (const language of languages) {
    const sentence = formatWayBack(wordsFor(language, "shell"), firstSellingTerms).replace(/\s+/g, " ");
    expect(compose({ kind: "accepted", tradeIn }, language).text.replace(/\s+/g, " ")).toContain(sentence);
    expect(compose({ kind: "revised", tradeIn: revised }, language).text.replace(/\s+/g, " ")).toContain(sentence);
  }
});

test("an accepted machine's e-mail has the sheet for the parcel, and the figures are those of the offer", () => {
  expect(compose({ kind: "accepted", tradeIn }, "ro").text).toContain(
    "https://shop.example/trade-in/VND-123456/papers/sheet?key=secret",
  );
  expect(first.total).toBeGreaterThan(ron(100));
  expect(bani(first.total - second.total)).toBeGreaterThan(0);
});
