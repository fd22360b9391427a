// Reads a statement's bytes into incoming payments: detects format and encoding, limits the size.

import { refuse, type Result } from "../../base/result.ts";
import { readCamt } from "./read-camt.server.ts";
import { readCsv } from "./read-csv.server.ts";
import type { ReadStatement, StatementError } from "./statement.ts";

/** Below the server's limit for a request body. A busy month needs a tenth of it. */
const LARGEST = 900_000; // bytes

export function readStatement(
  bytes: Uint8Array,
  { ourIban }: { ourIban: string },
): Result<ReadStatement, StatementError> {
  if (bytes.length > LARGEST) return refuse.tooLarge({ code: "statement-too-large" });
  const text = decoded(bytes);
  if (text === null) return refuse.invalid({ code: "statement-not-text" });
  const read = /^\s*</.test(text) ? readCamt(text, { ourIban }) : readCsv(text);
  if (read.ok && read.value.arrived.length === 0) return refuse.invalid({ code: "statement-empty" });
  return read;
}

/** UTF-8, UTF-16 with a BOM, or Windows-1250 (older Romanian programs); null if the bytes are not text. */
function decoded(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return readable(new TextDecoder("utf-16le").decode(bytes));
  if (first === 0xfe && second === 0xff) return readable(new TextDecoder("utf-16be").decode(bytes));
  try {
    return readable(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return readable(new TextDecoder("windows-1250").decode(bytes));
  }
}

/** An image or a binary spreadsheet contains bytes that never occur in text. */
function readable(text: string): string | null {
  return text.trim() === "" || /[^\P{Cc}\s]|\ufffd/u.test(text) ? null : text;
}
