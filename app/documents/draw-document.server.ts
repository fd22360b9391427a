// An invoice, a credit note or a proforma as a PDF: Romanian, with the buyer's language beside it where that is
// another.
// Invariant: it is drawn from the stored document and the codes of its units' passports, which never change: the same
// document always gives the same file.

import { bani, type Bani } from "../../base/money.ts";
import type { Document } from "../../shop/invoices/invoice.ts";
import { counties } from "../../shop/shipping/counties.ts";
import { formatDate, formatIban, formatLastDay, formatExactPrice } from "../i18n/format.ts";
import type { Key, Values } from "../i18n/translate.ts";
import { both, lineWords, documentWordsOf, type DocumentWords, type DocumentTexts } from "./document-words.server.ts";
import { drawPassportQr } from "./draw-labels.server.ts";
import type { PassportOnDocument } from "./passport-addresses.server.ts";
import { drawLogo } from "./draw-logo.server.ts";
import { drawColumns } from "./draw-columns.server.ts";
import { BRAND, INK, INNER, LINE, MUTED, openPdf, PAGE, TINT, type Pdf } from "./pdf.server.ts";

/** `payUntil`: the deadline of a proforma's transfer. `shopName`: the short name for the page header. */
type Options = { shopName: string; payUntil?: Date | null; passports?: readonly PassportOnDocument[] };

/** The file's bytes. */
export async function drawDocument(
  document: Document,
  { shopName, payUntil = null, passports = [] }: Options,
): Promise<Buffer> {
  const words = documentWordsOf(document.language);
  const title = `${words.ro.t(`kind.${document.kind}`)} ${document.number}`;
  const pdf = openPdf({ title, author: document.seller.name, language: "ro", at: dateOf(document.issuedOn) });
  let y = drawHead(pdf, document, words, shopName);
  y = drawParties(pdf, document, words, y);
  y = drawLines(pdf, document, words, y);
  y = drawTotals(pdf, document, words, y);
  y = drawNotes(pdf, document, words, { y, payUntil });
  drawPassports(pdf, passports, words, y);
  pdf.onEachPage((page, pages) => drawFoot(pdf, document, words, { page, pages }));
  return pdf.done();
}

/** Noon, so that every nearby time zone shows the same date. */
function dateOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

const amounts = new Intl.NumberFormat("ro-RO", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: "always",
});
const figure = (amount: Bani) => amounts.format(amount / 100).replace("-", "−");

const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const BOTTOM = PAGE.height - 64;
const CURRENCY = "RON";

function drawHead(pdf: Pdf, document: Document, { ro, also }: DocumentWords, shopName: string): number {
  const top = PAGE.margin;
  drawLogo(pdf, shopName);
  const width = 300;
  const x = RIGHT - width;
  pdf.line(ro.t(`kind.${document.kind}`).toLocaleUpperCase("ro"), x, top, {
    size: 19,
    face: "bold",
    width,
    align: "right",
  });
  if (also) pdf.line(also.t(`kind.${document.kind}`), x, top + 20, { size: 9.5, colour: MUTED, width, align: "right" });
  let y = top + 36;
  const fact = (label: Key<"documents">, value: string) => {
    pdf.line(both({ ro, also }, label), x, y, { size: 8, colour: MUTED });
    pdf.line(value, x, y - 1, { size: 10, face: "bold", width, align: "right" });
    y += 14;
  };
  fact("number", document.number);
  fact("date", formatDate(dateOf(document.issuedOn), "ro"));
  fact("order", ro.t("orderOf", { number: document.orderNumber, date: formatDate(dateOf(document.orderedOn), "ro") }));
  if (document.corrects)
    fact(
      "corrects",
      ro.t("correctsOf", {
        number: document.corrects.number,
        date: formatDate(dateOf(document.corrects.issuedOn), "ro"),
      }),
    );
  return y + 10;
}

