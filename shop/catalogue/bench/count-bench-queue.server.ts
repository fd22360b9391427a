import type { Db } from "../../../base/db.server.ts";
import { countBench } from "./bench.sql.server.ts";

/** How many PCs wait for the test bench. */
export function countBenchQueue(deps: { db: Db }): Promise<number> {
  return countBench(deps.db);
}
