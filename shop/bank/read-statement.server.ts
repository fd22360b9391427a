// A statement's bytes as what came in: which format, which letters, how large.

import { refuse, type Result } from "../../base/result.ts";
import { readCamt } from "./read-camt.server.ts";
import { readCsv } from "./read-csv.server.ts";
import type { ReadStatement, StatementError } from "./statement.ts";

/** Under what the shop's server takes as a body. A busy month is a tenth of it. */
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

/** UTF-8, UTF-16 with its mark, or what older programs here write (Windows-1250); null for what is no text. */
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

/** A picture or a spreadsheet's own file has bytes that no text has. */
function readable(text: string): string | null {
  return text.trim() === "" || /[^\P{Cc}\s]|\ufffd/u.test(text) ? null : text;
}
