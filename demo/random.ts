// Seeded random numbers for the demo catalogue: the same on every machine.

export type Random = {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** An integer between the bounds, both included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** Picks in proportion to the weights; never an item of weight 0. Throws if all weights are 0. */
  weighted<T>(from: readonly T[], weightOf: (item: T) => number): T;
  shuffled<T>(from: readonly T[]): T[];
};

export function seededRandom(seed: number): Random {
  const next = numbers(seed);
  function between(low: number, high: number) {
    return low + Math.floor(next() * (high - low + 1));
  }
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick(from) {
      if (from.length === 0) throw new Error("nothing to pick from");
      return from[between(0, from.length - 1)]!;
    },
    weighted(from, weightOf) {
      const weights = from.map(weightOf);
      let left = next() * weights.reduce((total, weight) => total + weight, 0);
      for (const [index, weight] of weights.entries()) {
        if (weight > 0 && left < weight) return from[index]!;
        left -= weight;
      }
      const last = weights.findLastIndex((weight) => weight > 0);
      if (last < 0) throw new Error("nothing to pick from");
      return from[last]!;
    },
    shuffled(from) {
      const items = [...from];
      for (let last = items.length - 1; last > 0; last -= 1) {
        const other = between(0, last);
        [items[last], items[other]] = [items[other]!, items[last]!];
      }
      return items;
    },
  };
}

/** mulberry32: 32 bits of state, fast, uniform enough for demo data. Not for secrets. */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
