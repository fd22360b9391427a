// The fit of one game at one resolution and settings: log(frames per second) = mean + processor + graphics + pair, by
// ridge least squares. The error of each PC's estimate from all others follows from the same inverse, without another fit.
// Invariant: sums are made in one order, so the order of the measurements changes nothing.

import { BEYOND_EACH_END, LEAST_CHECKED, LEAST_PCS, type MeasuredFps, type PerformanceParts } from "./fps-estimate.ts";
import { invertSymmetric } from "./invert-symmetric.ts";

// Both are in units of the variance of one measurement and were chosen by the error of estimates of the demo (decision 200).
/** How strongly the effect of a processor or a card is drawn towards nothing. */
const PART_PENALTY = 0.03;
/** The same for what only the pair explains: one PC moves the estimate of its pair by a third of its deviation. */
const PAIR_PENALTY = 2;
/** Only makes the sums of effects definite. */
const MEAN_PENALTY = 1e-6;

/** A measured frame rate against its estimate from all other PCs. `error`: the logarithm of measured / estimated. */
export type CheckedPc = { unitId: string; error: number; hasEqual: boolean };

export type LogRange = { low: number; high: number };

type Estimated = { log: number; range: LogRange; pcs: number; equalPcs: number };

export type ConditionsFit = {
  /** Null where too little was measured. */
  estimate(parts: PerformanceParts): Estimated | null;
  readonly checked: readonly CheckedPc[];
};

type Pair = { processor: number; graphics: number; count: number; mean: number; weight: number; effect: number };

/** `measured`: of one game, resolution and settings, with frame rates above 0. */
export function fitConditions(measured: readonly MeasuredFps[]): ConditionsFit {
  const sorted = measured.toSorted(
    (a, b) =>
      compare(a.processor, b.processor) ||
      compare(a.graphics, b.graphics) ||
      a.fps - b.fps ||
      compare(a.unitId, b.unitId),
  );
  const parts = new PartNumbers(sorted);
  const pairs = pairsOf(sorted, parts);
  const { effects, inverse } = solve(pairs, parts.size);
  const expected = (processor: number, graphics: number) => effects[0]! + effects[processor]! + effects[graphics]!;
  for (const pair of pairs.values())
    pair.effect = (pair.count / (pair.count + PAIR_PENALTY)) * (pair.mean - expected(pair.processor, pair.graphics));
  const groups = connectedGroups(pairs, parts.size);
  const checked = sorted.flatMap((row): CheckedPc[] => {
    const pair = pairs.get(pairKey(row))!;
    // Would there be an estimate without this PC?
    if (parts.count[pair.processor]! <= LEAST_PCS || parts.count[pair.graphics]! <= LEAST_PCS) return [];
    const fitted = expected(pair.processor, pair.graphics) + pair.effect;
    const error = (Math.log(row.fps) - fitted) / (1 - leverageOf(pair, { inverse, size: parts.size }));
    return [{ unitId: row.unitId, error, hasEqual: pair.count > 1 }];
  });
  const ranges = new Map([true, false].map((hasEqual) => [hasEqual, rangeOf(errorsOf(checked, hasEqual))]));
  return {
    checked,
    estimate(requested) {
      const processor = parts.numberOf(`p ${requested.processor}`);
      const graphics = parts.numberOf(`g ${requested.graphics}`);
      if (processor === null || graphics === null || groups[processor] !== groups[graphics]) return null;
      if (parts.count[processor]! < LEAST_PCS || parts.count[graphics]! < LEAST_PCS) return null;
      const pair = pairs.get(pairKey(requested));
      const range = ranges.get(pair !== undefined);
      if (!range) return null;
      const equalPcs = pair?.count ?? 0;
      return {
        log: expected(processor, graphics) + (pair?.effect ?? 0),
        range,
        pcs: parts.count[processor]! + parts.count[graphics]! - equalPcs,
        equalPcs,
      };
    },
  };
}

/** The errors of estimates for pairs that other PCs have too, or of those for pairs that no other PC has. */
export function errorsOf(checked: readonly CheckedPc[], hasEqual: boolean): number[] {
  return checked.filter((pc) => pc.hasEqual === hasEqual).map(({ error }) => error);
}

