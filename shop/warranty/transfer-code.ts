// The code by which a warranty passes to the machine's next owner: twelve characters without those that are read wrongly.

import { cleanCode } from "../../base/clean-text.ts";

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"; // Crockford's base 32: no I, L, O, U
const LENGTH = 12; // 60 bits
const GROUP = 4;

/** Days that an unused code works. */
export const TRANSFER_DAYS = 14;

/** "7QKM-2X9D-HTVB" from at least twelve random bytes. */
export function transferCode(random: Uint8Array): string {
  const letters = [...random.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  if (letters.length < LENGTH) throw new Error(`a transfer code takes ${LENGTH} random bytes`);
  return [0, 1, 2].map((group) => letters.slice(group * GROUP, (group + 1) * GROUP).join("")).join("-");
}

/** The code as it was made, from how somebody typed it; null if it cannot be one. */
export function parseTransferCode(typed: unknown): string | null {
  if (typeof typed !== "string" || typed.length > 3 * LENGTH) return null;
  const letters = cleanCode(typed).toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  if (letters.length !== LENGTH || [...letters].some((letter) => !ALPHABET.includes(letter))) return null;
  return [0, 1, 2].map((group) => letters.slice(group * GROUP, (group + 1) * GROUP)).join("-");
}
