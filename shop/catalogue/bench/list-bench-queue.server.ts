import type { DayRange } from "../../../base/day.ts";
import type { Db } from "../../../base/db.server.ts";
import { BENCH_A_PAGE, type BenchCause } from "./bench.ts";
import { loadBenchQueue } from "./bench.sql.server.ts";

/**
 * What must be tested: PCs received or on sale without measurements, and PCs that came back from buyers. The days are
 * those since when it waits.
 */
export function listBenchQueue(
  deps: { db: Db },
  { cause, search, page, from, to }: DayRange & { cause: BenchCause | null; search: string; page: number },
) {
  return loadBenchQueue(deps.db, {
    cause,
    search: search.trim().slice(0, 80),
    days: { from: from ?? null, to: to ?? null },
    limit: BENCH_A_PAGE,
    offset: (page - 1) * BENCH_A_PAGE,
  });
}
