// An IBAN, as people type it and as banks exchange it.
// Invariant: a parsed IBAN has valid check digits (ISO 13616) and its country's length.

import { electronicFormatIBAN, isValidIBAN } from "ibantools";

/** The IBAN without its spaces, or null if it is not valid. */
export function parseIban(text: string): string | null {
  const iban = electronicFormatIBAN(text);
  return iban !== null && isValidIBAN(iban) ? iban : null;
}
