import type { Db } from "../../../base/db.server.ts";
import { BULK_EDITS_A_PAGE, type BulkEditsWanted } from "./bulk-edit-list.ts";
import { bulkEditStates, type BulkEditState } from "./bulk-edit.ts";
import { countBulkEdits, loadBulkEdits } from "./bulk-edits.sql.server.ts";

type Options = Partial<Omit<BulkEditsWanted, "states">> & { state?: BulkEditState | null; page?: number };

const everything = {
  search: "",
  kind: null,
  actor: null,
  from: null,
  to: null,
  sort: "newest",
  descending: true,
} as const;

/**
 * A page of the edits of many listings that match, the newest first unless asked otherwise; drafts only if they are
 * asked for. `counts` is the number of all edits in each state.
 */
export async function listBulkEdits({ db }: { db: Db }, { state = null, page = 1, ...filters }: Options) {
  const states = state === null ? bulkEditStates.filter((each) => each !== "draft") : [state];
  const paging = { limit: BULK_EDITS_A_PAGE, offset: (page - 1) * BULK_EDITS_A_PAGE };
  const [found, counts] = await Promise.all([
    loadBulkEdits(db, { ...everything, ...filters, states }, paging),
    countBulkEdits(db),
  ]);
  return { ...found, counts };
}