function drawParties(pdf: Pdf, { seller, buyer }: Document, words: DocumentWords, top: number): number {
  const { t } = words.ro;
  const place = ({ street, city, county, postalCode }: Document["buyer"]) =>
    [
      street,
      `${postalCode} ${city}${county === "B" ? "" : `, ${t("county", { name: counties[county] })}`}${county === "B" && !/bucure/i.test(city) ? `, ${counties.B}` : ""}`,
    ].join("\n");
  const numbers = ({ cui, tradeRegister }: { cui: string; tradeRegister: string | null }) =>
    `${t("cui")}: ${cui}${tradeRegister === null ? "" : `    ${t("tradeRegister")}: ${tradeRegister}`}`;
  const columns = [
    {
      label: both(words, "seller"),
      name: seller.name,
      lines: [
        numbers(seller),
        `${t("capital")}: ${seller.capital}`,
        place({ ...seller, company: null }),
        `${t("phone")}: ${seller.phone}    ${t("email")}: ${seller.email}`,
        `${t("proforma.bank")}: ${seller.bank}`,
        `${t("proforma.iban")}: ${formatIban(seller.iban)}`,
      ],
    },
    {
      label: both(words, "buyer"),
      name: buyer.name,
      lines: [
        ...(buyer.company ? [numbers(buyer.company)] : []),
        buyer.city === "" ? "" : place(buyer),
        `${t("phone")}: ${buyer.phone}`,
        `${t("email")}: ${buyer.email}`,
      ],
    },
  ];
  return drawColumns(pdf, columns, top) + 14;
}

type Column = {
  key: "number" | "what" | "unit" | "quantity" | "price" | "rate" | "net" | "tax" | "gross";
  width: number;
  align: "left" | "right" | "center";
};
const columns: readonly Column[] = [
  { key: "number", width: 22, align: "left" },
  { key: "what", width: INNER - 22 - 28 - 28 - 56 - 34 - 56 - 50 - 60, align: "left" },
  { key: "unit", width: 28, align: "center" },
  { key: "quantity", width: 28, align: "right" },
  { key: "price", width: 56, align: "right" },
  { key: "rate", width: 34, align: "right" },
  { key: "net", width: 56, align: "right" },
  { key: "tax", width: 50, align: "right" },
  { key: "gross", width: 60, align: "right" },
];
const PAD = 4;

function drawColumnHeads(pdf: Pdf, { ro, also }: DocumentWords, top: number): number {
  const height = also ? 30 : 19;
  pdf.fill(LEFT, top, INNER, height, TINT);
  let x = LEFT;
  for (const { key, width, align } of columns) {
    const at = { width: width - 2 * PAD, align };
    pdf.line(ro.t(`column.${key}`), x + PAD, top + 5, { size: 8, face: "bold", ...at });
    if (also) pdf.line(also.t(`column.${key}`), x + PAD, top + 16.5, { size: 7, colour: MUTED, ...at });
    x += width;
  }
  return top + height;
}

function drawLines(pdf: Pdf, document: Document, words: DocumentWords, top: number): number {
  // Credited amounts are negative (Cod fiscal art. 330).
  const sign = document.kind === "credit-note" ? -1 : 1;
  const signed = (amount: Bani) => figure((amount * sign) as Bani);
  const what = columns[1]!.width - 2 * PAD;
  let y = drawColumnHeads(pdf, words, top);
  for (const [index, line] of document.lines.entries()) {
    const { name, details } = lineWords(line, words);
    const height =
      8 +
      pdf.heightOf(name, { size: 9, face: "bold", width: what }) +
      (details ? pdf.heightOf(details, { size: 7.5, width: what }) : 0);
    if (y + height > BOTTOM) {
      pdf.newPage();
      y = drawColumnHeads(pdf, words, PAGE.margin);
    }
    const isUntaxed = line.regime !== "standard";
    const cells = {
      number: String(index + 1),
      what: "",
      unit: words.ro.t("unit"),
      quantity: signed((line.net < 0 ? -100 : 100) as Bani).replace(",00", ""),
      price: figure(Math.abs(line.net) as Bani),
      rate: isUntaxed ? "–" : `${line.percent}`,
      net: signed(line.net),
      tax: isUntaxed ? "–" : signed(line.tax),
      gross: signed(line.gross),
    };
    let x = LEFT;
    for (const { key, width, align } of columns) {
      pdf.line(cells[key], x + PAD, y + 4, {
        size: 9,
        width: width - 2 * PAD,
        align,
        face: key === "gross" ? "bold" : "regular",
      });
      x += width;
    }
    const nameHeight = pdf.block(name, LEFT + columns[0]!.width + PAD, y + 4, { size: 9, face: "bold", width: what });
    if (details)
      pdf.block(details, LEFT + columns[0]!.width + PAD, y + 4 + nameHeight, {
        size: 7.5,
        colour: MUTED,
        width: what,
      });
    y += height;
    pdf.rule(y);
  }
  return y + 8;
}

