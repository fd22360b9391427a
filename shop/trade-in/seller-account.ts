// Where a seller's money goes: an account that a bank transfer in euro-area style (SEPA) reaches.

import { isSEPACountry } from "ibantools";
import { parseIban } from "../payments/iban.ts";

/** The IBAN without its spaces, or null where its check digits are wrong or its country is outside SEPA. */
export function parseSellerIban(text: string): string | null {
  const iban = parseIban(text);
  return iban !== null && isSEPACountry(iban.slice(0, 2)) ? iban : null;
}
