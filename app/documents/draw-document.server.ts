// An invoice, a credit note or a proforma as a PDF: Romanian, with the buyer's language beside it where that is
// another.
// Invariant: it is drawn from the stored document alone, so the same document always gives the same file.

import type { Bani } from "../../base/money.ts";
import type { Document } from "../../shop/invoices/invoice.ts";
import { counties } from "../../shop/shipping/counties.ts";
import { formatDate, formatIban } from "../i18n/format.ts";
import type { Key, Values } from "../i18n/translate.ts";
import { lineWords, speechOf, type DocumentFormatter, type DocumentTexts } from "./document-words.server.ts";
import { BRAND, INK, INNER, LINE, MUTED, openSheet, PAGE, TINT, type PdfPage } from "./pdf-page.server.ts";

/** `payUntil`: the deadline of a proforma's transfer. `shopName`: the short name for the page header. */
type Options = { shopName: string; payUntil?: Date | null };

/** The file's bytes. */
export async function drawDocument(document: Document, { shopName, payUntil = null }: Options): Promise<Buffer> {
  const speech = speechOf(document.language);
  const title = `${speech.ro.t(`kind.${document.kind}`)} ${document.number}`;
  const sheet = openSheet({ title, author: document.seller.name, language: "ro", at: dateOf(document.issuedOn) });
  let y = drawHead(sheet, document, speech, shopName);
  y = drawParties(sheet, document, speech, y);
  y = drawLines(sheet, document, speech, y);
  y = drawTotals(sheet, document, speech, y);
  drawNotes(sheet, document, speech, { y, payUntil });
  sheet.onEachPage((page, pages) => drawFoot(sheet, document, speech, { page, pages }));
  return sheet.done();
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

/** The shop's logo, as in the header of its pages. */
const CHIP = "M12 1h21v30H5V8z";
const PINS = "M0 9.5h5M0 16h5M0 22.5h5M33 9.5h5M33 16h5M33 22.5h5";
const PULSE = "M9 21.5h5v-11h5.5v11H25v-6h4";

function drawHead(sheet: PdfPage, document: Document, { ro, also }: DocumentFormatter, shopName: string): number {
  const top = PAGE.margin;
  sheet.shape(CHIP, { x: LEFT, y: top, scale: 1.05, fill: BRAND });
  sheet.shape(PINS, { x: LEFT, y: top, scale: 1.05, stroke: BRAND, weight: 3 });
  sheet.shape(PULSE, { x: LEFT, y: top, scale: 1.05, stroke: TINT, weight: 2.25 });
  sheet.line(shopName, LEFT + 48, top + 4, { size: 24, face: "bold", colour: BRAND });

  const width = 300;
  const x = RIGHT - width;
  sheet.line(ro.t(`kind.${document.kind}`).toLocaleUpperCase("ro"), x, top, {
    size: 19,
    face: "bold",
    width,
    align: "right",
  });
  if (also)
    sheet.line(also.t(`kind.${document.kind}`), x, top + 20, { size: 9.5, colour: MUTED, width, align: "right" });
  let y = top + 36;
  const fact = (label: Key<"documents">, value: string) => {
    sheet.line(labelOf({ ro, also }, label), x, y, { size: 8, colour: MUTED });
    sheet.line(value, x, y - 1, { size: 10, face: "bold", width, align: "right" });
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

/** "Furnizor / Seller" */
function labelOf({ ro, also }: DocumentFormatter, key: Key<"documents">): string {
  const [own, other] = [ro.t(key), also?.t(key)];
  return other === undefined || other === own ? own : `${own} / ${other}`;
}

function drawParties(sheet: PdfPage, { seller, buyer }: Document, speech: DocumentFormatter, top: number): number {
  const { t } = speech.ro;
  const gap = 24;
  const width = (INNER - gap) / 2;
  const place = ({ street, city, county, postalCode }: Document["buyer"]) =>
    [
      street,
      `${postalCode} ${city}${county === "B" ? "" : `, ${t("county", { name: counties[county] })}`}${county === "B" && !/bucure/i.test(city) ? `, ${counties.B}` : ""}`,
    ].join("\n");
  const numbers = ({ cui, tradeRegister }: { cui: string; tradeRegister: string }) =>
    `${t("cui")}: ${cui}    ${t("tradeRegister")}: ${tradeRegister}`;
  const columns = [
    {
      label: "seller" as const,
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
      label: "buyer" as const,
      name: buyer.name,
      lines: [
        ...(buyer.company ? [numbers(buyer.company)] : []),
        place(buyer),
        `${t("phone")}: ${buyer.phone}`,
        `${t("email")}: ${buyer.email}`,
      ],
    },
  ];
  sheet.rule(top, { colour: BRAND, weight: 1.4 });
  const ends = columns.map(({ label, name, lines }, index) => {
    const x = LEFT + index * (width + gap);
    let y = top + 9;
    sheet.line(labelOf(speech, label).toLocaleUpperCase("ro"), x, y, { size: 7.5, face: "bold", colour: MUTED });
    y += 13;
    y += sheet.block(name, x, y, { size: 12, face: "bold", width }) + 2;
    for (const line of lines) y += sheet.block(line, x, y, { size: 9, width, leading: 1.35 });
    return y;
  });
  return Math.max(...ends) + 14;
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

function drawColumnHeads(sheet: PdfPage, { ro, also }: DocumentFormatter, top: number): number {
  const height = also ? 30 : 19;
  sheet.fill(LEFT, top, INNER, height, TINT);
  let x = LEFT;
  for (const { key, width, align } of columns) {
    const at = { width: width - 2 * PAD, align };
    sheet.line(ro.t(`column.${key}`), x + PAD, top + 5, { size: 8, face: "bold", ...at });
    if (also) sheet.line(also.t(`column.${key}`), x + PAD, top + 16.5, { size: 7, colour: MUTED, ...at });
    x += width;
  }
  return top + height;
}

function drawLines(sheet: PdfPage, document: Document, speech: DocumentFormatter, top: number): number {
  // Credited amounts are negative (Cod fiscal art. 330).
  const sign = document.kind === "credit-note" ? -1 : 1;
  const signed = (amount: Bani) => figure((amount * sign) as Bani);
  const what = columns[1]!.width - 2 * PAD;
  let y = drawColumnHeads(sheet, speech, top);
  for (const [index, line] of document.lines.entries()) {
    const { name, details } = lineWords(line, speech);
    const height =
      8 +
      sheet.heightOf(name, { size: 9, face: "bold", width: what }) +
      (details ? sheet.heightOf(details, { size: 7.5, width: what }) : 0);
    if (y + height > BOTTOM) {
      sheet.newPage();
      y = drawColumnHeads(sheet, speech, PAGE.margin);
    }
    const isMargin = line.regime === "margin";
    const cells = {
      number: String(index + 1),
      what: "",
      unit: speech.ro.t("unit"),
      quantity: signed((line.net < 0 ? -100 : 100) as Bani).replace(",00", ""),
      price: figure(Math.abs(line.net) as Bani),
      rate: isMargin ? "–" : `${line.percent}`,
      net: signed(line.net),
      tax: isMargin ? "–" : signed(line.tax),
      gross: signed(line.gross),
    };
    let x = LEFT;
    for (const { key, width, align } of columns) {
      sheet.line(cells[key], x + PAD, y + 4, {
        size: 9,
        width: width - 2 * PAD,
        align,
        face: key === "gross" ? "bold" : "regular",
      });
      x += width;
    }
    const nameHeight = sheet.block(name, LEFT + columns[0]!.width + PAD, y + 4, { size: 9, face: "bold", width: what });
    if (details)
      sheet.block(details, LEFT + columns[0]!.width + PAD, y + 4 + nameHeight, {
        size: 7.5,
        colour: MUTED,
        width: what,
      });
    y += height;
    sheet.rule(y);
  }
  return y + 8;
}

function drawTotals(sheet: PdfPage, document: Document, speech: DocumentFormatter, top: number): number {
  const sign = document.kind === "credit-note" ? -1 : 1;
  const { t } = speech.ro;
  const rows = document.groups.flatMap(({ regime, percent, net, tax }) =>
    regime === "margin"
      ? [{ label: t("sum.margin"), value: net }]
      : [
          { label: t("sum.net", { percent }), value: net },
          { label: t("sum.tax", { percent }), value: tax },
        ],
  );
  const needed = rows.length * 15 + 44;
  let y = top;
  if (y + needed > BOTTOM) {
    sheet.newPage();
    y = PAGE.margin;
  }
  const width = 250;
  const x = RIGHT - width;
  for (const { label, value } of rows) {
    sheet.line(label, x, y + 2, { size: 9, colour: MUTED });
    sheet.line(figure((value * sign) as Bani), x, y + 2, { size: 9.5, width: width - PAD, align: "right" });
    y += 15;
  }
  y += 3;
  sheet.fill(x - 10, y, width + 10, 28, BRAND);
  sheet.line(t(`total.${document.kind}`), x, y + 8, { size: 11, face: "bold", colour: TINT });
  sheet.line(`${figure((document.totals.gross * sign) as Bani)} ${CURRENCY}`, x, y + 7, {
    size: 14,
    face: "bold",
    colour: TINT,
    width: width - PAD,
    align: "right",
  });
  return y + 40;
}

function drawNotes(
  sheet: PdfPage,
  document: Document,
  speech: DocumentFormatter,
  { y: top, payUntil }: { y: number; payUntil: Date | null },
): void {
  let y = top;
  const room = (height: number) => {
    if (y + height <= BOTTOM) return;
    sheet.newPage();
    y = PAGE.margin;
  };
  if (document.kind === "proforma") {
    room(110);
    y = drawTransfer(sheet, document, speech, { y, payUntil });
  }
  for (const note of notesOf(document, speech)) {
    const style = { size: 8.5, width: INNER, colour: INK, leading: 1.35 };
    const also = note.also ? { size: 7.5, width: INNER, colour: MUTED, leading: 1.35 } : null;
    const height = sheet.heightOf(note.ro, style) + (also && note.also ? sheet.heightOf(note.also, also) : 0) + 5;
    room(height);
    const own = sheet.block(note.ro, LEFT, y, style);
    if (also && note.also) sheet.block(note.also, LEFT, y + own, also);
    y += height;
  }
}

type Note = { ro: string; also: string | null };

function notesOf(document: Document, { ro, also }: DocumentFormatter): Note[] {
  const say = (key: Key<"documents">, values?: (words: DocumentTexts) => Values): Note => ({
    ro: ro.t(key, values?.(ro)),
    also: also ? also.t(key, values?.(also)) : null,
  });
  const { means, paidOn } = document.payment;
  const isMargin = document.groups.some((group) => group.regime === "margin");
  const isTaxed = document.groups.some((group) => group.regime === "standard");
  return [
    ...(document.corrects ? [say(`reason.${document.corrects.reason}`)] : []),
    ...(document.corrects && document.corrects.reason !== "not-paid" ? [say("givenBack")] : []),
    ...(document.kind === "invoice" && paidOn
      ? [say(`paid.${means}`, ({ language }) => ({ date: formatDate(dateOf(paidOn), language) }))]
      : []),
    ...(document.kind === "invoice" && !paidOn ? [say("due")] : []),
    ...(isMargin ? [say("margin")] : []),
    ...(isTaxed ? [say("rounding")] : []),
    ...(document.kind === "invoice" ? [say("keep")] : []),
    say(document.kind === "proforma" ? "proforma.note" : "noSignature"),
  ];
}

function drawTransfer(
  sheet: PdfPage,
  document: Document,
  speech: DocumentFormatter,
  { y: top, payUntil }: { y: number; payUntil: Date | null },
): number {
  const { t } = speech.ro;
  const { seller, totals, payment } = document;
  const facts: [Key<"documents">, string][] = [
    ["proforma.beneficiary", seller.name],
    ["proforma.iban", formatIban(seller.iban)],
    ["proforma.bank", seller.bank],
    ["proforma.reference", payment.reference ?? document.orderNumber],
    ["proforma.amount", `${figure(totals.gross)} ${CURRENCY}`],
    ...(payUntil
      ? [
          ["proforma.until", t("proforma.untilValue", { date: formatDate(payUntil, "ro") })] as [
            Key<"documents">,
            string,
          ],
        ]
      : []),
  ];
  const height = facts.length * 15 + 30;
  sheet.fill(LEFT, top, INNER, height, TINT);
  sheet.line(labelOf(speech, "proforma.transfer"), LEFT + 12, top + 9, { size: 10, face: "bold" });
  for (const [index, [label, value]] of facts.entries()) {
    const y = top + 27 + index * 15;
    sheet.line(labelOf(speech, label), LEFT + 12, y, { size: 9, colour: MUTED });
    sheet.line(value, LEFT + 190, y, { size: 10, face: "bold" });
  }
  return top + height + 10;
}

function drawFoot(
  sheet: PdfPage,
  { seller, number }: Document,
  speech: DocumentFormatter,
  { page, pages }: { page: number; pages: number },
): void {
  const y = PAGE.height - 40;
  sheet.rule(y - 6, { colour: LINE });
  sheet.line(`${seller.name} · ${seller.cui} · ${number}`, LEFT, y, { size: 7.5, colour: MUTED });
  sheet.line(speech.ro.t("page", { page, pages }), LEFT, y, { size: 7.5, colour: MUTED, width: INNER, align: "right" });
}
