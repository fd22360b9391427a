// The sales journal of a month as CSV, for the accountant: Romanian, semicolons, decimal commas, as spreadsheets here
// read it.

import { plainAmount } from "../../base/amount.ts";
import { bani } from "../../base/money.ts";
import type { Document } from "../../shop/invoices/invoice.ts";
import { csvOf } from "./csv.ts";

const HEAD = ["Număr", "Data", "Tip", "Comanda", "Cumpărător", "CUI", "Regim", "Cota TVA", "Bază", "TVA", "Total"];

/** One row for each document and rate; a credit note's amounts are negative. */
export function salesJournal(documents: readonly Document[]): string {
  const rows = documents.flatMap(({ kind, number, issuedOn, orderNumber, buyer, groups }) => {
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
  return csvOf([HEAD, ...rows]);
}
