// The root of a day: one hash over the ends of all chains that grew on it, so that the shop cannot change what it published.
// Invariant: each root names the one before it; a day without events has one too. Leaves are hashes, and show no code.

/** What is signed for a day. `root` is null on a day on which nothing happened. */
export type RootRecord = {
  v: 1;
  day: string;
  chains: number;
  root: string | null;
  /** The hash of the root of the day before it; null for the first. */
  prev: string | null;
  key: string;
};

export type SignedRoot = RootRecord & { hash: string; signature: string };

/** The end of a chain on a day: its canonical text is hashed into a leaf. */
export type ChainEnd = { passport: string; seq: number; hash: string };
