// A cash receipt ("chitanță") as a PDF: Romanian, on the upper half of a page.
// Invariant: it is drawn from the stored receipt alone.

import type { Receipt } from "../../shop/cash/cash-book.ts";
import { counties } from "../../shop/shipping/counties.ts";
import { formatDate, formatExactPrice } from "../i18n/format.ts";
import { BRAND, INNER, MUTED, openPdf, PAGE, TINT } from "./pdf.server.ts";

const LEFT = PAGE.margin;
const HEIGHT = 330;
const PAD = 18;

/** The file's bytes. */
export async function drawReceipt(receipt: Receipt): Promise<Buffer> {
  const { number, seller, payer, amount, amountInWords, orderNumber, cashier } = receipt;
  const issuedOn = new Date(`${receipt.issuedOn}T12:00:00Z`);
  const pdf = openPdf({ title: `Chitanța ${number}`, author: seller.name, language: "ro", at: issuedOn });
  const top = PAGE.margin;
  const width = INNER - 2 * PAD;
  const x = LEFT + PAD;
  pdf.fill(LEFT, top, INNER, HEIGHT, TINT);
  pdf.fill(LEFT + 1, top + 1, INNER - 2, HEIGHT - 2, "#ffffff");
  let y = top + PAD;
  pdf.line(seller.name, x, y, { size: 12, face: "bold" });
  const county = seller.county === "B" ? "București" : `județul ${counties[seller.county]}`;
  for (const line of [
    `CUI: ${seller.cui}    Nr. reg. com.: ${seller.tradeRegister}`,
    `Sediul: ${seller.street}, ${seller.postalCode} ${seller.city}, ${county}`,
    `Capital social: ${seller.capital}    Telefon: ${seller.phone}`,
  ]) {
    y += 15;
    pdf.line(line, x, y, { size: 9, colour: MUTED });
  }
  y += 34;
  const [series = "", digits = ""] = number.split(" ");
  pdf.line("CHITANȚĂ", x, y, { size: 22, face: "bold", colour: BRAND, width, align: "center" });
  y += 28;
  const heading = `Seria ${series}   Nr. ${digits}   Data ${formatDate(issuedOn, "ro")}`;
  pdf.line(heading, x, y, { size: 11, face: "bold", width, align: "center" });
  y += 30;
  const facts = [
    ["Am primit de la", payer.cui === null ? payer.name : `${payer.name}, CUI ${payer.cui}`],
    ["Adresa", payer.address],
    ["Suma de", formatExactPrice(amount)],
    ["Adică", amountInWords],
    ["Reprezentând", `contravaloarea comenzii ${orderNumber}`],
  ] as const;
  for (const [label, value] of facts) {
    pdf.line(label, x, y, { size: 10, colour: MUTED });
    y += pdf.block(value, x + 100, y - 1, { size: 11, face: "bold", width: width - 100 }) + 6;
  }
  pdf.line(`Casier: ${cashier}`, x, top + HEIGHT - PAD - 12, { size: 10, width, align: "right" });
  return pdf.done();
}
