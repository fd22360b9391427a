// The Romanian personal number (CNP): thirteen digits with a date of birth and a control digit (OUG 97/2005).
// Invariant: a parsed number has a valid control digit and names a day that exists.

import { cleanCode } from "../../../base/clean-text.ts";
import { parseDay } from "../../../base/day.ts";

const WEIGHTS = [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9] as const;
const CENTURIES: Readonly<Record<string, number>> = { 1: 1900, 2: 1900, 3: 1800, 4: 1800, 5: 2000, 6: 2000 };

/** The age in years from which somebody may sell to the shop (Codul civil, art. 38). */
const ADULT_FROM = 18;

/** `bornOn`: "2000-12-31". */
export type PersonalNumber = { cnp: string; bornOn: string };

/**
 * A CNP, typed with or without spaces, on a day such as "2026-11-23"; null if its control digit is wrong or its date does
 * not exist. The first digits 7, 8 and 9 (residents, foreigners) do not tell the century: the later one that is past.
 */
export function parseCnp(typed: string, on: string): PersonalNumber | null {
  const cnp = cleanCode(typed).replace(/[\s.-]/g, "");
  if (!/^[1-9]\d{12}$/.test(cnp)) return null;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(cnp[place]), 0);
  const control = sum % 11 === 10 ? 1 : sum % 11;
  if (control !== Number(cnp[12])) return null;
  const [year, rest] = [Number(cnp.slice(1, 3)), `-${cnp.slice(3, 5)}-${cnp.slice(5, 7)}`];
  const century = CENTURIES[cnp[0]!] ?? (`${2000 + year}${rest}` <= on ? 2000 : 1900);
  const bornOn = `${century + year}${rest}`;
  return parseDay(bornOn) !== null && bornOn <= on ? { cnp, bornOn } : null;
}

/** Whether somebody born on a day is 18 on another. */
export function isAdult(bornOn: string, on: string): boolean {
  return `${Number(bornOn.slice(0, 4)) + ADULT_FROM}${bornOn.slice(4)}` <= on;
}

/** "•••••••••••12": enough to recognise one's own number by. */
export function maskedNumber(number: string): string {
  return number.slice(-2).padStart(Math.max(number.length, 4), "•");
}
