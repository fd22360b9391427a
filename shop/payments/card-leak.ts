// A card number where none belongs: typed into a form of the shop instead of the provider's.
// Must always hold: the shop's edge asks this before it stores, logs or answers with what a form sent.

import { passesLuhn } from "./card-form.ts";

/** The lengths of the networks' numbers by how they begin. Other numbers that pass Luhn are serials, IMEIs, times, barcodes. */
const NETWORKS = [
  { begins: /^4/, lengths: [13, 16, 19] }, // Visa
  { begins: /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, lengths: [16] }, // Mastercard
  { begins: /^3[47]/, lengths: [15] }, // American Express
  { begins: /^3(0|[689])/, lengths: [14, 16, 19] }, // Diners Club
  { begins: /^35/, lengths: [16, 17, 18, 19] }, // JCB
  { begins: /^6/, lengths: [16, 17, 18, 19] }, // Discover, UnionPay, Maestro
  { begins: /^5[06-8]/, lengths: [16, 17, 18, 19] }, // Maestro
];
const LONGEST = 19;

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const IBAN = /\b[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){2,7}(?: ?[a-z0-9]{1,3})?\b/gi;
/** Digits in groups that one space or dash divides, apart from any letter. */
const GROUPED_DIGITS = /(?<![\p{L}\p{N}])\d+(?:[ \u00a0-]\d+)*(?![\p{L}\p{N}])/gu;

/**
 * Whether a form body, encoded or not, holds what must be taken for a card number: 13 to 19 digits of a card network that
 * pass Luhn, spaces and dashes between them or not. IBANs, ids, phones, order numbers and codes with letters are none.
 */
export function looksLikeCardNumber(text: string): boolean {
  const readable = decoded(text).replace(UUID, "#").replace(IBAN, (code) => (isIban(code) ? "#" : code));
  for (const [run] of readable.matchAll(GROUPED_DIGITS)) {
    const groups = run.split(/\D/);
    for (let first = 0; first < groups.length; first++) {
      let digits = "";
      for (let last = first; last < groups.length && digits.length < LONGEST; last++) {
        digits += groups[last];
        if (isCardNumber(digits)) return true;
      }
    }
  }
  return false;
}

function isCardNumber(digits: string): boolean {
  return NETWORKS.some(({ begins, lengths }) => lengths.includes(digits.length) && begins.test(digits)) && passesLuhn(digits);
}

function decoded(body: string): string {
  const spaced = body.replaceAll("+", " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced; // a lone % in plain text: it was not encoded
  }
}

/** ISO 13616: the country's letters and the check digits moved to the end, letters as numbers, the rest by 97 is 1. */
function isIban(code: string): boolean {
  const compact = code.replaceAll(" ", "").toLowerCase();
  const rearranged = compact.slice(4) + compact.slice(0, 4);
  const asNumber = rearranged.replace(/[a-z]/g, (letter) => String(letter.charCodeAt(0) - 87));
  return BigInt(asNumber) % 97n === 1n;
}
