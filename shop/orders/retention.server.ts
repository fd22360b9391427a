// Retention: what this module deletes after its time, or with the account that it belonged to.

import type { Db } from "../../base/db.server.ts";
import { deleteOldDraftsOfGuests } from "./checkout/drafts.sql.server.ts";
import { clearOldHolders } from "../inventory/allocations/allocation-limits.sql.server.ts";
import { deleteOldRequests } from "../inventory/allocations/allocation-requests.sql.server.ts";

/** Deletes the checkout drafts of visitors without an account after ninety days: they contain names and addresses. */
export async function deleteGuestDrafts({ db }: { db: Db }): Promise<void> {
  await deleteOldDraftsOfGuests(db);
}

/**
 * Deletes the holders of expired allocations (after an hour), the counts of reached limits (after a day), and the
 * requests behind the links of old e-mails (after a week).
 */
export async function deleteOldHolders({ db }: { db: Db }): Promise<void> {
  await clearOldHolders(db);
  await deleteOldRequests(db);
}
