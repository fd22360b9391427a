// Why a unit waits at the bench.

export const BENCH_A_PAGE = 50;

/** "on-sale": nothing was measured although it is on sale. */
export const benchCauses = ["received", "on-sale", "came-back"] as const;
export type BenchCause = (typeof benchCauses)[number];
