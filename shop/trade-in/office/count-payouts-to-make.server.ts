import type { Db } from "../../../base/db.server.ts";
import { countToPay } from "./office.sql.server.ts";

/** How many tested trade-ins wait for their payout. With `dueBefore` only those whose payout was due before it. */
export function countPayoutsToMake(deps: { db: Db }, { dueBefore = null }: { dueBefore?: Date | null } = {}) {
  return countToPay(deps.db, { dueBefore });
}
