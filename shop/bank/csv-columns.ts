// What the columns of a bank's CSV hold, by their headings: each bank has its own. Headings that no rule knows are told by staff
// Linear: a heading has at most 120 characters.
// once, and remembered.

import { cleanText } from "../../base/clean-text.ts";
import { foldDiacritics } from "../../base/text.ts";
import { currencyCode } from "./amounts.ts";

/** Longer cells are no headings. */
const MAX_HEADING = 120; // characters

/** What staff can say of a column. `signed`: amounts that are negative when money goes out. */
export const bankColumnKinds = [
  "date",
  "credit",
  "debit",
  "signed",
  "amount",
  "direction",
  "currency",
  "status",
  "payer",
  "iban",
  "account",
  "bankRef",
  "details",
] as const;
export type BankColumnKind = (typeof bankColumnKinds)[number];

/** A column of which the heading is understood. */
export type BankColumn = { index: number; kind: BankColumnKind; currency: string | null };

/** What staff said of a bank's columns: the kind of each, null for one that is of no use. */
export type CsvLayout = { heading: string; kinds: readonly (BankColumnKind | null)[] };

/** A heading without diacritics, marks and units: `Sumă (RON)` becomes `suma`. */
function plainHeading(cell: string): string {
  return foldDiacritics(cleanText(cell.slice(0, MAX_HEADING)))
    .replace(/[([][a-z€$ ]{1,12}[)\]]/g, " ")
    .replace(/[^\p{L}\p{N}/]+/gu, " ")
    .trim();
}

/** A heading row as one text: how a bank's file is recognised again. */
export function headingOf(row: readonly string[]): string {
  return row
    .map((cell) => foldDiacritics(cleanText(cell.slice(0, MAX_HEADING))))
    .join("|")
    .replace(/\|+$/, "");
}

/** Words that a heading contains, and what such a column then holds; the first rule that applies decides. Null: of no use. */
const rules: readonly (readonly [BankColumnKind | null, RegExp])[] = [
  // Who was paid: on an arrival that is the shop.
  [null, /^(?!.*\b(ordonator|platitor|payer|sender))(?=.*\b(payee|beneficiar\w*|destinatar\w*|receiver|recipient)\b)/],
  [
    null,
    /\b(card|merchant|soldul|balance|comision|fee|fees|taxa|taxe|curs|rate|rata|cod fiscal|cui|cif|cnp|banca|banci|bank name|bic|swift|orig|original\w*|iban banca)\b/,
  ],
  [
    "direction",
    /\b(debit|credit|d|c|db|cr)\s?\/\s?(debit|credit|d|c|db|cr)\b|^(dc|cd|sens|semn|directi\w*|direction|sign)\b|\bsens(ul)?\b|\b(debit|credit)\b.*\bindicator\b/,
  ],
  ["status", /^(status|stare|starea|state|situatie)\b/],
  ["date", /^(data|date|ziua|day)\b|\bdate\b|\bdata\b/],
  ["currency", /\b(valuta|moneda|monedei|currency|ccy|deviza)\b/],
  [
    "iban",
    /\b(iban|cont|contul|contului|account|acc)\b.*\b(platitor\w*|ordonator\w*|partener\w*|contrapart\w*|beneficiar\w*|corespondent\w*|sursa|debitor\w*|creditor\w*|payer|sender|partner|counterpart\w*|payee|from)\b|\b(platitor\w*|ordonator\w*|partener\w*|contrapart\w*|beneficiar\w*|corespondent\w*|payer|sender|partner|counterpart\w*|payee)\b.*\b(iban|cont|account)\b|\bcont\w* (in\/din|din|in) care\b/,
  ],
  [
    "payer",
    /\b(nume|denumire|name)\b|\b(ordonator|platitor|partener|contrapartida|contraparte|payer|sender|counterparty|partner)\b/,
  ],
  ["credit", /\b(credit|credite|creditoare|creditat\w*|incasar\w*|incasat\w*|intrar\w*|paid in|money in|deposits?)\b/],
  ["debit", /\b(debit|debite|debitoare|debitat\w*|plati|platit\w*|iesir\w*|paid out|money out|withdrawals?)\b/],
  ["account", /\b(cont|contul|account|iban)\b/],
  ["amount", /\b(suma|sume|valoare|valoarea|amount|total amount)\b/],
  [
    "details",
    /\b(descriere\w*|detali\w*|explicat\w*|mesaj\w*|observati\w*|nota|note|notes|description|details|memo|comment\w*|narrative|payment reference|referinta plat\w*|remittance\w*)\b/,
  ],
  ["bankRef", /\b(referint\w*|reference|ref|id|id ul|nr|numar|number)\b/],
  ["direction", /^(tip|tipul|type|tranzactie|operatiune|operatie|operatiunea)\b/],
];

/** Exact headings that the rules would read otherwise. */
const exact: Readonly<Record<string, BankColumnKind | null>> = {
  iban: "iban",
  reference: "details",
  "rulaj credit": "credit",
  "rulaj debit": "debit",
  "exchange from": null,
  "exchange to": null,
  product: null,
};

