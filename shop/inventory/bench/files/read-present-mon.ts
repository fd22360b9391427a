// The CSV of PresentMon: release 1 and the default since 2.3 (MsBetweenPresents), and release 2 (FrameTime). One line for each
// frame of each program, columns in any order. OCAT, FrameView and CapFrameX before 1.5 write the columns of release 1.

import { cellsOf, FileLines, plainNumber, requireLastLine } from "./file-lines.ts";
import { frameFigures, frameSeries, FrameTimes } from "./frame-times.ts";
import { emptyFile, UnreadableFile, wordsOf, type MeasuredFile } from "./measurement-file.ts";

const LOOKED_AT = 6000; // characters
const timeColumns = ["msbetweenpresents", "frametime", "msbetweenappstart"] as const;

const namesIn = (line: string) => cellsOf(line.replace(/^\uFEFF/, "").toLowerCase(), ",").map((name) => name.trim());

export function isPresentMon(text: string): boolean {
  const head = text
    .slice(0, LOOKED_AT)
    .split("\n", 12)
    .find((line) => !line.startsWith("//"));
  const names = namesIn(head ?? "");
  return (
    names.includes("application") && (names.includes("processid") || timeColumns.some((each) => names.includes(each)))
  );
}

/** Frame times of one program on one swap chain: only these follow each other. */
type Run = { application: string; frames: FrameTimes };

const MAX_RUNS = 200;
/** What draws the desktop and everybody's windows: never the program that is measured, if there is another. */
const desktop = new Set(["dwm.exe", "explorer.exe", "csrss.exe", "<unknown>", ""]);

function columnsOf(lines: FileLines) {
  for (let line = lines.next(); line !== null; line = lines.next()) {
    if (line.startsWith("//")) continue;
    const names = namesIn(line);
    const time = timeColumns.map((name) => names.indexOf(name)).find((place) => place !== -1);
    if (time === undefined) throw new UnreadableFile("file-column", lines.number, "FrameTime / MsBetweenPresents");
    const release = names.includes("presentruntime") || names.includes("frametime") ? 2 : 1;
    const at = (name: string) => names.indexOf(name);
    return {
      count: names.length,
      time,
      application: at("application"),
      process: at("processid"),
      chain: at("swapchainaddress"),
      release,
    };
  }
  throw new UnreadableFile("file-cut-off", lines.number);
}

/** Average and lows of the program with the most frames, other than the desktop. */
export function readPresentMon(text: string): MeasuredFile {
  const lines = new FileLines(text);
  const columns = columnsOf(lines);
  requireLastLine(text);
  const runs = new Map<string, Run>();
  for (let line = lines.next(); line !== null; line = lines.next()) {
    const cells = cellsOf(line, ",");
    if (cells.length !== columns.count) throw new UnreadableFile("file-column", lines.number, line);
    const cell = cells[columns.time]!;
    // The last frame of a program has no end, and one that a driver generated has no start.
    if (cell.trim() === "NA") continue;
    const time = plainNumber(cell);
    if (time === null) throw new UnreadableFile("file-number", lines.number, cell);
    const application = cells[columns.application] ?? "";
    const key = `${application} ${cells[columns.process] ?? ""} ${cells[columns.chain] ?? ""}`;
    let run = runs.get(key);
    if (!run) {
      // The first frame of a program has no frame before it.
      if (runs.size >= MAX_RUNS) throw new UnreadableFile("file-damaged", lines.number, application);
      runs.set(key, (run = { application, frames: new FrameTimes() }));
      if (time === 0) continue;
    }
    run.frames.add(time, lines.number, cell);
  }
  const isDesktop = ({ application }: Run) => desktop.has(application.trim().toLowerCase());
  const [main] = [...runs.values()].toSorted(
    (a, b) => Number(isDesktop(a)) - Number(isDesktop(b)) || b.frames.count - a.frames.count,
  );
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
