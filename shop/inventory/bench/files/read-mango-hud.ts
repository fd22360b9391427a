// The CSV of MangoHud: a line about the system, then one line for each frame.

import { cellsOf, FileLines, plainNumber, requireLastLine } from "./file-lines.ts";
import { frameFigures, frameSeries, FrameTimes, SeriesBuilder } from "./frame-times.ts";
import { emptyFile, UnreadableFile, wordsOf, type MeasuredFile, type SeriesName } from "./measurement-file.ts";

const LOOKED_AT = 4000; // characters
const SYSTEM = "os,cpu,gpu,ram,kernel,driver";
const FRAMES = "fps,frametime";

export function isMangoHud(text: string): boolean {
  const start = text.slice(0, LOOKED_AT);
  return start.includes(SYSTEM) || start.startsWith(FRAMES) || start.includes(`\n${FRAMES}`);
}

const columns: readonly (readonly [name: string, series: SeriesName, most: number])[] = [
  ["cpu_temp", "cpu-temperature", 150],
  ["gpu_temp", "gpu-temperature", 150],
  ["cpu_mhz", "cpu-clock", 10_000],
  ["gpu_core_clock", "gpu-clock", 10_000],
  ["cpu_power", "cpu-power", 2000],
  ["gpu_power", "gpu-power", 2000],
];

type Head = { system: Map<string, string>; release: string | null; names: string[] };

const MOST_HEAD = 14; // lines

function readHead(lines: FileLines): Head {
  const system = new Map<string, string>();
  let release: string | null = null;
  for (let line = lines.next(); line !== null && lines.number <= MOST_HEAD; line = lines.next()) {
    if (line.startsWith(FRAMES)) return { system, release, names: cellsOf(line.toLowerCase(), ",") };
    if (/^\d{1,2}\.\d{1,3}\.\d{1,3}/.test(line)) release = line.slice(0, 12);
    if (!line.startsWith(SYSTEM)) continue;
    const names = cellsOf(line, ",");
    const values = cellsOf(lines.next() ?? "", ",");
    for (const [place, name] of names.entries()) system.set(name, values[place] ?? "");
  }
  throw new UnreadableFile("file-cut-off", lines.number);
}

/** Average and lows of all frames. Refuses a log in which MangoHud wrote only some of the frames (`log_interval`). */
export function readMangoHud(text: string): MeasuredFile {
  const lines = new FileLines(text);
  const { system, release, names } = readHead(lines);
  requireLastLine(text);
  const frames = new FrameTimes();
  const series = columns.flatMap(([name, series, most]) => {
    const column = names.indexOf(name);
    return column === -1 ? [] : [{ column, series, most, builder: new SeriesBuilder() }];
  });
  const elapsedColumn = names.indexOf("elapsed");
  let [unit, seconds, last] = [0, 0, 0];
  const gaps = { all: 0, apart: 0 };
  for (let line = lines.next(); line !== null; line = lines.next()) {
    const cells = line.split(",");
    if (cells.length !== names.length) throw new UnreadableFile("file-column", lines.number, line);
    const numberIn = (column: number) => {
      const value = plainNumber(cells[column]!);
      if (value === null) throw new UnreadableFile("file-number", lines.number, cells[column]);
      return value;
    };
    const [fps, time] = [numberIn(0), numberIn(1)];
    // Older releases write microseconds.
    unit ||= fps * time > 100_000 ? 1000 : 1;
    requireAgreement(fps, time / unit, { line: lines.number, found: line });
    frames.add(time / unit, lines.number, cells[1]!);
    seconds += time / unit / 1000;
    for (const { column, most, builder } of series) {
      // A sensor that failed.
      if (/^[+-]?nan$/i.test(cells[column]!)) continue;
      const value = numberIn(column);
      if (value < 0 || value > most) throw new UnreadableFile("file-impossible", lines.number, cells[column]);
      builder.add(seconds, value);
    }
    if (elapsedColumn === -1) continue;
    const elapsed = numberIn(elapsedColumn) / 1e9;
    if (elapsed < last) throw new UnreadableFile("file-order", lines.number, cells[elapsedColumn]);
    const gap = elapsed - last;
    last = elapsed;
    if (frames.count === 1 || gap === 0) continue;
    gaps.all += 1;
    const share = (gap * 1000) / (time / unit);
    if (share > 1.5 || share < 0.5) gaps.apart += 1;
  }
  // Told before the number of frames: a longer log would be no better. With log_interval = 0 the time between two lines is the
  // frame time of the second; a timer writes one frame of several, or one frame several times.
  if (gaps.apart > gaps.all / 2) throw new UnreadableFile("file-sampled", null, `${Math.round(last)} s`);
  const figures = frameFigures(frames.times);
  const driver = system.get("driver");
  return {
    ...emptyFile("mangohud"),
    version: release === null ? "MangoHud" : `MangoHud ${release}`,
    driver: wordsOf(driver),
    frames: figures,
    seconds: figures.seconds,
    // A sensor that the machine does not have is written as 0 throughout.
    series: [
      frameSeries(frames.times),
      ...series
        .filter(({ builder }) => builder.count > 0 && builder.highest() > 0)
        .map(({ series: name, builder }) => builder.reduced(name, { from: 0, seconds })),
    ],
  };
}

/** The frame rate is the inverse of the frame time; a figure that was edited disagrees with the other. */
function requireAgreement(fps: number, milliseconds: number, { line, found }: { line: number; found: string }): void {
  const product = (fps * milliseconds) / 1000;
  if (product < 0.9 || product > 1.1) throw new UnreadableFile("file-disagrees", line, found);
}
