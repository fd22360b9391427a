// How far estimates are from what was measured, found out by leaving out pairs of parts with all their measurements.
// Invariant: a range is made of the errors of left-out pairs that were as far from measured ones as the pair that is asked for.

import { BEYOND_EACH_END, MIN_CHECKED_PAIRS, type ErrorShares, type EstimateErrorAt } from "./fps-estimate.ts";
import type { LimitsFit } from "./limits-fit.ts";
import type { MeasuredPair, MeasuredPairs } from "./measured-pairs.ts";
import { DISTANCES, Nearness } from "./nearness.ts";

/**
 * A pair in one game at one resolution and settings against its estimate without it. `expected`: the logarithm; `size`: how far
 * off it may be by what the fit knows, with what equal PCs differ; `step`: the place of its distance.
 */
export type CheckedPair = {
  pair: MeasuredPair;
  expected: number;
  size: number;
  step: number;
  /** Whether it was left out with others at random, rather than with all that are alike. */
  isRandom: boolean;
};

const RANDOM_FOLDS = 5;
/** Shares of the pairs whose processor is slowest, and of those whose card is, beside the other part: left out together. */
const UNBALANCED = [0.25, 0.5] as const;

/** Leaves pairs out and fits the others, in steps. */
export function* checkPairs(measured: MeasuredPairs, fit: LimitsFit): Generator<void, CheckedPair[]> {
  const checked: CheckedPair[] = [];
  for (const { places, isRandom } of foldsOf(measured, fit)) {
    const isLeftOut = ({ place }: MeasuredPair) => places.has(place);
    const others = yield* fit.without(isLeftOut);
    const near = new Nearness(measured, { fit: others, isLeftOut });
    for (const pair of measured.pairs) {
      if (!isLeftOut(pair)) continue;
      const step = near.stepOf(pair);
      // There would be no estimate.
      if (typeof step === "string") continue;
      const { log, spread } = others.expected(pair);
      checked.push({ pair, expected: log, size: Math.hypot(spread, fit.unitSpread), step, isRandom });
    }
    yield;
  }
  return checked;
}

/** Pairs at random, each once; then those whose parts are unlike: a slow processor beside a fast card, or the reverse. */
function foldsOf(measured: MeasuredPairs, fit: LimitsFit): { places: ReadonlySet<number>; isRandom: boolean }[] {
  const random = Array.from({ length: RANDOM_FOLDS }, () => new Set<number>());
  for (const [place, { processor, graphics }] of measured.parts.entries())
    random[hashOf(`${processor}\n${graphics}`) % RANDOM_FOLDS]!.add(place);
  const balances = new Map<number, { sum: number; count: number }>();
  for (const pair of measured.pairs) {
    const balance = balances.get(pair.place) ?? { sum: 0, count: 0 };
    balance.sum += fit.processorLevel(pair.game, pair.processor) - fit.graphicsLevel(pair.game, pair.graphics);
    balance.count += 1;
    balances.set(pair.place, balance);
  }
  const bySlowProcessor = [...balances]
    .map(([place, { sum, count }]) => ({ place, balance: sum / count }))
    .toSorted((a, b) => a.balance - b.balance || a.place - b.place)
    .map(({ place }) => place);
  const unlike = UNBALANCED.flatMap((share) => {
    const count = Math.round(bySlowProcessor.length * share);
    return [bySlowProcessor.slice(0, count), bySlowProcessor.slice(bySlowProcessor.length - count)];
  });
  return [
    ...random.map((places) => ({ places, isRandom: true })),
    ...unlike.map((places) => ({ places: new Set(places), isRandom: false })),
  ].filter(({ places }) => places.size > 0 && places.size < measured.parts.length);
}

/** By distance; null where too few pairs were checked that are as far away. */
export type Reaches = readonly (number | null)[];

/**
 * For each distance how many expected sizes the range reaches to each side, so that the errors of the stated share of left-out
 * pairs lie in it, as in conformal prediction; never fewer than nearer by. Where too few pairs are at a distance, farther ones
 * count with them.
 */
