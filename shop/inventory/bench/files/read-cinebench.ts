// Cinebench R23, run from the command line: "CB 12345.67 (0.00)" after a line that names the test.

import { FileLines } from "./file-lines.ts";
import { emptyFile, UnreadableFile, type MeasuredFile } from "./measurement-file.ts";

const LOOKED_AT = 20_000; // characters

export function isCinebench(text: string): boolean {
  const start = text.slice(0, LOOKED_AT);
  return (
    /^CB \d/m.test(start) || /(?:Single|Multiple|Multi|All) CPU Render Test/i.test(start) || /^Cinebench /im.test(start)
  );
}

/** The last score of each test. Refuses another release of Cinebench: its points are of another scale. */
export function readCinebench(text: string): MeasuredFile {
  const file = emptyFile("cinebench");
  const lines = new FileLines(text);
  const scores = new Map<string, number>();
  let [isSingle, isAnnounced] = [false, false];
  for (let line = lines.next(); line !== null; line = lines.next()) {
    const named = /Cinebench\s{0,4}(?:R(?<release>\d\d)|(?<year>20\d\d))(?<minor>\.\d{1,4})?/i.exec(line.slice(0, 300));
    if (named?.groups) {
      if (named.groups["release"] !== "23") throw new UnreadableFile("file-other-version", lines.number, named[0]);
      file.version = `Cinebench R23${named.groups["minor"] ?? ""}`;
    }
    const test = /(?<cores>single|multiple|multi|all) (?:CPU|core)/i.exec(line.slice(0, 300));
    if (test) {
      isSingle = test.groups!["cores"]!.toLowerCase() === "single";
      isAnnounced = true;
    }
    if (!line.startsWith("CB ")) continue;
    const score = /^CB (?<points>\d{1,7}(?:\.\d{1,6})?) \([\d.]{1,12}\)\s*$/.exec(line)?.groups?.["points"];
    if (score === undefined) throw new UnreadableFile("file-number", lines.number, line);
    scores.set(isSingle ? "cinebench-single" : "cinebench", Math.round(Number(score)));
    isAnnounced = false;
  }
  if (isAnnounced || scores.size === 0) throw new UnreadableFile("file-cut-off", lines.number);
  if (file.version === null) file.notes.push("version-unsaid");
  file.values = [...scores].map(([test, value]) => ({ test, value }));
  return file;
}
