// The model behind every estimate of a frame rate, made from the shop's own measurements. Pure.
// Invariant: deterministic, and the same for every order of the measurements; each figure is finite and above 0.

import type { ListingId } from "../../base/id.ts";
import { games, isStandardRun, standardRun } from "../catalogue/specs.ts";
import { gameSettings, MOST_FPS, resolutions } from "../catalogue/game-result.ts";
import { checkPairs, ErrorTables, reachesOf, type Reaches } from "./checked-pairs.ts";
import type {
  EstimateError,
  EstimateErrorAt,
  FpsEstimate,
  FpsLimit,
  GameConditions,
  MeasuredFps,
  MissingEstimate,
  NoEstimateReason,
  PerformanceParts,
} from "./fps-estimate.ts";
import { LimitsFit } from "./limits-fit.ts";
import { conditionsKey, measuredPairs, partKey, type MeasuredPairs } from "./measured-pairs.ts";
import { Nearness } from "./nearness.ts";

export type FpsModel = {
  /** Null where too little was measured, and for parts that were never measured. Under 0.1 ms. */
  estimate(parts: PerformanceParts, conditions: GameConditions): FpsEstimate | null;
  /** Why `estimate` has none; null where it has one. */
  reasonAgainst(parts: PerformanceParts, conditions: GameConditions): NoEstimateReason | null;
  /** Games that were measured at the standard settings, but have no estimate for these parts there; and why. */
  missingOf(parts: PerformanceParts): MissingEstimate[];
  /** For every game at every setting where there is an estimate: by game, the standard settings first. */
  estimatesOf(parts: PerformanceParts): FpsEstimate[];
  /** What was measured in this game at these settings, by the listing of the PC; null if nothing was. */
  measuredAt(conditions: GameConditions): ReadonlyMap<ListingId, number> | null;
  /** By game; a game of which nothing could be checked is left out. */
  errors(): EstimateError[];
  /** From near to far; distances at which too few pairs could be checked are left out. */
  errorsByDistance(): EstimateErrorAt[];
  readonly measurements: number;
  /** Measured PCs. */
  readonly pcs: number;
  /** Whether all measurements are the demo's. */
  readonly isDemo: boolean;
};

/** Where one part decides this share of the frame rate, the other one hardly counts. */
const DECIDES = 2 / 3;

/** Fits the model. For 20,000 measurements well under a second. */
export function fitFps(measured: readonly MeasuredFps[]): FpsModel {
  const steps = fitInSteps(measured);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The same in steps of some milliseconds, so that requests run in between. */
export function* fitInSteps(measured: readonly MeasuredFps[]): Generator<void, FpsModel> {
  // A frame rate of 0 is a game that did not start; one above the limit of the forms is a mistake.
  const valid = measured.filter(({ fps }) => fps > 0 && fps <= MOST_FPS);
  const pairs = measuredPairs(valid);
  yield;
  const fit = pairs.pairs.length > 0 ? yield* LimitsFit.of(pairs) : null;
  const checked = fit ? yield* checkPairs(pairs, fit) : [];
  yield;
  const reaches = reachesOf(checked);
  const fitted = fit && { pairs, fit, near: new Nearness(pairs, { fit }), reaches };
  const find = (parts: PerformanceParts, at: GameConditions) =>
    fitted ? estimateFrom(fitted, parts, at) : "conditions-unmeasured";
  // Only some pages and the bench show them.
  let tables: ErrorTables | null = null;
  const errorTables = () => (tables ??= new ErrorTables(checked, reaches));
  const conditions = [...everyCondition()].filter((each) => pairs.conditions.has(conditionsKey(each)));
  const estimate: FpsModel["estimate"] = (parts, at) => {
    const found = find(parts, at);
    return typeof found === "string" ? null : found;
  };
  return {
    estimate,
    reasonAgainst(parts, at) {
      const found = find(parts, at);
      return typeof found === "string" ? found : null;
    },
    missingOf: (parts) =>
      conditions.filter(isStandardRun).flatMap((each) => {
        const found = find(parts, each);
        return typeof found === "string" ? [{ game: each.game, reason: found }] : [];
      }),
    measuredAt: measuredByListing(valid),
    estimatesOf: (parts) => conditions.map((each) => estimate(parts, each)).filter((each) => each !== null),
    errors: () =>
      games.flatMap((game) => {
        const shares = errorTables().ofGame(pairs.games.indexOf(game));
        return shares ? [{ game, measurements: valid.filter((row) => row.game === game).length, ...shares }] : [];
      }),
    errorsByDistance: () => errorTables().byDistance(),
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

function measuredByListing(valid: readonly MeasuredFps[]): FpsModel["measuredAt"] {
  const found = new Map<string, Map<ListingId, number>>();
  for (const [key, rows] of Map.groupBy(valid, conditionsKey))
    found.set(key, new Map(rows.flatMap(({ listingId, fps }) => (listingId === undefined ? [] : [[listingId, fps]]))));
  return (conditions) => found.get(conditionsKey(conditions)) ?? null;
}

/** What the estimates of one model are made from. */
type Fitted = { pairs: MeasuredPairs; fit: LimitsFit; near: Nearness; reaches: Reaches };

/** The estimate, or why there is none. */
function estimateFrom(
  { pairs, fit, near, reaches }: Fitted,
  { processor: processorName, graphics: graphicsName }: PerformanceParts,
  conditions: GameConditions,
): FpsEstimate | NoEstimateReason {
  const at = pairs.conditions.get(conditionsKey(conditions));
  if (!at) return "conditions-unmeasured";
  const processor = pairs.processors.get(partKey(processorName));
  if (processor === undefined) return "processor-unmeasured";
  const graphics = pairs.graphics.get(partKey(graphicsName));
  if (graphics === undefined) return "graphics-unmeasured";
  const pair = { processor, graphics, game: at.game, conditions: at.number };
  const step = near.stepOf(pair);
  if (typeof step === "string") return step;
  const reach = reaches[step]!;
  if (reach === null) return "too-far";
  const { log, spread, processorShare, isGameLimit } = fit.expected(pair);
  const half = reach * Math.hypot(spread, fit.unitSpread);
  const limited = (fps: number) => Math.min(Math.max(fps, 1), MOST_FPS);
  const middle = limited(Math.round(Math.exp(log)));
  return {
    game: conditions.game,
    resolution: conditions.resolution,
    settings: conditions.settings,
    // Measured frame rates are whole, so the range is that of the whole numbers in it, and the middle.
    low: Math.min(limited(Math.ceil(Math.exp(log - half))), middle),
    middle,
    high: Math.max(limited(Math.floor(Math.exp(log + half))), middle),
    limit: isGameLimit ? "game" : limitOf(processorShare),
    ...near.pcsOf(pair),
  };
}

function limitOf(processorShare: number): FpsLimit {
  if (processorShare >= DECIDES) return "processor";
  return processorShare <= 1 - DECIDES ? "graphics" : "both";
}
