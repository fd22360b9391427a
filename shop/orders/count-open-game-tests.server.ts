import type { Db } from "../../base/db.server.ts";
import { listOpenGameTests } from "./list-open-game-tests.server.ts";
import { countPaidGameTests } from "./game-tests.sql.server.ts";

/** How many game tests that buyers paid for hold back a parcel. */
export async function countOpenGameTests(deps: { db: Db }): Promise<number> {
  // Nearly always there is none, and then no result has to be looked for.
  return (await countPaidGameTests(deps.db)) === 0 ? 0 : (await listOpenGameTests(deps)).length;
}
