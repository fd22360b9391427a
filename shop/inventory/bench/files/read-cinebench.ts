// Cinebench R23, run from the command line: "CB 12345.67 (0.00)" after a line that names the test. Windows writes the decimals of
// its region: "CB 12345,67 (0,00)", "CB 12.345,67", "CB 12 345,67" with any kind of space.

import { FileLines } from "./file-lines.ts";
import { emptyFile, UnreadableFile, type MeasuredFile } from "./measurement-file.ts";

const LOOKED_AT = 20_000; // characters

export function isCinebench(text: string): boolean {
  const start = text.slice(0, LOOKED_AT);
  return (
    /^CB\s{1,8}\d/m.test(start) ||
    /(?:Single|Multiple|Multi|All) CPU Render Test/i.test(start) ||
    /^Cinebench /im.test(start)
  );
}

/** The last score of each test. Refuses another release of Cinebench: its points are of another scale. */
export function readCinebench(text: string): MeasuredFile {
  const file = emptyFile("cinebench");
  const lines = new FileLines(text);
  const scores = new Map<string, number>();
  let [isSingle, isAnnounced] = [false, false];
  for (let line = lines.next(); line !== null; line = lines.next()) {
    const start = line.slice(0, 300);
    const named = /Cinebench\s{0,4}(?:R(?<release>\d\d)|(?<year>20\d\d))(?<minor>(?:\.\d{1,4}){1,3})?/i.exec(start);
    if (named?.groups) {
      if (named.groups["release"] !== "23") throw new UnreadableFile("file-other-version", lines.number, named[0]);
      file.version = `Cinebench R23${named.groups["minor"] ?? ""}`;
    }
    const test = /(?<cores>single|multiple|multi|all) (?:CPU|core)/i.exec(start);
    if (test) {
      isSingle = test.groups!["cores"]!.toLowerCase() === "single";
      isAnnounced = true;
    }
    if (!/^CB\s/.test(line)) continue;
    const score = /^CB\s{1,8}(?<points>\d[\d.,'’\s]{0,20}?)\s{0,4}(?:pts\s{0,4})?\([\d.,]{1,12}\)\s*$/.exec(start);
    const points = pointsOf(score?.groups?.["points"] ?? "");
    if (points === null) throw new UnreadableFile("file-number", lines.number, line);
    scores.set(isSingle ? "cinebench-single" : "cinebench", Math.round(points));
    isAnnounced = false;
  }
  if (isAnnounced || scores.size === 0) throw new UnreadableFile("file-cut-off", lines.number);
  if (file.version === null) file.notes.push("version-unsaid");
  file.values = [...scores].map(([test, value]) => ({ test, value }));
  return file;
}

/**
 * The points of a score in any region's grammar; null for anything else. A point or comma before exactly three last digits
 * separates thousands, unless the number before it has more than three digits: R23 writes two decimals.
 */
export function pointsOf(text: string): number | null {
  const digits = text.replaceAll(/[\s'’]/g, "");
  const grouped = /^(?<whole>\d{1,3}(?:[.,]\d{3})+)(?:(?<sign>[.,])(?<rest>\d{1,2}|\d{4,6}))?$/.exec(digits)?.groups;
  if (grouped) {
    const { whole = "", sign, rest = "0" } = grouped;
    const separators = new Set(whole.replaceAll(/\d/g, ""));
    // "12.345.67" is no number.
    return separators.size > 1 || (sign !== undefined && separators.has(sign))
      ? null
      : Number(`${whole.replaceAll(/[.,]/g, "")}.${rest}`);
  }
  return /^\d{1,7}(?:[.,]\d{1,6})?$/.test(digits) ? Number(digits.replace(",", ".")) : null;
}
