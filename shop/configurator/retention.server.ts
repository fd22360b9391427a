// Data retention: deletes data after its retention period, or together with its account.

import type { Db, Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { deleteAllBuilds, deleteOldBuildsOfGuests } from "./configurator.sql.server.ts";

/** Deletes a visitor's builds when the account is deleted. */
export async function deleteBuildsOf(tx: Transaction, { visitorId }: { visitorId: VisitorId }): Promise<void> {
  await deleteAllBuilds(tx, visitorId);
}

/** Deletes builds that guests saved more than a year ago. Builds of accounts stay as long as the account. */
export async function deleteGuestBuilds({ db }: { db: Db }): Promise<void> {
  await deleteOldBuildsOfGuests(db);
}
