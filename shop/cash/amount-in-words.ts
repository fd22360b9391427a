// An amount in Romanian words, as a receipt must state it: "două mii cinci sute nouăzeci și nouă de lei și 50 de bani".

import type { Bani } from "../../base/money.ts";

const feminine = ["", "una", "două", "trei", "patru", "cinci", "șase", "șapte", "opt", "nouă"] as const;
const masculine = ["", "unu", "doi", "trei", "patru", "cinci", "șase", "șapte", "opt", "nouă"] as const;
const teens = [
  "zece",
  "unsprezece",
  "douăsprezece",
  "treisprezece",
  "paisprezece",
  "cincisprezece",
  "șaisprezece",
  "șaptesprezece",
  "optsprezece",
  "nouăsprezece",
] as const;
const tens = [
  "",
  "",
  "douăzeci",
  "treizeci",
  "patruzeci",
  "cincizeci",
  "șaizeci",
  "șaptezeci",
  "optzeci",
  "nouăzeci",
] as const;

const MOST = 1_000_000_00;

/** Throws above 999,999.99 lei: no till holds that much. */
export function amountInWords(amount: Bani): string {
  if (amount < 0 || amount >= MOST) throw new Error(`no receipt is over ${amount} bani`);
  const [lei, rest] = [Math.floor(amount / 100), amount % 100];
  const words = [lei === 1 ? "un leu" : `${masculineNumber(lei)}${ofFor(lei)} lei`];
  if (rest > 0) words.push(rest === 1 ? "un ban" : `${masculineNumber(rest)}${ofFor(rest)} bani`);
  return words.join(" și ");
}

/** Romanian puts "de" between a number and its noun from 20 on, by the last two digits. */
function ofFor(number: number): string {
  const last = number % 100;
  return number > 0 && (last === 0 || last >= 20) ? " de" : "";
}

function masculineNumber(number: number): string {
  if (number === 0) return "zero";
  const [thousands, rest] = [Math.floor(number / 1000), number % 1000];
  const parts: string[] = [];
  if (thousands === 1) parts.push("o mie");
  else if (thousands > 1) parts.push(`${below1000(thousands, feminine)}${ofFor(thousands)} mii`);
  if (rest > 0) parts.push(below1000(rest, masculine));
  return parts.join(" ");
}

function below1000(number: number, units: readonly string[]): string {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  const parts: string[] = [];
  if (hundreds === 1) parts.push("o sută");
  else if (hundreds > 1) parts.push(`${feminine[hundreds]} sute`);
  if (rest > 0) parts.push(below100(rest, units));
  return parts.join(" ");
}

function below100(number: number, units: readonly string[]): string {
  if (number < 10) return units[number]!;
  if (number < 20) return number === 12 && units === masculine ? "doisprezece" : teens[number - 10]!;
  const unit = number % 10;
  return unit === 0 ? tens[Math.floor(number / 10)]! : `${tens[Math.floor(number / 10)]!} și ${units[unit]!}`;
}
