import type { Db } from "../../base/db.server.ts";
import { deleteOldDraftsOfGuests } from "./drafts.sql.server.ts";

/** Forgets what visitors without an account typed at a checkout ninety days ago: who they are, and where they live. */
export async function forgetDraftsOfGuests({ db }: { db: Db }): Promise<void> {
  await deleteOldDraftsOfGuests(db);
}
