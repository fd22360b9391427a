// Labels of units with the QR code of their passports: an A4 sheet of 3 by 7 (63.5 × 38.1 mm), or a roll of 62 mm.
// Invariant: a label shows no price and no serial number: it stays on the machine when it is sold.

import { encode } from "uqr";
import { formatPassportCode, type PassportCode } from "../../shop/passport/passport-code.ts";
import { INK, MUTED, openPdf, type Pdf } from "./pdf.server.ts";

export type UnitLabel = { unit: string; code: PassportCode; title: string | null; grade: string | null };
export const labelFormats = ["a4", "roll"] as const;
export type LabelFormat = (typeof labelFormats)[number];

const MM = 72 / 25.4; // points
const LABEL = { width: 63.5 * MM, height: 38.1 * MM };
// The usual sheet of 21 labels: 7.2 mm and 15.1 mm of margin, 2.5 mm between columns.
const SHEET = { columns: 3, rows: 7, left: 7.2 * MM, top: 15.1 * MM, step: 66 * MM };
const ROLL = { width: 62 * MM, height: 38 * MM };
const PADDING = 2.5 * MM;

type Options = { format: LabelFormat; shopName: string; at: Date; addressOf: (code: PassportCode) => string };

/** The file's bytes. Throws without a label: a PDF has at least one page. */
export async function drawLabels(
  labels: readonly UnitLabel[],
  { format, shopName, at, addressOf }: Options,
): Promise<Buffer> {
  if (labels.length === 0) throw new Error("there is no label to draw");
  const size = format === "roll" ? ROLL : undefined;
  const pdf = openPdf({ title: "QR", author: shopName, language: "ro", at, ...(size && { size }) });
  const aPage = format === "roll" ? 1 : SHEET.columns * SHEET.rows;
  for (const [index, label] of labels.entries()) {
    const place = index % aPage;
    if (index > 0 && place === 0) pdf.newPage();
    const box =
      format === "roll"
        ? { x: 0, y: 0, ...ROLL }
        : {
            x: SHEET.left + (place % SHEET.columns) * SHEET.step,
            y: SHEET.top + Math.floor(place / SHEET.columns) * LABEL.height,
            ...LABEL,
          };
    drawLabel(pdf, label, { box, shopName, address: addressOf(label.code) });
  }
  return pdf.done();
}

type Box = { x: number; y: number; width: number; height: number };

function drawLabel(
  pdf: Pdf,
  { unit, code, title, grade }: UnitLabel,
  { box, shopName, address }: { box: Box; shopName: string; address: string },
): void {
  const qr = box.height - 2 * PADDING;
  drawPassportQr(pdf, address, { x: box.x + PADDING, y: box.y + PADDING, side: qr });
  const [x, width] = [box.x + PADDING + qr + 5, box.width - qr - 2 * PADDING - 5];
  let y = box.y + PADDING;
  pdf.line(shopName, x, y, { size: 8, face: "bold" });
  y += 11;
  pdf.line(unit, x, y, { size: fitting(pdf, unit, { most: 11, width }), face: "bold" });
  y += 15;
  if (title) y += pdf.block(shortened(pdf, title, width), x, y, { size: 6.5, width }) + 2;
  if (grade) pdf.line(grade, x, y, { size: 10, face: "bold" });
  const groups = formatPassportCode(code).split("-");
  const bottom = box.y + box.height - PADDING - 17;
  pdf.line(groups.slice(0, 2).join("-"), x, bottom, { size: 7, colour: MUTED });
  pdf.line(groups.slice(2).join("-"), x, bottom + 8.5, { size: 7, colour: MUTED });
}

/** A QR code with the address of a passport: dark squares of one path, without white lines between them. */
export function drawPassportQr(
  pdf: Pdf,
  address: string,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const { data, size } = encode(address, { ecc: "M", border: 1 });
  const path = data
    .flatMap((row, top) => row.map((isDark, left) => (isDark ? `M${left} ${top}h1v1h-1z` : "")))
    .join("");
  pdf.shape(path, { x, y, scale: side / size, fill: INK });
}

function fitting(pdf: Pdf, text: string, { most, width }: { most: number; width: number }): number {
  return Math.min(most, (most * width) / pdf.widthOf(text, { size: most, face: "bold" }));
}

/** The title in three lines at most. */
function shortened(pdf: Pdf, title: string, width: number): string {
  let text = title;
  while (pdf.heightOf(text, { size: 6.5, width }) > 3 * 6.5 * 1.28 + 0.1) text = `${text.slice(0, -4).trimEnd()}…`;
  return text;
}
