// Trade-in documents as PDFs: the sheet for the parcel, and the purchase record.
// Invariant: Romanian first, with the seller's language beside it; the record's lines sum to the amount paid, to the
// ban.

import { hintOfIban } from "../../base/secrets/mask.ts";
import { NOTHING, bani, type Bani } from "../../base/money.ts";
import { counties, type County } from "../../shop/shipping/counties.ts";
import type { OfferLine } from "../../shop/pricing/offer.ts";
import { currentOffer, type Payout, type Seller, type TradeIn } from "../../shop/trade-in/trade-in.ts";
import { DRAWING, type RecordSignature, type SellerIdentity } from "../../shop/trade-in/seller-documents/identity.ts";
import type { PurchaseRecord } from "../../shop/trade-in/seller-documents/sign-record.server.ts";
import { formatDate, formatDateTime, formatIban } from "../i18n/format.ts";
import type { Language } from "../i18n/languages.ts";
import type { Key, Values } from "../i18n/translate.ts";
import { wordsFor } from "../i18n/words.server.ts";
import { formatTransport, formatWayBack } from "../shared/trade-in/selling-terms.ts";
import { documentWordsOf, type DocumentWords } from "./document-words.server.ts";
import { BRAND, INNER, MUTED, openPdf, PAGE, TINT, type Pdf } from "./pdf.server.ts";

/** The shop's details on these documents. */
export type TradeInBuyer = {
  name: string;
  cui: string;
  tradeRegister: string;
  street: string;
  city: string;
  county: County;
  postalCode: string;
  phone: string;
};
type Options = { shopName: string; buyer: TradeInBuyer };

const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;

/** The sheet that goes into the parcel of an accepted trade-in: whose it is, and how to pack. No courier takes it as a label. */
export async function drawParcelSheet(tradeIn: TradeIn, { shopName, buyer }: Options): Promise<Buffer> {
  const { agreement, number, createdAt, language } = tradeIn;
  const offer = currentOffer(tradeIn);
  if (!agreement || !number || !offer) throw new Error("a sheet for what nobody agreed to send");
  const words = documentWordsOf(language);
  const pdf = openPdf({
    title: `${words.ro.t("label.title")} ${number}`,
    author: buyer.name,
    language: "ro",
    at: createdAt,
  });
  let y = drawHead(pdf, words, { shopName, title: "label.title", number });

  const width = INNER;
  y +=
    party(pdf, words, {
      label: "label.to",
      name: buyer.name,
      lines: [buyer.street, place(buyer, words.ro.t), buyer.phone],
      x: LEFT,
      y,
      width,
      size: 17,
    }) + 14;
  y += party(pdf, words, {
    label: "label.from",
    name: nameOf(agreement.seller),
    lines: [agreement.seller.address, place(agreement.seller, words.ro.t), agreement.seller.phone],
    x: LEFT,
    y,
    width,
    size: 12,
  });
  y += 14;
  pdf.line(number, LEFT, y, { size: 20, face: "bold" });
  y += 34;

  pdf.rule(y, { colour: BRAND, weight: 1.4 });
  y += 14;
  pdf.line(labelOf(words, "label.pack"), LEFT, y, { size: 15, face: "bold" });
  y += 26;
  for (const [index, step] of (["one", "two", "three", "four", "five"] as const).entries()) {
    const key = tradeIn.of === "machine" ? (`label.steps.${step}` as const) : (`label.parts.${step}` as const);
    pdf.line(`${index + 1}`, LEFT, y, { size: 13, face: "bold", colour: BRAND });
    let height = pdf.block(words.ro.t(key), LEFT + 22, y, { size: 11, width: INNER - 22, leading: 1.35 });
    if (words.also)
      height += pdf.block(words.also.t(key), LEFT + 22, y + height, {
        size: 9.5,
        colour: MUTED,
        width: INNER - 22,
        leading: 1.35,
      });
    y += height + 9;
  }
  y += 4;
  for (const [language, size] of [["ro", 11], ...(words.also ? [[words.also.language, 9.5] as const] : [])] as const) {
    const shell = wordsFor(language, "shell");
    y +=
      pdf.block(`${formatTransport(shell, offer)} ${formatWayBack(shell, offer.made.terms)}`, LEFT, y, {
        size,
        width: INNER,
        leading: 1.35,
        ...(language === "ro" ? {} : { colour: MUTED }),
      }) + 3;
  }
  return pdf.done();
}

