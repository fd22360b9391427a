// The log of MSI Afterburner (.hml): lines that begin with their kind. 00 begins a log, 01 names the card, 02 the columns, 03 the
// unit of each column, and 80 is one reading. A reading is a sample, by default each second, so the lows of the frames are in none.

import { cellsOf, dateIn, FileLines, plainNumber, requireLastLine } from "./file-lines.ts";
import { SeriesBuilder, tenths } from "./frame-times.ts";
import { emptyFile, UnreadableFile, wordsOf, type MeasuredFile, type SeriesName } from "./measurement-file.ts";

/** A spreadsheet drops the zeros before a number. */
const HEAD = /^\uFEFF?"?0{1,2}"?\s{0,3}[,;\t].{0,60}Hardware monitoring log/;
const LOOKED_AT = 4000; // characters

export function isAfterburner(text: string): boolean {
  const start = text.slice(0, LOOKED_AT);
  return HEAD.test(start) || /^\uFEFF?02\s{0,3}[,;\t]\s{0,3}\d\d-\d\d-\d{4} \d/.test(start);
}

type Wanted = { series: SeriesName; most: number; unit: RegExp; names: readonly RegExp[] };

/** Names in English and, as Afterburner translates its graphs, in German, Hungarian, Russian, Ukrainian and Romanian. */
const wanted: readonly Wanted[] = [
  {
    series: "gpu-temperature",
    most: 150,
    unit: /^.?C$/,
    names: [
      /^GPU\d? ?temperature$/,
      /^GPU\d?[- ]?temperatur$/,
      /^GPU\d?[- ]hőmérséklet$/,
      /^температура (?:гп|gpu)\d?$/,
      /^temperatur[aă] gpu\d?$/,
    ],
  },
  {
    series: "cpu-temperature",
    most: 150,
    unit: /^.?C$/,
    names: [/^CPU temperature$/, /^CPU[- ]?temperatur$/, /^температура цп$/],
  },
  {
    series: "gpu-clock",
    most: 10_000,
    unit: /^(?:MHz|МГц)$/,
    names: [/^(?:GPU\d? )?core clock$/, /^kerntakt$/, /^частота ядра$/],
  },
  { series: "cpu-clock", most: 10_000, unit: /^(?:MHz|МГц)$/, names: [/^CPU clock$/, /^CPU[- ]takt$/] },
  {
    series: "gpu-power",
    most: 2000,
    unit: /^(?:W|Вт)$/,
    names: [/^(?:GPU\d? )?power$/, /^leistung$/, /^энергопотребление$/],
  },
  { series: "cpu-power", most: 2000, unit: /^(?:W|Вт)$/, names: [/^CPU power$/, /^CPU[- ]leistung$/] },
];
const frameRateNames =
  /^(?:framerate|frame ?rate|bildrate|bildwiederholrate|képkockasebesség|частота кадр(?:ов|ів)|rat[aă] de cadre)$/;

/** `device`: which of several graphics devices, as "2" of "GPU2 temperature"; "" where none is numbered. */
type Column = {
  series: SeriesName | "frame-rate";
  most: number;
  column: number;
  device: string;
  builder: SeriesBuilder;
};
type Log = {
  line: number;
  card: string | null;
  day: string | null;
  names: string[];
  units: string[];
  columns: Column[] | null;
  first: number;
  last: number;
};

const MAX_COLUMNS = 1000;
const FEWEST_READINGS = 10;

