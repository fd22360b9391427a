// Packing slips as a PDF, each order on a page of its own: Romanian, with the buyer's language beside it where that is
// another. Whoever packs ticks it off; the QR code is the order's number for the scanner.
// Invariant: it shows no price, because it may lie in the parcel.

import { encode } from "uqr";
import { isSettled, promisedDelivery, type Order } from "../../shop/orders/order.ts";
import type { PackingLine } from "../../shop/orders/office/packing.ts";
import { lockerLine } from "../../shop/lockers/locker.ts";
import { couriers } from "../../shop/shipping/courier.ts";
import { counties } from "../../shop/shipping/counties.ts";
import { formatDate } from "../i18n/format.ts";
import { both, documentWordsOf, type DocumentWords } from "./document-words.server.ts";
import { BRAND, INK, INNER, MUTED, openPdf, PAGE, TINT, type Pdf } from "./pdf.server.ts";

export type PackingSlip = { order: Order; lines: readonly PackingLine[] };

const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const BOTTOM = PAGE.height - 60;
const QR = 84; // points
const SHELF = 90;
const CODE = 170;
const BOX = "M0 0h10v10H0z";

const checks = ["code", "serial", "look", "starts", "cable", "seal", "padding"] as const;

/** The file's bytes. Throws without a slip: a PDF has at least one page. */
export async function drawPackingSlips(
  slips: readonly PackingSlip[],
  { shopName, at }: { shopName: string; at: Date },
): Promise<Buffer> {
  if (slips.length === 0) throw new Error("there is no packing slip to draw");
  const title = documentWordsOf("ro").ro.t("packing.title");
  const name = slips.length === 1 ? `${title} ${slips[0]!.order.number}` : title;
  const pdf = openPdf({ title: name, author: shopName, language: "ro", at });
  for (const [index, slip] of slips.entries()) {
    if (index > 0) pdf.newPage();
    drawSlip(pdf, slip, shopName);
  }
  pdf.onEachPage((page, pages) =>
    pdf.line(`${page} / ${pages}`, LEFT, PAGE.height - 36, { size: 8, colour: MUTED, width: INNER, align: "right" }),
  );
  return pdf.done();
}

function drawSlip(pdf: Pdf, { order, lines }: PackingSlip, shopName: string): void {
  const words = documentWordsOf(order.language);
  let y = drawHead(pdf, order, words, shopName);
  y = drawRecipient(pdf, order, words, y);
  y = drawLines(pdf, lines, words, y);
  drawChecks(pdf, words, y);
}

function drawHead(pdf: Pdf, order: Order, words: DocumentWords, shopName: string): number {
  const top = PAGE.margin;
  drawQr(pdf, order.number, { x: RIGHT - QR, y: top });
  pdf.line(shopName, LEFT, top, { size: 13, face: "bold", colour: BRAND });
  pdf.line(both(words, "packing.title"), LEFT, top + 19, { size: 11, colour: MUTED });
  pdf.line(order.number, LEFT, top + 34, { size: 30, face: "bold" });
  const promised = promisedDelivery(order);
  const facts = [
    `${both(words, "packing.placed")}: ${formatDate(order.placedAt, "ro")}`,
    ...(promised ? [`${both(words, "packing.promised")}: ${formatDate(promised, "ro")}`] : []),
  ];
  pdf.line(facts.join("    "), LEFT, top + 72, { size: 9.5 });
  return top + QR + 16;
}

function drawQr(pdf: Pdf, text: string, { x, y }: { x: number; y: number }): void {
  const { data, size } = encode(text, { border: 0 });
  const module = QR / size;
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      // A hair wider than a module, so that printers leave no white lines between them.
      if (isDark) pdf.fill(x + column * module, y + row * module, module + 0.1, module + 0.1, INK);
}

