// What this module forgets: when its time is over, or with the account that it belonged to.

import type { Db } from "../../base/db.server.ts";
import { deleteOldDraftsOfGuests } from "./checkout/drafts.sql.server.ts";
import { clearOldHolders } from "../inventory/allocations/allocation-limits.sql.server.ts";
import { deleteOldRequests } from "../inventory/allocations/allocation-requests.sql.server.ts";

/** Forgets what visitors without an account typed at a checkout ninety days ago: who they are, and where they live. */
export async function forgetDraftsOfGuests({ db }: { db: Db }): Promise<void> {
  await deleteOldDraftsOfGuests(db);
}

/**
 * Forgets by whom holds that ran out were held (an hour later), how often limits were reached (a day later), and what the links of old
 * e-mails kept (a week later).
 */
export async function forgetHolders({ db }: { db: Db }): Promise<void> {
  await clearOldHolders(db);
  await deleteOldRequests(db);
}
