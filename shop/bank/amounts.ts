// Parses amounts and dates as banks write them in statement files.

import { dayOf, parseDay as isoDay, type Day } from "../../base/day.ts";
import { bani, type Bani } from "../../base/money.ts";
import { foldDiacritics } from "../../base/text.ts";

const MAX_DIGITS = 9; // up to 9,999,999.99 lei: a larger transfer is an error in the file

/** Parses "1.234,56", "1,234.56 RON", "+1234.5", "(12,00)" or "−7" into bani; null if the text is not an amount. */
export function parseAmount(typed: string): Bani | null {
  const text = typed.replace(/[\s\u00a0']|ron|lei/gi, "").replace("−", "-");
  const match = /^([(+-]?)(\d+(?:[.,]\d+)*)\)?$/.exec(text);
  if (!match) return null;
  const [, sign = "", digits = ""] = match;
  const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  const tail = last < 0 ? "" : digits.slice(last + 1);
  // A single separator followed by three digits is a thousands separator: no bank writes thousandths of a leu.
  const isFraction = last >= 0 && tail.length <= 2;
  if (last >= 0 && !isFraction && tail.length !== 3) return null;
  const whole = (isFraction ? digits.slice(0, last) : digits).replace(/[.,]/g, "");
  const cents = isFraction ? tail.padEnd(2, "0") : "00";
  if (whole.length + cents.length > MAX_DIGITS) return null;
  const amount = Number(whole) * 100 + Number(cents);
  return bani(sign === "-" || sign === "(" ? -amount : amount);
}

/** An amount in a cell of a table: its digits still have their separators. */
export type WrittenAmount = {
  digits: string;
  /** Null: the cell has no sign. */
  sign: "+" | "-" | null;
  /** "12 CR" and "12 D" name the direction. */
  mark: "credit" | "debit" | null;
  currency: string | null;
};

const CURRENCY_SIGNS: Readonly<Record<string, string>> = { LEI: "RON", "€": "EUR", $: "USD", "£": "GBP" };
const AMOUNT_WORDS = /[a-z]+|[€$£]/gi;

/** The ISO code of "lei", "RON", "€" or "eur"; null for other words. */
export function currencyCode(word: string): string | null {
  const upper = word.trim().toUpperCase();
  return CURRENCY_SIGNS[upper] ?? (/^[A-Z]{3}$/.test(upper) ? upper : null);
}

/** Reads a cell: `empty` for "", "-" and the like, null if it is not an amount. */
export function readAmountCell(cell: string): WrittenAmount | "empty" | null {
  const text = cell.replace(/[\u2212\u2010-\u2015]/g, "-").trim();
  if (/^[-–—.\s]*$/.test(text)) return "empty";
  if (text.length > 60) return null;
  let mark: WrittenAmount["mark"] = null;
  let currency: string | null = null;
  for (const [word] of text.matchAll(AMOUNT_WORDS)) {
    const upper = word.toUpperCase();
    if (/^(CR|C|CREDIT|D|DR|DB|DEBIT)$/.test(upper) && mark === null) mark = upper.startsWith("C") ? "credit" : "debit";
    else if (currency === null) currency = currencyCode(word);
    else return null;
    if (currency === null && mark === null) return null;
  }
  const plain = text.replace(AMOUNT_WORDS, " ").trim();
  const match = /^([+-]?)(\()?\s*(?:([+-])\s*)?(\d[\d.,'’\s]*)([+-]?)(\))?$/.exec(plain);
  if (!match) return null;
  const [, before = "", open, inner = "", digits = "", after = "", close] = match;
  const signs = `${before}${inner}${after}`;
  if (signs.length > 1 || (open === undefined) !== (close === undefined)) return null;
  const sign = open !== undefined ? "-" : signs === "" ? null : (signs as "+" | "-");
  return { digits: digits.replace(/(?<![\s'’])[\s'’]+$/, ""), sign, mark, currency };
}

export type DecimalSign = "." | ",";

/** The decimal sign that these digits prove; null if they prove none: "1.234" may be either. */
export function provenDecimal(digits: string): DecimalSign | null {
  const [dot, comma] = [digits.lastIndexOf("."), digits.lastIndexOf(",")];
  if (dot < 0 && comma < 0) return null;
  const last = Math.max(dot, comma);
  const sign = digits[last] as DecimalSign;
  if (dot >= 0 && comma >= 0) return sign;
  if (digits.indexOf(sign) !== last) return sign === "." ? "," : ".";
  return digits.length - last - 1 === 3 ? null : sign;
}

/**
 * The value of digits in hundredths, by the decimal sign of their file (null: not known). Null if they are not an amount in that
 * grammar, have fractions of a hundredth, or may be read in two ways.
 */
export function amountOf(digits: string, decimal: DecimalSign | null): Bani | null {
  const sign = provenDecimal(digits) ?? decimal;
  if (sign === null && /[.,]/.test(digits)) return null;
  const at = sign === null ? -1 : digits.indexOf(sign);
  const whole = at < 0 ? digits : digits.slice(0, at);
  const fraction = at < 0 ? "" : digits.slice(at + 1);
  if (!/^(\d+|\d{1,3}(([.,])\d{3})(\3\d{3})*|\d{1,3}(['’\s]\d{3})+)$/.test(whole) || /\D/.test(fraction)) return null;
  return decimalAmount(`${whole.replace(/\D/g, "")}.${fraction || "0"}`);
}

/**
 * The value of an xs:decimal in hundredths: "1234.5", "0001.20000". Null for other texts, signs, fractions of a hundredth, and
 * more than 9,999,999.99.
 */
export function decimalAmount(text: string): Bani | null {
  const match = /^(\d{1,40})(?:\.(\d{0,40}))?$/.exec(text);
  if (!match) return null;
  const [, whole = "", fraction = ""] = match;
  const cents = fraction.slice(0, 2).padEnd(2, "0");
  const lei = whole.replace(/^0+/, "");
  if (/[1-9]/.test(fraction.slice(2)) || lei.length + cents.length > MAX_DIGITS) return null;
  return bani(Number(lei) * 100 + Number(cents));
}

const MONTHS = ["ian", "feb", "mar", "apr", "mai", "iun", "iul", "aug", "sep", "oct", "noi", "dec"];
const ENGLISH = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const SECONDS_OR_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/i;
/** Two digits of a year are of this century: no bank's file is older. */
const CENTURY = "20";

/**
 * Parses "21.11.2026", "21/11/26 10:15", "2026-11-21T10:15:00", "2026/11/21", "20261121" or "21 noiembrie 2026" into "2026-11-21".
 * A moment with a time zone gives its day in Romania. Null if the text is not a date.
 */
export function parseDay(typed: string): Day | null {
  const text = foldDiacritics(typed.trim());
  if (SECONDS_OR_ZONE.test(text)) {
    const moment = new Date(text.toUpperCase());
    return Number.isNaN(moment.getTime()) ? null : dayOf(moment);
  }
  const forms: [RegExp, (match: RegExpExecArray) => [string, string, string]][] = [
    [/^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/, ([, year, , month, day]) => [year!, month!, day!]],
    [/^(\d{4})(\d{2})(\d{2})$/, ([, year, month, day]) => [year!, month!, day!]],
    [/^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?!\d)/, ([, day, month, year]) => [year!, month!, day!]],
    [/^(\d{1,2})([./-])(\d{1,2})\2(\d{2})(?![\d./-])/, ([, day, , month, year]) => [CENTURY + year!, month!, day!]],
    [/^(\d{1,2})[\s-]+([a-z]{3})[a-z.]*[\s-]+(\d{4})(?!\d)/, ([, day, name, year]) => [year!, monthOf(name!), day!]],
  ];
  for (const [form, order] of forms) {
    const match = form.exec(text);
    if (match) return dayFrom(order(match));
  }
  return null;
}

function monthOf(name: string): string {
  return String(Math.max(MONTHS.indexOf(name), ENGLISH.indexOf(name)) + 1);
}

function dayFrom([year, month, day]: [string, string, string]): Day | null {
  return isoDay(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
}
