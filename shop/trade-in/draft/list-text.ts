// Decodes a list's bytes: UTF-8, UTF-16 with or without a BOM, Windows-1250 and Windows-1251.

import { cleanLines } from "../../../base/clean-text.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";

/** The server's limit for a form. Two hundred lines are a fiftieth of it. */
export const LARGEST_LIST = 1_000_000; // bytes

export type NoText =
  | DomainError<"too-large", "list-too-large", { limit: number }>
  | DomainError<"invalid", "list-spreadsheet">
  | DomainError<"invalid", "list-not-text", { line: number }>;

/**
 * Refuses with `list-too-large` (`limit` in bytes), `list-spreadsheet` (a native Excel or LibreOffice file) and
 * `list-not-text` (`line` has bytes that no text has).
 */
export function textOfList(bytes: Uint8Array): Result<string, NoText> {
  if (bytes.length > LARGEST_LIST) return refuse.tooLarge({ code: "list-too-large", limit: LARGEST_LIST });
  if (isSpreadsheet(bytes)) return refuse.invalid({ code: "list-spreadsheet" });
  const text = decoded(bytes).replace(/^\ufeff/, "");
  const odd = text.search(/[^\P{Cc}\s]|\ufffd/u);
  return odd === -1
    ? ok(cleanLines(text))
    : refuse.invalid({ code: "list-not-text", line: text.slice(0, odd).split(/\r\n|\n|\r/).length });
}

/** A zip (xlsx, ods), or the compound file of older Excel versions. */
function isSpreadsheet([a, b, c, d]: Uint8Array): boolean {
  return (
    (a === 0x50 && b === 0x4b && c === 0x03 && d === 0x04) || (a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0)
  );
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const unmarked = wideOf(bytes);
  if (unmarked) return new TextDecoder(unmarked).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(isCyrillic(bytes) ? "windows-1251" : "windows-1250").decode(bytes);
  }
}

/** Most letters of a list are Latin, so in UTF-16 every other byte of them is zero. */
function wideOf(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const seen = bytes.subarray(0, 1000);
  const zeroCounts = [0, 1].map((parity) => seen.filter((byte, place) => byte === 0 && place % 2 === parity).length);
  const half = seen.length / 2;
  if (half < 4 || bytes.length % 2 === 1) return null;
  if (zeroCounts[1]! > half * 0.6 && zeroCounts[0] === 0) return "utf-16le";
  return zeroCounts[0]! > half * 0.6 && zeroCounts[1] === 0 ? "utf-16be" : null;
}

/** Accented letters of Romanian and Hungarian stand among plain letters; Cyrillic words have no plain letters. */
function isCyrillic(bytes: Uint8Array): boolean {
  const isHigh = (byte: number | undefined) => byte !== undefined && byte >= 0xc0;
  return bytes.some((byte, place) => isHigh(byte) && isHigh(bytes[place + 1]) && isHigh(bytes[place + 2]));
}
