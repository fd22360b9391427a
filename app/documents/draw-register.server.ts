// A register of a month as a PDF: a wide table with its totals, on as many pages as it needs.

import type { InvoiceSeller } from "../../shop/invoices/invoice.ts";
import { BRAND, MUTED, openPdf, PAGE, TINT, type Pdf } from "./pdf.server.ts";
import { printedCell, type Register } from "./registers.ts";

// A4 on its side.
const WIDTH = PAGE.height;
const BOTTOM = PAGE.width - 48;
const LEFT = PAGE.margin;
const PAD = 3;

type Row = readonly string[];

/** The file's bytes. `at` is when it is drawn. */
export async function drawRegister(
  register: Register,
  { seller, at }: { seller: InvoiceSeller; at: Date },
): Promise<Buffer> {
  const pdf = openPdf({ title: register.title, author: seller.name, language: "ro", at, isWide: true });
  const right = LEFT + register.columns.reduce((sum, { width }) => sum + width, 0);
  pdf.line(register.title, LEFT, PAGE.margin, { size: 15, face: "bold", colour: BRAND });
  const about = `${seller.name} · CUI ${seller.cui} · ${seller.tradeRegister}`;
  pdf.line(about, LEFT, PAGE.margin + 20, { size: 9, colour: MUTED });
  let y = drawHead(pdf, register, PAGE.margin + 38, right);
  const place = (row: Row, isTotal: boolean) => {
    const height = heightOf(pdf, register, row, isTotal);
    if (y + height > BOTTOM) {
      pdf.newPage();
      y = drawHead(pdf, register, PAGE.margin, right);
    }
    drawRow(pdf, register, row, { y, isTotal });
    y += height;
    pdf.rule(y, { from: LEFT, to: right });
  };
  if (register.rows.length === 0) {
    pdf.line("Nicio înregistrare în luna aceasta.", LEFT + PAD, y + 5, { size: 9, colour: MUTED });
    y += 20;
  }
  for (const row of register.rows) place(row.map(printedCell), false);
  for (const row of register.totals) place(row.map(printedCell), true);
  pdf.onEachPage((page, pages) => {
    const foot = PAGE.width - 34;
    pdf.line("Sume în RON", LEFT, foot, { size: 7.5, colour: MUTED });
    pdf.line(`${page} / ${pages}`, LEFT, foot, { size: 7.5, colour: MUTED, width: WIDTH - 2 * LEFT, align: "right" });
  });
  return pdf.done();
}

function drawHead(pdf: Pdf, { columns }: Register, top: number, right: number): number {
  const height = Math.max(
    ...columns.map(({ title, width }) => pdf.heightOf(title, { size: 7.5, face: "bold", width: width - 2 * PAD })),
  );
  pdf.fill(LEFT, top, right - LEFT, height + 8, TINT);
  let x = LEFT;
  for (const { title, width, align = "left" } of columns) {
    pdf.block(title, x + PAD, top + 4, { size: 7.5, face: "bold", width: width - 2 * PAD, align });
    x += width;
  }
  return top + height + 8;
}

const styleOf = (isTotal: boolean, width: number) =>
  ({ size: 8, face: isTotal ? "bold" : "regular", width: width - 2 * PAD }) as const;

function heightOf(pdf: Pdf, { columns }: Register, row: Row, isTotal: boolean): number {
  return 6 + Math.max(...columns.map(({ width }, place) => pdf.heightOf(row[place] ?? "", styleOf(isTotal, width))));
}

function drawRow(pdf: Pdf, { columns }: Register, row: Row, { y, isTotal }: { y: number; isTotal: boolean }): void {
  let x = LEFT;
  for (const [place, { width, align = "left" }] of columns.entries()) {
    pdf.block(row[place] ?? "", x + PAD, y + 3, { ...styleOf(isTotal, width), align });
    x += width;
  }
}
