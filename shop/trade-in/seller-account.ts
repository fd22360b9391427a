// A seller's bank account: one that a SEPA transfer reaches.

import { isSEPACountry } from "ibantools";
import { parseIban } from "../payments/iban.ts";

/** The IBAN without spaces, or null if its check digits are wrong or its country is outside SEPA. */
export function parseSellerIban(text: string): string | null {
  const iban = parseIban(text);
  return iban !== null && isSEPACountry(iban.slice(0, 2)) ? iban : null;
}
