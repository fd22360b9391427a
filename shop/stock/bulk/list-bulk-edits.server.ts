import type { Db } from "../../../base/db.server.ts";
import { bulkEditStates, type BulkEditState } from "./bulk-edit.ts";
import { loadBulkEdits } from "./bulk-edits.sql.server.ts";

export const BULK_EDITS_A_PAGE = 50;

/** Edits of many listings, the newest first; drafts only if they are asked for. */
export function listBulkEdits({ db }: { db: Db }, { state, page }: { state: BulkEditState | null; page: number }) {
  const states = state === null ? bulkEditStates.filter((each) => each !== "draft") : [state];
  return loadBulkEdits(db, { states, limit: BULK_EDITS_A_PAGE, offset: (page - 1) * BULK_EDITS_A_PAGE });
}
