// The form of the bench: which fields a unit has, and what staff typed into them.
// Invariant: a field that was not changed writes nothing, and an emptied one removes its value.

import {
  benchTests,
  fpsRange,
  readValue,
  writeValue,
  type BenchTest,
  type ValueProblem,
} from "../../inventory/bench/bench-tests.ts";
import { gameSettings, resolutions } from "../game-result.ts";
import { games, standardRun, type Game } from "../specs.ts";

/** The key of one measured value; what is stored under it is current or nothing. */
export type BenchKey = {
  test: string;
  resolution: string | null;
  settings: string | null;
  /** "1" for the first drive. */
  subject: string | null;
};

export type BenchValue = BenchKey & { value: number; version: string };

/** Conditions under which the games of one column are run. */
export type BenchRun = { resolution: string; settings: string };

export type BenchProblem = ValueProblem | { code: "load-below-idle" } | { code: "run-twice" } | { code: "run-invalid" };

const RUNS = 3;
const furtherRuns: readonly BenchRun[] = [
  { resolution: "2560x1440", settings: "high" },
  { resolution: "1920x1080", settings: "low" },
  { resolution: "3840x2160", settings: "high" },
];

/** The columns of the games: the standard run, those that have values, and free ones. */
export function runsOf(stored: readonly BenchKey[]): BenchRun[] {
  const runs: BenchRun[] = [{ ...standardRun }];
  const add = (run: BenchRun) => {
    if (!runs.some((each) => sameRun(each, run))) runs.push(run);
  };
  for (const { test, resolution, settings } of stored)
    if (isGame(test) && resolution && settings) add({ resolution, settings });
  for (const run of furtherRuns) if (runs.length < RUNS) add(run);
  return runs;
}

const sameRun = (a: BenchRun, b: BenchRun) => a.resolution === b.resolution && a.settings === b.settings;
const isGame = (test: string): test is Game => games.some((game) => game === test);

/** What staff type of a drive; the rest is read from its file. */
export const driveTests = benchTests.filter((test) => test.tool === "drive" && !("isFromFile" in test));
export const wholeTests = benchTests.filter(({ tool }) => tool !== "drive");

type Field = BenchKey & Pick<BenchTest, "possible" | "usual" | "decimals"> & { name: string; versionOf: string };

/** Every field with a value. */
function fieldsOf(runs: readonly BenchRun[], drives: number): Field[] {
  const byGame = games.flatMap((game) =>
    runs.map((run, column) => ({
      ...fpsRange,
      ...run,
      test: game,
      subject: null,
      name: fpsField(game, column),
      versionOf: game,
    })),
  );
  const whole = wholeTests.map((test) => ({ ...test, ...noRun, subject: null, name: test.test, versionOf: test.tool }));
  const perDrive = Array.from({ length: drives }, (_, place) => String(place + 1)).flatMap((subject) =>
    driveTests.map((test) => ({
      ...test,
      ...noRun,
      subject,
      name: driveField(test.test, subject),
      versionOf: test.tool,
    })),
  );
  return [...byGame, ...whole, ...perDrive];
}
const noRun = { resolution: null, settings: null } as const;

export const fpsField = (game: Game, column: number) => `fps.${game}.${column}`;
export const driveField = (test: string, subject: string) => `${test}.${subject}`;
export const runFields = (column: number) => ({
  resolution: `run.${column}.resolution`,
  settings: `run.${column}.settings`,
});
export const versionField = (of: string) => `version.${of}`;

/** The stored values as they would be typed. */
export function typedValues(
  stored: readonly BenchValue[],
  { runs, drives }: { runs: readonly BenchRun[]; drives: number },
): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const field of fieldsOf(runs, drives)) {
    const found = stored.find((value) => sameKey(value, field));
    if (!found) continue;
    typed[field.name] = writeValue(found.value, field);
    typed[versionField(field.versionOf)] ??= found.version;
  }
  return typed;
}

export function sameKey(a: BenchKey, b: BenchKey): boolean {
  return a.test === b.test && a.resolution === b.resolution && a.settings === b.settings && a.subject === b.subject;
}

export type ReadBench = {
  values: BenchValue[];
  cleared: BenchKey[];
  problems: Record<string, BenchProblem>;
  runs: BenchRun[];
};

