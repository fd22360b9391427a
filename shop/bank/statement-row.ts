// What a bank's file says of one row, and whether that is enough to book it without staff.
// Invariant: only a row of which everything is known arrives; what is not understood is open, and nothing is read as lei that may
// be something else.

import { cleanText } from "../../base/clean-text.ts";
import type { Day } from "../../base/day.ts";
import type { Bani } from "../../base/money.ts";

export type MoneyDirection = "in" | "out";

/** Why staff must look at a row. */
export const openReasons = [
  "row-unreadable",
  "date-unreadable",
  "amount-unreadable",
  "direction-unknown",
  "currency-unknown",
  "account-unknown",
  "status-unknown",
  "reversal-unknown",
  "reversal-in-words",
  "parts-in-other-currency",
  "parts-differ",
  "parts-missing",
  "parts-going-out",
] as const;
export type OpenReason = (typeof openReasons)[number];

/** Why a row brings the shop no money. */
export const skipReasons = [
  "outgoing",
  "reversal",
  "other-account",
  "other-currency",
  "not-booked",
  "no-amount",
] as const;
export type SkipReason = (typeof skipReasons)[number];

/** The parts of a batch do not explain its amount. */
type PartsProblem = Extract<OpenReason, `parts-${string}`>;

/** One row as a file states it. Null: the file does not say it, or not in words that the reader knows. */
export type StatementRow = {
  /** From 1: the row of a table, the entry of a camt or MT940 file. */
  row: number;
  /** The table or file within the uploaded one: the same row in two of them is one payment. */
  section: number;
  /** A calendar day in Romania. */
  bookedOn: Day | null;
  /** In hundredths of the currency; bani if that is lei. */
  amount: Bani | null;
  /** ISO 4217. */
  currency: string | null;
  direction: MoneyDirection | null;
  payer: string | null;
  iban: string | null;
  /** The texts of the payer and the bank, one a line: each is searched by itself. */
  details: string;
  /** The bank's own reference. */
  bankRef: string | null;
};

/** An incoming payment in lei of which everything is known. */
export type Arrived = StatementRow & { bookedOn: Day; amount: Bani };
export type OpenRow = StatementRow & { why: OpenReason };
export type SkippedRow = StatementRow & { why: SkipReason };

/** The numbers of the rows that bring no money, by reason. */
export type SkippedRows = { why: SkipReason; rows: readonly number[] };

/** The rows of a file: those that may be booked, those that staff must look at, those that bring no money. */
export type ReadStatement = { arrived: Arrived[]; open: OpenRow[]; skipped: SkippedRow[] };

export function noRows(): ReadStatement {
  return { arrived: [], open: [], skipped: [] };
}

/** The facts beside the row itself that decide. `unreadable`: what about the row could not be read, if its kind is known. */
export type RowFacts = {
  account: "ours" | "other" | null;
  isBooked: boolean | null;
  isReversal: boolean | null;
  parts: PartsProblem | null;
  unreadable?: OpenReason | null;
};

/** A payer who describes a purchase has no reason to write these. */
const REVERSAL_WORDS =
  /(?<!\p{L})(storn|revers|chargeback|restitui|return(?:are|at)|returned|respins|refund|rambursare)/iu;

/** Adds the row to those that it belongs to. What certainly brings no money in lei is skipped, even if the rest of it is unreadable. */
export function addRow(read: ReadStatement, row: StatementRow, facts: RowFacts): void {
  const skip = skipReason(row, facts);
  if (skip !== null) {
    read.skipped.push({ ...row, why: skip });
    return;
  }
  const why = openReason(row, facts);
  if (why === null) read.arrived.push(row as Arrived);
  else read.open.push({ ...row, why });
}

function skipReason(
  { amount, currency, direction }: StatementRow,
  { account, isBooked, isReversal }: RowFacts,
): SkipReason | null {
  if (account === "other") return "other-account";
  if (isReversal === true) return "reversal";
  if (direction === "out") return "outgoing";
  if (isBooked === false) return "not-booked";
  if (currency !== null && currency !== "RON") return "other-currency";
  return amount === 0 ? "no-amount" : null;
}

function openReason(
  row: StatementRow,
  { account, isBooked, isReversal, parts, unreadable }: RowFacts,
): OpenReason | null {
  if (unreadable) return unreadable;
  if (row.bookedOn === null) return "date-unreadable";
  if (row.direction === null) return "direction-unknown";
  if (row.currency === null) return "currency-unknown";
  if (row.amount === null || row.amount < 0) return "amount-unreadable";
  if (account === null) return "account-unknown";
  if (isBooked === null) return "status-unknown";
  if (isReversal === null) return "reversal-unknown";
  if (parts !== null) return parts;
  return REVERSAL_WORDS.test(row.details) ? "reversal-in-words" : null;
}

export const MAX_DETAILS = 500;

/** The texts that say something, one a line, none twice. */
export function detailsOf(texts: readonly string[]): string {
  const written = texts
    .map(cleanText)
    .filter((text) => text !== "" && !/^(notprovided|not provided|nonref|-)$/i.test(text));
  return [...new Set(written)].join("\n").slice(0, MAX_DETAILS);
}

/** An account number for comparison: "ro49 aaaa …" and "RO49AAAA…" are one. */
export function plainAccount(text: string): string {
  return cleanText(text)
    .replace(/[^A-Za-z0-9]/g, "")
    .toUpperCase();
}

/** Whether an account that a file names is ours; null if it names none, or in a form that cannot be compared. */
export function accountOf(text: string, ourIban: string): "ours" | "other" | null {
  const account = plainAccount(text).replace(/^IBAN/, "");
  const ours = plainAccount(ourIban);
  if (account === "") return null;
  // Some banks write their code before the account, or the currency behind it.
  if (account.includes(ours)) return "ours";
  if (/[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account)) return "other";
  // The national part of the IBAN, from the bank's code or the account's number on.
  return account.length >= 10 && ours.slice(4).endsWith(account) ? "ours" : null;
}