function drawTotals(pdf: Pdf, document: Document, words: DocumentWords, top: number): number {
  const sign = document.kind === "credit-note" ? -1 : 1;
  const { t } = words.ro;
  const rows = document.groups.flatMap(({ regime, percent, net, tax }) =>
    regime !== "standard"
      ? [{ label: t(`sum.${regime}`), value: net }]
      : [
          { label: t("sum.net", { percent }), value: net },
          { label: t("sum.tax", { percent }), value: tax },
        ],
  );
  const needed = rows.length * 15 + 44;
  let y = top;
  if (y + needed > BOTTOM) {
    pdf.newPage();
    y = PAGE.margin;
  }
  const width = 250;
  const x = RIGHT - width;
  for (const { label, value } of rows) {
    pdf.line(label, x, y + 2, { size: 9, colour: MUTED });
    pdf.line(figure((value * sign) as Bani), x, y + 2, { size: 9.5, width: width - PAD, align: "right" });
    y += 15;
  }
  y += 3;
  pdf.fill(x - 10, y, width + 10, 28, BRAND);
  pdf.line(t(`total.${document.kind}`), x, y + 8, { size: 11, face: "bold", colour: TINT });
  pdf.line(`${figure((document.totals.gross * sign) as Bani)} ${CURRENCY}`, x, y + 7, {
    size: 14,
    face: "bold",
    colour: TINT,
    width: width - PAD,
    align: "right",
  });
  return y + 40;
}

function drawNotes(
  pdf: Pdf,
  document: Document,
  words: DocumentWords,
  { y: top, payUntil }: { y: number; payUntil: Date | null },
): number {
  let y = top;
  const ensureSpace = (height: number) => {
    if (y + height <= BOTTOM) return;
    pdf.newPage();
    y = PAGE.margin;
  };
  if (document.kind === "proforma") {
    ensureSpace(110);
    y = drawTransfer(pdf, document, words, { y, payUntil });
  }
  for (const note of notesOf(document, words)) {
    const style = { size: 8.5, width: INNER, colour: INK, leading: 1.35 };
    const also = note.also ? { size: 7.5, width: INNER, colour: MUTED, leading: 1.35 } : null;
    const height = pdf.heightOf(note.ro, style) + (also && note.also ? pdf.heightOf(note.also, also) : 0) + 5;
    ensureSpace(height);
    const own = pdf.block(note.ro, LEFT, y, style);
    if (also && note.also) pdf.block(note.also, LEFT, y + own, also);
    y += height;
  }
  return y;
}

const PASSPORT_QR = 48; // points: 17 mm, which any phone reads
const PASSPORTS_A_ROW = 2;

/** The passport of each unit: its QR code, with its address beside for those who read on a screen. */
function drawPassports(pdf: Pdf, passports: readonly PassportOnDocument[], words: DocumentWords, top: number): void {
  const width = INNER / PASSPORTS_A_ROW;
  let y = top + 8;
  for (const [index, { unit, code, address }] of passports.entries()) {
    const column = index % PASSPORTS_A_ROW;
    if (column === 0 && y + PASSPORT_QR > BOTTOM) {
      pdf.newPage();
      y = PAGE.margin;
    }
    const x = LEFT + column * width;
    drawPassportQr(pdf, address, { x, y, side: PASSPORT_QR });
    const text = { size: 7.5, width: width - PASSPORT_QR - 14 };
    pdf.line(both(words, "passport"), x + PASSPORT_QR + 6, y + 4, { size: 8.5, face: "bold" });
    pdf.line(`${unit} · ${code}`, x + PASSPORT_QR + 6, y + 16, { size: 7.5 });
    pdf.block(address, x + PASSPORT_QR + 6, y + 27, { ...text, colour: MUTED });
    if (column === PASSPORTS_A_ROW - 1) y += PASSPORT_QR + 8;
  }
}

