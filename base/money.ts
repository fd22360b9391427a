// Money: an integer number of bani (1 RON = 100 bani) everywhere until it is formatted.
// Invariant: no fraction of a ban exists; every rounding has a name.

export type Bani = number & { readonly of: "bani" };

/** A number of whole bani. Throws for a fraction or an unsafe number, which is a bug and not a domain error. */
export function bani(amount: number): Bani {
  if (!Number.isSafeInteger(amount)) throw new Error(`not a whole number of bani: ${amount}`);
  return amount as Bani;
}

export const NOTHING = bani(0);

/** Bani from whole RON. */
export function ron(amount: number): Bani {
  return bani(amount * 100);
}

/** Whole RON of an amount, rounded down. */
export function floorRon(amount: Bani): number {
  return Math.floor(amount / 100);
}

/** Whole RON of an amount, rounded up. */
export function ceilRon(amount: Bani): number {
  return Math.ceil(amount / 100);
}

export function sum(amounts: Iterable<Bani>): Bani {
  let total = 0;
  for (const amount of amounts) total += amount;
  return bani(total);
}

export function times(amount: Bani, quantity: number): Bani {
  return bani(amount * quantity);
}

/** `percent` of an amount, rounded half up to the ban (the customer-facing commercial rounding). */
export function percentOf(amount: Bani, percent: number): Bani {
  return bani(Math.floor((amount * percent) / 100 + 0.5));
}

/**
 * Splits an amount by weights. Invariant: the shares sum to the amount exactly. The rounding difference goes to the largest
 * remainders, the first of equals. If no weight is above zero, the shares are equal. Throws if the amount is not 0 and there are no weights.
 */
export function shareOut(amount: Bani, weights: readonly number[]): Bani[] {
  if (amount < 0 || weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0))
    throw new Error("only what is there is shared out, by weights that are whole numbers from 0");
  if (weights.length === 0 && amount > 0) throw new Error("an amount cannot be shared among nobody");
  const whole = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  const parts = whole === 0n ? weights.map(() => 1n) : weights.map((weight) => BigInt(weight));
  const of = whole === 0n ? BigInt(weights.length) : whole;
  const exact = parts.map((part) => BigInt(amount) * part);
  const shares = exact.map((share) => Number(share / of));
  const left = amount - shares.reduce((total, share) => total + share, 0);
  const byRemainder = exact
    .map((share, place) => ({ place, rest: share % of }))
    .toSorted((a, b) => (a.rest === b.rest ? a.place - b.place : a.rest > b.rest ? -1 : 1));
  for (const { place } of byRemainder.slice(0, left)) shares[place]! += 1;
  return shares.map(bani);
}
