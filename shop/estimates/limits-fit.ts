// The fit behind every estimate. In each game a processor allows a number of frames a second, and so does a card; a PC reaches
// the soft minimum of both, and never more than the limit of the game itself. What one part allows in different games follows
// from one level of the part, with a deviation of its own in each game. Resolution and settings move what all cards allow in
// a game alike, and hardly what processors allow. All of it is fitted to measurements, by penalised least squares of the
// logarithms in which a measurement that is far off counts less (Huber).
// Invariant: a part with a higher limit never has a lower estimate. Sums are made in one order, so the order of the
// measurements changes nothing.

import { choleskyOf, inverseFactorOf, solveWith } from "./cholesky.ts";
import type { MeasuredPair, MeasuredPairs, PairAtConditions } from "./measured-pairs.ts";

// What is assumed before anything was measured, in logarithms: 0.1 is about a tenth. All but the shift of processors are so
// wide that a handful of measurements outweighs them.
/** How much processors, and cards, differ. */
const LEVEL_SPREAD = { processor: 0.5, graphics: 0.8 };
/** How much more or less a game gains from a faster processor, and from a faster card, than games do on average. */
const SLOPE_SPREAD = { processor: 0.15, graphics: 0.3 };
/** How sharp the minimum is: at 1 the times of both parts for a frame add up, a large number waits for the slower part alone. */
const SHARPNESS = { middle: Math.log(3), spread: 1 };
/** How much another resolution or other settings change what processors allow. */
const PROCESSOR_SHIFT_SPREAD = { standard: 0.0003, other: 0.03 };
/** The deviations of parts in single games: where their spread begins, and its bounds. */
const DEVIATION_SPREAD = { first: 0.03, min: 0.01, max: 0.2 };
/** How many frames games draw: anything, around the middle of what was measured. */
const OFFSET_SPREAD = 3;
/** How much equal PCs differ: where it begins, and its lower bound, for frame rates are whole and no two runs are the same. */
const UNIT_SPREAD = { first: 0.03, min: 0.01 };
/** Beyond this many spreads a measurement counts less. */
const HUBER = 1.5;

/** An estimate so near the game's own limit is decided by it. */
const NEAR_LIMIT = 0.01;

const MAX_STEPS = { first: 25, between: 3, again: 4 };
const MAX_ATTEMPTS = 8;
const ROUNDS = 2;
/** A step that lowers the loss by a smaller share is the last one. */
const CONVERGED = 1e-5;

/** `spread`: how far the fit itself may be off, as a logarithm. `processorShare`: 1 where the processor alone decides. */
export type Expected = { log: number; spread: number; processorShare: number; isGameLimit: boolean };

/** Parameters of the shared fit that decide one estimate. */
const OWN = 8;

/** Where the shared parameters stand: the levels of processors and cards first. */
class Places {
  readonly parts: number;
  readonly size: number;
  readonly #processors: number;
  readonly #conditions: number;

  constructor({ processors, graphics, games, conditions }: MeasuredPairs) {
    this.#processors = processors.size;
    this.parts = processors.size + graphics.size;
    this.#conditions = this.parts + 4 * games.length;
    this.size = this.#conditions + 2 * conditions.size;
  }

  ofCard(graphics: number): number {
    return this.#processors + graphics;
  }

  /** Of four: the offset and the slope of processors, the slope of cards, and how sharp the minimum is. */
  ofGame(game: number): number {
    return this.parts + 4 * game;
  }

  /** Of two: the offset of cards, and the shift of processors. */
  ofConditions(conditions: number): number {
    return this.#conditions + 2 * conditions;
  }
}

type Prior = { middle: Float64Array; spread: Float64Array };

