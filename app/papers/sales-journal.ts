// The journal of sales of a month as CSV, for the accountant: Romanian, semicolons, decimal commas, as spreadsheets here read it.

import { plainAmount } from "../../base/amount.ts";
import { bani } from "../../base/money.ts";
import type { Paper } from "../../shop/invoices/invoice.ts";

const HEAD = ["Număr", "Data", "Tip", "Comanda", "Cumpărător", "CUI", "Regim", "Cota TVA", "Bază", "TVA", "Total"];

/** One row a paper and rate; a credit note's amounts are negative. */
export function salesJournal(papers: readonly Paper[]): string {
  const rows = papers.flatMap(({ kind, number, issuedOn, orderNumber, buyer, groups }) => {
    const sign = kind === "credit-note" ? -1 : 1;
    return groups.map(({ regime, percent, net, tax, gross }) => [
      number,
      issuedOn,
      kind === "credit-note" ? "storno" : "factură",
      orderNumber,
      buyer.name,
      buyer.company?.cui ?? "",
      regime === "margin" ? "marjă" : "normal",
      String(percent),
      ...[net, tax, gross].map((amount) => plainAmount(bani(sign * amount))),
    ]);
  });
  // The mark of UTF-8 in front: without it spreadsheets read ș as two other letters.
  return `\ufeff${[HEAD, ...rows].map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}

/** A name that begins like a formula would be worked out by the spreadsheet that opens it: it gets an apostrophe. Amounts are ours. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(,\d+)?$/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
