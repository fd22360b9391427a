// Reads a CSV of thousands of rows a slice at a time, so that other requests run in between.

import { setImmediate as nextTurn } from "node:timers/promises";
import { parse } from "csv-parse";
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

export class SheetError extends Error {
  readonly line: number;
  readonly reason: string;

  constructor(line: number, reason: string) {
    super(reason);
    this.line = line;
    this.reason = reason;
  }
}

/** The header first, then batches of rows. Empty rows and rows that begin with # are left out. Throws a SheetError. */
export async function* readSheet(
  text: string,
  { batch }: { batch: number },
): AsyncGenerator<{ head: SheetHead } | { rows: SheetRecord[] }> {
  const parser = parse({
    delimiter: separatorOf(text, [";", ",", "\t"]),
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: 200_000,
  });
  void feed(parser, text);
  let head: SheetHead | null = null;
  let rows: SheetRecord[] = [];
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (!head) {
        head = { names: record.map((name) => name.trim()), line: info.lines };
        yield { head };
        continue;
      }
      if (record.every((cell) => cell.trim() === "") || record[0]?.startsWith("#")) continue;
      rows.push(recordOf(head, record, info.lines));
      if (rows.length < batch) continue;
      yield { rows };
      rows = [];
      await nextTurn();
    }
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    throw new SheetError(Number((error as { lines?: number }).lines ?? 0), String(error.code));
  }
  if (rows.length > 0) yield { rows };
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
