// Public numbers, such as order numbers: a prefix and six random digits, so that nobody can guess the next one or count the
// shop's orders.

const DIGITS = 6; // spec 9
const TRIES = 20;

export type PublicNumber<Of extends string> = string & { readonly of: Of };

export type NumberSeries<N extends string> = {
  readonly prefix: string;
  /** Parses a number of this series; null if the text is none. */
  parse(text: unknown): N | null;
  /** A number of this series from a random value; 0 <= `chance` < 1. */
  from(chance: number): N;
};

/** The series "ORD-000000" to "ORD-999999" of a prefix. */
export function numberSeries<N extends string>(prefix: string): NumberSeries<N> {
  const pattern = new RegExp(`^${prefix}-\\d{${DIGITS}}$`);
  return {
    prefix,
    parse: (text) => (typeof text === "string" && pattern.test(text) ? (text as N) : null),
    from: (chance) => `${prefix}-${String(Math.floor(chance * 10 ** DIGITS)).padStart(DIGITS, "0")}` as N,
  };
}

/**
 * Draws numbers until one is free and returns it. `take` inserts the number and returns whether it was free: the database
 * decides. Throws after twenty taken numbers: the series then needs more digits.
 */
export async function takeNumber<N extends string>(
  series: NumberSeries<N>,
  { chance, take }: { chance: () => number; take: (number: N) => Promise<boolean> },
): Promise<N> {
  for (let tries = 0; tries < TRIES; tries++) {
    const number = series.from(chance());
    if (await take(number)) return number;
  }
  throw new Error(`numbers that begin with ${series.prefix} are running out`);
}