export class LimitsFit {
  readonly #measured: MeasuredPairs;
  readonly #pairs: readonly MeasuredPair[];
  readonly #places: Places;
  readonly #prior: Prior;
  #values: Float64Array<ArrayBufferLike>;
  /** Of each game, those of its processors and then those of its cards. */
  #deviations: Float64Array[];
  #deviationSpread: number = DEVIATION_SPREAD.first;
  #unitSpread: number = UNIT_SPREAD.first;
  /** Of the normal equations: the inverse factors for the shared parameters, and for each game's deviations. */
  #shared: Float64Array = new Float64Array();
  #own: Float64Array[] = [];
  /** The exponentials of three parameters of each game: the slopes of processors and cards, and the sharpness. */
  #slopesOfGames: Float64Array = new Float64Array();
  #levels: Float64Array[] | null = null;
  // What `#expect` and `#weigh` leave: places and derivatives of the shared parameters, and sums over a pair's measurements.
  readonly #at = new Int32Array(OWN);
  readonly #slopes = new Float64Array(OWN);
  #weight = 0;
  #residual = 0;
  #loss = 0;

  private constructor(
    measured: MeasuredPairs,
    { isLeftOut, prior }: { isLeftOut?: (pair: MeasuredPair) => boolean; prior?: Prior } = {},
  ) {
    this.#measured = measured;
    this.#pairs = isLeftOut ? measured.pairs.filter((pair) => !isLeftOut(pair)) : measured.pairs;
    this.#places = new Places(measured);
    this.#prior = prior ?? priorOf(measured, this.#places);
    this.#values = this.#prior.middle;
    this.#deviations = measured.games.map(() => new Float64Array(this.#places.parts));
  }

  /** Fits all measurements, in steps of some milliseconds. */
  static *of(measured: MeasuredPairs): Generator<void, LimitsFit> {
    const fit = new LimitsFit(measured);
    fit.#setValues(fit.#firstValues());
    yield* fit.#fitShared(MAX_STEPS.first);
    for (let round = 0; round < ROUNDS; round++) {
      fit.#fitDeviations();
      fit.#deviationSpread = fit.#spreadOfDeviations();
      fit.#unitSpread = fit.#spreadOfUnits();
      yield* fit.#fitShared(MAX_STEPS.between);
    }
    fit.#fitDeviations();
    return fit;
  }

