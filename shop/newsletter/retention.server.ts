import type { Db } from "../../base/db.server.ts";
import { deleteOldSubscribers } from "./subscribers.sql.server.ts";

/** Deletes addresses that were not confirmed in time or have unsubscribed long ago. A job. */
export async function deleteExpiredSubscribers(deps: { db: Db }): Promise<void> {
  await deleteOldSubscribers(deps.db);
}
