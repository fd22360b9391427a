// The code of a passport: 100 random bits in Crockford's base32, which has no letter that reads as a digit.
// Invariant: it is neither the unit's code nor an order's, and nobody can guess it.

export type PassportCode = string & { readonly of: "passport-code" };

const LENGTH = 20;
const GROUP = 5;
const lookAlikes: Readonly<Record<string, string>> = { I: "1", L: "1", O: "0" };

/** The code that somebody typed or scanned, with or without its hyphens; null if it can be none. */
export function parsePassportCode(typed: string): PassportCode | null {
  const text = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, "")
    .replaceAll(/[ILO]/g, (letter) => lookAlikes[letter]!);
  return /^[0-9A-HJKMNP-TV-Z]+$/.test(text) && text.length === LENGTH ? (text as PassportCode) : null;
}

/** In groups of five, as it is read aloud and printed: the form in addresses. */
export function formatPassportCode(code: PassportCode): string {
  return code.match(new RegExp(`.{${GROUP}}`, "g"))!.join("-");
}
