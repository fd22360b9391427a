// What staff take from dropped files: which values, of which game at which settings, of which drive.
// Invariant: a value that is not ticked is not recorded, and each test is recorded once. What a drive says against itself is
// recorded with the other values of its file, ticked or not.

import { findBenchTest } from "../../inventory/bench/bench-tests.ts";
import { warningTests } from "../../inventory/bench/drive-health.ts";
import { fileKindNames, type FileValue } from "../../inventory/bench/files/measurement-file.ts";
import type { DroppedFile } from "../../inventory/bench/files/measurement-files.sql.server.ts";
import { gameSettings, resolutions } from "../game-result.ts";
import { games, type Game } from "../specs.ts";
import type { MeasurementFileId } from "../../../base/id.ts";
import { sameKey, type BenchKey, type BenchValue } from "./bench-form.ts";

export type FileProblem = "game-missing" | "resolution-missing" | "settings-missing" | "drive-missing" | "value-twice";

export const takeField = (file: number, value: number) => `take.${file}.${value}`;
export const choiceField = (of: "game" | "resolution" | "settings" | "drive", file: number) => `${of}.${file}`;

type Dropped = Pick<DroppedFile, "id" | "reading" | "name">;

/** The values of a file that can be taken; the average frame rate of a run is the value of the game that staff choose. */
export function valuesOf({ reading: { values, frames } }: Pick<Dropped, "reading">): FileValue[] {
  return frames ? [{ test: FRAMES, value: Math.round(frames.average / 10) }] : values;
}
/** Stands for the game until staff have chosen it. */
export const FRAMES = "frames";

const programs: readonly (readonly [program: RegExp, game: Game])[] = [
  [/^cs2(?![a-z0-9])/i, "cs2"],
  [/^league of legends/i, "lol"],
  [/^gta5|^gtav/i, "gtav"],
  [/^tslgame|^pubg/i, "pubg"],
  [/^valorant/i, "valorant"],
];

/** The game that a program or the name of a MangoHud log belongs to; "" if it is none of the bench. */
export function gameOf({ reading: { application }, name }: Pick<Dropped, "reading" | "name">): Game | "" {
  const program = application ?? name;
  return programs.find(([pattern]) => pattern.test(program))?.[1] ?? "";
}

export type DriveProposal = {
  /** "1" for the first drive; "" for a file that is about no drive. */
  number: string;
  /** The file names a model, and no drive of the unit has that name. */
  isOther: boolean;
};

/** Words that many drives share. */
const common = new Set(["ssd", "hdd", "nvme", "sata", "drive", "disk"]);

function modelWords(text: string): string[] {
  const words = text.toLowerCase().split(/[^a-z0-9]+/);
  return words.filter((word) => word.length > 1 && !common.has(word) && !/^\d+[gt]b$/.test(word));
}

/** The drive that each file is most likely about, by the words of its model. */
export function proposeDrives(files: readonly Pick<Dropped, "reading">[], drives: readonly string[]): DriveProposal[] {
  return proposeByModel(
    files.map(({ reading: { kind, drive } }) => (kind === "smartctl" || kind === "nvme" ? (drive?.model ?? "") : null)),
    drives,
  );
}

/** The drive of the unit that each model most likely is; null is about no drive. */
export function proposeByModel(models: readonly (string | null)[], drives: readonly string[]): DriveProposal[] {
  const used = new Set<number>();
  const named = drives.map(modelWords);
  return models.map((model) => {
    if (model === null) return { number: "", isOther: false };
    const words = modelWords(model);
    const scored = named.map((names, place) => ({
      place,
      score: used.has(place) ? -1 : words.filter((word) => names.includes(word)).length,
    }));
    const best = scored.reduce((most, each) => (each.score > most.score ? each : most), { place: 0, score: -1 });
    used.add(best.place);
    const isOther = words.length > 0 && best.score <= 0 && named.some((names) => names.length > 0);
    return { number: String(best.place + 1), isOther };
  });
}

type Context = { drives: readonly string[] };

/** The form as it is shown first: everything ticked, but each test once, and no value of an unknown release or of a
 * drive that the unit does not have. */
