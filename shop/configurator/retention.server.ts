// What this module forgets: when its time is over, or with the account that it belonged to.

import type { Db, Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { deleteAllBuilds, deleteOldBuildsOfGuests } from "./configurator.sql.server.ts";

/** Forgets a visitor's builds, with the account that had them. */
export async function forgetBuilds(tx: Transaction, { visitorId }: { visitorId: VisitorId }): Promise<void> {
  await deleteAllBuilds(tx, visitorId);
}

/** Forgets what visitors without an account saved a year ago. An account keeps its own for as long as it is there. */
export async function forgetBuildsOfGuests({ db }: { db: Db }): Promise<void> {
  await deleteOldBuildsOfGuests(db);
}
