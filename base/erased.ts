// The text that replaces a person's erased data.

/** In columns that must hold an address. Nobody can have it: ".invalid" is reserved (RFC 2606). */
export const ERASED_EMAIL = "erased@erased.invalid";

/** In place of a free text. */
export const ERASED = "[erased]";

/** Texts that identify a person: addresses, names, phone numbers, accounts. Shorter than four characters, they identify nobody. */
export function identifying(texts: readonly (string | null | undefined)[]): string[] {
  const remaining = texts.map((text) => text?.trim().toLowerCase() ?? "").filter((text) => text.length >= 4);
  return [...new Set(remaining)];
}
