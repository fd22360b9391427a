// Why a unit waits at the bench.

/** "on-sale": nothing was measured although it is on sale. */
export const benchCauses = ["received", "on-sale", "came-back"] as const;
export type BenchCause = (typeof benchCauses)[number];
