// Measurements with numbers for names: what the fit reads.
// Invariant: the same for every order of the measurements.

import { isStandardRun, type Game } from "../catalogue/specs.ts";
import type { GameConditions, MeasuredFps, PerformanceParts } from "./fps-estimate.ts";

/** One pair of parts in one game at one resolution and settings. `place`: of its pair. */
export type PairAtConditions = { processor: number; graphics: number; game: number; conditions: number; place: number };

/** `logs`: the logarithms of the frame rates of its PCs, from the lowest. */
export type MeasuredPair = PairAtConditions & { logs: readonly number[] };

export type NumberedConditions = { number: number; game: number; isStandard: boolean };

export type MeasuredPairs = {
  pairs: readonly MeasuredPair[];
  /** The pairs of parts, by their place. */
  parts: readonly PerformanceParts[];
  processors: ReadonlyMap<string, number>;
  graphics: ReadonlyMap<string, number>;
  games: readonly Game[];
  conditions: ReadonlyMap<string, NumberedConditions>;
  /** The logarithm of each game's own limit; infinite where none shows. */
  gameLimits: readonly number[];
};

/** Frame rates must be above 0. */
export function measuredPairs(measured: readonly MeasuredFps[]): MeasuredPairs {
  const processors = numbered(measured.map(({ processor }) => partKey(processor)));
  const graphics = numbered(measured.map((row) => partKey(row.graphics)));
  const games = [...new Set(measured.map(({ game }) => game))].toSorted(compare);
  const conditions = numberedConditions(measured, games);
  const groups = new Map<number, number[]>();
  for (const row of measured) {
    const { number } = conditions.find(row)!;
    const key =
      (number * processors.size + processors.get(partKey(row.processor))!) * graphics.size +
      graphics.get(partKey(row.graphics))!;
    const logs = groups.get(key);
    if (logs) logs.push(Math.log(row.fps));
    else groups.set(key, [Math.log(row.fps)]);
  }
  const gamesOf = [...conditions.all.values()].map(({ game }) => game);
  const places = new Map<number, number>();
  const pairs = [...groups]
    .toSorted((a, b) => a[0] - b[0])
    .map(([key, logs]): MeasuredPair => {
      const card = key % graphics.size;
      const processor = Math.floor(key / graphics.size) % processors.size;
      const number = Math.floor(key / graphics.size / processors.size);
      const pair = processor * graphics.size + card;
      const place = places.get(pair) ?? places.size;
      places.set(pair, place);
      logs.sort((a, b) => a - b);
      return { processor, graphics: card, game: gamesOf[number]!, conditions: number, place, logs };
    });
  const [processorNames, cardNames] = [[...processors.keys()], [...graphics.keys()]];
  return {
    pairs,
    parts: [...places.keys()].map((pair) => ({
      processor: processorNames[Math.floor(pair / graphics.size)]!,
      graphics: cardNames[pair % graphics.size]!,
    })),
    processors,
    graphics,
    games,
    conditions: conditions.all,
    gameLimits: games.map((_, game) =>
      gameLimitOf(pairs.filter((pair) => pair.game === game).flatMap(({ logs }) => logs)),
    ),
  };
}

/** A part by its name: listings and our list of parts write "Super" and "SUPER". */
export function partKey(name: string): string {
  return name.toLowerCase();
}

export function conditionsKey({ game, resolution, settings }: GameConditions): string {
  return `${game} ${resolution} ${settings}`;
}

function numbered(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...new Set(names)].toSorted(compare).map((name, number) => [name, number]));
}

/** `find` makes no text: it is called for each of thousands of measurements. */
function numberedConditions(measured: readonly MeasuredFps[], games: readonly Game[]) {
  const found = new Map<string, Map<string, Map<string, { conditions: GameConditions; key: string }>>>();
  for (const row of measured) {
    const { game, resolution, settings } = row;
    const bySettings = inner(inner(found, game), resolution);
    if (!bySettings.has(settings))
      bySettings.set(settings, { conditions: { game, resolution, settings }, key: conditionsKey(row) });
  }
  const all = new Map(
    [...found.values()]
      .flatMap((byResolution) => [...byResolution.values()].flatMap((bySettings) => [...bySettings.values()]))
      .toSorted((a, b) => compare(a.key, b.key))
      .map(({ key, conditions }, number): [string, NumberedConditions] => [
        key,
        { number, game: games.indexOf(conditions.game), isStandard: isStandardRun(conditions) },
      ]),
  );
  const find = ({ game, resolution, settings }: GameConditions) =>
    all.get(found.get(game)!.get(resolution)!.get(settings)!.key);
  return { all, find };
}

function inner<Value>(map: Map<string, Map<string, Value>>, key: string): Map<string, Value> {
  const known = map.get(key);
  if (known) return known;
  const made = new Map<string, Value>();
  map.set(key, made);
  return made;
}

/** By code units: the same in every process, whatever its language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

// Frame rates that are the same but for their rounding, and those that are a little lower: logarithms below the highest.
const SAME = 0.004;
const NEARLY = 0.024;
const MIN_AT_LIMIT = 5;

/** Some games draw no more than a fixed number of frames: then many measurements are the highest one, and few a little lower. */
function gameLimitOf(logs: readonly number[]): number {
  const highest = logs.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const same = logs.filter((log) => log > highest - SAME).length;
  const nearly = logs.filter((log) => log <= highest - SAME && log > highest - NEARLY).length;
  return same >= MIN_AT_LIMIT && same > nearly ? highest : Number.POSITIVE_INFINITY;
}
