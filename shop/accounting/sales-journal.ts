// The sales journal of a month ("jurnal de vânzări"): each invoice and credit note by VAT regime and rate.
// Invariant: its rows add up to the totals of the documents, to the ban; credit notes are negative.

import { bani, sum, type Bani } from "../../base/money.ts";
import type { Document } from "../invoices/invoice.ts";
import type { Regime } from "../invoices/vat.ts";

export type JournalRow = {
  number: string;
  issuedOn: string;
  kind: "invoice" | "credit-note";
  orderNumber: string;
  buyer: string;
  cui: string | null;
  regime: Regime;
  percent: number;
  net: Bani;
  tax: Bani;
  gross: Bani;
};

export type JournalTotal = Pick<JournalRow, "regime" | "percent" | "net" | "tax" | "gross">;

export function journalRows(documents: readonly Document[]): JournalRow[] {
  return documents.flatMap(({ kind, number, issuedOn, orderNumber, buyer, groups }) => {
    if (kind === "proforma") return [];
    const signed = (amount: Bani) => bani(kind === "credit-note" ? 0 - amount : amount);
    return groups.map(({ regime, percent, net, tax, gross }) => ({
      number,
      issuedOn,
      kind,
      orderNumber,
      buyer: buyer.name,
      cui: buyer.company?.cui ?? null,
      regime,
      percent,
      net: signed(net),
      tax: signed(tax),
      gross: signed(gross),
    }));
  });
}

/** The totals by regime and rate: the margin scheme first, then rates in ascending order. */
export function journalTotals(rows: readonly JournalRow[]): JournalTotal[] {
  const groups = Map.groupBy(rows, ({ regime, percent }) => `${regime} ${percent}`);
  return [...groups.values()]
    .map((same) => ({
      regime: same[0]!.regime,
      percent: same[0]!.percent,
      net: sum(same.map(({ net }) => net)),
      tax: sum(same.map(({ tax }) => tax)),
      gross: sum(same.map(({ gross }) => gross)),
    }))
    .toSorted((a, b) => a.regime.localeCompare(b.regime) || a.percent - b.percent);
}
