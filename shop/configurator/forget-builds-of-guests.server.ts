import type { Db } from "../../base/db.server.ts";
import { deleteOldBuildsOfGuests } from "./configurator.sql.server.ts";

/** Forgets what visitors without an account saved a year ago. An account keeps its own for as long as it is there. */
export async function forgetBuildsOfGuests({ db }: { db: Db }): Promise<void> {
  await deleteOldBuildsOfGuests(db);
}
