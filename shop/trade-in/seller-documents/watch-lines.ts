// Serial numbers for the watch list, one a line, typed or from a CSV or text file.
// Invariant: a text with a problem adds nothing, not even its valid lines.

import { parseSerial } from "./identity.ts";

export type WatchLine = { serial: string; written: string; note: string };
export type WatchProblem = { line: number; code: "serial" | "formula" | "note-long"; text: string };

export const MOST_WATCH_LINES = 5000;
const LONGEST_NOTE = 200;
const LONGEST_SHOWN = 60;
const HEADING = /^(?:serial(?: number)?|serie|seria|s\/n|sn)$/i;

/**
 * The serial numbers and what is wrong, by line from 1. After a semicolon, comma or tab comes the source; a line without one
 * has `note`. A heading and empty lines are skipped; the last line of a number counts. Null if there are more than 5000 lines.
 */
export function readWatchLines(
  text: string,
  note: string,
): { rows: Map<string, WatchLine>; problems: WatchProblem[] } | null {
  const lines = text.split(/\r?\n/, MOST_WATCH_LINES + 2);
  if (lines.length > MOST_WATCH_LINES + (lines.at(-1)?.trim() === "" ? 1 : 0)) return null;
  const rows = new Map<string, WatchLine>();
  const problems: WatchProblem[] = [];
  for (const [place, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const [written = "", ...rest] = line.split(/[;,\t]/).map((cell) => cell.trim().replace(/^"|"$/g, ""));
    if (place === 0 && HEADING.test(written)) continue;
    const own = rest.filter((cell) => cell !== "").join(", ");
    const serial = parseSerial(written);
    const problem = (code: WatchProblem["code"], found: string) =>
      problems.push({ line: place + 1, code, text: found.slice(0, LONGEST_SHOWN) });
    if (/^[=+@]/.test(written)) problem("formula", written);
    else if (serial === null) problem("serial", written);
    else if (own.length > LONGEST_NOTE) problem("note-long", own);
    else rows.set(serial, { serial, written, note: own === "" ? note : own });
  }
  return { rows, problems };
}
