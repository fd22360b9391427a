// A card number where none belongs: typed into a form of the shop instead of the provider's.
// Must always hold: the shop's edge asks this before it stores, logs or answers with what a form sent.

import { passesLuhn } from "./card-form.ts";
import { parseIban } from "./iban.ts";

/** The lengths of the networks' numbers by how they begin. */
const NETWORKS = [
  { begins: /^4/, lengths: [13, 16, 19] }, // Visa
  { begins: /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, lengths: [16] }, // Mastercard
  { begins: /^3[47]/, lengths: [15] }, // American Express
  { begins: /^3(0|[689])/, lengths: [14, 16, 19] }, // Diners Club
  { begins: /^35/, lengths: [16, 17, 18, 19] }, // JCB
  { begins: /^6/, lengths: [16, 17, 18, 19] }, // Discover, UnionPay, Maestro
  { begins: /^5[06-8]/, lengths: [16, 17, 18, 19] }, // Maestro
];
const SHORTEST = 13;
const LONGEST = 19;

// Of 13 and 14 digits are barcodes, personal numbers, couriers' numbers and moments in milliseconds, one in ten of which passes
// Luhn: there a network must be seen. Longer numbers that stand as cards are written pass for one, whoever issued them.
const SHORTEST_OF_ANY_NETWORK = 15;
const WRITTEN_AS_CARDS = /^\d+$|^\d{4}(?:\D\d{4}){2,3}(?:\D\d{1,4})?$|^\d{4}\D\d{6}\D\d{5}$/;

// On a part's box stands an EAN: 13 digits, their last one by weights 1 and 3. Those of Taiwan (471), where boards and cards are
// made, of Germany, Japan and Hong Kong begin as a Visa's do, and one in ten passes Luhn. Visa's numbers have had 16 digits for
// longer than there have been chips.
const BARCODE_LIKE_VISA = /^4(?:[0-3]\d|40|71|89|5\d|9\d)\d{10}$/;

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const IBAN = /\b[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){2,7}(?: ?[a-z0-9]{1,3})?\b/gi;
/** A Romanian phone number: behind a post code that begins with 4 it would make a Visa of one in ten. */
const PHONE = /(?<![\p{L}\p{N}])0[237]\d{2}[ -]?\d{3}[ -]?\d{3}(?![\p{L}\p{N}])/gu;
/** Digits in groups that one space or dash divides, apart from any letter. */
const GROUPED_DIGITS = /(?<![\p{L}\p{N}])\d+(?:[ \u00a0-]\d+)*(?![\p{L}\p{N}])/gu;

/**
 * Whether a body, of a form or not, encoded or not, holds what must be taken for a card number: 13 to 19 digits that pass
 * Luhn, spaces and dashes between them or not. IBANs, ids, phones, order numbers and codes with letters are none. `known` takes
 * only those that begin and end as a network's numbers do: for addresses, where advertisers put long numbers of their own. `goods` is for
 * lists of parts: there 13 digits in one piece that are a barcode pass for one.
 */
export function looksLikeCardNumber(text: string, of: "any" | "known" | "goods" = "any"): boolean {
  if (!hasDigitsEnough(text)) return false;
  const readable = decoded(text).replace(UUID, "#").replace(IBAN, (code) => (parseIban(code) ? "#" : code)).replace(PHONE, "#");
  for (const [run] of readable.matchAll(GROUPED_DIGITS)) {
    const groups = [...run.matchAll(/\d+/g)];
    for (let first = 0; first < groups.length; first++) {
      let digits = "";
      for (let last = first; last < groups.length && digits.length < LONGEST; last++) {
        digits += groups[last]![0];
        const written = run.slice(groups[first]!.index, groups[last]!.index + groups[last]![0].length);
        if (of === "goods" && digits === written && isBarcode(digits)) continue;
        if (isNetworks(digits) || (of !== "known" && isAnybodys(digits, written))) return true;
      }
    }
  }
  return false;
}

/** Most of what is asked has far too few: this is all that it costs them. */
function hasDigitsEnough(text: string): boolean {
  let digits = 0;
  for (let at = 0; at < text.length && digits < SHORTEST; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) digits += 1;
  }
  return digits >= SHORTEST;
}

function isNetworks(digits: string): boolean {
  return NETWORKS.some(({ begins, lengths }) => lengths.includes(digits.length) && begins.test(digits)) && passesLuhn(digits);
}

function isBarcode(digits: string): boolean {
  return BARCODE_LIKE_VISA.test(digits) && [...digits].reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}

/** No card begins with 0: that is a phone, or nothing. */
function isAnybodys(digits: string, written: string): boolean {
  const isLong = digits.length >= SHORTEST_OF_ANY_NETWORK && digits.length <= LONGEST;
  return isLong && !digits.startsWith("0") && WRITTEN_AS_CARDS.test(written) && passesLuhn(digits);
}

function decoded(body: string): string {
  const spaced = body.replaceAll("+", " ").replace(/\\u00([0-9a-f]{2})/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced; // a lone % in plain text: it was not encoded
  }
}