  /** The same fit without some pairs, in steps; it begins where this one ended. */
  *without(isLeftOut: (pair: MeasuredPair) => boolean): Generator<void, LimitsFit> {
    const fit = new LimitsFit(this.#measured, { isLeftOut, prior: this.#prior });
    fit.#setValues(this.#values);
    fit.#deviations = this.#deviations.map((each) => Float64Array.from(each));
    fit.#deviationSpread = this.#deviationSpread;
    fit.#unitSpread = this.#unitSpread;
    yield* fit.#fitShared(MAX_STEPS.again);
    fit.#fitDeviations();
    return fit;
  }

  /** How much equal PCs differ, as a logarithm. */
  get unitSpread(): number {
    return this.#unitSpread;
  }

  /** The logarithm of what the processor allows in the game at standard settings, up to the same number for all. */
  processorLevel(game: number, processor: number): number {
    return this.#levelsOf(game)[processor]!;
  }

  /** The same of a card. */
  graphicsLevel(game: number, graphics: number): number {
    return this.#levelsOf(game)[this.#places.ofCard(graphics)]!;
  }

  #levelsOf(game: number): Float64Array {
    this.#levels ??= this.#deviations.map((deviations, of) =>
      deviations.map((deviation, part) => {
        const slope = this.#slopesOfGames[3 * of + (part < this.#places.ofCard(0) ? 0 : 1)]!;
        return slope * this.#values[part]! + deviation;
      }),
    );
    return this.#levels[game]!;
  }

  expected(pair: PairAtConditions | Omit<PairAtConditions, "place">): Expected {
    const log = this.#expect(pair);
    const isGameLimit = log > this.#measured.gameLimits[pair.game]! - NEAR_LIMIT;
    return { log, spread: this.#spreadOf(pair), processorShare: isGameLimit ? 0.5 : this.#slopes[0]!, isGameLimit };
  }

  /** After `#expect`: what the shared parameters and the deviations of the parts leave open. */
  #spreadOf({ processor, graphics, game }: Omit<PairAtConditions, "place">): number {
    const { size, parts } = this.#places;
    let variance = 0;
    for (let row = 0; row < size; row++) {
      let sum = 0;
      for (let place = 0; place < OWN; place++) {
        const column = this.#at[place]!;
        if (column <= row) sum += this.#slopes[place]! * this.#shared[column * size + row]!;
      }
      variance += sum * sum;
    }
    const own = this.#own[game]!;
    const card = this.#places.ofCard(graphics);
    for (let row = processor; row < parts; row++) {
      const sum =
        this.#slopes[0]! * own[processor * parts + row]! +
        (row < card ? 0 : this.#slopes[4]! * own[card * parts + row]!);
      variance += sum * sum;
    }
    return this.#unitSpread * Math.sqrt(variance);
  }

  /** The logarithm of the frame rate to expect. */
  #expect({ processor, graphics, game, conditions }: Omit<PairAtConditions, "place">): number {
    const values = this.#values;
    const deviations = this.#deviations[game]!;
    const ofGame = this.#places.ofGame(game);
    const ofConditions = this.#places.ofConditions(conditions);
    const card = this.#places.ofCard(graphics);
    const processorSlope = this.#slopesOfGames[3 * game]!;
    const cardSlope = this.#slopesOfGames[3 * game + 1]!;
    const sharpness = this.#slopesOfGames[3 * game + 2]!;
    const byProcessor =
      values[ofGame]! + processorSlope * values[processor]! + deviations[processor]! + values[ofConditions + 1]!;
    const byCard = values[ofConditions]! + cardSlope * values[card]! + deviations[card]!;
    const lower = Math.min(byProcessor, byCard);
    const ofProcessor = Math.exp(sharpness * (lower - byProcessor));
    const sum = ofProcessor + Math.exp(sharpness * (lower - byCard));
    const share = ofProcessor / sum;
    // The mean of two equal limits is that limit, whatever the sharpness: so both can be told apart.
    const below = Math.log(sum / 2) / sharpness;
    const at = this.#at;
    const slopes = this.#slopes;
    at[0] = ofGame;
    at[1] = processor;
    at[2] = ofGame + 1;
    at[3] = ofConditions + 1;
    at[4] = ofConditions;
    at[5] = card;
    at[6] = ofGame + 2;
    at[7] = ofGame + 3;
    slopes[0] = share;
    slopes[1] = share * processorSlope;
    slopes[2] = share * processorSlope * values[processor]!;
    slopes[3] = share;
    slopes[4] = 1 - share;
    slopes[5] = (1 - share) * cardSlope;
    slopes[6] = (1 - share) * cardSlope * values[card]!;
    slopes[7] = below + share * (byProcessor - lower) + (1 - share) * (byCard - lower);
    const limit = this.#measured.gameLimits[game]!;
    if (lower - below < limit) return lower - below;
    // At the limit of the game nothing is learnt about the parts.
    slopes.fill(0);
    return limit;
  }

  /** Leaves the weight of a pair's measurements, the sum of their weighted residuals, and their loss. */
  #weigh(pair: MeasuredPair): void {
    const expected = this.#expect(pair);
    const far = HUBER * this.#unitSpread;
    this.#weight = this.#residual = this.#loss = 0;
    for (const log of pair.logs) {
      const residual = log - expected;
      const size = Math.abs(residual);
      const counts = size <= far ? 1 : far / size;
      this.#weight += counts;
      this.#residual += counts * residual;
      this.#loss += size <= far ? (size * size) / 2 : far * (size - far / 2);
    }
  }

  /** A start: each part is about as fast as the upper end of what was measured with it, against the middle of the game. */
  #firstValues(): Float64Array {
    const { games, conditions, processors, graphics } = this.#measured;
    const values = Float64Array.from(this.#prior.middle);
    const gathered = (
      count: number,
      numberOf: (pair: MeasuredPair) => number,
      from: (pair: MeasuredPair) => number,
    ) => {
      const found = Array.from({ length: count }, (): number[] => []);
      for (const pair of this.#pairs) for (const log of pair.logs) found[numberOf(pair)]!.push(log - from(pair));
      return found;
    };
    const middles = gathered(
      games.length,
      ({ game }) => game,
      () => 0,
    ).map((logs) => quantile(logs, 0.5));
    const levels = (count: number, numberOf: (pair: MeasuredPair) => number) => {
      const upper = gathered(count, numberOf, ({ game }) => middles[game]!).map((logs) => quantile(logs, 0.9));
      const mean = upper.reduce((sum, each) => sum + each, 0) / count;
      return { mean, own: upper.map((each) => each - mean) };
    };
    const ofProcessors = levels(processors.size, ({ processor }) => processor);
    const ofCards = levels(graphics.size, (pair) => pair.graphics);
    values.set(ofProcessors.own);
    values.set(ofCards.own, processors.size);
    for (const [game, middle] of middles.entries()) values[this.#places.ofGame(game)] = middle + ofProcessors.mean;
    const offsets = gathered(
      conditions.size,
      (pair) => pair.conditions,
      (pair) => ofCards.own[pair.graphics]!,
    );
    for (const [number, logs] of offsets.entries()) values[this.#places.ofConditions(number)] = quantile(logs, 0.5);
    // Then twice the frames everywhere are twice the frames in every estimate.
    for (const game of games.keys()) this.#prior.middle[this.#places.ofGame(game)] = values[this.#places.ofGame(game)]!;
    for (const { number } of conditions.values())
      this.#prior.middle[this.#places.ofConditions(number)] = values[this.#places.ofConditions(number)]!;
    return values;
  }

  #setValues(values: Float64Array): void {
    this.#values = values;
    this.#slopesOfGames = new Float64Array(3 * this.#measured.games.length);
    for (let game = 0; game < this.#measured.games.length; game++)
      for (let place = 0; place < 3; place++)
        this.#slopesOfGames[3 * game + place] = Math.exp(values[this.#places.ofGame(game) + 1 + place]!);
  }

  /** Levenberg and Marquardt's steps for all but the deviations. */
  *#fitShared(steps: number): Generator<void, void> {
    let damping = 1e-3;
    for (let step = 0; ; step++) {
      const { matrix, right, loss } = this.#equations();
      const before = this.#values;
      const attempts = step < steps ? MAX_ATTEMPTS : 0;
      let gained = 0;
      for (let attempt = 0; attempt < attempts && gained <= 0; attempt++) {
        const damped = Float64Array.from(matrix);
        for (let place = 0; place < right.length; place++) damped[place * right.length + place]! *= 1 + damping;
        const change = solveWith(choleskyOf(damped, right.length), right);
        if (product(right, change) < 2 * CONVERGED * loss) break;
        this.#setValues(before.map((value, place) => value + change[place]!));
        gained = loss - this.#totalLoss();
        damping = Math.max(gained > 0 ? damping / 10 : damping * 10, 1e-9);
      }
      if (gained <= 0) {
        this.#setValues(before);
        this.#shared = inverseFactorOf(choleskyOf(matrix, right.length), right.length);
        return;
      }
      yield;
    }
  }

  /** The normal equations of the shared parameters; of their matrix the lower half. */
  #equations(): { matrix: Float64Array; right: Float64Array; loss: number } {
    const { size } = this.#places;
    const matrix = new Float64Array(size * size);
    const right = new Float64Array(size);
    const at = this.#at;
    const slopes = this.#slopes;
    let loss = this.#penalty();
    for (const pair of this.#pairs) {
      this.#weigh(pair);
      loss += this.#loss;
      for (let row = 0; row < OWN; row++) {
        const start = at[row]!;
        const slope = slopes[row]!;
        right[start]! += slope * this.#residual;
        const weighted = slope * this.#weight;
        for (let column = 0; column < OWN; column++)
          if (at[column]! <= start) matrix[start * size + at[column]!]! += weighted * slopes[column]!;
      }
    }
    const { middle, spread } = this.#prior;
    for (let place = 0; place < size; place++) {
      const weight = (this.#unitSpread / spread[place]!) ** 2;
      matrix[place * size + place]! += weight;
      right[place]! -= weight * (this.#values[place]! - middle[place]!);
    }
    return { matrix, right, loss };
  }

  #totalLoss(): number {
    let loss = this.#penalty();
    for (const pair of this.#pairs) {
      this.#weigh(pair);
      loss += this.#loss;
    }
    return loss;
  }

  #penalty(): number {
    const { middle, spread } = this.#prior;
    let sum = 0;
    for (let place = 0; place < middle.length; place++)
      sum += ((this.#values[place]! - middle[place]!) / spread[place]!) ** 2;
    return (sum * this.#unitSpread ** 2) / 2;
  }

  /** What each game says of each part beyond its level: one step of Gauss and Newton. */
  #fitDeviations(): void {
    const { parts } = this.#places;
    const penalty = (this.#unitSpread / this.#deviationSpread) ** 2;
    const matrices = this.#deviations.map(() => new Float64Array(parts * parts));
    const rights = this.#deviations.map(() => new Float64Array(parts));
    for (const pair of this.#pairs) {
      this.#weigh(pair);
      const matrix = matrices[pair.game]!;
      const right = rights[pair.game]!;
      const card = this.#places.ofCard(pair.graphics);
      const ofProcessor = this.#slopes[0]!;
      const ofCard = this.#slopes[4]!;
      right[pair.processor]! += ofProcessor * this.#residual;
      right[card]! += ofCard * this.#residual;
      matrix[pair.processor * parts + pair.processor]! += this.#weight * ofProcessor ** 2;
      matrix[card * parts + card]! += this.#weight * ofCard ** 2;
      matrix[card * parts + pair.processor]! += this.#weight * ofProcessor * ofCard;
    }
    this.#own = matrices.map((matrix, game) => {
      const right = rights[game]!;
      const deviations = this.#deviations[game]!;
      for (let place = 0; place < parts; place++) {
        matrix[place * parts + place]! += penalty;
        right[place]! -= penalty * deviations[place]!;
      }
      const factor = choleskyOf(matrix, parts);
      const change = solveWith(factor, right);
      this.#deviations[game] = deviations.map((value, place) => value + change[place]!);
      return inverseFactorOf(factor, parts);
    });
  }

  /** How much the deviations differ, with what is not known of them (expectation and maximisation). */
  #spreadOfDeviations(): number {
    let sum = 0;
    for (const [game, deviations] of this.#deviations.entries()) {
      // The squared length of the inverse factor is the sum of the inverse's diagonal.
      sum += product(deviations, deviations) + this.#unitSpread ** 2 * product(this.#own[game]!, this.#own[game]!);
    }
    const spread = Math.sqrt(sum / (this.#places.parts * this.#deviations.length));
    return Math.min(Math.max(spread, DEVIATION_SPREAD.min), DEVIATION_SPREAD.max);
  }

  /** From the median, which one wrong measurement in ten hardly moves. */
  #spreadOfUnits(): number {
    const sizes: number[] = [];
    for (const pair of this.#pairs) {
      const expected = this.#expect(pair);
      for (const log of pair.logs) sizes.push(Math.abs(log - expected));
    }
    // The median of a normal distribution's sizes is at 0.6745 of its spread.
    return Math.max(quantile(sizes, 0.5) / 0.6745, UNIT_SPREAD.min);
  }
}

function priorOf({ processors, games, conditions }: MeasuredPairs, places: Places) {
  const middle = new Float64Array(places.size);
  const spread = new Float64Array(places.size);
  spread.fill(LEVEL_SPREAD.processor, 0, processors.size);
  spread.fill(LEVEL_SPREAD.graphics, processors.size, places.parts);
  for (const game of games.keys()) {
    middle.set([0, 0, 0, SHARPNESS.middle], places.ofGame(game));
    spread.set([OFFSET_SPREAD, SLOPE_SPREAD.processor, SLOPE_SPREAD.graphics, SHARPNESS.spread], places.ofGame(game));
  }
  for (const { number, isStandard } of conditions.values()) {
    const shift = isStandard ? PROCESSOR_SHIFT_SPREAD.standard : PROCESSOR_SHIFT_SPREAD.other;
    spread.set([OFFSET_SPREAD, shift], places.ofConditions(number));
  }
  return { middle, spread };
}

/** 0 of nothing. */
function quantile(values: readonly number[], part: number): number {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
}

function product(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let place = 0; place < one.length; place++) sum += one[place]! * other[place]!;
  return sum;
}