/** The record that its seller signs, or the signed one, with the identity in full. The same record gives the same bytes. */
export function drawPurchaseRecord(
  { tradeIn, identity, serials, signature }: PurchaseRecord,
  options: Options,
): Promise<Buffer> {
  return drawRecord(tradeIn, {
    ...options,
    account: null,
    sellerName: identity.name,
    sellerLines: identityLines(tradeIn, identity),
    serials,
    signature,
  });
}

function identityLines({ language }: TradeIn, identity: SellerIdentity): string[] {
  const { ro } = documentWordsOf(language);
  if (identity.kind === "company") return [];
  return [
    identity.address,
    `${ro.t(`record.document.${identity.document.type}`)}: ${identity.document.number}`,
    identity.cnp === null ? `${ro.t("record.bornOn")}: ${identity.bornOn}` : `${ro.t("record.cnp")}: ${identity.cnp}`,
  ];
}

type RecordOptions = Options & {
  /** How much of the account; null leaves it and the payment out. */
  account: "full" | "hint" | null;
  /** Instead of the name and the masked number: the legal name, address and identity. */
  sellerName?: string;
  sellerLines?: readonly string[];
  /** The masked number of the seller, where the identity is not shown. */
  masked?: string | null;
  serials?: readonly string[];
  signature?: RecordSignature | null;
};

/** The purchase record without its seller's identity. It exists as soon as the money is owed. */
export function drawRecord(tradeIn: TradeIn, options: RecordOptions): Promise<Buffer> {
  return drawRecords([tradeIn], options);
}

/** Whether a trade-in has a purchase record. */
export function hasRecord({ agreement, number, payout, testedAt, ...tradeIn }: TradeIn): boolean {
  return agreement !== null && number !== null && payout !== null && testedAt !== null && tradeIn.offers.length > 0;
}

/** Purchase records in one file, each on a page of its own. Throws without one. */
export async function drawRecords(tradeIns: readonly TradeIn[], options: RecordOptions): Promise<Buffer> {
  const [first, second] = tradeIns;
  if (!first?.testedAt) throw new Error("a record of what was not bought");
  const title = documentWordsOf("ro").ro.t("record.title");
  const pdf = openPdf({
    title: second ? title : `${title} ${first.number}`,
    author: options.buyer.name,
    language: "ro",
    at: first.testedAt,
  });
  for (const [index, tradeIn] of tradeIns.entries()) {
    if (index > 0) pdf.newPage();
    drawRecordOn(pdf, tradeIn, options);
  }
  return pdf.done();
}

function drawRecordOn(pdf: Pdf, tradeIn: TradeIn, options: RecordOptions): void {
  const { shopName, buyer, account, sellerName, sellerLines, masked = null, serials = [], signature = null } = options;
  const { agreement, number, payout, testedAt, language } = tradeIn;
  const offer = currentOffer(tradeIn);
  if (!agreement || !number || !payout || !testedAt || !offer) throw new Error("a record of what was not bought");
  const words = documentWordsOf(language);
  const { ro } = words;
  let y = drawHead(pdf, words, { shopName, title: "record.title", number: `BA-${number}` });
  y += both(pdf, words, "record.subtitle", { y, size: 10 });
  y += both(pdf, words, "record.date", { y, size: 9, value: (language) => formatDate(testedAt, language) }) + 8;

  const width = (INNER - 24) / 2;
  const { seller } = agreement;
  const ends = [
    party(pdf, words, {
      label: "record.buyer",
      name: buyer.name,
      lines: [
        `${ro.t("cui")}: ${buyer.cui}    ${ro.t("tradeRegister")}: ${buyer.tradeRegister}`,
        buyer.street,
        place(buyer, ro.t),
      ],
      x: LEFT,
      y,
      width,
      size: 12,
    }),
    party(pdf, words, {
      label: "record.seller",
      name: sellerName ?? nameOf(seller),
      lines: sellerLines ?? [
        seller.address,
        place(seller, ro.t),
        seller.phone,
        `${ro.t("record.cnp")}: ${masked ?? `_________________ (${ro.t("record.onPaper")})`}`,
      ],
      x: LEFT + width + 24,
      y,
      width,
      size: 12,
    }),
  ];
  y += Math.max(...ends) + 16;

  y = drawLines(pdf, words, { lines: offer.lines, paid: payout.amount, total: offer.total, y });
  if (serials.length > 0)
    y += both(pdf, words, "record.serials", { y, size: 9.5, values: () => ({ serials: serials.join(", ") }) });
  y += both(pdf, words, "record.condition", {
    y,
    size: 9.5,
    values: (inLanguage) => ({
      condition: wordsFor(inLanguage, "trade-in-offer")(`condition.${offer.made.declaration.condition}`),
    }),
  });
  for (const { name } of offer.outside)
    y += both(pdf, words, "record.outside", { y, size: 9, values: () => ({ name }) });
  y += 8;
  y = drawStatements(pdf, words, { payout, ownerDeclaredAt: agreement.ownerDeclaredAt, account, y });

  if (y > PAGE.height - SIGNATURE_HEIGHT) {
    pdf.newPage();
    y = PAGE.margin;
  }
  if (signature) drawSignature(pdf, words, { signature, buyer, y: y + 12 });
  else drawSignatureLines(pdf, words, { y: Math.min(y + 24, PAGE.height - 120), width });
}