/** Average frame rate, temperatures, clocks and watts of the last log in the file. Refuses a log without readings. */
export function readAfterburner(text: string): MeasuredFile {
  requireLastLine(text);
  const lines = new FileLines(text);
  const logs: Log[] = [];
  for (let line = lines.next(); line !== null; line = lines.next()) {
    const kind = /^\uFEFF?"?(\d{1,2})"?\s{0,3}([,;\t])/.exec(line);
    if (!kind) {
      if (line.trim() === "") continue;
      throw new UnreadableFile("file-damaged", lines.number, line);
    }
    const separator = kind[2] as "," | ";" | "\t";
    const cells = cellsOf(line, separator).map((cell) => cell.trim());
    const log = logs.at(-1);
    if (Number(kind[1]) === 0 || !log) logs.push(newLog(lines.number));
    take(logs.at(-1)!, { kind: Number(kind[1]), cells, isComma: separator !== ",", line: lines.number });
  }
  const used = logs.filter(({ columns }) => (columns ?? []).some(({ builder }) => builder.count >= FEWEST_READINGS));
  const last = used.at(-1);
  if (!last) throw new UnreadableFile("file-too-short", logs.at(-1)?.line ?? null);
  return fileOf(last, { isOneOfSeveral: used.length > 1 });
}

const newLog = (line: number): Log => ({
  line,
  card: null,
  day: null,
  names: [],
  units: [],
  columns: null,
  first: 0,
  last: 0,
});

type Row = { kind: number; cells: string[]; isComma: boolean; line: number };

function take(log: Log, { kind, cells, isComma, line }: Row): void {
  if (kind === 1)
    log.card ??= wordsOf(
      cells
        .slice(2)
        .filter((cell) => cell !== "")
        .join(", "),
    );
  if (kind === 2) {
    if (cells.length > MAX_COLUMNS) throw new UnreadableFile("file-damaged", line, `${cells.length}`);
    log.names = cells.slice(2);
    log.columns = null;
  }
  // The number of the column, and its unit.
  if (kind === 3 && /^\d{1,4}$/.test(cells[2] ?? ""))
    log.units[Math.min(Number(cells[2]), MAX_COLUMNS)] = cells[3] ?? "";
  if (kind !== 80) return;
  log.columns ??= columnsOf(log, line);
  const at = timeOf(cells[1] ?? "", line);
  if (log.columns[0]!.builder.count === 0 && log.day === null) log.first = at.seconds;
  log.day ??= at.day;
  // The clock goes back an hour in autumn: no time is lost, and the order of the lines is kept.
  log.last = Math.max(log.last, at.seconds);
  for (const { column, most, builder, series } of log.columns) {
    const cell = cells[column + 2] ?? "";
    // A sensor that is not there, and a game that is not running yet.
    if (cell === "" || /^N\/A$/i.test(cell)) continue;
    const value = plainNumber(isComma ? cell.replace(",", ".") : cell);
    if (value === null) throw new UnreadableFile("file-number", line, cell);
    if (value < 0 || value > most) throw new UnreadableFile("file-impossible", line, cell);
    if (value > 0 || series !== "frame-rate") builder.add(at.seconds, value);
  }
}

function columnsOf({ names, units }: Log, line: number): Column[] {
  const plain = names.map((name) => name.replaceAll(/\s{1,40}/g, " ").trim());
  const find = (pattern: RegExp, unit: RegExp) =>
    plain.findIndex((name, place) => new RegExp(pattern, "iu").test(name) && isUnit(units[place], unit));
  // In a language that is not listed the units decide: the first rate and the first temperature that is not the processor's.
  const known = find(frameRateNames, /^(?:FPS|к\/с)$/i);
  const rate = known === -1 ? units.findIndex((unit) => /^FPS$/i.test(unit ?? "")) : known;
  const columns: Column[] =
    rate === -1 ? [] : [{ series: "frame-rate", most: 20_000, column: rate, device: "", builder: new SeriesBuilder() }];
  for (const { series, most, unit, names: patterns } of wanted) {
    const named = patterns.map((pattern) => find(pattern, unit)).find((place) => place !== -1);
    const column = named ?? (series === "gpu-temperature" ? firstTemperature(plain, units) : undefined);
    if (column === undefined) continue;
    const number = deviceOf(plain[column]!);
    const others = plain
      .map((name, place) => (isOfOtherDevice(name, plain[column]!) && isUnit(units[place], unit) ? place : -1))
      .filter((place) => place !== -1);
    for (const place of number === "" ? [column] : [column, ...others].slice(0, MAX_DEVICES))
      columns.push({ series, most, column: place, device: deviceOf(plain[place]!), builder: new SeriesBuilder() });
  }
  if (columns.length === 0) throw new UnreadableFile("file-column", line, "Framerate / GPU temperature");
  return columns;
}

