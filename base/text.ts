// Normalises typed text for comparison.

import { normalForm } from "./clean-text.ts";

const PLAIN = /^[\x20-\x7e]*$/;
const COMBINING_MARKS = /\p{Mn}+/gu;
const NOT_LETTER_OR_DIGIT = /[^\p{L}\p{N}]+/gu;

/** Lower case without diacritics: "Plăci de bază" becomes "placi de baza". */
export function foldDiacritics(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return normalForm(text, "NFD").replace(COMBINING_MARKS, "").toLowerCase();
}

/** Folded, without spaces, dashes and punctuation: "RTX 3060" and "rtx-3060" become "rtx3060". */
export function squash(text: string): string {
  return foldDiacritics(text).replace(NOT_LETTER_OR_DIGIT, "");
}

/**
 * A serial number as such numbers are compared: capitals and digits only, or the trimmed text where it has none of them. "SN 77",
 * "sn-77" and "SN77" are one number. The function `serial_key` of the database does the same.
 */
export function plainSerial(serial: string): string {
  return serial.replaceAll(/[^0-9A-Za-z]/g, "").toUpperCase() || serial.trim().toUpperCase();
}

/** A slug for URLs and option values: "Ryzen 5 5600X" becomes "ryzen-5-5600x". */
export function slug(text: string): string {
  return foldDiacritics(text).replace(NOT_LETTER_OR_DIGIT, "-").replace(/^-|-$/g, "");
}

/** Whether the words differ by one letter inserted, removed, replaced, or swapped with its neighbour. */
export function isOneEditAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || a === b) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  return (
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2)
  );
}
