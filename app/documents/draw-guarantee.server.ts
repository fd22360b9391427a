// Guarantee certificates as a PDF, each unit on a page of its own: Romanian, with the buyer's language beside it where that is
// another. It says what Directive 2019/771, article 17 asks for: who guarantees what, for how long, how to claim, and that the
// law's rights stay.
// Invariant: the same certificate on the same day gives the same file.

import { dayOf, noonOf } from "../../base/day.ts";
import type { CertifiedPart, GuaranteeCertificate } from "../../shop/returns/certificate.ts";
import type { InvoiceSeller } from "../../shop/invoices/invoice.ts";
import { counties } from "../../shop/shipping/counties.ts";
import { formatDate, formatDay, formatPeriod } from "../i18n/format.ts";
import type { Language } from "../i18n/languages.ts";
import type { Key, Values } from "../i18n/translate.ts";
import { both, documentWordsOf, type DocumentTexts, type DocumentWords } from "./document-words.server.ts";
import { drawPassportQr } from "./draw-labels.server.ts";
import { drawLogo } from "./draw-logo.server.ts";
import { drawColumns } from "./draw-columns.server.ts";
import { BRAND, INK, INNER, MUTED, openPdf, PAGE, TINT, type Pdf } from "./pdf.server.ts";

export type CertificateToDraw = {
  certificate: GuaranteeCertificate;
  /** Where its passport is; null if it has none. */
  passport: { code: string; address: string } | null;
  orderNumber: string | null;
  /** Name and address; null on the certificate of somebody who took the warranty over. */
  buyer: { name: string; place: string } | null;
};

type Options = { shopName: string; seller: InvoiceSeller; warranties: string; language: Language; at: Date };

const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const BOTTOM = PAGE.height - 60;
const QR = 78; // points: 27 mm

/** The file's bytes. `warranties`: the address of the page for claims. Throws without a certificate: a PDF has at least one page. */
export async function drawGuarantees(certificates: readonly CertificateToDraw[], options: Options): Promise<Buffer> {
  if (certificates.length === 0) throw new Error("there is no certificate to draw");
  const { shopName, seller, at } = options;
  const words = documentWordsOf(options.language);
  const name = words.ro.t("guarantee.title");
  const only = certificates.length === 1 ? certificates[0]!.certificate.unit.code : null;
  const title = only === null ? name : `${name} ${only}`;
  const pdf = openPdf({ title, author: seller.name, language: "ro", at: noonOf(dayOf(at)) });
  for (const [index, toDraw] of certificates.entries()) {
    if (index > 0) pdf.newPage();
    drawCertificate(pdf, toDraw, { ...options, words });
  }
  pdf.onEachPage((page, pages) => {
    const y = PAGE.height - 40;
    pdf.rule(y - 6);
    pdf.line(`${seller.name} · ${seller.cui} · ${shopName}`, LEFT, y, { size: 7.5, colour: MUTED });
    pdf.line(words.ro.t("page", { page, pages }), LEFT, y, { size: 7.5, colour: MUTED, width: INNER, align: "right" });
  });
  return pdf.done();
}

type Drawing = Options & { words: DocumentWords };

function drawCertificate(pdf: Pdf, toDraw: CertificateToDraw, drawing: Drawing): void {
  const { certificate } = toDraw;
  let y = drawHead(pdf, toDraw, drawing);
  y = drawParties(pdf, toDraw, drawing, y);
  y = drawUnit(pdf, toDraw, drawing, y);
  y = drawLegal(pdf, certificate, drawing, y);
  y = drawCommercial(pdf, certificate, drawing, y);
  y = drawRepairs(pdf, certificate, drawing, y);
  drawClaim(pdf, drawing, y);
}

function drawHead(pdf: Pdf, { certificate, orderNumber }: CertificateToDraw, { words, shopName, at }: Drawing): number {
  const [top, width] = [PAGE.margin, 300];
  const x = RIGHT - width;
  const { ro, also } = words;
  drawLogo(pdf, shopName);
  const title = { size: 19, face: "bold", width, align: "right" } as const;
  pdf.line(ro.t("guarantee.title").toLocaleUpperCase("ro"), x, top, title);
  if (also) pdf.line(also.t("guarantee.title"), x, top + 20, { size: 9.5, colour: MUTED, width, align: "right" });
  let y = top + 36;
  const fact = (label: string, value: string) => {
    pdf.line(label, x, y, { size: 8, colour: MUTED });
    pdf.line(value, x, y - 1, { size: 10, face: "bold", width, align: "right" });
    y += 14;
  };
  fact(both(words, "guarantee.unit"), certificate.unit.code);
  if (orderNumber !== null) fact(both(words, "order"), orderNumber);
  if (certificate.deliveredAt === null) fact(both(words, "guarantee.toCome"), "");
  else fact(both(words, "guarantee.delivered"), formatDate(certificate.deliveredAt, "ro"));
  fact(both(words, "guarantee.asOf"), formatDate(at, "ro"));
  return y + 8;
}

