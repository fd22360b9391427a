// What staff take from dropped files: which values, of which game at which settings, of which drive.
// Invariant: a value that is not ticked is not recorded, and each test is recorded once.

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

/** The number of the drive that each file is most likely about, by the words of its model; "" for other files. */
export function proposeDrives(files: readonly Pick<Dropped, "reading">[], drives: readonly string[]): string[] {
  const used = new Set<number>();
  return files.map(({ reading: { kind, drive } }) => {
    if (kind !== "smartctl" && kind !== "nvme") return "";
    const words = (drive?.model ?? "")
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 1);
    const scored = drives.map((name, place) => ({
      place,
      score: used.has(place) ? -1 : words.filter((word) => name.toLowerCase().includes(word)).length,
    }));
    const best = scored.reduce((most, each) => (each.score > most.score ? each : most), { place: 0, score: -1 });
    used.add(best.place);
    return String(best.place + 1);
  });
}

type Context = { drives: readonly string[] };

/** The form as it is shown first: everything ticked, but each test once and no value of an unknown release. */
export function proposeChoices(files: readonly Dropped[], { drives }: Context): Record<string, string> {
  const typed: Record<string, string> = {};
  const driveNumbers = proposeDrives(files, drives);
  const taken = new Set<string>();
  for (const [place, file] of files.entries()) {
    typed[choiceField("game", place)] = gameOf(file);
    typed[choiceField("drive", place)] = driveNumbers[place]!;
    for (const [number, { test }] of valuesOf(file).entries()) {
      const key = test === FRAMES ? `${test} ${place}` : `${test} ${driveNumbers[place]}`;
      if (taken.has(key) || file.reading.notes.includes("version-unsaid")) continue;
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
    for (const [number, { test, value }] of valuesOf(file).entries()) {
      const field = takeField(place, number);
      if (typed[field] !== "on") continue;
      const key = keyOf(test, { place, typed, drives, problems: choices.problems });
      if (!key) continue;
      if (choices.values.some((taken) => sameKey(taken, key))) choices.problems[field] = "value-twice";
      else choices.values.push({ ...key, value, version, fileId: file.id });
    }
    if (choices.values.length > before) choices.files.push(file.id);
  }
  return choices;
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
