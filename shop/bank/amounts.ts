// Parses amounts and dates as banks write them in statement files.

import { bani, type Bani } from "../../base/money.ts";
import { foldDiacritics } from "../../base/text.ts";

const MOST_DIGITS = 9; // up to 9,999,999.99 lei: a larger transfer is an error in the file

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
  if (whole.length + cents.length > MOST_DIGITS) return null;
  const amount = Number(whole) * 100 + Number(cents);
  return bani(sign === "-" || sign === "(" ? -amount : amount);
}

const MONTHS = ["ian", "feb", "mar", "apr", "mai", "iun", "iul", "aug", "sep", "oct", "noi", "dec"];
const ENGLISH = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * Parses "21.11.2026", "21/11/2026 10:15", "2026-11-21T10:15:00", "20261121" or "21 noiembrie 2026" into "2026-11-21";
 * null if the text is not a date.
 */
export function parseDay(typed: string): string | null {
  const text = foldDiacritics(typed.trim());
  const forms: [RegExp, (match: RegExpExecArray) => [string, string, string]][] = [
    [/^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/, ([, year, month, day]) => [year!, month!, day!]],
    [/^(\d{4})(\d{2})(\d{2})$/, ([, year, month, day]) => [year!, month!, day!]],
    [/^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?!\d)/, ([, day, month, year]) => [year!, month!, day!]],
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

function dayFrom([year, month, day]: [string, string, string]): string | null {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}