type Note = { ro: string; also: string | null };

function notesOf(document: Document, { ro, also }: DocumentWords): Note[] {
  const note = (key: Key<"documents">, values?: (words: DocumentTexts) => Values): Note => ({
    ro: ro.t(key, values?.(ro)),
    also: also ? also.t(key, values?.(also)) : null,
  });
  const { means, paidOn, received } = document.payment;
  const isMargin = document.groups.some((group) => group.regime === "margin");
  const isTaxed = document.groups.some((group) => group.regime === "standard");
  const isUnregistered = document.groups.some((group) => group.regime === "none");
  return [
    ...(document.corrects ? [note(`reason.${document.corrects.reason}`)] : []),
    ...(document.corrects && document.corrects.reason !== "not-paid" ? [note("givenBack")] : []),
    ...(document.kind === "invoice" && paidOn
      ? [note(`paid.${means}`, ({ language }) => ({ date: formatDate(dateOf(paidOn), language) }))]
      : []),
    ...(document.kind === "invoice" && received !== undefined
      ? [
          note("surplusCame", () => ({
            received: formatExactPrice(received),
            surplus: formatExactPrice(bani(received - document.totals.gross)),
          })),
        ]
      : []),
    ...(document.kind === "invoice" && !paidOn ? [note("due")] : []),
    ...(isMargin ? [note("margin")] : []),
    ...(isUnregistered ? [note("unregistered")] : []),
    ...(isTaxed ? [note("rounding")] : []),
    ...(document.guaranteeMonths ? [note("legalGuarantee", () => ({ count: document.guaranteeMonths! }))] : []),
    ...(document.kind === "invoice" ? [note("keep")] : []),
    note(document.kind === "proforma" ? "proforma.note" : "noSignature"),
  ];
}

function drawTransfer(
  pdf: Pdf,
  document: Document,
  words: DocumentWords,
  { y: top, payUntil }: { y: number; payUntil: Date | null },
): number {
  const { t } = words.ro;
  const { seller, totals, payment } = document;
  const facts: [Key<"documents">, string][] = [
    ["proforma.beneficiary", seller.name],
    ["proforma.iban", formatIban(seller.iban)],
    ["proforma.bank", seller.bank],
    ["proforma.reference", payment.reference ?? document.orderNumber],
    ["proforma.amount", `${figure(totals.gross)} ${CURRENCY}`],
    ...(payUntil
      ? [
          ["proforma.until", t("proforma.untilValue", { date: formatLastDay(payUntil, "ro") })] as [
            Key<"documents">,
            string,
          ],
        ]
      : []),
  ];
  const height = facts.length * 15 + 30;
  pdf.fill(LEFT, top, INNER, height, TINT);
  pdf.line(both(words, "proforma.transfer"), LEFT + 12, top + 9, { size: 10, face: "bold" });
  for (const [index, [label, value]] of facts.entries()) {
    const y = top + 27 + index * 15;
    pdf.line(both(words, label), LEFT + 12, y, { size: 9, colour: MUTED });
    pdf.line(value, LEFT + 190, y, { size: 10, face: "bold" });
  }
  return top + height + 10;
}

function drawFoot(
  pdf: Pdf,
  { seller, number }: Document,
  words: DocumentWords,
  { page, pages }: { page: number; pages: number },
): void {
  const y = PAGE.height - 40;
  pdf.rule(y - 6, { colour: LINE });
  pdf.line(`${seller.name} · ${seller.cui} · ${number}`, LEFT, y, { size: 7.5, colour: MUTED });
  pdf.line(words.ro.t("page", { page, pages }), LEFT, y, { size: 7.5, colour: MUTED, width: INNER, align: "right" });
}
