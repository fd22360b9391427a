// Detects a card number where none belongs: typed into a form of the shop instead of the provider's.
// Invariant: the server checks this before it stores, logs or returns what a form sent.

import { parseIban } from "./iban.ts";

/** The lengths of the networks' card numbers by prefix. */
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

// Barcodes, personal numbers, couriers' numbers and timestamps in milliseconds have 13 or 14 digits, and one in ten
// passes Luhn: such a number must match a network. A longer number in the usual grouping counts as a card, whoever
// issued it.
const SHORTEST_OF_ANY_NETWORK = 15;
const WRITTEN_AS_CARDS = /^\d+$|^\d{4}(?:\D\d{4}){2,3}(?:\D\d{1,4})?$|^\d{4}\D\d{6}\D\d{5}$/;

// A part's box carries an EAN: 13 digits with a check digit by weights 1 and 3. The EANs of Taiwan (471, where boards
// and graphics cards are made), Germany, Japan and Hong Kong begin like a Visa number, and one in ten passes Luhn. Visa
// numbers have had 16 digits since before chip cards.
const BARCODE_LIKE_VISA = /^4(?:[0-3]\d|40|71|89|5\d|9\d)\d{10}$/;

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const IBAN = /\b[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){2,7}(?: ?[a-z0-9]{1,3})?\b/gi;
/** A Romanian phone number: after a postal code that begins with 4, one in ten would look like a Visa number. */
const PHONE = /(?<![\p{L}\p{N}])0[237]\d{2}[ -]?\d{3}[ -]?\d{3}(?![\p{L}\p{N}])/gu;
/** Groups of digits separated by one space or dash, not adjacent to a letter. */
const GROUPED_DIGITS = /(?<![\p{L}\p{N}])\d+(?:[ \u00a0-]\d+)*(?![\p{L}\p{N}])/gu;

/**
 * Whether a body, of a form or not, encoded or not, contains what must be treated as a card number: 13 to 19 digits
 * that pass Luhn, with or without spaces and dashes between them. IBANs, ids, phones, order numbers and codes with
 * letters are excluded. `known` accepts only numbers with a network's prefix and length: for URLs, where advertisers
 * put long numbers of their own. `goods` is for lists of parts: there, 13 ungrouped digits that are a valid barcode are
 * excluded.
 */
export function looksLikeCardNumber(text: string, of: "any" | "known" | "goods" = "any"): boolean {
  if (!hasDigitsEnough(text)) return false;
  const readable = decoded(text)
    .replace(UUID, "#")
    .replace(IBAN, (code) => (parseIban(code) ? "#" : code))
    .replace(PHONE, "#");
  for (const found of readable.matchAll(GROUPED_DIGITS)) {
    const run = found[0];
    if (run.length >= SHORTEST && hasCard(run, of)) return true;
  }
  return false;
}

/**
 * Whether a run of grouped digits contains a card number that begins and ends at group boundaries. The Luhn sum of any
 * stretch is the difference of two prefix sums, so the cost is linear in the length of the run (W3).
 */
function hasCard(run: string, of: "any" | "known" | "goods"): boolean {
  const { digits, places, ends, sums } = summed(run);
  const { length } = digits;
  for (let first = 0; first + SHORTEST <= length; first++) {
    const beginsGroup = first === 0 || ends[first - 1] === 1;
    // No card number begins with 0: that is a phone number or nothing.
    if (!beginsGroup || digits[first] === "0") continue;
    for (let last = first + SHORTEST - 1; last < first + LONGEST && last < length; last++) {
      if (ends[last] === 0) continue;
      const sum = sums[last % 2]!;
      if ((sum[last + 1]! - sum[first]!) % 10 !== 0) continue;
      const number = digits.slice(first, last + 1);
      const written = run.slice(places[first], places[last]! + 1);
      if (of === "goods" && number === written && isBarcode(number)) continue;
      if (isNetworks(number) || (of !== "known" && isAnybodys(number, written))) return true;
    }
  }
  return false;
}

type Summed = {
  digits: string;
  /** The index of each digit in the run. */
  places: Uint32Array;
  /** 1 for the last digit of a group. */
  ends: Uint8Array;
  /**
   * Luhn prefix sums up to each digit: one with the digits at even indexes counted once and the others doubled, one the
   * other way round.
   */
  sums: readonly [Uint32Array, Uint32Array];
};

function summed(run: string): Summed {
  const places = new Uint32Array(run.length);
  const ends = new Uint8Array(run.length);
  const sums = [new Uint32Array(run.length + 1), new Uint32Array(run.length + 1)] as const;
  let count = 0;
  for (let at = 0; at < run.length; at++) {
    const digit = run.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) {
      ends[count - 1] = 1;
      continue;
    }
    const doubled = digit > 4 ? digit * 2 - 9 : digit * 2;
    sums[0][count + 1] = sums[0][count]! + (count % 2 === 0 ? digit : doubled);
    sums[1][count + 1] = sums[1][count]! + (count % 2 === 1 ? digit : doubled);
    places[count] = at;
    count += 1;
  }
  ends[count - 1] = 1;
  return { digits: run.replace(/\D/g, ""), places, ends, sums };
}

/** Most bodies have far too few digits: for them this is the only cost. */
function hasDigitsEnough(text: string): boolean {
  let digits = 0;
  for (let at = 0; at < text.length && digits < SHORTEST; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) digits += 1;
  }
  return digits >= SHORTEST;
}

function isNetworks(digits: string): boolean {
  return NETWORKS.some(({ begins, lengths }) => lengths.includes(digits.length) && begins.test(digits));
}

function isBarcode(digits: string): boolean {
  return (
    BARCODE_LIKE_VISA.test(digits) &&
    [...digits].reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 1 : 3), 0) % 10 === 0
  );
}

/** Called on numbers that pass Luhn, like `isNetworks`. */
function isAnybodys(digits: string, written: string): boolean {
  const isLong = digits.length >= SHORTEST_OF_ANY_NETWORK && digits.length <= LONGEST;
  return isLong && WRITTEN_AS_CARDS.test(written);
}

function decoded(body: string): string {
  const spaced = body
    .replaceAll("+", " ")
    .replace(/\\u00([0-9a-f]{2})/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced; // a lone % in plain text: it was not encoded
  }
}
