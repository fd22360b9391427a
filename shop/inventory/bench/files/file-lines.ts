// Lines, cells and numbers of a log, read from front to back.

import { parseDay } from "../../../../base/day.ts";
import { UnreadableFile } from "./measurement-file.ts";

const LONGEST_LINE = 200_000; // characters: HWiNFO writes a few thousand

/** Walks through the lines of a text without copying it. `number` is that of the line returned last, from 1. */
export class FileLines {
  readonly #text: string;
  #position = 0;
  number = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The next line without its end; null after the last. */
  next(): string | null {
    if (this.#position >= this.#text.length) return null;
    const end = this.#text.indexOf("\n", this.#position);
    const stop = end === -1 ? this.#text.length : end;
    this.number += 1;
    if (stop - this.#position > LONGEST_LINE)
      throw new UnreadableFile("file-damaged", this.number, this.#text.slice(this.#position, this.#position + 80));
    const line = this.#text.slice(this.#position, stop);
    this.#position = stop + 1;
    return line.endsWith("\r") ? line.slice(0, -1) : line;
  }
}

/** Programs end each line, so a log that does not was cut off in its last line. */
export function requireLastLine(text: string): void {
  if (!text.endsWith("\n")) {
    let line = 1;
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) line += 1;
    throw new UnreadableFile("file-cut-off", line, text.slice(text.lastIndexOf("\n") + 1).slice(0, 80));
  }
}

/** The cells of a line of CSV; a quoted cell may contain the separator. */
export function cellsOf(line: string, separator: "," | ";" | "\t"): string[] {
  if (!line.includes('"')) return line.split(separator);
  const cells: string[] = [];
  let [cell, isQuoted] = ["", false];
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell);
      cell = "";
    } else cell += sign;
  }
  cells.push(cell);
  return cells;
}

/** A number as C and C++ print it, with any number of decimals: "16.47540000000000", "1e-05"; null for anything else. */
export function plainNumber(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed.length > MAX_NUMBER || !/^[+-]?\d+(?:\.\d*)?(?:e[+-]?\d{1,3})?$/i.test(trimmed)) return null;
  const value = Number(trimmed);
  return Number.isFinite(value) ? value : null;
}
const MAX_NUMBER = 400; // characters

/** The first date in the text as "2026-11-21"; null if there is none that exists. Days stand before months, or the year first. */
export function dateIn(text: string): string | null {
  const found =
    /(?<y>\d{4})[-./](?<m>\d{1,2})[-./](?<d>\d{1,2})(?!\d)/.exec(text) ??
    /(?<!\d)(?<d>\d{1,2})[-./](?<m>\d{1,2})[-./](?<y>\d{4})/.exec(text);
  const { y = "", m = "", d = "" } = found?.groups ?? {};
  return isoDate(Number(y), Number(m), Number(d));
}

/** The day as "2026-11-21"; null if it does not exist, or lies before the programs did. */
export function isoDate(year: number, month: number, day: number): string | null {
  if (year < 2000 || year > 2100) return null;
  return parseDay([year, month, day].map((number) => String(number).padStart(2, "0")).join("-"));
}
