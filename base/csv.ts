// The text and the separator of a CSV, whatever program wrote it.

import { cleanLines } from "./clean-text.ts";

export type SheetEncoding = "UTF-8" | "UTF-16" | "Windows-1250";

/** The text and its encoding; null for a file that is no text, such as a spreadsheet's own format. */
export function decodeSheet(bytes: Uint8Array): { text: string; encoding: SheetEncoding } | null {
  const wide = wideEncoding(bytes);
  if (wide) return readable(new TextDecoder(wide).decode(bytes), "UTF-16");
  try {
    return readable(new TextDecoder("utf-8", { fatal: true }).decode(bytes), "UTF-8");
  } catch {
    // Windows-1250 has ş and ţ with a cedilla only; Romanian is written with a comma below.
    const text = new TextDecoder("windows-1250").decode(bytes);
    const comma = { ş: "ș", ţ: "ț", Ş: "Ș", Ţ: "Ț" } as Record<string, string>;
    return readable(
      text.replace(/[şţŞŢ]/g, (letter) => comma[letter]!),
      "Windows-1250",
    );
  }
}

/** By its byte order mark, or by the zero in every second byte of its first letters. */
function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const start = [...bytes.subarray(0, 40)];
  const zeros = (odd: 0 | 1) => start.filter((byte, place) => place % 2 === odd && byte === 0).length;
  if (start.length >= 8 && zeros(1) >= start.length / 3 && zeros(0) === 0) return "utf-16le";
  if (start.length >= 8 && zeros(0) >= start.length / 3 && zeros(1) === 0) return "utf-16be";
  return null;
}

function readable(text: string, encoding: SheetEncoding) {
  // oxlint-disable-next-line no-control-regex -- a binary file has such bytes, a text never
  return /[\u0000-\u0008\u000e-\u001f\ufffd]/.test(text) ? null : { text: cleanLines(text), encoding };
}

const MAX_NOTES = 20; // lines above the head

/** The separator of a CSV: the one that its first line that is no note has most of. Of two that it has equally often, the earlier in the list. */
export function separatorOf(text: string, separators: readonly [string, ...string[]]): string {
  const lines = text.split(/\r?\n/, MAX_NOTES);
  const first = lines.find((line) => line.trim() !== "" && !line.startsWith("#")) ?? lines[0] ?? "";
  const unquoted = first.replaceAll(/"[^"]*"/g, "");
  const count = (separator: string) => unquoted.split(separator).length;
  return separators.toSorted((a, b) => count(b) - count(a))[0]!;
}