/** Undefined: no rule knows the heading. */
function kindOf(cell: string): BankColumnKind | null | undefined {
  const heading = plainHeading(cell);
  if (heading === "" || heading.length > 80) return undefined;
  if (Object.hasOwn(exact, heading)) return exact[heading];
  return rules.find(([, words]) => words.test(heading))?.[0];
}

/** Whether rules know each heading, so that no column can say something that is not understood. */
export function isUnderstood(heading: string): boolean {
  return heading.split("|").every((cell) => cell === "" || kindOf(cell) !== undefined);
}

/** A unit in a heading, as in "Suma (EUR)", "Credit RON" or "Amount in USD". */
function unitOf(cell: string): string | null {
  const [last = ""] = /[\p{L}€$£]+\)?\]?\s*$/u.exec(cleanText(cell.slice(0, MAX_HEADING))) ?? [];
  const word = last.replace(/[)\]\s]/g, "");
  return /^(RON|LEI|EUR|USD|GBP|CHF|HUF|PLN|BGN|MDL|UAH|CZK|SEK|€|\$|£)$/i.test(word) ? currencyCode(word) : null;
}

/** The columns of a heading row, by what staff said of it or by the rules; null if the row is no heading. */
export function columnsOf(row: readonly string[], layouts: readonly CsvLayout[] = []): BankColumn[] | null {
  // A row of values may hold the word "credit" too; a heading begins no cell with a digit.
  if (row.length < 2 || row.some((cell) => /^\s*[-+(]?\d/.test(cell))) return null;
  const heading = headingOf(row);
  const known = layouts.find((layout) => layout.heading === heading);
  const columns = row.flatMap((cell, index): BankColumn[] => {
    const kind = known ? (known.kinds[index] ?? null) : (kindOf(cell) ?? null);
    return kind === null ? [] : [{ index, kind, currency: unitOf(cell) }];
  });
  const has = (...kinds: BankColumnKind[]) => columns.some(({ kind }) => kinds.includes(kind));
  if (!has("date") || !has("credit", "amount", "signed")) return null;
  // The day of booking comes before that of value.
  return columns.toSorted((a, b) => Number(isLaterDay(row[a.index]!)) - Number(isLaterDay(row[b.index]!)));
}

function isLaterDay(cell: string): boolean {
  return /valut|value|started|initier|creat|document/.test(foldDiacritics(cell));
}

/** The row that looks most like a heading, for staff to say what its columns are: its index, or null. */
export function likelyHeading(rows: readonly (readonly string[])[]): number | null {
  let best: { index: number; cells: number } | null = null;
  for (const [index, row] of rows.entries()) {
    const filled = row.map(cleanText).filter((cell) => cell !== "");
    const isHeading =
      filled.length >= 2 && filled.every((cell) => /\p{L}/u.test(cell) && !/\d{2}/.test(cell) && cell.length <= 60);
    if (isHeading && filled.length > (best?.cells ?? 0)) best = { index, cells: filled.length };
  }
  return best?.index ?? null;
}

const INCOMING =
  /^(c|cr|credit|creditare|credit transfer|\+|in|incoming|incasare|incasari|incasat|intrare|intrari|primit|primita|alimentare|depunere|topup|top up|top-up|deposit|received|money in|bejovo|jovairas|надходження|зарахування|incasare op|incasare instant|incasare interbancara|transfer primit|plata primita|transfer credit|ordin de plata incasat|incoming transfer|incoming payment)$/;
const OUTGOING =
  /^(d|db|dr|debit|debitare|-|out|outgoing|plata|plati|platit|iesire|iesiri|trimis|trimisa|retragere|comision|comisioane|fee|taxa|cumparare|cumparaturi|card payment|card_payment|payment|withdrawal|atm|sent|money out|kimeno|terheles|списання|plata op|plata instant|plata cu cardul|plata card|plata interbancara|transfer trimis|retragere numerar|transfer debit|ordin de plata|outgoing transfer|outgoing payment|restituire|rambursare)$/;
const REVERSED = /storn|revers|anulat|chargeback/;

/** What a word in a column of directions or kinds of transactions says; null if it is not known to say anything. */
export function directionOf(word: string): "in" | "out" | "reversal" | null {
  const plain = foldDiacritics(cleanText(word));
  if (REVERSED.test(plain)) return "reversal";
  return INCOMING.test(plain) ? "in" : OUTGOING.test(plain) ? "out" : null;
}

const BOOKED =
  /^(completed|complete|booked|posted|settled|done|finalizat\w*|finalizata|efectuat\w*|procesat\w*|inregistrat\w*|decontat\w*|executat\w*|contabilizat\w*)$/;
const NOT_BOOKED =
  /^(pending|declined|failed|reverted|cancelled|canceled|rejected|in asteptare|in curs\w*|respins\w*|anulat\w*|esuat\w*|blocat\w*|in procesare|refuzat\w*)$/;

/** Whether a word in a column of states says that the row is booked; null if it is not known. */
export function isBookedState(word: string): boolean | null {
  const plain = foldDiacritics(cleanText(word));
  return BOOKED.test(plain) ? true : NOT_BOOKED.test(plain) ? false : null;
}