function drawParties(pdf: Pdf, { buyer }: CertificateToDraw, { words, seller }: Drawing, top: number): number {
  const { t } = words.ro;
  const county = seller.county === "B" ? counties.B : t("county", { name: counties[seller.county] });
  const columns = [
    {
      label: both(words, "guarantee.seller"),
      name: seller.name,
      lines: [
        `${t("cui")}: ${seller.cui}    ${t("tradeRegister")}: ${seller.tradeRegister}`,
        `${seller.street}, ${seller.postalCode} ${seller.city}, ${county}`,
        `${t("phone")}: ${seller.phone}    ${t("email")}: ${seller.email}`,
      ],
    },
    ...(buyer ? [{ label: both(words, "buyer"), name: buyer.name, lines: [buyer.place] }] : []),
  ];
  return drawColumns(pdf, columns, top) + 12;
}

/** The unit, with the QR code of its passport. */
function drawUnit(
  pdf: Pdf,
  { certificate: { unit }, passport }: CertificateToDraw,
  { words }: Drawing,
  top: number,
): number {
  const height = QR + 16;
  pdf.fill(LEFT, top, INNER, height, TINT);
  const width = INNER - QR - 36;
  const x = LEFT + 12;
  let y = top + 9;
  y += pdf.block(unit.title, x, y, { size: 13, face: "bold", width }) + 2;
  const numbers = [
    both(words, "code", { code: unit.code }),
    unit.serial && both(words, "serial", { serial: unit.serial }),
  ];
  y += pdf.block(numbers.filter(Boolean).join(" · "), x, y, { size: 9.5, width }) + 4;
  if (passport) {
    pdf.fill(RIGHT - QR - 10, top + 6, QR + 4, QR + 4, "#ffffff");
    drawPassportQr(pdf, passport.address, { x: RIGHT - QR - 8, y: top + 8, side: QR });
    y += pdf.block(`${both(words, "passport")}: ${passport.code}`, x, y, { size: 9, width });
    y += pdf.block(passport.address, x, y, { size: 7.5, colour: MUTED, width });
    y += pdf.block(words.ro.t("guarantee.scan"), x, y, { size: 8, colour: MUTED, width });
    if (words.also) pdf.block(words.also.t("guarantee.scan"), x, y, { size: 7.5, colour: MUTED, width });
  }
  return top + height + 12;
}

function drawLegal(pdf: Pdf, { legal }: GuaranteeCertificate, drawing: Drawing, top: number): number {
  const { words } = drawing;
  let y = heading(pdf, "guarantee.legal.title", words, top);
  if (legal === null) return paragraph(pdf, "guarantee.legal.company", words, y) + 6;
  const months = both(words, "guarantee.legal.months", { count: legal.months });
  y += pdf.block(months, LEFT, y, { size: 10, face: "bold", width: INNER });
  if (legal.dates) {
    const { from, until } = legal.dates;
    const dates = ({ t, language }: DocumentTexts) =>
      t("guarantee.legal.until", { from: formatDay(from, language), until: formatDay(until, language) });
    y += pdf.block(dates(words.ro), LEFT, y, { size: 10, face: "bold", width: INNER });
    if (words.also) y += pdf.block(dates(words.also), LEFT, y, { size: 8, colour: MUTED, width: INNER });
  }
  y = paragraph(pdf, "guarantee.legal.text", words, y + 2);
  return paragraph(pdf, "guarantee.legal.kept", words, y) + 6;
}

const columns = [
  { key: "part", width: 96 },
  { key: "name", width: INNER - 96 - 120 - 52 - 84 },
  { key: "serial", width: 120 },
  { key: "months", width: 52 },
  { key: "until", width: 84 },
] as const;

