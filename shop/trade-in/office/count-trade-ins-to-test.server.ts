import type { Db } from "../../../base/db.server.ts";
import { countToTest } from "./office.sql.server.ts";

/** How many trade-ins are at the shop and wait for staff. With `movedBefore` only those that last moved before it. */
export function countTradeInsToTest(deps: { db: Db }, { movedBefore = null }: { movedBefore?: Date | null } = {}) {
  return countToTest(deps.db, { movedBefore });
}
