// Retention: what this module deletes after a period, or together with the account.

import type { Db } from "../../base/db.server.ts";
import { deleteExpiredRows } from "./accounts.sql.server.ts";

/**
 * Background job: deletes expired sessions and keys, old tries and devices, and accounts that were not confirmed
 * within a month.
 */
export async function deleteExpired(deps: { db: Db }): Promise<void> {
  await deleteExpiredRows(deps.db);
}
