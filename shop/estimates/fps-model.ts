// The model behind every estimate of a frame rate, made from the shop's own measurements. Pure.
// Invariant: deterministic, and the same for every order of the measurements; each figure is finite and above 0.

import type { ListingId } from "../../base/id.ts";
import { games, isStandardRun, standardRun, type Game } from "../catalogue/specs.ts";
import { gameSettings, MOST_FPS, resolutions } from "../catalogue/game-result.ts";
import { errorsOf, fitConditions, rangeOf, type CheckedPc, type ConditionsFit } from "./conditions-fit.ts";
import type { EstimateError, FpsEstimate, GameConditions, MeasuredFps, PerformanceParts } from "./fps-estimate.ts";

export type FpsModel = {
  /** Null where too little was measured, and for parts that were never measured. Under 0.1 ms. */
  estimate(parts: PerformanceParts, conditions: GameConditions): FpsEstimate | null;
  /** For every game at every setting where there is an estimate: by game, the standard settings first. */
  estimatesOf(parts: PerformanceParts): FpsEstimate[];
  /** What was measured in this game at these settings, by the listing of the PC; null if nothing was. */
  measuredAt(conditions: GameConditions): ReadonlyMap<ListingId, number> | null;
  /** By game; a game of which nothing could be checked is left out. */
  readonly errors: readonly EstimateError[];
  readonly measurements: number;
  /** Measured PCs. */
  readonly pcs: number;
  /** Whether all measurements are the demo's. */
  readonly isDemo: boolean;
};

type Fitted = { conditions: GameConditions; measurements: number; fit: ConditionsFit };

/** A range made from half of the errors needs this many: with fewer its ends would be beyond every error. */
const LEAST_OF_HALF = 9;

/** Fits the model. For 20,000 measurements well under a second. */
export function fitFps(measured: readonly MeasuredFps[]): FpsModel {
  const steps = fitInSteps(measured);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The same in steps, one for each game, resolution and settings, so that requests run in between. */
export function* fitInSteps(measured: readonly MeasuredFps[]): Generator<void, FpsModel> {
  // A frame rate of 0 is a game that did not start; one above the limit of the forms is a mistake.
  const valid = measured.filter(({ fps }) => fps > 0 && fps <= MOST_FPS);
  const groups = Map.groupBy(valid, keyOf);
  const fitted = new Map<string, Fitted>();
  for (const conditions of everyCondition()) {
    const group = groups.get(keyOf(conditions));
    if (!group) continue;
    fitted.set(keyOf(conditions), { conditions, measurements: group.length, fit: fitConditions(group) });
    yield;
  }
  const all = [...fitted.values()];
  const estimate = (parts: PerformanceParts, conditions: GameConditions): FpsEstimate | null => {
    const found = fitted.get(keyOf(conditions));
    return found ? estimateFrom(found, parts) : null;
  };
  const own = new Map<string, Map<ListingId, number>>();
  for (const [key, group] of groups)
    own.set(key, new Map(group.flatMap(({ listingId, fps }) => (listingId === undefined ? [] : [[listingId, fps]]))));
  return {
    estimate,
    measuredAt: (conditions) => own.get(keyOf(conditions)) ?? null,
    estimatesOf: (parts) => all.map((each) => estimateFrom(each, parts)).filter((each) => each !== null),
    errors: games.flatMap((game) => errorOf(game, all) ?? []),
    measurements: valid.length,
    pcs: new Set(valid.map(({ unitId }) => unitId)).size,
    isDemo: valid.length > 0 && valid.every(({ source }) => source === "demo"),
  };
}

function* everyCondition(): Generator<GameConditions> {
  for (const game of games) {
    yield { game, ...standardRun };
    for (const resolution of resolutions)
      for (const settings of gameSettings)
        if (!isStandardRun({ resolution, settings })) yield { game, resolution, settings };
  }
}

function keyOf({ game, resolution, settings }: GameConditions): string {
  return `${game} ${resolution} ${settings}`;
}

/** Measured frame rates are whole, so the range is that of the whole numbers in it, and the middle. */
function estimateFrom({ conditions, fit }: Fitted, parts: PerformanceParts): FpsEstimate | null {
  const found = fit.estimate(parts);
  if (!found) return null;
  const { log, range, pcs, equalPcs } = found;
  const limited = (fps: number) => Math.min(Math.max(fps, 1), MOST_FPS);
  const middle = limited(Math.round(Math.exp(log)));
  return {
    ...conditions,
    low: Math.min(limited(Math.ceil(Math.exp(log + range.low))), middle),
    middle,
    high: Math.max(limited(Math.floor(Math.exp(log + range.high))), middle),
    pcs,
    equalPcs,
  };
}

function errorOf(game: Game, fitted: readonly Fitted[]): EstimateError | null {
  const ofGame = fitted.filter(({ conditions }) => conditions.game === game);
  // Only what would have been shown: kinds of estimates that have a range.
  const kinds = ofGame.flatMap(({ fit: { checked } }) =>
    [true, false]
      .filter((hasEqual) => rangeOf(errorsOf(checked, hasEqual)) !== null)
      .map((hasEqual) => checked.filter((pc) => pc.hasEqual === hasEqual)),
  );
  const checked = kinds.flat();
  const covered = kinds.flatMap(coveredOf);
  if (checked.length === 0 || covered.length === 0) return null;
  const percents = checked.map(({ error }) => Math.abs(Math.exp(-error) - 1) * 100).toSorted((a, b) => a - b);
  return {
    game,
    measurements: ofGame.reduce((sum, { measurements }) => sum + measurements, 0),
    checked: checked.length,
    medianPercent: percents[Math.floor(percents.length / 2)]!,
    p90Percent: percents[Math.floor(percents.length * 0.9)]!,
    coveragePercent: (covered.filter(Boolean).length / covered.length) * 100,
  };
}

/** For each PC whether its frame rate lies in the range that the other half of the PCs gives. */
function coveredOf(checked: readonly CheckedPc[]): boolean[] {
  const halves = [0, 1].map((half) => checked.filter(({ unitId }) => halfOf(unitId) === half));
  return halves.flatMap((half, place) => {
    const range = rangeOf(
      halves[1 - place]!.map(({ error }) => error),
      LEAST_OF_HALF,
    );
    return range ? half.map(({ error }) => error >= range.low && error <= range.high) : [];
  });
}

/** 0 or 1, from the unit's id alone (FNV-1a): the halves do not depend on the order of the measurements. */
function halfOf(unitId: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < unitId.length; place++) hash = Math.imul(hash ^ unitId.charCodeAt(place), 0x01000193);
  return (hash >>> 16) & 1;
}
