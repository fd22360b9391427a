import type { Db } from "../../../base/db.server.ts";
import { countDue } from "./payments.sql.server.ts";

/**
 * How many refunds the shop owes to bank accounts that it knows; one without an account waits for its buyer. With
 * `requestedBefore` only those.
 */
export function countRefundsDue(deps: { db: Db }, { requestedBefore = null }: { requestedBefore?: Date | null } = {}) {
  return countDue(deps.db, { requestedBefore });
}
