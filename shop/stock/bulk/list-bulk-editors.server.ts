import type { Db } from "../../../base/db.server.ts";
import { bulkEditActors } from "./bulk-edits.sql.server.ts";

/** The actors who have begun edits of many listings: "staff:…". */
export function listBulkEditors({ db }: { db: Db }): Promise<string[]> {
  return bulkEditActors(db);
}
