// An account number as people type it, and as banks exchange it.
// Invariant: what comes out passes its check digits (ISO 13616) and has its country's length.

import { electronicFormatIBAN, isValidIBAN } from "ibantools";

/** The IBAN without its spaces, or null where it cannot be one. */
export function parseIban(text: string): string | null {
  const iban = electronicFormatIBAN(text);
  return iban !== null && isValidIBAN(iban) ? iban : null;
}