const SIGNATURE_HEIGHT = 190;

/** The two lines to sign on. */
function drawSignatureLines(pdf: Pdf, words: DocumentWords, { y, width }: { y: number; width: number }): void {
  pdf.line(labelOf(words, "record.signatures"), LEFT, y, { size: 9, colour: MUTED });
  for (const [index, key] of (["record.buyer", "record.seller"] as const).entries()) {
    const x = LEFT + index * (width + 24);
    pdf.fill(x, y + 52, width, 0.6, MUTED);
    pdf.line(labelOf(words, key), x, y + 56, { size: 8.5, colour: MUTED });
  }
}

/** The electronic signature: name, drawing, time, address and the hash of what was signed. */
function drawSignature(
  pdf: Pdf,
  words: DocumentWords,
  { signature, buyer, ...from }: { signature: RecordSignature; buyer: TradeInBuyer; y: number },
): void {
  const { name, drawing, at, clientIp, documentHash } = signature;
  let { y } = from;
  pdf.line(labelOf(words, "record.signatures"), LEFT, y, { size: 9, colour: MUTED });
  pdf.line(`${words.ro.t("record.buyer")}: ${buyer.name}`, LEFT, y + 14, { size: 10 });
  pdf.line(`${words.ro.t("record.seller")}: ${name}`, LEFT + INNER / 2, y + 14, { size: 10, face: "bold" });
  if (drawing)
    pdf.shape(drawing, {
      x: LEFT + INNER / 2,
      y: y + 28,
      scale: INNER / 2 / DRAWING.width,
      stroke: "#15211b",
      weight: 4,
    });
  y += drawing ? 120 : 40;
  y += both(pdf, words, "record.signed", {
    y,
    size: 9,
    values: (language) => ({ name, at: formatDateTime(at, language), ip: clientIp }),
  });
  y += pdf.block(`SHA-256: ${documentHash}`, LEFT, y, { size: 8.5, colour: MUTED, width: INNER });
}

/** Where the money goes, and what the seller declares; returns where the page goes on. */
function drawStatements(
  pdf: Pdf,
  words: DocumentWords,
  {
    payout,
    ownerDeclaredAt,
    account,
    ...from
  }: { payout: Payout; ownerDeclaredAt: Date; account: RecordOptions["account"]; y: number },
): number {
  let { y } = from;
  const date = (on: Date) => (language: Language) => ({ date: formatDate(on, language) });
  if (account)
    y += both(pdf, words, "record.account", {
      y,
      size: 9.5,
      values: () => ({
        iban: account === "full" ? formatIban(payout.iban) : hintOfIban(payout.iban),
        payee: payout.name,
      }),
    });
  if (account && payout.paidAt)
    y += both(pdf, words, "record.paid", {
      y,
      size: 9.5,
      values: (language) => ({ ...date(payout.paidAt!)(language), reference: payout.reference ?? "" }),
    });
  y += both(pdf, words, "record.declaration", { y, size: 9.5, values: date(ownerDeclaredAt) });
  y += both(pdf, words, "record.regime", { y, size: 9.5 });
  y += both(pdf, words, "record.income", { y, size: 9.5 });
  return y;
}

function drawHead(
  pdf: Pdf,
  words: DocumentWords,
  { shopName, title, number }: { shopName: string; title: Key<"documents">; number: string },
): number {
  const top = PAGE.margin;
  pdf.line(shopName, LEFT, top, { size: 24, face: "bold", colour: BRAND });
  pdf.line(words.ro.t(title).toLocaleUpperCase("ro"), LEFT, top, {
    size: 17,
    face: "bold",
    width: INNER,
    align: "right",
  });
  if (words.also)
    pdf.line(words.also.t(title), LEFT, top + 20, { size: 10, colour: MUTED, width: INNER, align: "right" });
  pdf.line(number, LEFT, top + 33, { size: 11, face: "bold", width: INNER, align: "right" });
  pdf.rule(top + 52, { colour: BRAND, weight: 1.4 });
  return top + 66;
}