/**
 * The range in which the next error lies with the stated coverage: order statistics of n errors at (n + 1) · p, as in
 * conformal prediction. Null for fewer than `least` errors.
 */
export function rangeOf(errors: readonly number[], least = LEAST_CHECKED): LogRange | null {
  if (errors.length < least) return null;
  const sorted = errors.toSorted((a, b) => a - b);
  const place = Math.max(Math.floor((sorted.length + 1) * BEYOND_EACH_END), 1);
  return { low: sorted[place - 1]!, high: sorted.at(-place)! };
}

/** The places of processors and graphics in the equations (0 is the mean), and how many PCs have each. */
class PartNumbers {
  readonly #numbers = new Map<string, number>();
  readonly count: number[] = [0];

  constructor(measured: readonly PerformanceParts[]) {
    for (const { processor, graphics } of measured)
      for (const name of [`p ${processor}`, `g ${graphics}`]) {
        const number = this.#numbers.get(name) ?? this.#numbers.size + 1;
        this.#numbers.set(name, number);
        this.count[number] = (this.count[number] ?? 0) + 1;
      }
  }

  get size(): number {
    return this.#numbers.size + 1;
  }

  numberOf(name: string): number | null {
    return this.#numbers.get(name) ?? null;
  }
}

/** `mean`: of the logarithms. `weight`: what the pair counts once its own effect has been eliminated. */
function pairsOf(sorted: readonly MeasuredFps[], parts: PartNumbers): Map<string, Pair> {
  const pairs = new Map<string, Pair>();
  for (const row of sorted) {
    const key = pairKey(row);
    const pair = pairs.get(key) ?? {
      processor: parts.numberOf(`p ${row.processor}`)!,
      graphics: parts.numberOf(`g ${row.graphics}`)!,
      count: 0,
      mean: 0,
      weight: 0,
      effect: 0,
    };
    pair.count++;
    pair.mean += (Math.log(row.fps) - pair.mean) / pair.count;
    pair.weight = (pair.count * PAIR_PENALTY) / (pair.count + PAIR_PENALTY);
    pairs.set(key, pair);
  }
  return pairs;
}

/** The normal equations of mean, processors and graphics, solved; with the inverse of their matrix, row by row. */
function solve(pairs: ReadonlyMap<string, Pair>, size: number): { effects: Float64Array; inverse: Float64Array } {
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  for (let place = 0; place < size; place++) matrix[place * size + place] = place === 0 ? MEAN_PENALTY : PART_PENALTY;
  for (const { processor, graphics, mean, weight } of pairs.values()) {
    const places = [0, processor, graphics];
    for (const row of places) {
      right[row]! += weight * mean;
      for (const column of places) matrix[row * size + column]! += weight;
    }
  }
  const inverse = invertSymmetric(matrix, size);
  const effects = new Float64Array(size);
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) effects[row]! += inverse[row * size + column]! * right[column]!;
  return { effects, inverse };
}

/** How much one measurement of the pair moves its own estimate: above 0 and below 1. */
function leverageOf(
  { processor, graphics, count }: Pair,
  { inverse, size }: { inverse: Float64Array; size: number },
): number {
  const places = [0, processor, graphics];
  let sum = 0;
  for (const row of places) for (const column of places) sum += inverse[row * size + column]!;
  return (PAIR_PENALTY / (count + PAIR_PENALTY)) ** 2 * sum + 1 / (count + PAIR_PENALTY);
}

/**
 * For each part the number of its group: parts of one group are connected by measured PCs. Across groups the effects of
 * processors and graphics cannot be told apart.
 */
function connectedGroups(pairs: ReadonlyMap<string, Pair>, size: number): Int32Array {
  const parent = Int32Array.from({ length: size }, (_, place) => place);
  const rootOf = (place: number): number => {
    let root = place;
    while (parent[root] !== root) root = parent[root]!;
    parent[place] = root;
    return root;
  };
  for (const { processor, graphics } of pairs.values()) parent[rootOf(processor)] = rootOf(graphics);
  return parent.map((_, place) => rootOf(place));
}

function pairKey({ processor, graphics }: PerformanceParts): string {
  return `${processor}\n${graphics}`;
}

/** By code units: the same in every process, whatever its language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
