// The log of HWiNFO: one column for each sensor, one line for each reading, decimals as Windows writes them. Its last line names
// the device of each column, which tells the graphics card from the graphics of the processor (checked against logs of HWiNFO64 7
// and 8, English and German).

import { weekdayOf } from "../../../../base/day.ts";
import { cellsOf, FileLines, isoDate, requireLastLine } from "./file-lines.ts";
import { SeriesBuilder } from "./frame-times.ts";
import {
  emptyFile,
  UnreadableFile,
  type FileNote,
  type MeasuredFile,
  type Series,
  type SeriesName,
} from "./measurement-file.ts";

const HEAD = /^\uFEFF?"?(?:Date|Datum|Data)"?(?<separator>[,;\t])"?(?:Time|Zeit|Uhrzeit|Ora)"?[,;\t]/;

export function isHwinfo(text: string): boolean {
  return HEAD.test(text.slice(0, 60));
}

type Separator = "," | ";" | "\t";
type Wanted = { series: SeriesName; most: number; names: readonly RegExp[] };

/** The columns that are read, the best name first; other columns are kept in the file only. */
const ofProcessor: readonly Wanted[] = [
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
  {
    series: "cpu-clock",
    most: 10_000,
    names: [
      /^Core Clocks \(avg\) \[MHz\]/,
      /^Kern-Takte \(avg\) \[MHz\]/,
      /^Core 0 Clock.{0,40}\[MHz\]/,
      /^Core 0 Takt.{0,40}\[MHz\]/,
    ],
  },
  { series: "cpu-power", most: 2000, names: [/^CPU Package Power \[W\]/, /^CPU PPT \[W\]/] },
];
const ofCard: readonly Wanted[] = [
  { series: "gpu-temperature", most: 150, names: [/^GPU Temperature \[.?C\]/, /^GPU-Temperatur \[.?C\]/] },
  {
    series: "gpu-clock",
    most: 10_000,
    names: [/^GPU Clock \[MHz\]/, /^GPU-Takt \[MHz\]/, /^GPU Shader Clock \[MHz\]/],
  },
  {
    series: "gpu-power",
    most: 2000,
    names: [
      /^GPU Power \[W\]/,
      /^GPU Leistung \[W\]/,
      /^Total Board Power \(TBP\) \[W\]/,
      /^Total Graphics Power \(TGP\) \[W\]/,
      /^GPU ASIC Power \[W\]/,
    ],
  },
];

type Column = Wanted & { column: number; builder: SeriesBuilder };
/** Columns of one device. `rank`: how likely it is a graphics card of its own. */
type Device = { isCard: boolean | null; columns: Column[] };
type Head = { separator: Separator; count: number; processor: Column[]; cards: Device[] };

const MAX_DEVICES = 16;

function readHead(lines: FileLines, text: string): Head {
  const line = (lines.next() ?? "").replace(/^\uFEFF/, "");
  const separator = (HEAD.exec(line)?.groups?.["separator"] ?? ",") as Separator;
  const names = cellsOf(line, separator).map((name) => name.trim().slice(0, 200));
  const devices = devicesIn(text, { separator, count: names.length });
  const places = [...names.keys()];
  const processor = columnsOf(ofProcessor, { names, places });
  const cards = cardsOf(names, devices).map(({ isCard, places }) => ({
    isCard,
    columns: columnsOf(ofCard, { names, places }),
  }));
  const used = cards.filter(({ columns }) => columns.length > 0).slice(0, MAX_DEVICES);
  if (processor.length + used.length === 0) throw new UnreadableFile("file-column", 1, line);
  return { separator, count: names.length, processor, cards: used };
}

function columnsOf(
  wanted: readonly Wanted[],
  { names, places }: { names: readonly string[]; places: readonly number[] },
): Column[] {
  return wanted.flatMap((each) => {
    const column = each.names
      .map((pattern) => places.find((place) => pattern.test(names[place]!)))
      .find((place) => place !== undefined);
    return column === undefined ? [] : [{ ...each, column, builder: new SeriesBuilder() }];
  });
}

/** The device of each column, from the last line; null where the recording did not end in the usual way. */
function devicesIn(text: string, { separator, count }: { separator: Separator; count: number }): string[] | null {
  const end = text.trimEnd();
  const last = end.slice(end.lastIndexOf("\n") + 1);
  if (last.length > MAX_LAST_LINE || !/^(?:"")?[,;\t](?:"")?[,;\t]/.test(last)) return null;
  const cells = cellsOf(last, separator).map((cell) => cell.trim());
  return Math.abs(cells.length - count) <= 1 ? cells : null;
}
const MAX_LAST_LINE = 200_000; // characters

