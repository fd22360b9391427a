// How near a pair of parts is to measured ones: whether there is anything to estimate it from.

import { MIN_PCS, MIN_PCS_AT_CONDITIONS, type NoEstimateReason } from "./fps-estimate.ts";
import type { LimitsFit } from "./limits-fit.ts";
import type { MeasuredPair, MeasuredPairs, PairAtConditions } from "./measured-pairs.ts";

/**
 * Distances of a pair to the nearest measured one that has the same card or the same processor, in the same game at the same
 * resolution and settings: how many times more one of the two other parts allows than the other.
 */
export const DISTANCES = [1.05, 1.15, 1.3, 1.6] as const;
const logDistances = DISTANCES.map(Math.log);

type AtConditions = Omit<PairAtConditions, "place">;

/** How many measured PCs have a part, by the number of the conditions and of the part; and what the other parts allow. */
type PartsAt = { pcs: Int32Array; levels: (number[] | undefined)[] };

export class Nearness {
  readonly #fit: LimitsFit;
  readonly #processors: PartsAt;
  readonly #graphics: PartsAt;
  readonly #equal = new Map<number, number>();
  readonly #sizes: { processors: number; graphics: number };
  readonly #conditionsOfGame: readonly (readonly number[])[];
  /** Of each conditions: measured PCs, and what the slowest and the fastest measured card allow. */
  readonly #conditions: readonly { pcs: number; min: number; max: number }[];

  /** Of what was measured, without the pairs that are left out. */
  constructor(
    measured: MeasuredPairs,
    { fit, isLeftOut }: { fit: LimitsFit; isLeftOut?: (pair: MeasuredPair) => boolean },
  ) {
    this.#fit = fit;
    const { processors, graphics, conditions } = measured;
    this.#sizes = { processors: processors.size, graphics: graphics.size };
    this.#processors = partsAt(conditions.size * processors.size);
    this.#graphics = partsAt(conditions.size * graphics.size);
    const numbered = [...conditions.values()];
    this.#conditionsOfGame = measured.games.map((_, game) =>
      numbered.filter((each) => each.game === game).map(({ number }) => number),
    );
    this.#conditions = numbered.map(() => ({
      pcs: 0,
      min: Number.POSITIVE_INFINITY,
      max: Number.NEGATIVE_INFINITY,
    }));
    for (const pair of measured.pairs) if (!isLeftOut?.(pair)) this.#add(pair);
  }

  #add(pair: MeasuredPair): void {
    const processorLevel = this.#fit.processorLevel(pair.game, pair.processor);
    const graphicsLevel = this.#fit.graphicsLevel(pair.game, pair.graphics);
    const [ofProcessor, ofCard] = this.#keysOf(pair);
    const pcs = pair.logs.length;
    this.#processors.pcs[ofProcessor]! += pcs;
    this.#graphics.pcs[ofCard]! += pcs;
    this.#equal.set(this.#keyOf(pair), pcs);
    push(this.#processors.levels, ofProcessor, graphicsLevel);
    push(this.#graphics.levels, ofCard, processorLevel);
    const conditions = this.#conditions[pair.conditions]!;
    conditions.pcs += pcs;
    conditions.min = Math.min(conditions.min, graphicsLevel);
    conditions.max = Math.max(conditions.max, graphicsLevel);
  }

  /** The place of the pair's distance among `DISTANCES`, or why nothing is near enough. */
  stepOf(pair: AtConditions): number | NoEstimateReason {
    if (!this.#isMeasured(this.#processors, this.#sizes.processors, pair.processor, pair.game))
      return "processor-unmeasured";
    if (!this.#isMeasured(this.#graphics, this.#sizes.graphics, pair.graphics, pair.game)) return "graphics-unmeasured";
    const graphicsLevel = this.#fit.graphicsLevel(pair.game, pair.graphics);
    const { pcs, min, max } = this.#conditions[pair.conditions]!;
    if (pcs < MIN_PCS_AT_CONDITIONS || graphicsLevel < min || graphicsLevel > max) return "conditions-unmeasured";
    const [ofProcessor, ofCard] = this.#keysOf(pair);
    const distance = Math.min(
      nearest(this.#graphics.levels[ofCard], this.#fit.processorLevel(pair.game, pair.processor)),
      nearest(this.#processors.levels[ofProcessor], graphicsLevel),
    );
    const step = logDistances.findIndex((most) => distance <= most);
    return step < 0 ? "too-far" : step;
  }

  /** Measured PCs at these conditions with one of the parts, and with both. */
  pcsOf(pair: AtConditions): { pcs: number; equalPcs: number } {
    const [ofProcessor, ofCard] = this.#keysOf(pair);
    const equalPcs = this.#equal.get(this.#keyOf(pair)) ?? 0;
    return { pcs: this.#processors.pcs[ofProcessor]! + this.#graphics.pcs[ofCard]! - equalPcs, equalPcs };
  }

  /** On enough PCs in the game, at any one resolution and settings. */
  #isMeasured({ pcs }: PartsAt, size: number, part: number, game: number): boolean {
    return this.#conditionsOfGame[game]!.some((conditions) => pcs[conditions * size + part]! >= MIN_PCS);
  }

  #keysOf({ conditions, processor, graphics }: AtConditions): [number, number] {
    return [conditions * this.#sizes.processors + processor, conditions * this.#sizes.graphics + graphics];
  }

  #keyOf({ conditions, processor, graphics }: AtConditions): number {
    return (conditions * this.#sizes.processors + processor) * this.#sizes.graphics + graphics;
  }
}

function partsAt(size: number): PartsAt {
  return { pcs: new Int32Array(size), levels: Array.from({ length: size }) };
}

function push(levels: (number[] | undefined)[], key: number, level: number): void {
  const known = levels[key];
  if (known) known.push(level);
  else levels[key] = [level];
}

function nearest(levels: readonly number[] | undefined, level: number): number {
  let distance = Number.POSITIVE_INFINITY;
  for (const other of levels ?? []) distance = Math.min(distance, Math.abs(other - level));
  return distance;
}
