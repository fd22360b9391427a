// The log of HWiNFO: one column for each sensor, one line for each reading, decimals as Windows writes them.

import { cellsOf, FileLines, isoDate, requireLastLine } from "./file-lines.ts";
import { SeriesBuilder } from "./frame-times.ts";
import { emptyFile, UnreadableFile, type MeasuredFile, type SeriesName } from "./measurement-file.ts";

export function isHwinfo(text: string): boolean {
  return /^\uFEFF?"?Date"?[,;]"?Time"?[,;]/.test(text.slice(0, 60));
}

type Wanted = { series: SeriesName; most: number; names: readonly RegExp[] };

/** The columns that are read, the best name first; other columns are kept in the file only. */
const wanted: readonly Wanted[] = [
  {
    series: "cpu-temperature",
    most: 150,
    names: [
      /^CPU \(Tctl\/Tdie\) \[.?C\]/,
      /^CPU Package \[.?C\]/,
      /^CPU Die \(average\) \[.?C\]/,
      /^CPU \[.?C\]/,
      /^Core Max \[.?C\]/,
    ],
  },
  { series: "gpu-temperature", most: 150, names: [/^GPU Temperature \[.?C\]/, /^GPU-Temperatur \[.?C\]/] },
  { series: "cpu-clock", most: 10_000, names: [/^Core Clocks \(avg\) \[MHz\]/, /^Core 0 Clock.{0,40}\[MHz\]/] },
  { series: "gpu-clock", most: 10_000, names: [/^GPU Clock \[MHz\]/, /^GPU Shader Clock \[MHz\]/] },
  { series: "cpu-power", most: 2000, names: [/^CPU Package Power \[W\]/, /^CPU PPT \[W\]/] },
  {
    series: "gpu-power",
    most: 2000,
    names: [
      /^GPU Power \[W\]/,
      /^Total Board Power \(TBP\) \[W\]/,
      /^Total Graphics Power \(TGP\) \[W\]/,
      /^GPU ASIC Power \[W\]/,
    ],
  },
];

type Head = { separator: "," | ";"; count: number; columns: (Wanted & { column: number; builder: SeriesBuilder })[] };

function readHead(lines: FileLines): Head {
  const line = (lines.next() ?? "").replace(/^\uFEFF/, "");
  const separator = /^"?Date"?;/.test(line) ? ";" : ",";
  const names = cellsOf(line, separator).map((name) => name.trim().slice(0, 200));
  const columns = wanted.flatMap((each) => {
    const column = each.names
      .map((pattern) => names.findIndex((name) => pattern.test(name)))
      .find((place) => place !== -1);
    return column === undefined ? [] : [{ ...each, column, builder: new SeriesBuilder() }];
  });
  if (columns.length === 0) throw new UnreadableFile("file-column", 1, line);
  return { separator, count: names.length, columns };
}

/** Temperatures, clocks and watts over time, and the highest temperature of processor and graphics card. */
export function readHwinfo(text: string): MeasuredFile {
  const lines = new FileLines(text);
  const { separator, count, columns } = readHead(lines);
  requireLastLine(text);
  let [first, last, readings]: [number | null, number, number] = [null, 0, 0];
  let takenOn: string | null = null;
  for (let line = lines.next(); line !== null; line = lines.next()) {
    // At the end HWiNFO repeats its heads and names the device of each column.
    if (/^"?Date"?[,;]/.test(line) || /^"?"?[,;]"?"?[,;]/.test(line)) continue;
    const cells = cellsOf(line, separator);
    if (Math.abs(cells.length - count) > 1) throw new UnreadableFile("file-column", lines.number, line);
    const at = secondsOf(cells, lines.number);
    if (takenOn === null) takenOn = at.day;
    if (first !== null && at.seconds < last)
      throw new UnreadableFile("file-order", lines.number, `${cells[0]} ${cells[1]}`);
    first ??= at.seconds;
    last = at.seconds;
    readings += 1;
    for (const { column, most, builder } of columns) {
      const cell = (cells[column] ?? "").trim();
      if (cell === "") continue;
      const value = decimal(cell);
      if (value === null) throw new UnreadableFile("file-number", lines.number, cell);
      if (value < -50 || value > most) throw new UnreadableFile("file-impossible", lines.number, cell);
      builder.add(at.seconds, value);
    }
  }
  if (readings < FEWEST_READINGS || first === null) throw new UnreadableFile("file-too-short", null, String(readings));
  const seconds = last - first;
  const used = columns.filter(({ builder }) => builder.count > 0);
  return {
    ...emptyFile("hwinfo"),
    version: "HWiNFO",
    takenOn,
    values: used.flatMap(({ series, builder }) =>
      series === "cpu-temperature" || series === "gpu-temperature"
        ? [{ test: series === "cpu-temperature" ? "cpu-load" : "gpu-load", value: Math.round(builder.highest()) }]
        : [],
    ),
    seconds: Math.round(seconds),
    series: used.map(({ series, builder }) => builder.reduced(series, { from: first, seconds })),
  };
}
const FEWEST_READINGS = 10;

/** Windows writes decimals as the computer's region does. */
function decimal(cell: string): number | null {
  return /^-?\d{1,9}(?:[.,]\d{1,6})?$/.test(cell) ? Number(cell.replace(",", ".")) : null;
}

/** The time of a reading: "21.11.2026" or "2026-11-21", and "14:03:21.512". */
function secondsOf(cells: readonly string[], line: number): { day: string; seconds: number } {
  const [date = "", time = ""] = cells.map((cell) => cell.trim());
  const parts = /^(?<h>\d{1,2}):(?<m>\d{2}):(?<s>\d{2}(?:[.,]\d{1,3})?)$/.exec(time)?.groups;
  const day = dayIn(date);
  if (!parts || day === null) throw new UnreadableFile("file-number", line, `${date} ${time}`);
  const seconds = Number(parts["h"]) * 3600 + Number(parts["m"]) * 60 + Number(parts["s"]!.replace(",", "."));
  return { day, seconds: Date.parse(day) / 1000 + seconds };
}

function dayIn(date: string): string | null {
  const german = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(date);
  if (german)
    return (
      isoDate(Number(german[3]), Number(german[2]), Number(german[1])) ??
      isoDate(Number(german[3]), Number(german[1]), Number(german[2]))
    );
  const iso = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/.exec(date);
  return iso ? isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3])) : null;
}
