// Phone numbers as couriers dial them. The table of the world's numbering plans is large: server only.

import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { cleanCode } from "../../base/clean-text.ts";

const FEWEST_DIGITS = 10; // spec 5
const WRITTEN = /^[\d\s+()./-]+$/; // rule 33: no letters
const MAX_PASTED = 200; // characters, invisible ones included
const LONGEST = 40; // characters, including separators: the table's regular expressions are not made for long texts

/**
 * A phone number in E.164 ("+40712345678"), Romanian unless it has another country code; null if no such number can
 * exist or it contains letters. Of what people paste, invisible characters do not count and every dash is one.
 */
export function internationalPhone(pasted: string): string | null {
  if (pasted.length > MAX_PASTED) return null;
  const typed = cleanCode(pasted).replace(/^tel:/i, "");
  if (!WRITTEN.test(typed)) return null;
  if (typed.length > LONGEST || typed.replace(/\D/g, "").length < FEWEST_DIGITS) return null;
  const trimmed = typed.trim().replace(/^00/, "+");
  const phone = parsePhoneNumberFromString(/^40\d{9}$/.test(trimmed) ? `+${trimmed}` : trimmed, "RO");
  return phone?.isValid() ? phone.number : null;
}
