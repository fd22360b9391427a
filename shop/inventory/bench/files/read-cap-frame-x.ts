// A capture of CapFrameX: a JSON object with `Info` about the computer and `Runs`, each with the times of its frames and the
// readings of its sensors (source/CapFrameX.Data.Session/Classes, releases 1.5 to 1.8).

import { inside, isJson, parseJson, type Json } from "./file-json.ts";
import { lineAt } from "./file-text.ts";
import { frameFigures, frameSeries, FrameTimes, SeriesBuilder } from "./frame-times.ts";
import {
  emptyFile,
  UnreadableFile,
  wordsOf,
  type MeasuredFile,
  type Series,
  type SeriesName,
} from "./measurement-file.ts";

export const isCapFrameX = (text: string) => isJson(text) && text.includes('"CaptureData"');

const MAX_RUNS = 100;

/** Average and lows over the frames of all runs together, as CapFrameX itself shows them. */
export function readCapFrameX(text: string): MeasuredFile {
  const json = parseJson(text);
  const runs = Array.isArray(json["Runs"]) ? json["Runs"].map((run: unknown) => inside(run)) : [];
  if (runs.length === 0 || runs.length > MAX_RUNS)
    throw new UnreadableFile("file-damaged", null, `${runs.length} Runs`);
  const frames = new FrameTimes();
  for (const run of runs) addFrames(frames, run, text);
  const figures = frameFigures(frames.times);
  const info = inside(json["Info"]);
  const words = (key: string) => (typeof info[key] === "string" ? wordsOf(info[key]) : null);
  const version = words("AppVersion");
  const day = /^\d{4}-\d\d-\d\d/.exec(words("CreationDate") ?? "")?.[0] ?? null;
  return {
    ...emptyFile("capframex"),
    version: version === null ? "CapFrameX" : `CapFrameX ${version}`,
    driver: words("GPUDriverVersion"),
    takenOn: day,
    settings: wordsOf([words("GPU"), words("Processor")].filter(Boolean).join(", ")),
    application: words("ProcessName") ?? words("GameName"),
    frames: figures,
    seconds: figures.seconds,
    series: [frameSeries(frames.times), ...(runs.length === 1 ? sensorsOf(runs[0]!, figures.seconds) : [])],
    notes: runs.length > 1 ? ["runs-together"] : [],
  };
}

function addFrames(frames: FrameTimes, run: Json, text: string): void {
  const times = inside(run["CaptureData"])["MsBetweenPresents"];
  if (!Array.isArray(times)) throw new UnreadableFile("file-column", null, "MsBetweenPresents");
  for (const [place, time] of times.entries()) {
    // The first frame of a run may have none before it.
    if (place === 0 && time === 0) continue;
    if (typeof time !== "number")
      throw new UnreadableFile("file-number", lineAt(text, text.indexOf("MsBetweenPresents")), String(time));
    frames.add(time, lineAt(text, text.indexOf("MsBetweenPresents")), String(time));
  }
}

type Wanted = {
  series: SeriesName;
  most: number;
  /** The list of SensorData, up to release 1.5. */
  list: string;
  /** The entry of SensorData2, since 1.6. */
  type: string;
  names: readonly string[];
};

const wanted: readonly Wanted[] = [
  {
    series: "cpu-temperature",
    most: 150,
    list: "CpuTemp",
    type: "Temperature",
    names: ["CPU Package", "Core (Tctl/Tdie)"],
  },
  { series: "gpu-temperature", most: 150, list: "GpuTemp", type: "Temperature", names: ["GPU Core"] },
  { series: "cpu-clock", most: 10_000, list: "CpuMaxClock", type: "Clock", names: ["CPU Max"] },
  { series: "gpu-clock", most: 10_000, list: "GpuClock", type: "Clock", names: ["GPU Core"] },
  { series: "cpu-power", most: 2000, list: "CpuPower", type: "Power", names: ["CPU Package"] },
  {
    series: "gpu-power",
    most: 2000,
    list: "GpuPower",
    type: "Power",
    names: ["GPU Power", "GPU Total", "GPU TBP", "GPU TDP"],
  },
];

function sensorsOf(run: Json, seconds: number): Series[] {
  const [old, current] = [inside(run["SensorData"]), inside(run["SensorData2"])];
  const entries = Object.values(current).map((entry) => inside(entry));
  const at = numbers(inside(current["MeasureTime"])["Values"] ?? old["MeasureTime"]);
  return wanted.flatMap(({ series, most, list, type, names }) => {
    const lists = entries
      .filter((each) => each["Type"] === type && names.some((name) => String(each["Name"]).includes(name)))
      .map((entry) => readingsIn(entry["Values"], most));
    // Graphics within the processor have sensors of the same names: the card that drew the frames is hotter, faster and draws more.
    const values = series.startsWith("gpu-")
      ? (lists.toSorted((a, b) => meanOf(b) - meanOf(a))[0] ?? readingsIn(old[list], most))
      : (lists[0] ?? readingsIn(old[list], most));
    if (values.length === 0 || Math.max(...values.slice(0, MAX_READINGS)) === 0) return [];
    const builder = new SeriesBuilder();
    for (const [place, value] of values.entries())
      builder.add(at[place] ?? (seconds * (place + 1)) / values.length, value);
    return [builder.reduced(series, { from: 0, seconds })];
  });
}

const readingsIn = (list: unknown, most: number) => numbers(list).filter((value) => value >= 0 && value <= most);
const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const MAX_READINGS = 10_000;
const numbers = (list: unknown): number[] =>
  (Array.isArray(list) ? list.slice(0, MAX_READINGS) : []).filter((value): value is number => Number.isFinite(value));