function drawRecipient(pdf: Pdf, order: Order, words: DocumentWords, top: number): number {
  const { address, company, phone } = order;
  const isPickup = order.delivery === "pickup";
  const name = [`${address.firstName} ${address.lastName}`, company?.name].filter((part) => part).join(" · ");
  const place = `${address.address}, ${address.postalCode} ${address.city}, ${counties[address.county]}`;
  const { locker } = order;
  const deliveryText = both(words, isPickup ? "packing.pickup" : locker ? "packing.locker" : "packing.courier");
  const lockerText = locker && `${couriers[locker.courier].name} ${locker.code}: ${lockerLine(locker)}`;
  const rows = [
    ...(isPickup ? [] : [lockerText ?? place]),
    phone,
    order.method === "cash" && !isSettled(order.payment)
      ? `${deliveryText} · ${both(words, "packing.cash")}`
      : deliveryText,
  ];
  pdf.line(both(words, "packing.to"), LEFT, top, { size: 8, colour: MUTED });
  let y = top + 11;
  y += pdf.block(name, LEFT, y, { size: 14, face: "bold", width: INNER });
  for (const row of rows) y += pdf.block(row, LEFT, y, { size: 11, width: INNER });
  return y + 14;
}

function drawLines(pdf: Pdf, lines: readonly PackingLine[], words: DocumentWords, top: number): number {
  const [title, code, shelf] = [LEFT + 24, RIGHT - SHELF - CODE, RIGHT - SHELF];
  const head = { size: 8.5, face: "bold" } as const;
  const drawColumns = (y: number) => {
    pdf.fill(LEFT, y, INNER, 18, TINT);
    pdf.line(both(words, "packing.what"), title, y + 4, head);
    pdf.line(both(words, "packing.code"), code, y + 4, head);
    pdf.line(both(words, "packing.shelf"), shelf, y + 4, head);
    return y + 24;
  };
  let y = drawColumns(top);
  for (const line of lines) {
    const details = [
      line.serial && both(words, "packing.serial", { serial: line.serial }),
      line.grade && both(words, "packing.grade", { grade: line.grade }),
    ].filter((part) => part);
    const games = line.games.length > 0 ? both(words, "packing.games", { games: line.games.join(", ") }) : "";
    const width = { title: code - title - 12, code: CODE - 12, shelf: SHELF };
    const height = Math.max(
      pdf.heightOf(line.title, { size: 11, face: "bold", width: width.title }) +
        (games === "" ? 0 : pdf.heightOf(games, { size: 9, width: width.title })),
      15 + pdf.heightOf(details.join("\n"), { size: 9, width: width.code }),
    );
    if (y + height > BOTTOM) {
      pdf.newPage();
      y = drawColumns(PAGE.margin);
    }
    pdf.shape(BOX, { x: LEFT, y: y + 1, scale: 1.2, stroke: INK, weight: 0.9 });
    const used = pdf.block(line.title, title, y, { size: 11, face: "bold", width: width.title });
    if (games !== "") pdf.block(games, title, y + used, { size: 9, width: width.title });
    pdf.line(line.code, code, y, { size: 12, face: "bold" });
    pdf.block(details.join("\n"), code, y + 15, { size: 9, colour: MUTED, width: width.code });
    pdf.block(line.place ?? "–", shelf, y, { size: 12, face: "bold", width: width.shelf });
    y += height + 8;
    pdf.rule(y - 4);
  }
  return y + 10;
}

function drawChecks(pdf: Pdf, words: DocumentWords, top: number): void {
  const rows = checks.map((check) => both(words, `packing.check.${check}`));
  const width = INNER - 20;
  const height = rows.reduce((sum, row) => sum + pdf.heightOf(row, { size: 10, width }) + 4, 60);
  let y = top;
  if (y + height > BOTTOM) {
    pdf.newPage();
    y = PAGE.margin;
  }
  pdf.line(both(words, "packing.checks"), LEFT, y, { size: 11, face: "bold" });
  y += 20;
  for (const row of rows) {
    pdf.shape(BOX, { x: LEFT, y: y + 1, scale: 1, stroke: INK, weight: 0.9 });
    y += pdf.block(row, LEFT + 20, y, { size: 10, width }) + 4;
  }
  pdf.line(
    `${both(words, "packing.packedBy")}: ______________________    ${both(words, "packing.day")}: ____________`,
    LEFT,
    y + 14,
    {
      size: 10,
    },
  );
}
