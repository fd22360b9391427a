import type { Db } from "../../base/db.server.ts";
import { deleteOldViewed } from "./favourites.sql.server.ts";

/** Forgets what any visitor looked at more than ninety days ago. */
export async function forgetViewed({ db }: { db: Db }): Promise<void> {
  await deleteOldViewed(db);
}