/** "GPU [#1]: NVIDIA GeForce RTX 3070"; recent releases say "dGPU" and "iGPU". */
const GPU = /^(?<of>[di]?)GPU \[#\d{1,2}\]/i;

/** The columns of each graphics device: by its name, or, without names, from one repeated sensor to the next. */
function cardsOf(names: readonly string[], devices: readonly string[] | null) {
  const found = new Map<string, { isCard: boolean | null; places: number[] }>();
  const add = (key: string, isCard: boolean | null, place: number) => {
    const device = found.get(key) ?? { isCard, places: [] };
    device.places.push(place);
    found.set(key, device);
  };
  if (devices?.some((device) => GPU.test(device))) {
    for (const [place, device] of devices.entries())
      if (GPU.test(device)) add(GPU.exec(device)![0], isCardOfItsOwn(device), place);
    return [...found.values()];
  }
  let [number, seen] = [0, new Set<string>()];
  for (const [place, name] of names.entries()) {
    if (!ofCard.some((wanted) => wanted.names.some((pattern) => pattern.test(name))) && !BOARD_SENSOR.test(name))
      continue;
    if (seen.has(name)) [number, seen] = [number + 1, new Set()];
    seen.add(name);
    add(String(number), null, place);
  }
  return [...found.values()].map(({ places }) => ({
    places,
    isCard: places.some((place) => BOARD_SENSOR.test(names[place]!)) ? true : null,
  }));
}
/** Sensors that graphics within a processor do not have. */
const BOARD_SENSOR = /^GPU (?:Hot Spot|Memory Junction|Fan|Fan1) .{0,20}\[/;

/** Whether the device is a card; graphics within a processor have no model of their own, or one of the lists below. */
function isCardOfItsOwn(device: string): boolean {
  const of = GPU.exec(device)!.groups!["of"]!.toLowerCase();
  if (of !== "") return of === "d";
  const name = device.slice(device.indexOf(":") + 1);
  if (/nvidia|geforce|quadro|\b[RG]TX\b/i.test(name)) return true;
  if (/\bintel\b/i.test(name)) return /\bArc\b.{0,12}\b(?:A|B|Pro )\d/i.test(name);
  if (/\d{3}M\b(?! ?X)|\bVega (?:3|5|6|7|8|9|10|11)\b|\bR[2-7] Graphics\b/i.test(name)) return false;
  return /\b(?:RX|R[579]|HD \d{4}|Pro|VII|Fury|FirePro|Vega (?:56|64)|W\d{4}|AI)\b/i.test(name);
}

/** The card whose sensors are meant: of several the one that drew the most power, without powers the hottest. */
function chosenCard(cards: readonly Device[]): { columns: Column[]; notes: FileNote[] } {
  const measured = cards.filter(({ columns }) => columns.some(({ builder }) => builder.count > 0));
  const own = measured.filter(({ isCard }) => isCard === true);
  const among = own.length > 0 ? own : measured;
  const meanOf = ({ columns }: Device, series: SeriesName) => {
    const builder = columns.find((column) => column.series === series)?.builder;
    return builder && builder.count > 0 ? builder.mean() : 0;
  };
  const [first] = among.toSorted(
    (a, b) =>
      meanOf(b, "gpu-power") - meanOf(a, "gpu-power") || meanOf(b, "gpu-temperature") - meanOf(a, "gpu-temperature"),
  );
  const notes: FileNote[] = [];
  if (own.length > 1) notes.push("several-cards");
  return { columns: first?.columns ?? [], notes };
}

/** Temperatures, clocks and watts over time, and the highest temperature of processor and graphics card. */
export function readHwinfo(text: string): MeasuredFile {
  const lines = new FileLines(text);
  const { separator, count, processor, cards } = readHead(lines, text);
  requireLastLine(text);
  const all = [...processor, ...cards.flatMap(({ columns }) => columns)];
  let [first, last, readings, shift]: [number | null, number, number, number] = [null, 0, 0, 0];
  let takenOn: string | null = null;
  for (let line = lines.next(); line !== null; line = lines.next()) {
    // At the end HWiNFO repeats its heads and names the device of each column.
    if (HEAD.test(line.slice(0, 60)) || /^"?"?[,;\t]"?"?[,;\t]/.test(line)) continue;
    const cells = cellsOf(line, separator);
    if (Math.abs(cells.length - count) > 1) throw new UnreadableFile("file-column", lines.number, line);
    const { day, seconds } = secondsOf(cells, lines.number);
    takenOn ??= day;
    if (first !== null && seconds + shift < last) {
      if (!isEndOfSummer(day) || seconds + HOUR < last)
        throw new UnreadableFile("file-order", lines.number, `${cells[0]} ${cells[1]}`);
      shift = HOUR;
    }
    const at = seconds + shift;
    first ??= at;
    last = at;
    readings += 1;
    for (const { column, most, builder } of all) {
      const cell = (cells[column] ?? "").trim();
      if (cell === "") continue;
      const value = decimal(cell);
      if (value === null) throw new UnreadableFile("file-number", lines.number, cell);
      if (value < -50 || value > most) throw new UnreadableFile("file-impossible", lines.number, cell);
      builder.add(at, value);
    }
  }
  if (readings < FEWEST_READINGS || first === null) throw new UnreadableFile("file-too-short", null, String(readings));
  const card = chosenCard(cards);
  const isUnsaid = cards.length > 1 && cards.every(({ isCard }) => isCard === null);
  const used = [...processor, ...card.columns].filter(({ builder }) => builder.count > 0);
  return {
    ...emptyFile("hwinfo"),
    version: "HWiNFO",
    takenOn,
    values: used.flatMap(({ series, builder }) =>
      series === "cpu-temperature" || series === "gpu-temperature"
        ? [{ test: series === "cpu-temperature" ? "cpu-load" : "gpu-load", value: Math.round(builder.highest()) }]
        : [],
    ),
    seconds: Math.round(last - first),
    series: seriesOf(used, { from: first, seconds: last - first }),
    notes: isUnsaid ? [...card.notes, "card-unsaid"] : card.notes,
  };
}
const FEWEST_READINGS = 10;
const HOUR = 3600; // seconds

const order: readonly SeriesName[] = [...ofProcessor, ...ofCard].map(({ series }) => series);

function seriesOf(columns: readonly Column[], span: { from: number; seconds: number }): Series[] {
  return columns
    .toSorted((a, b) => order.indexOf(a.series) - order.indexOf(b.series))
    .map(({ series, builder }) => builder.reduced(series, span));
}

/** The night on which the clock goes back from four to three: the last Sunday of October. */
function isEndOfSummer(day: string): boolean {
  return day.slice(5) >= "10-25" && day.slice(5) <= "10-31" && weekdayOf(day) === 7;
}

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
