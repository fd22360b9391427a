// A file that a measuring program wrote: what was read from it, or why it could not be read.
// Invariant: a file is read whole or not at all; the content says which program wrote it, never the name.

export const fileKinds = [
  "cinebench",
  "3dmark",
  "furmark",
  "heaven",
  "smartctl",
  "nvme",
  "mangohud",
  "presentmon",
  "capframex",
  "afterburner",
  "hwinfo",
] as const;
export type FileKind = (typeof fileKinds)[number];

/** Names of the programs: the same in every language. */
export const fileKindNames: Record<FileKind, string> = {
  cinebench: "Cinebench R23",
  "3dmark": "3DMark",
  furmark: "FurMark",
  heaven: "Unigine Heaven",
  smartctl: "smartctl",
  nvme: "nvme-cli",
  mangohud: "MangoHud",
  presentmon: "PresentMon",
  capframex: "CapFrameX",
  afterburner: "MSI Afterburner",
  hwinfo: "HWiNFO",
};

const MB = 1_000_000;
/** The largest file of each program, in bytes: an hour of frames at 144 fps is about 50 MB of CSV. */
export const largestOfKind: Record<FileKind, number> = {
  cinebench: 2 * MB,
  "3dmark": 20 * MB,
  furmark: 5 * MB,
  heaven: 1 * MB,
  smartctl: 1 * MB,
  nvme: 1 * MB,
  mangohud: 50 * MB,
  presentmon: 50 * MB,
  // A frame takes up to 200 bytes in all its lists.
  capframex: 30 * MB,
  afterburner: 50 * MB,
  hwinfo: 50 * MB,
};
export const LARGEST_MEASUREMENT_FILE = 50 * MB; // bytes

/** Files in one drop: the folder of a test run. */
export const MOST_MEASUREMENT_FILES = 40;

/** A value in the smallest step of its test (bench-tests.ts). */
export type FileValue = { test: string; value: number };

/**
 * Frames of a run, in tenths of a frame per second. `average`: frames divided by time. `low1` and `low01`: the average
 * of the slowest 1 % and 0.1 % of the frames, which CapFrameX calls "x% low average"; null where there are too few. Of a
 * log that is sampled, `count` are its samples, and both lows are null: they are in no sample.
 */
export type FrameFigures = {
  count: number;
  seconds: number;
  average: number;
  low1: number | null;
  low01: number | null;
};

export const sensorNames = [
  "cpu-temperature",
  "gpu-temperature",
  "cpu-clock",
  "gpu-clock",
  "cpu-power",
  "gpu-power",
] as const;
export const seriesNames = ["frame-time", ...sensorNames] as const;
export type SeriesName = (typeof seriesNames)[number];

/** Values over time, reduced to a plot: of each equal part of the time the mean and the highest value; null: none. */
export type Series = { name: SeriesName; mean: (number | null)[]; peak: (number | null)[] };

/** Something that staff must know before they take the values. */
export const fileNotes = [
  "version-unsaid",
  /** Only in readings that were stored before the drive's own status was a value. */
  "drive-failing",
  "drive-unknown",
  "counter-unread",
  "several-programs",
  "several-runs",
  "runs-together",
  "several-cards",
  "card-unsaid",
] as const;
export type FileNote = (typeof fileNotes)[number];

export type MeasuredFile = {
  kind: FileKind;
  version: string | null;
  driver: string | null;
  /** The day of the measurement, as the file says it: "2026-11-21". */
  takenOn: string | null;
  /** The conditions of the run in the program's own words. */
  settings: string | null;
  /** The program that drew the frames, such as "cs2.exe". */
  application: string | null;
  /** The drive that the file is about. */
  drive: { model: string; serial: string | null } | null;
  values: FileValue[];
  frames: FrameFigures | null;
  /** How long the series last, in seconds. */
  seconds: number;
  series: Series[];
  notes: FileNote[];
};

export const fileIssues = [
  "file-empty",
  "file-unknown",
  "file-too-large",
  "file-not-text",
  "file-cut-off",
  "file-damaged",
  "file-number",
  "file-impossible",
  "file-disagrees",
  "file-order",
  "file-column",
  "file-other-version",
  "file-other-test",
  "file-too-short",
  "file-sampled",
  "file-known",
  "file-twice",
  "file-elsewhere",
  "erasure-none",
  "erasure-failed",
  "erasure-recording",
  "erasure-commands",
  "erasure-drive-unsaid",
  "erasure-part-only",
  "erasure-weak",
  "erasure-not-empty",
  "erasure-unproved",
] as const;
export type FileIssueCode = (typeof fileIssues)[number];

/** `line` counts from 1; null where the issue is about the whole file. `found`: a short piece of the file. */
export type FileIssue = { code: FileIssueCode; line: number | null; found: string };

/** `kind`: the program that wrote it, where that was recognised although the file cannot be used. */
export type FileReading = { ok: true; file: MeasuredFile } | { ok: false; issue: FileIssue; kind: FileKind | null };

/** Ends the reading of a file; `readMeasurementFile` turns it into an issue. */
export class UnreadableFile extends Error {
  readonly issue: FileIssue;

  constructor(code: FileIssueCode, line: number | null = null, found = "") {
    super(code);
    this.issue = { code, line, found: shown(found) };
  }
}

const LONGEST_SHOWN = 60; // characters

function shown(found: string): string {
  const plain = found.slice(0, LONGEST_SHOWN + 1).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, " ");
  return plain.length > LONGEST_SHOWN ? `${plain.slice(0, LONGEST_SHOWN)}…` : plain;
}

/** A file with nothing but its kind; each reader adds what it found. */
export function emptyFile(kind: FileKind): MeasuredFile {
  return {
    kind,
    version: null,
    driver: null,
    takenOn: null,
    settings: null,
    application: null,
    drive: null,
    values: [],
    frames: null,
    seconds: 0,
    series: [],
    notes: [],
  };
}

const LONGEST_WORDS = 80; // characters

/** A text of the file as it is stored and shown: one line, at most 80 characters; null for an empty one. */
export function wordsOf(text: string | undefined): string | null {
  const plain = (text ?? "")
    .slice(0, LONGEST_WORDS)
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  return plain === "" ? null : plain;
}
