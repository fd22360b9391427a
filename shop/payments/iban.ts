// An IBAN, as people type it and as banks exchange it.
// Invariant: a parsed IBAN has valid check digits (ISO 13616) and its country's length.

import { cleanCode } from "../../base/clean-text.ts";
import { electronicFormatIBAN, isValidIBAN } from "ibantools";

const MAX_PASTED = 200; // characters

/** The IBAN without its spaces and the word before it, or null if it is not valid. */
export function parseIban(text: string): string | null {
  if (text.length > MAX_PASTED) return null;
  const iban = electronicFormatIBAN(cleanCode(text).replace(/^(?:cont(?:ul)?\s?)?IBAN\s?[:.]?\s?/i, ""));
  return iban !== null && isValidIBAN(iban) ? iban : null;
}
