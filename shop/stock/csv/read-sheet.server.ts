// Reads a CSV of thousands of rows a slice at a time, so that other requests run in between.

import { setImmediate as nextTurn } from "node:timers/promises";
import { parse } from "csv-parse";
import { MOST_DRIVES, sheetColumns } from "./columns.ts";
import { separatorOf } from "../../../base/csv.ts";
import { readCell } from "./cells.ts";

export const MOST_ROWS = 50_000;
const SLICE = 64_000; // characters

export type SheetRecord = {
  /** Counted from 1; the last line of a row with line breaks in a cell. */
  line: number;
  cells: Record<string, string>;
  /** Columns whose cell is a formula. */
  formulas: string[];
};

export type SheetHead = { names: string[]; line: number };

/** A row that begins with #, which is left out. */
export type SheetNote = { line: number; text: string };

export const sheetReasons = [
  "sheet-quote-not-closed",
  "sheet-quote-inside",
  "sheet-row-too-long",
  "sheet-other",
] as const;
export type SheetReason = (typeof sheetReasons)[number];

export class SheetError extends Error {
  readonly line: number;
  readonly reason: SheetReason;

  constructor(line: number, reason: SheetReason) {
    super(reason);
    this.line = line;
    this.reason = reason;
  }
}

/** What a spreadsheet writes as its first line to name the separator. */
const SEPARATOR_HINT = /^"?sep=(.?)"?[;,\t]*(?:\r?\n|\r|$)/i;

/**
 * The header first, then batches of rows. Empty rows are left out; rows that begin with # are notes, and named. A quote sign within a
 * cell is a letter, as in 24". Throws a SheetError.
 */
export async function* readSheet(
  file: string,
  { batch }: { batch: number },
): AsyncGenerator<{ head: SheetHead } | { rows: SheetRecord[]; notes: SheetNote[] }> {
  const hint = SEPARATOR_HINT.exec(file);
  const text = hint ? file.slice(hint[0].length) : file;
  const named = [";", ",", "\t"].find((separator) => separator === hint?.[1]);
  const first = hint ? 1 : 0; // lines before the text
  let last = 0; // line of the text
  const parser = parse({
    delimiter: named ?? separatorOf(text, [";", ",", "\t"]),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: 200_000,
    // A mistake is in the row after the last one that was read: a quote that never ends would name the end of the file.
    on_record(record, { lines }) {
      last = lines;
      return record;
    },
  });
  void feed(parser, text);
  let head: SheetHead | null = null;
  let rows: SheetRecord[] = [];
  let notes: SheetNote[] = [];
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const line = info.lines + first;
      if (record.every((cell) => cell.trim() === "")) continue;
      // Notes may stand above the head too; a head names a column of the shop.
      const isNote = record[0]?.trim().startsWith("#") === true;
      if (isNote && (head || !record.some((cell) => columnNames.has(columnName(cell).toLowerCase())))) {
        notes.push({ line, text: record.join(" ").trim() });
        continue;
      }
      if (!head) {
        head = { names: record.map(columnName), line };
        yield { head };
        continue;
      }
      rows.push(recordOf(head, record, line));
      if (rows.length < batch) continue;
      yield { rows, notes };
      [rows, notes] = [[], []];
      await nextTurn();
    }
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    throw new SheetError(last + 1 + first, reasonOf(String(error.code)));
  }
  if (rows.length + notes.length > 0) yield { rows, notes };
}

const columnNames = new Map(
  sheetColumns({ drives: MOST_DRIVES, withCost: true }).map(({ name }) => [name.toLowerCase(), name]),
);

/** A column's name as the shop writes it: case, spaces around it, and invisible signs say nothing. */
function columnName(typed: string): string {
  const name = typed.replace(/[\u200b\u2060\ufeff]/g, "").trim();
  const parts = name.toLowerCase().split(".");
  return columnNames.get(parts.map((part) => part.trim()).join(".")) ?? name;
}

/** The mistakes of csv-parse 7 by what staff can do about them. Each has its sentence; a code that is not listed is `other`. */
const reasons: Readonly<Record<string, SheetReason>> = {
  CSV_QUOTE_NOT_CLOSED: "sheet-quote-not-closed",
  INVALID_OPENING_QUOTE: "sheet-quote-inside",
  CSV_INVALID_CLOSING_QUOTE: "sheet-quote-inside",
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: "sheet-quote-inside",
  CSV_MAX_RECORD_SIZE: "sheet-row-too-long",
};

function reasonOf(code: string): SheetReason {
  return reasons[code] ?? "sheet-other";
}

async function feed(parser: ReturnType<typeof parse>, text: string): Promise<void> {
  for (let from = 0; from < text.length && !parser.destroyed; from += SLICE) {
    parser.write(text.slice(from, from + SLICE));
    await nextTurn();
  }
  if (!parser.destroyed) parser.end();
}

function recordOf(head: SheetHead, record: readonly string[], line: number): SheetRecord {
  const cells: Record<string, string> = {};
  const formulas: string[] = [];
  for (const [place, name] of head.names.entries()) {
    const text = readCell((record[place] ?? "").trim());
    if (text === null) formulas.push(name);
    cells[name] = (text ?? "").replaceAll("\r\n", "\n").trim();
  }
  // A cell beyond the last column usually means a separator within a text.
  if (record.slice(head.names.length).some((cell) => cell.trim() !== "")) formulas.push("");
  return { line, cells, formulas };
}
