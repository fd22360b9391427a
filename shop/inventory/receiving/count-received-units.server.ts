import type { Db } from "../../../base/db.server.ts";
import { countWaiting } from "./receiving.sql.server.ts";

/** How many units were bought and are not on sale yet. */
export function countReceivedUnits(deps: { db: Db }): Promise<number> {
  return countWaiting(deps.db);
}
