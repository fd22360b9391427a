// Reads a bank's file into payments: detects format and encoding, limits the size.

import { unzipSync } from "fflate";
import { ok, refuse, type Result } from "../../base/result.ts";
import type { CsvLayout } from "./csv-columns.ts";
import { readCamt } from "./read-camt.server.ts";
import { readCsv, sampleRows } from "./read-csv.server.ts";
import { isMt940, readMt940 } from "./read-mt940.server.ts";
import type { StatementError } from "./statement.ts";
import { addRow, noRows, type ReadStatement } from "./statement-row.ts";

/** Below the server's limit for a request body. A busy month needs a tenth of it. */
export const MAX_STATEMENT = 900_000; // bytes
const MAX_FILES = 100;
/** Of all files of an archive, unpacked. */
const MAX_UNPACKED = 5_000_000; // bytes

type Options = { ourIban: string; layouts?: readonly CsvLayout[] };

/**
 * Reads camt.052 to 054, MT940, a bank's CSV, or a ZIP archive of such files. `layouts`: what staff said of CSV columns. Refuses a
 * file that is of another account or currency, too large, or no statement; a row that cannot be read is open.
 */
export function readStatement(bytes: Uint8Array, options: Options): Result<ReadStatement, StatementError> {
  if (bytes.length > MAX_STATEMENT) return refuse.tooLarge({ code: "statement-too-large" });
  const read = isZip(bytes) ? readArchive(bytes, options) : readFile(bytes, options);
  if (!read.ok) return read;
  const { arrived, open, skipped } = read.value;
  return arrived.length + open.length + skipped.length > 0 ? read : refuse.invalid({ code: "statement-empty" });
}

/** The first rows of a file that is a table, for staff to say which column is which; none if it is no table. */
export function tableSample(bytes: Uint8Array): string[][] {
  const text = bytes.length > MAX_STATEMENT || isZip(bytes) ? null : textOf(bytes);
  return text === null || /^\s*</.test(text) ? [] : sampleRows(text).filter((row) => row.length > 1);
}

function readFile(bytes: Uint8Array, options: Options): Result<ReadStatement, StatementError> {
  const text = textOf(bytes);
  if (text === null) return refuse.invalid({ code: "statement-not-text" });
  if (/^\ufeff?\s*</.test(text)) return readCamt(text, options);
  return isMt940(text) ? readMt940(text, options) : readCsv(text, options);
}

/** The statements of an archive. Of a file in it that cannot be read staff see the name; it hides no other. */
function readArchive(bytes: Uint8Array, options: Options): Result<ReadStatement, StatementError> {
  const files = unpacked(bytes);
  if (!files.ok) return files;
  const all = noRows();
  let refused: Result<ReadStatement, StatementError> | null = null;
  let hasRead = false;
  for (const [place, { name, content }] of files.value.entries()) {
    const read = readFile(content, options);
    if (!read.ok) {
      refused ??= read;
      addRefusedFile(all, { name, section: place * SECTIONS, code: read.domainError.code });
      continue;
    }
    hasRead = true;
    for (const kind of ["arrived", "open", "skipped"] as const)
      for (const row of read.value[kind]) all[kind].push({ ...row, section: place * SECTIONS + row.section } as never);
  }
  return hasRead ? ok(all) : (refused ?? refuse.invalid({ code: "statement-unknown-format" }));
}

/** More than a file has statements. */
const SECTIONS = 1_000_000;

function addRefusedFile(
  read: ReadStatement,
  { name, section, code }: { name: string; section: number; code: string },
): void {
  const nothing = {
    bookedOn: null,
    amount: null,
    currency: null,
    direction: null,
    payer: null,
    iban: null,
    bankRef: null,
  };
  const account = code === "statement-other-account" || code === "statement-other-currency" ? "other" : "ours";
  addRow(
    read,
    { row: 1, section, ...nothing, details: name },
    { account, isBooked: true, isReversal: false, parts: null, unreadable: "row-unreadable" },
  );
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/** The files of an archive that may be statements, by name. */
function unpacked(bytes: Uint8Array): Result<{ name: string; content: Uint8Array }[], StatementError> {
  let [count, size] = [0, 0];
  let isTooLarge = false;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (name.endsWith("/") || /(^|\/)(__MACOSX\/|\.)/.test(name) || /\.(pdf|png|jpe?g|html?)$/i.test(name))
          return false;
        count += 1;
        size += originalSize;
        isTooLarge ||= count > MAX_FILES || size > MAX_UNPACKED || originalSize > MAX_STATEMENT;
        return !isTooLarge;
      },
    });
    if (isTooLarge) return refuse.tooLarge({ code: "statement-too-large" });
    return ok(
      Object.entries(files)
        .map(([name, content]) => ({ name, content }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    );
  } catch {
    return refuse.invalid({ code: "statement-not-text" });
  }
}

/** UTF-8, UTF-16 with or without a mark, or Windows-1250 (older Romanian programs); null if the bytes are not text. */
function textOf(bytes: Uint8Array): string | null {
  const wide = wideEncoding(bytes);
  // Without the half of a letter at the end, which a program that counts bytes leaves.
  if (wide !== null) return readable(new TextDecoder(wide).decode(bytes.subarray(0, bytes.length & ~1)));
  try {
    return readable(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    // That encoding has the letters with a cedilla only.
    const cedillas: Readonly<Record<string, string>> = { ş: "ș", ţ: "ț", Ş: "Ș", Ţ: "Ț" };
    return readable(
      new TextDecoder("windows-1250").decode(bytes).replace(/[şţŞŢ]/g, (letter) => cedillas[letter] ?? letter),
    );
  }
}

/** The order of UTF-16, by its mark or by the zeros that Latin letters have in it. */
function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const start = bytes.subarray(0, Math.min(200, bytes.length & ~1));
  if (start.length < 4) return null;
  const zeros = [0, 0];
  for (const [place, byte] of start.entries()) if (byte === 0) zeros[place % 2]! += 1;
  const half = start.length / 2;
  if (zeros[1]! > half * 0.7 && zeros[0] === 0) return "utf-16le";
  return zeros[0]! > half * 0.7 && zeros[1] === 0 ? "utf-16be" : null;
}

/** An image or a binary spreadsheet contains bytes that never occur in text. */
function readable(text: string): string | null {
  return text.trim() === "" || /[^\P{Cc}\s]|\ufffd/u.test(text) ? null : text;
}