export function proposeChoices(files: readonly Dropped[], { drives }: Context): Record<string, string> {
  const typed: Record<string, string> = {};
  const proposals = proposeDrives(files, drives);
  const taken = new Set<string>();
  for (const [place, file] of files.entries()) {
    typed[choiceField("game", place)] = gameOf(file);
    const { number: drive, isOther } = proposals[place]!;
    typed[choiceField("drive", place)] = drive;
    for (const [number, { test }] of valuesOf(file).entries()) {
      const key = test === FRAMES ? `${test} ${place}` : `${test} ${drive}`;
      if (taken.has(key) || isOther || file.reading.notes.includes("version-unsaid")) continue;
      taken.add(key);
      typed[takeField(place, number)] = "on";
    }
  }
  return typed;
}

export type TakenValue = BenchValue & { fileId: MeasurementFileId };
export type FileChoices = { values: TakenValue[]; files: MeasurementFileId[]; problems: Record<string, FileProblem> };

/** The values that staff ticked, with what they chose for them. */
export function readFileChoices(
  files: readonly Dropped[],
  { typed, drives }: Context & { typed: Readonly<Record<string, string>> },
): FileChoices {
  const choices: FileChoices = { values: [], files: [], problems: {} };
  for (const [place, file] of files.entries()) {
    const version = (file.reading.version ?? fileKindNames[file.reading.kind]).slice(0, 80);
    const before = choices.values.length;
    const values = valuesOf(file);
    const isUsed = values.some((_, number) => typed[takeField(place, number)] === "on");
    const warns = warningTests(values);
    for (const [number, { test, value }] of values.entries()) {
      const field = takeField(place, number);
      if (typed[field] !== "on" && !(isUsed && warns.has(test))) continue;
      const key = keyOf(test, { place, typed, drives, problems: choices.problems });
      if (!key) continue;
      if (choices.values.some((taken) => sameKey(taken, key))) choices.problems[field] = "value-twice";
      else choices.values.push({ ...key, value, version, fileId: file.id });
    }
    if (choices.values.length > before) choices.files.push(file.id);
  }
  return choices;
}

/**
 * Stored values that only a file can say, of drives of which another file is taken now and does not say them: they belong to an
 * earlier reading, or to another drive.
 */
export function earlierReadings(taken: readonly BenchKey[], stored: readonly BenchKey[]): BenchKey[] {
  const drives = new Set(taken.flatMap(({ test, subject }) => (test.startsWith("drive-") ? [subject] : [])));
  return stored.filter(
    (key) =>
      drives.has(key.subject) &&
      findBenchTest(key.test)?.isFromFile === true &&
      !taken.some((value) => sameKey(value, key)),
  );
}

type Choosing = Context & {
  place: number;
  typed: Readonly<Record<string, string>>;
  problems: Record<string, FileProblem>;
};

/** The key of a value, or null with a problem where something was not chosen. */
function keyOf(test: string, { place, typed, drives, problems }: Choosing): BenchKey | null {
  const chosen = <Option extends string>(of: "game" | "resolution" | "settings", options: readonly Option[]) => {
    const option = options.find((each) => each === typed[choiceField(of, place)]);
    if (option === undefined) problems[choiceField(of, place)] = `${of}-missing`;
    return option;
  };
  if (test === FRAMES) {
    const [game, resolution, settings] = [
      chosen("game", games),
      chosen("resolution", resolutions),
      chosen("settings", gameSettings),
    ];
    return game && resolution && settings ? { test: game, resolution, settings, subject: null } : null;
  }
  const noRun = { test, resolution: null, settings: null };
  if (!test.startsWith("drive-")) return { ...noRun, subject: null };
  const number = Number(typed[choiceField("drive", place)]);
  if (Number.isInteger(number) && number >= 1 && number <= drives.length) return { ...noRun, subject: String(number) };
  problems[choiceField("drive", place)] = "drive-missing";
  return null;
}

/** The stored values that a test has now: those that a new one may replace. */
export function storedOf(
  test: string,
  { stored, game }: { stored: readonly BenchValue[]; game: string },
): BenchValue[] {
  return stored.filter((value) => value.test === (test === FRAMES ? game : test));
}
