// The cash book ("registru de casă"): what enters and leaves the till, day by day.
// Invariant: the balance of an entry is that of the entry before plus its amount, and never below zero (the database
// decides); an entry is never changed.

import { sum, type Bani } from "../../base/money.ts";
import type { InvoiceSeller } from "../invoices/invoice.ts";

/**
 * Entries that staff make by hand. Sellers are never paid from the till: they agreed to a transfer to their own account,
 * and their goods come by post.
 */
export const cashMovements = ["to-bank", "from-bank", "other-in", "other-out"] as const;
export type CashMovement = (typeof cashMovements)[number];
export type CashKind = "receipt" | CashMovement;

/** Whether money of this kind enters the till. */
export function entersTill(kind: CashKind): boolean {
  return kind === "receipt" || kind === "from-bank" || kind === "other-in";
}

/** A receipt, as it was issued: it is always drawn from this. */
export type Receipt = {
  /** "PCBCH 17" */
  number: string;
  issuedOn: string;
  seller: InvoiceSeller;
  payer: { name: string; cui: string | null; address: string };
  amount: Bani;
  amountInWords: string;
  orderNumber: string;
  cashier: string;
};

export type CashEntry = {
  place: number;
  day: string;
  kind: CashKind;
  /** "PCBCH 17"; null for a move by hand. */
  document: string | null;
  /** Positive into the till, negative out of it. */
  amount: Bani;
  balance: Bani;
  party: string;
  about: string;
  orderNumber: string | null;
};

/** A day of the cash book. */
export type CashDay = { day: string; opening: Bani; entries: CashEntry[]; in: Bani; out: Bani; closing: Bani };

export function cashDay(day: string, opening: Bani, entries: readonly CashEntry[]): CashDay {
  const amounts = entries.map(({ amount }) => amount);
  return {
    day,
    opening,
    entries: [...entries],
    in: sum(amounts.filter((amount) => amount > 0)),
    out: sum(amounts.filter((amount) => amount < 0)),
    closing: sum([opening, ...amounts]),
  };
}

export function cashDocumentNumber(series: string, number: number): string {
  return `${series} ${number}`;
}
