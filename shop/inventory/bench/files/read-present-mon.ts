// The CSV of PresentMon: release 1 (MsBetweenPresents) and release 2 (FrameTime), one line for each frame of each program.

import { cellsOf, FileLines, plainNumber, requireLastLine } from "./file-lines.ts";
import { frameFigures, frameSeries, FrameTimes } from "./frame-times.ts";
import { emptyFile, UnreadableFile, wordsOf, type MeasuredFile } from "./measurement-file.ts";

export function isPresentMon(text: string): boolean {
  return /^\uFEFF?(?:\/\/[^\n]{0,500}\n){0,5}Application,ProcessID,/i.test(text.slice(0, 4000));
}

/** Frame times of one program on one swap chain: only these follow each other. */
type Run = { application: string; frames: FrameTimes };

const MOST_RUNS = 200;

function columnsOf(lines: FileLines) {
  for (let line = lines.next(); line !== null; line = lines.next()) {
    if (line.startsWith("//")) continue;
    const names = cellsOf(line.replace(/^\uFEFF/, "").toLowerCase(), ",");
    const presents = names.indexOf("msbetweenpresents");
    const time = presents === -1 ? names.indexOf("frametime") : presents;
    if (time === -1) throw new UnreadableFile("file-column", lines.number, "FrameTime / MsBetweenPresents");
    const release = names.includes("presentruntime") ? 2 : 1;
    return {
      count: names.length,
      time,
      process: names.indexOf("processid"),
      chain: names.indexOf("swapchainaddress"),
      release,
    };
  }
  throw new UnreadableFile("file-cut-off", lines.number);
}

/** Average and lows of the program with the most frames. */
export function readPresentMon(text: string): MeasuredFile {
  const lines = new FileLines(text);
  const columns = columnsOf(lines);
  requireLastLine(text);
  const runs = new Map<string, Run>();
  for (let line = lines.next(); line !== null; line = lines.next()) {
    const cells = cellsOf(line, ",");
    if (cells.length !== columns.count) throw new UnreadableFile("file-column", lines.number, line);
    const cell = cells[columns.time]!;
    // The last frame of a program has no end.
    if (cell === "NA") continue;
    const time = plainNumber(cell);
    if (time === null) throw new UnreadableFile("file-number", lines.number, cell);
    const key = `${cells[columns.process] ?? ""} ${cells[columns.chain] ?? ""}`;
    let run = runs.get(key);
    if (!run) {
      if (runs.size >= MOST_RUNS) throw new UnreadableFile("file-damaged", lines.number, cells[0]);
      runs.set(key, (run = { application: cells[0]!, frames: new FrameTimes() }));
    }
    run.frames.add(time, lines.number, cell);
  }
  const [main] = [...runs.values()].toSorted((a, b) => b.frames.count - a.frames.count);
  if (!main) throw new UnreadableFile("file-too-short", null, "0");
  const figures = frameFigures(main.frames.times);
  return {
    ...emptyFile("presentmon"),
    version: `PresentMon ${columns.release}`,
    application: wordsOf(main.application),
    frames: figures,
    seconds: figures.seconds,
    series: [frameSeries(main.frames.times)],
    notes: runs.size > 1 ? ["several-programs"] : [],
  };
}
