// What was read from a file of the bench, in one object: for support, and for `npm run bench:read`.

import { driveWarnings, type DriveWarning } from "../drive-health.ts";
import {
  fileKindNames,
  type FileIssueCode,
  type FileKind,
  type FileNote,
  type MeasuredFile,
  type SeriesName,
} from "./measurement-file.ts";
import type { BenchFileReading } from "./read-bench-file.ts";

/** Null where the file does not say it. Frames per second, degrees Celsius, percent, hours, terabytes, points. */
export type ReadingSummary = {
  program: string | null;
  version: string | null;
  fps: { average: number; low1: number | null; low01: number | null } | null;
  gpuMax: number | null;
  cpuMax: number | null;
  life: number | null;
  hours: number | null;
  writtenTb: number | null;
  points: number | null;
  warnings: string[];
  /** Why the file cannot be used; null for one that can. */
  why: string | null;
};

/** The figures of a reading, with its warnings in English, or why there are none. */
export function summaryOf(reading: BenchFileReading): ReadingSummary {
  if (!reading.ok) {
    const { code, line, found } = reading.issue;
    const place = [line === null ? "" : `line ${line}`, found === "" ? "" : `"${found}"`].filter(Boolean).join(", ");
    return {
      ...nothing,
      program: reading.kind && nameOf(reading.kind),
      version: code === "file-other-version" ? withoutProgram(found) : null,
      why: `${code}: ${issueSentences[code]}${place === "" ? "" : ` (${place})`}`,
    };
  }
  if (reading.is === "erased")
    return { ...nothing, why: `erasure: the log of ${reading.log.drives.length} erased drives, with no measurement` };
  return summaryOfFile(reading.file);
}

const nothing: ReadingSummary = {
  program: null,
  version: null,
  fps: null,
  gpuMax: null,
  cpuMax: null,
  life: null,
  hours: null,
  writtenTb: null,
  points: null,
  warnings: [],
  why: null,
};

function summaryOfFile(file: MeasuredFile): ReadingSummary {
  const { values, frames, series } = file;
  const valueOf = (...tests: readonly string[]) => {
    for (const test of tests) {
      const found = values.find((value) => value.test === test);
      if (found) return found.value;
    }
    return null;
  };
  const peakOf = (name: SeriesName) => {
    const peaks = series.find((each) => each.name === name)?.peak.filter((peak) => peak !== null) ?? [];
    return peaks.length === 0 ? null : Math.round(Math.max(...peaks));
  };
  const fps = (tenths: number | null) => (tenths === null ? null : tenths / 10);
  const written = valueOf("drive-written");
  return {
    program: nameOf(file.kind),
    version: withoutProgram(file.version),
    fps: frames && { average: frames.average / 10, low1: fps(frames.low1), low01: fps(frames.low01) },
    gpuMax: valueOf("gpu-load", "furmark-max") ?? peakOf("gpu-temperature"),
    cpuMax: valueOf("cpu-load") ?? peakOf("cpu-temperature"),
    life: valueOf("drive-life"),
    hours: valueOf("drive-hours"),
    writtenTb: written === null ? null : written / 10,
    points: valueOf(...pointTests),
    warnings: [
      ...driveWarnings(values).map((warning) => warningSentence(warning)),
      ...file.notes.map((note) => `${note}: ${noteSentences[note]}`),
    ],
    why: null,
  };
}

const pointTests = [
  "cinebench",
  "cinebench-single",
  "futuremark",
  "3dmark-fire-strike",
  "3dmark-steel-nomad",
  "3dmark-port-royal",
  "furmark",
  "heaven",
];

/** Cinebench without its release: another one is told by its version. */
const nameOf = (kind: FileKind) => (kind === "cinebench" ? "Cinebench" : fileKindNames[kind]);

/** "7.4" of "smartctl 7.4"; null for a program that does not say its version. */
function withoutProgram(version: string | null): string | null {
  return /(?:^|\s)(?<release>R?\d[\w.+-]{0,30})$/.exec(version ?? "")?.groups?.["release"] ?? null;
}

function warningSentence({ code, value, limit }: DriveWarning): string {
  switch (code) {
    case "failing":
      return "failing: the drive reports that it is failing (smart_status not passed)";
    case "critical":
      return `critical: the drive reports a critical warning, code ${value}`;
    case "reallocated":
      return `reallocated: ${value} reallocated sectors`;
    case "pending":
      return `pending: ${value} pending sectors`;
    case "reported":
      return `reported: ${value} reported uncorrectable errors`;
    case "offline":
      return `offline: ${value} offline uncorrectable sectors`;
    case "media-errors":
      return `media-errors: ${value} media and data integrity errors`;
    case "spare":
      return `spare: available spare ${value} %, below its threshold of ${limit} %`;
    case "used-up":
      return `used-up: ${value} % of the rated endurance is used`;
  }
}

const noteSentences: Readonly<Record<FileNote, string>> = {
  "version-unsaid": "the file does not say which Cinebench wrote it",
  "drive-failing": "the drive reports that it is failing",
  "drive-unknown": "smartmontools does not know this drive, so default names of attributes are not believed",
  "counter-unread": "a counter of the drive holds an impossible number and was not read",
  "several-programs": "several programs drew frames; the one with the most frames was taken, other than the desktop",
  "several-runs": "the file holds several runs; the last one was taken",
  "runs-together": "the file holds several runs; their frames were taken together",
  "several-cards": "there are several graphics cards; the one that drew the most power was taken",
  "card-unsaid": "the log does not name its devices; the graphics device that drew the most power was taken",
};

const issueSentences: Readonly<Record<FileIssueCode, string>> = {
  "file-empty": "the file is empty",
  "file-unknown": "none of the known programs wrote it",
  "file-too-large": "too large for this program",
  "file-not-text": "it holds characters that no program writes",
  "file-cut-off": "it ends too early",
  "file-damaged": "it is damaged",
  "file-number": "not a number",
  "file-impossible": "the value is not possible",
  "file-disagrees": "two figures contradict each other",
  "file-order": "the time runs backwards",
  "file-column": "columns are missing, or there are too many",
  "file-other-version": "points of another release of Cinebench than R23 cannot be compared",
  "file-other-test": "the bench keeps no results of this test",
  "file-too-short": "there is too little in it",
  "file-sampled": "sampled: only some of the frames were written (log_interval)",
  "file-known": "the unit has the same file already",
  "file-twice": "the same file is there twice",
  "file-elsewhere": "another unit has the same file",
  "erasure-none": "the log holds no erasure",
  "erasure-failed": "the erasure failed",
  "erasure-recording": "recorded by a release of script that is too old",
  "erasure-commands": "several commands on one line",
  "erasure-drive-unsaid": "the log does not identify the drive",
  "erasure-part-only": "only part of the drive was erased",
  "erasure-weak": "the command erases no data",
  "erasure-not-empty": "the drive was not empty",
  "erasure-unproved": "nothing shows that the erasure was completed",
};