export function reachesOf(checked: readonly CheckedPair[], minPairs = MIN_CHECKED_PAIRS): Reaches {
  let nearer = 0;
  return DISTANCES.map((_, step) => {
    // What is near although all that is alike was left out lies at the edge of what was measured: no example of near.
    let asFar = checked.filter((each) => each.step === step && (each.isRandom || step > 0));
    for (let farther = step + 1; farther < DISTANCES.length && pairsIn(asFar) < minPairs; farther++)
      asFar = [...asFar, ...checked.filter((each) => each.step === farther)];
    const pairs = pairsIn(asFar);
    if (pairs < minPairs) return null;
    const share = Math.min((1 - 2 * BEYOND_EACH_END) * (1 + 1 / pairs), 1);
    const reach = quantile(asFar, share, (error, size) => Math.abs(error) / size);
    nearer = Math.max(nearer, reach);
    return nearer;
  });
}

function pairsIn(checked: readonly CheckedPair[]): number {
  return new Set(checked.map(({ pair }) => pair.place)).size;
}

/** The value that this share of the measured PCs does not exceed; pairs count alike: of ten equal PCs, each counts a tenth. */
function quantile(
  checked: readonly CheckedPair[],
  share: number,
  valueOf: (error: number, size: number) => number,
): number {
  let count = 0;
  for (const { pair } of checked) count += pair.logs.length;
  const values = new Float64Array(count);
  const weights = new Float64Array(count);
  let high = 0;
  count = 0;
  for (const { pair, expected, size } of checked)
    for (const log of pair.logs) {
      values[count] = valueOf(log - expected, size);
      weights[count] = 1 / pair.logs.length;
      high = Math.max(high, values[count]!);
      count++;
    }
  // Halves the interval in which it lies, and goes on with the values in it: a sort would take longer than the fit.
  let low = 0;
  let rest = share * checked.length - 1e-9;
  while (count > 1 && high - low > 1e-9 * high) {
    const middle = (low + high) / 2;
    let below = 0;
    for (let place = 0; place < count; place++) if (values[place]! <= middle) below += weights[place]!;
    const isBelow = below >= rest;
    if (isBelow) high = middle;
    else {
      low = middle;
      rest -= below;
    }
    let left = 0;
    for (let place = 0; place < count; place++)
      if (values[place]! <= middle === isBelow) {
        values[left] = values[place]!;
        weights[left] = weights[place]!;
        left++;
      }
    count = left;
  }
  return count === 1 ? values[0]! : high;
}

/** From the names alone (FNV-1a), so that the order of the measurements changes nothing. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < name.length; place++) hash = Math.imul(hash ^ name.charCodeAt(place), 0x01000193);
  return hash >>> 16;
}

/** A range made from half of the pairs needs this many: with fewer its ends would be beyond every error. */
const MIN_PAIRS_OF_HALF = 9;

/** The errors of all that would have been shown, by game and by distance. `reaches`: those that the shown ranges have. */
export class ErrorTables {
  readonly #shown: readonly CheckedPair[];
  readonly #ofOtherHalf: readonly Reaches[];

  constructor(checked: readonly CheckedPair[], reaches: Reaches) {
    this.#shown = checked.filter(({ step }) => reaches[step] !== null);
    this.#ofOtherHalf = [1, 0].map((other) =>
      reachesOf(
        checked.filter(({ pair }) => pair.place % 2 === other),
        MIN_PAIRS_OF_HALF,
      ),
    );
  }

  /** From pairs left out at random, each once. */
  ofGame(game: number): ErrorShares | null {
    return this.#sharesOf(this.#shown.filter(({ isRandom, pair }) => isRandom && pair.game === game));
  }

  /** From all pairs that were left out, so that far ones are among them. */
  byDistance(): EstimateErrorAt[] {
    return DISTANCES.flatMap((upTo, step) => {
      const shares = this.#sharesOf(this.#shown.filter((each) => each.step === step));
      return shares ? [{ upTo, ...shares }] : [];
    });
  }

  #sharesOf(checked: readonly CheckedPair[]): ErrorShares | null {
    let [tried, inside] = [0, 0];
    for (const { pair, expected, size, step } of checked) {
      const reach = this.#ofOtherHalf[pair.place % 2]![step] ?? null;
      if (reach === null) continue;
      tried += 1;
      inside += pair.logs.filter((log) => Math.abs(log - expected) <= reach * size).length / pair.logs.length;
    }
    if (tried === 0) return null;
    const percent = (error: number) => Math.abs(Math.exp(-error) - 1) * 100;
    return {
      pairs: pairsIn(checked),
      medianPercent: quantile(checked, 0.5, percent),
      p90Percent: quantile(checked, 0.9, percent),
      coveragePercent: (inside / tried) * 100,
    };
  }
}
