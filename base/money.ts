// Money in the shop: whole bani (1 RON = 100 bani), an integer, everywhere until it is shown.
// Must always hold: no fraction of a ban exists; every rounding has a name.

export type Bani = number & { readonly of: "bani" };

/** A number of whole bani. Throws for a fraction or an unsafe number: that is a bug, not a refusal. */
export function bani(amount: number): Bani {
  if (!Number.isSafeInteger(amount)) throw new Error(`not a whole number of bani: ${amount}`);
  return amount as Bani;
}

export const NOTHING = bani(0);

/** Bani from whole RON. */
export function ron(amount: number): Bani {
  return bani(amount * 100);
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
