// FurMark: the score file of release 1 ("[FRAMES=618] - [TIME_MS=10000] - …", one line for each run), the summary of release 2
// ("Score : 7404") and its table of scores.

import { cellsOf, dateIn, FileLines, plainNumber } from "./file-lines.ts";
import { emptyFile, UnreadableFile, wordsOf, type MeasuredFile } from "./measurement-file.ts";

const LOOKED_AT = 20_000; // characters

export function isFurMark(text: string): boolean {
  const start = text.slice(0, LOOKED_AT);
  return /\[(?:FRAMES|Score)=\d/i.test(start) || /FurMark/i.test(start);
}

type Run = { score: number; milliseconds: number | null; hottest: number | null; line: number; text: string };

/** The last run of the file. */
export function readFurMark(text: string): MeasuredFile {
  const lines = new FileLines(text);
  const runs: Run[] = [];
  let table: string[] | null = null;
  for (let line = lines.next(); line !== null; line = lines.next()) {
    if (table) {
      if (line.trim() !== "") runs.push(runOfRow(table, line, lines.number));
    } else if (isTableHead(line)) table = cellsOf(line, ",").map((cell) => cell.trim().toLowerCase());
    else {
      const run = runOfLine(line, lines.number);
      if (run) runs.push(run);
    }
  }
  const last = runs.at(-1);
  if (!last) throw new UnreadableFile("file-cut-off", lines.number);
  return fileOf(last, { all: text.slice(0, LOOKED_AT), isOneOfSeveral: runs.length > 1 });
}

const isTableHead = (line: string) =>
  line.includes(",") && /(?:^|,)"?score"?(?:,|$)/i.test(line.slice(0, 2000)) && !/\d/.test(line.slice(0, 20));

/** A run in one line, or null where the line is about something else. */
function runOfLine(line: string, number: number): Run | null {
  const text = line.slice(0, 4000);
  if (/\[(?:FRAMES|Score|TIME_MS|DurationInMs)=/i.test(text)) {
    const score = field(text, "FRAMES") ?? field(text, "Score");
    const milliseconds = field(text, "TIME_MS") ?? field(text, "DurationInMs");
    const isWhole = score !== null && milliseconds !== null && text.includes("[Date=") && text.trimEnd().endsWith("]");
    if (!isWhole) throw new UnreadableFile("file-cut-off", number, text.slice(-40));
    return { score, milliseconds, hottest: hottestIn(text), line: number, text };
  }
  const summary = /^[\s\-*]{0,20}score\s{0,20}[:=]\s{0,20}(?<score>\d{1,7})(?:\s{0,4}points?)?\b/i.exec(text)?.groups;
  return summary ? { score: Number(summary["score"]), milliseconds: null, hottest: null, line: number, text } : null;
}

function field(text: string, name: string): number | null {
  const found = new RegExp(String.raw`\[${name}=(\d{1,9})\]`, "i").exec(text);
  return found ? Number(found[1]) : null;
}

function hottestIn(text: string): number | null {
  const found = /GPU Temp(?:erature)?\s{0,3}Max\s{0,3}[=:]\s{0,3}(?<celsius>\d{1,3})/i.exec(text)?.groups?.["celsius"];
  return found === undefined ? null : Number(found);
}

function runOfRow(head: readonly string[], line: string, number: number): Run {
  const cells = cellsOf(line, ",");
  if (cells.length !== head.length) throw new UnreadableFile("file-cut-off", number, line);
  const cellOf = (pattern: RegExp) => cells[head.findIndex((name) => pattern.test(name))];
  const score = plainNumber(cellOf(/^score$/) ?? "");
  if (score === null) throw new UnreadableFile("file-number", number, line);
  const milliseconds = plainNumber(cellOf(/^(?:duration|time)[ _]?\(?ms\)?$/) ?? "");
  return {
    score,
    milliseconds,
    hottest: plainNumber(cellOf(/temp.{0,20}max|max.{0,20}temp/) ?? ""),
    line: number,
    text: line,
  };
}

function fileOf(
  { score, milliseconds, hottest, line, text }: Run,
  { all, isOneOfSeveral }: { all: string; isOneOfSeveral: boolean },
): MeasuredFile {
  if (milliseconds !== null && score / (milliseconds / 1000) > 5000)
    throw new UnreadableFile("file-impossible", line, text);
  const minutes = milliseconds === null ? 0 : Math.round(milliseconds / 60_000);
  const version = /FurMark\s{1,3}v?(?<version>\d\.\d{1,3}(?:\.\d{1,3}){0,2})/i;
  const resolution = /\d{3,5}x\d{3,5}/.exec(text)?.[0];
  const named = (version.exec(text) ?? version.exec(all))?.groups?.["version"];
  return {
    ...emptyFile("furmark"),
    version: named === undefined ? null : `FurMark ${named}`,
    takenOn: dateIn(text),
    settings: wordsOf(
      [resolution, /\[MSAA=\w{1,8}\]/i.exec(text)?.[0], /\[Mode=\w{1,20}\]/i.exec(text)?.[0]].filter(Boolean).join(" "),
    ),
    values: [
      { test: "furmark", value: Math.round(score) },
      ...(hottest === null ? [] : [{ test: "furmark-max", value: Math.round(hottest) }]),
      ...(minutes === 0 ? [] : [{ test: "furmark-minutes", value: minutes }]),
    ],
    notes: isOneOfSeveral ? ["several-runs"] : [],
  };
}