/** "Destinatar / To" */
function labelOf({ ro, also }: DocumentWords, key: Key<"documents">): string {
  return also && also.t(key) !== ro.t(key) ? `${ro.t(key)} / ${also.t(key)}` : ro.t(key);
}

type Party = {
  label: Key<"documents">;
  name: string;
  lines: readonly string[];
  x: number;
  y: number;
  width: number;
  size: number;
};

/** Returns its height. */
function party(pdf: Pdf, words: DocumentWords, { label, name, lines, x, y: top, width, size }: Party): number {
  let y = top;
  pdf.line(labelOf(words, label).toLocaleUpperCase("ro"), x, y, { size: 8, face: "bold", colour: MUTED });
  y += 14;
  y += pdf.block(name, x, y, { size, face: "bold", width }) + 2;
  for (const line of lines) y += pdf.block(line, x, y, { size: Math.max(9.5, size - 4), width, leading: 1.35 });
  return y - top;
}

type Line = {
  y: number;
  size: number;
  values?: (language: Language) => Values;
  value?: (language: Language) => string;
};

/** A sentence in Romanian, and below it in the seller's language. */
function both(pdf: Pdf, { ro, also }: DocumentWords, key: Key<"documents">, { y, size, values, value }: Line): number {
  const translate = (words: typeof ro) =>
    `${words.t(key, values?.(words.language))}${value ? `: ${value(words.language)}` : ""}`;
  const own = pdf.block(translate(ro), LEFT, y, { size, width: INNER, leading: 1.35 });
  const other = also
    ? pdf.block(translate(also), LEFT, y + own, { size: size - 1.5, colour: MUTED, width: INNER, leading: 1.35 })
    : 0;
  return own + other + 4;
}

const nameOf = ({ firstName, lastName }: Seller) => `${firstName} ${lastName}`;

function place(
  { postalCode, city, county }: { postalCode: string; city: string; county: string },
  t: DocumentWords["ro"]["t"],
): string {
  return `${postalCode} ${city}${county === "B" ? "" : `, ${t("county", { name: counties[county as County] ?? county })}`}`;
}

const amounts = new Intl.NumberFormat("ro-RO", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: "always",
});
const figure = (amount: Bani) => amounts.format(amount / 100).replace("-", "−");
const columns = { quantity: 50, each: 90, amount: 100 } as const;

function drawLines(
  pdf: Pdf,
  words: DocumentWords,
  { lines, paid, total, y: top }: { lines: readonly OfferLine[]; paid: Bani; total: Bani; y: number },
): number {
  const { t } = words.ro;
  const what = INNER - columns.quantity - columns.each - columns.amount;
  const cell = (column: keyof typeof columns, text: string, y: number, face: "regular" | "bold" = "regular") => {
    const x = { quantity: LEFT + what, each: LEFT + what + columns.quantity, amount: RIGHT - columns.amount }[column];
    pdf.line(text, x, y, { size: 9.5, face, width: columns[column] - 6, align: "right" });
  };
  pdf.fill(LEFT, top, INNER, 20, TINT);
  pdf.line(labelOf(words, "record.column.what"), LEFT + 6, top + 5, { size: 9, face: "bold" });
  for (const column of ["quantity", "each", "amount"] as const)
    cell(column, t(`record.column.${column}`), top + 5, "bold");
  let y = top + 24;
  const row = (name: string, amount: Bani, pieces?: { quantity: number; each: Bani }) => {
    const height = pdf.block(name, LEFT + 6, y, { size: 9.5, width: what - 12, leading: 1.3 });
    if (pieces) cell("quantity", String(pieces.quantity), y);
    if (pieces) cell("each", figure(pieces.each), y);
    cell("amount", figure(amount), y);
    y += height + 4;
    pdf.rule(y - 1);
    y += 3;
  };
  for (const line of lines) {
    if (line.of === "part") row(line.name, line.amount, line);
    else row(labelOf(words, `record.${line.key}`), line.amount);
  }
  const less = bani(paid - total);
  if (less !== NOTHING) row(labelOf(words, "record.instant"), less);
  pdf.fill(LEFT, y, INNER, 26, BRAND);
  pdf.line(labelOf(words, "record.total"), LEFT + 8, y + 7, { size: 11, face: "bold", colour: TINT });
  pdf.line(`${figure(paid)} RON`, LEFT, y + 6, {
    size: 13,
    face: "bold",
    colour: TINT,
    width: INNER - 8,
    align: "right",
  });
  return y + 36;
}