const MAX_DEVICES = 16;
const DEVICE = /(?:gpu|гп)(\d)/i;
const deviceOf = (name: string) => DEVICE.exec(name)?.[1] ?? "";
/** "GPU2 temperature" beside "GPU1 temperature". */
const isOfOtherDevice = (name: string, first: string) =>
  deviceOf(name) !== deviceOf(first) && name.replace(DEVICE, "") === first.replace(DEVICE, "");

/** Of several graphics devices the one that drew the most power, without powers the hottest; with the columns of no device. */
function ofOneDevice(columns: readonly Column[]): { columns: Column[]; isChosen: boolean } {
  const devices = [...new Set(columns.map(({ device }) => device))].filter((device) => device !== "");
  const meanOf = (device: string, series: SeriesName) =>
    columns.find((column) => column.device === device && column.series === series)?.builder.mean() ?? 0;
  const [chosen = ""] = devices.toSorted(
    (a, b) =>
      meanOf(b, "gpu-power") - meanOf(a, "gpu-power") || meanOf(b, "gpu-temperature") - meanOf(a, "gpu-temperature"),
  );
  return {
    columns: columns.filter(({ device }) => device === "" || device === chosen),
    isChosen: devices.length > 1,
  };
}

function firstTemperature(names: readonly string[], units: readonly string[]): number | undefined {
  const place = units.findIndex((unit, column) => /^.C$/.test(unit ?? "") && !/cpu|цп/i.test(names[column] ?? ""));
  return place === -1 ? undefined : place;
}

/** A log that a spreadsheet saved again has other things in the place of its units. */
const isUnit = (unit: string | undefined, expected: RegExp) =>
  unit === undefined || unit === "" || /^[-\d.]/.test(unit) || expected.test(unit);

function timeOf(text: string, line: number): { day: string; seconds: number } {
  const [h, m, s] = (/\s(\d{1,2}):(\d\d):(\d\d)$/.exec(text) ?? []).slice(1).map(Number);
  const day = dateIn(text.slice(0, 12));
  if (day === null || s === undefined) throw new UnreadableFile("file-number", line, text);
  return { day, seconds: Date.parse(day) / 1000 + h! * 3600 + m! * 60 + s };
}

function fileOf(
  { card, day, columns, first, last }: Log,
  { isOneOfSeveral }: { isOneOfSeveral: boolean },
): MeasuredFile {
  const { columns: used, isChosen } = ofOneDevice(columns!.filter(({ builder }) => builder.count > 0));
  const rate = used.find(({ series }) => series === "frame-rate")?.builder;
  const hasRate = rate !== undefined && rate.count >= FEWEST_READINGS;
  const seconds = last - first;
  const temperatures = { "gpu-temperature": "gpu-load", "cpu-temperature": "cpu-load" } as const;
  const sensors = used.flatMap(({ series, builder }) =>
    series === "frame-rate" || builder.highest() === 0 ? [] : [{ series, builder }],
  );
  return {
    ...emptyFile("afterburner"),
    takenOn: day,
    settings: card,
    frames: hasRate ? { count: rate.count, seconds, average: tenths(rate.mean()), low1: null, low01: null } : null,
    values: hasRate
      ? []
      : sensors.flatMap(({ series, builder }) =>
          series === "gpu-temperature" || series === "cpu-temperature"
            ? [{ test: temperatures[series], value: Math.round(builder.highest()) }]
            : [],
        ),
    seconds,
    series: sensors.map(({ series, builder }) => builder.reduced(series, { from: first, seconds })),
    notes: [...(isOneOfSeveral ? (["several-runs"] as const) : []), ...(isChosen ? (["several-cards"] as const) : [])],
  };
}
