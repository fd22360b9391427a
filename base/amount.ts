// Amounts of money as digits: one reading of separators for forms, files and sentences (decision 271); and amounts for a form.

import { bani, floorRon, type Bani } from "./money.ts";

const MAX_DIGITS = 8; // of whole RON

const SPACE = /[ \u00a0\u2007\u2009\u202f]/;
const APOSTROPHE = /['’ʼ]/;
const DIGIT = /[0-9]/;

/** A figure in a text: where it ends, and its value; null if its separators have no reading. */
type Figure = { end: number; value: number | null; digits: string };

/**
 * Reads the figure that starts at `from`, in one pass. The rule for separators: exactly three digits behind a separator are a group of
 * thousands, one or two are a fraction, anything else is no figure; a space or an apostrophe only groups.
 */
export function figureAt(text: string, from: number): Figure {
  const groups: string[] = [];
  const separators: string[] = [];
  let at = from;
  for (;;) {
    const start = at;
    while (at < text.length && DIGIT.test(text[at]!)) at++;
    groups.push(text.slice(start, at));
    const separator = text[at] ?? "";
    if (!DIGIT.test(text[at + 1] ?? "")) break;
    const isPoint = separator === "." || separator === ",";
    if (!isPoint && !groupsByThree(text, at, { separator, groups, separators })) break;
    separators.push(isPoint ? separator : SPACE.test(separator) ? " " : "'");
    at += 1;
  }
  return { end: at, value: valueOf(groups, separators), digits: text.slice(from, at) };
}

type Read = { separator: string; groups: readonly string[]; separators: readonly string[] };

/** Whether a space or an apostrophe stands before a group of three digits, and before no word of the same piece: "3 500" but not "16 512gb". */
function groupsByThree(text: string, at: number, { separator, groups, separators }: Read): boolean {
  const isSpace = SPACE.test(separator);
  if (!isSpace && !APOSTROPHE.test(separator)) return false;
  const sign = isSpace ? " " : "'";
  if (separators.some((other) => other !== sign) || groups[0]!.length > 3 || groups[0]!.startsWith("0")) return false;
  const after = text[at + 4] ?? "";
  return /^[0-9]{3}$/.test(text.slice(at + 1, at + 4)) && !/[\p{L}0-9]/u.test(after);
}

function valueOf(groups: readonly string[], separators: readonly string[]): number | null {
  const [first = "", ...rest] = groups;
  const last = rest.at(-1);
  if (last === undefined) return numberOf(first);
  const sign = separators.at(-1)!;
  const isMixed = separators.some((other) => other !== sign);
  const isFraction = last.length <= 2 && (sign === "." || sign === ",") && (isMixed || separators.length === 1);
  const grouping = isFraction ? separators.slice(0, -1) : separators;
  const grouped = isFraction ? rest.slice(0, -1) : rest;
  if (grouping.some((other) => other !== grouping[0]) || (isFraction && grouping.includes(sign))) return null;
  if (grouped.length > 0 && (first.length > 3 || first.startsWith("0"))) return null;
  if (grouped.some(({ length }) => length !== 3)) return null;
  const whole = numberOf([first, ...grouped].join(""));
  return whole === null || !isFraction ? whole : Number(`${whole}.${last}`);
}

function numberOf(digits: string): number | null {
  return digits.length > MAX_DIGITS + 1 ? null : Number(digits);
}

/**
 * An amount in RON as bani, where the whole text is the amount: "3500", "3.500,00", "3,500.00", "3 500 lei", "RON 3'500". Null if the text
 * is anything else, is negative, has a fraction of a ban or more than eight digits of RON. A comma before exactly three digits and nothing else
 * ("3,500") is null too: a sentence reads it as thousands, but here the amount is booked, and in Romania the comma also starts a fraction.
 */
export function parseAmount(typed: string): Bani | null {
  const text = withoutCurrency(typed.trim());
  if (!DIGIT.test(text[0] ?? "")) return null;
  const { end, value } = figureAt(text, 0);
  if (value === null || end !== text.length || value >= 10 ** MAX_DIGITS) return null;
  if (/^\d{1,3},\d{3}$/.test(text)) return null;
  return bani(Math.round(value * 100));
}

/** Without "RON" or "lei" at one end. */
function withoutCurrency(text: string): string {
  const [head, tail] = [text.slice(0, 3).toLowerCase(), text.slice(-3).toLowerCase()];
  if (head === "ron" || head === "lei") return text.slice(3).trimStart();
  return tail === "ron" || tail === "lei" ? text.slice(0, -3).trimEnd() : text;
}

/** An amount in RON for a text field, without thousands separators and currency: "1234,50". */
export function plainAmount(amount: Bani): string {
  return (amount / 100).toFixed(2).replace(".", ",");
}

/** The same without a fraction of zero: "2000", "19,99". */
export function shortAmount(amount: Bani): string {
  return amount % 100 === 0 ? String(floorRon(amount)) : plainAmount(amount);
}