function drawCommercial(pdf: Pdf, { parts, legal }: GuaranteeCertificate, { words }: Drawing, top: number): number {
  if (parts.length === 0) return top;
  let y = heading(pdf, "guarantee.commercial.title", words, top);
  const height = words.also ? 26 : 16;
  pdf.fill(LEFT, y, INNER, height, TINT);
  let x = LEFT;
  for (const { key, width } of columns) {
    pdf.line(words.ro.t(`guarantee.column.${key}`), x + 4, y + 4, { size: 8, face: "bold" });
    if (words.also) pdf.line(words.also.t(`guarantee.column.${key}`), x + 4, y + 14.5, { size: 7, colour: MUTED });
    x += width;
  }
  y += height;
  for (const part of parts) y = drawPart(pdf, part, words, y);
  y += 5;
  y = paragraph(pdf, "guarantee.commercial.text", words, y);
  const extension = Math.max(...parts.map((part) => part.extension));
  if (extension > 0)
    y = paragraph(pdf, "guarantee.commercial.extension", words, y, ({ language }) => ({
      period: formatPeriod(extension, "month", language),
    }));
  return paragraph(pdf, legal ? "guarantee.commercial.time" : "guarantee.commercial.timeCompany", words, y) + 6;
}

function drawPart(pdf: Pdf, part: CertifiedPart, words: DocumentWords, top: number): number {
  const { component, names, serials, months, extension, dates } = part;
  const texts = [
    both(words, `part.${component}`),
    names.join("\n"),
    serials.join("\n") || both(words, "guarantee.onUnit"),
    String(months + extension),
    dates ? formatDay(dates.until, "ro") : "–",
  ];
  const styleOf = (index: number) => ({ size: 8.5, width: columns[index]!.width - 8, colour: INK });
  const height = Math.max(...texts.map((text, index) => pdf.heightOf(text, styleOf(index)))) + 6;
  const y = withSpace(pdf, top, height);
  let x = LEFT;
  for (const [index, text] of texts.entries()) {
    pdf.block(text, x + 4, y + 3, { ...styleOf(index), face: index === 4 ? "bold" : "regular" });
    x += columns[index]!.width;
  }
  pdf.rule(y + height);
  return y + height;
}

function drawRepairs(pdf: Pdf, { repairs }: GuaranteeCertificate, { words }: Drawing, top: number): number {
  if (repairs.length === 0) return top;
  let y = heading(pdf, "guarantee.repairs.title", words, top);
  for (const { at, replaced } of repairs) {
    const key = replaced === null ? "repaired" : replaced.serial === null ? "replaced" : "replacedSerial";
    y = paragraph(pdf, `guarantee.repairs.${key}`, words, y, ({ t, language }) => ({
      at: formatDate(at, language),
      ...(replaced && { part: t(`part.${replaced.component}`), title: replaced.title, serial: replaced.serial ?? "" }),
    }));
  }
  return y + 6;
}

function drawClaim(pdf: Pdf, { words, seller, warranties }: Drawing, top: number): void {
  const y = heading(pdf, "guarantee.claim.title", words, top);
  const values = { address: warranties, email: seller.email, phone: seller.phone };
  paragraph(pdf, "guarantee.claim.transfer", words, paragraph(pdf, "guarantee.claim.text", words, y, values));
}

function heading(pdf: Pdf, key: Key<"documents">, words: DocumentWords, top: number): number {
  const y = withSpace(pdf, top, 40);
  pdf.line(both(words, key), LEFT, y, { size: 11.5, face: "bold", colour: BRAND });
  return y + 17;
}

type Given = Values | ((texts: DocumentTexts) => Values);

/** A paragraph in Romanian, and smaller in the other language. Returns where the next begins. */
function paragraph(
  pdf: Pdf,
  key: Key<"documents">,
  { ro, also }: DocumentWords,
  top: number,
  given: Given = {},
): number {
  const textIn = (texts: DocumentTexts) => texts.t(key, typeof given === "function" ? given(texts) : given);
  const own = { size: 8.5, width: INNER, colour: INK, leading: 1.3 };
  const other = { size: 7.5, width: INNER, colour: MUTED, leading: 1.3 };
  const height = pdf.heightOf(textIn(ro), own) + (also ? pdf.heightOf(textIn(also), other) : 0) + 4;
  const y = withSpace(pdf, top, height);
  const used = pdf.block(textIn(ro), LEFT, y, own);
  if (also) pdf.block(textIn(also), LEFT, y + used, other);
  return y + height;
}

function withSpace(pdf: Pdf, y: number, height: number): number {
  if (y + height <= BOTTOM) return y;
  pdf.newPage();
  return PAGE.margin;
}