/** The columns of a posted form; none of a unit that runs no games. */
export function typedRuns(fields: Readonly<Record<string, string>>): BenchRun[] {
  const runs: BenchRun[] = [];
  for (let column = 0; column < MOST_RUNS; column += 1) {
    const names = runFields(column);
    if (fields[names.resolution] === undefined) break;
    runs.push({ resolution: fields[names.resolution] ?? "", settings: fields[names.settings] ?? "" });
  }
  return runs;
}

/** The stored columns that a form with these columns lacks, as further columns with their values: nothing of them is lost. */
export function addedRuns(stored: readonly BenchValue[], runs: readonly BenchRun[]): Record<string, string> {
  if (runs.length === 0) return {};
  const added = runsOf(stored).filter(
    (run) =>
      stored.some(({ resolution, settings }) => resolution === run.resolution && settings === run.settings) &&
      !runs.some((each) => sameRun(each, run)),
  );
  const all = [...runs, ...added];
  const typed = typedValues(stored, { runs: all, drives: 0 });
  const fields = all.flatMap((run, column): [string, string][] =>
    column < runs.length
      ? []
      : [
          [runFields(column).resolution, run.resolution],
          [runFields(column).settings, run.settings],
          ...games.map((game): [string, string] => [fpsField(game, column), typed[fpsField(game, column)] ?? ""]),
        ],
  );
  return Object.fromEntries(fields);
}

/** The columns as typed, with the problem of each that is unknown or there twice. */
function readRuns(fields: Readonly<Record<string, string>>): {
  runs: BenchRun[];
  problems: Record<string, BenchProblem>;
} {
  const runs = typedRuns(fields);
  const problems: Record<string, BenchProblem> = {};
  for (const [column, run] of runs.entries()) {
    const names = runFields(column);
    const isKnown =
      resolutions.some((each) => each === run.resolution) && gameSettings.some((each) => each === run.settings);
    const isEmpty = games.every((game) => (fields[fpsField(game, column)] ?? "").trim() === "");
    if (!isKnown) problems[names.resolution] = { code: "run-invalid" };
    else if (!isEmpty && runs.slice(0, column).some((each) => sameRun(each, run)))
      problems[names.resolution] = { code: "run-twice" };
  }
  return { runs, problems };
}
const MOST_RUNS = 12;

/** Parses the form. `sure.<field>` repeats an unusual value that staff confirmed. */
export function readBenchForm(
  fields: Readonly<Record<string, string>>,
  { stored, drives }: { stored: readonly BenchValue[]; drives: number },
): ReadBench {
  const { runs, problems } = readRuns(fields);
  const [values, cleared]: [BenchValue[], BenchKey[]] = [[], []];
  const numbers = new Map<string, number>();
  const isConfirmed = (name: string) => fields[`sure.${name}`] === (fields[name] ?? "").trim();
  for (const { name, versionOf, possible, usual, decimals, test, resolution, settings, subject } of fieldsOf(
    runs,
    drives,
  )) {
    const typed = (fields[name] ?? "").trim();
    const key = { test, resolution, settings, subject };
    const before = stored.find((value) => sameKey(value, key));
    if (typed === "") {
      // Another column may hold this run, so an empty cell of a repeated column removes nothing.
      if (before && fields[name] !== undefined) cleared.push(key);
      continue;
    }
    const isUnchanged = before !== undefined && writeValue(before.value, { decimals }) === typed;
    const read = readValue(typed, { possible, usual, decimals }, isUnchanged || isConfirmed(name));
    if (!read.ok) {
      problems[name] = read.problem;
      continue;
    }
    numbers.set(name, read.value);
    const version = (fields[versionField(versionOf)] ?? "").trim().slice(0, 80) || versionOf;
    if (before?.value !== read.value || before.version !== version) values.push({ ...key, value: read.value, version });
  }
  for (const part of ["cpu", "gpu", "noise"]) {
    const [idle, load] = [numbers.get(`${part}-idle`), numbers.get(`${part}-load`)];
    const name = `${part}-load`;
    if (idle !== undefined && load !== undefined && load < idle && !isConfirmed(name) && !problems[name])
      problems[name] = { code: "load-below-idle" };
  }
  const isWritten = (key: BenchKey) => values.some((value) => sameKey(value, key));
  return { values, cleared: cleared.filter((key) => !isWritten(key)), problems, runs };
}
