import { databaseTime, type Db } from "../../../base/db.server.ts";
import type { BulkEditId, ListingId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { BULK_LINES_A_PAGE, noChanges, previewLine, type BulkEdit, type BulkEditLine } from "./bulk-edit.ts";
import { lackingIn } from "./write-bulk-edit.server.ts";
import { figuresOf, findBulkEdit, rowsOf, valuesOf, type StoredRow } from "./bulk-edits.sql.server.ts";

export type BulkEditView = {
  edit: BulkEdit;
  /** One page of its listings; those that need a look come first. */
  lines: (BulkEditLine & Pick<StoredRow, "outcome">)[];
  total: number;
  counts: { changed: number; leftOut: number; belowCost: number; kept: number; lacking: number };
};

/** An edit with its listings as it would change them, or as it did. `percent`: the rate of VAT. Refuses with `bulk-unknown`. */
export async function viewBulkEdit(
  { db }: { db: Db },
  { id, page, percent }: { id: BulkEditId; page: number; percent: number },
) {
  const edit = await findBulkEdit(db, id);
  if (!edit) return refuse.notFound({ code: "bulk-unknown" });
  const [listings, stored, now] = await Promise.all([valuesOf(db, id), rowsOf(db, id), databaseTime(db)]);
  const isOpen = edit.state === "draft" || edit.state === "planned";
  const lacking = isOpen ? await lackingIn(db, listings, edit.changes ?? noChanges) : new Set<ListingId>();
  const figures = await figuresOf(db, id, lacking);
  const rows = new Map(stored.map((row) => [row.id, row]));
  const how = {
    changes: edit.changes ?? noChanges,
    isMarkDown: edit.endsAt !== null,
    at: edit.startsAt && edit.startsAt > now ? edit.startsAt : now,
    percent,
  };
  const all = listings.map((listing) => {
    const row = rows.get(listing.id)!;
    const { id: _, ...values } = listing;
    const before = isOpen ? values : (row.before ?? values);
    const line = previewLine({ id: listing.id, ...before }, figures.get(listing.id)!, how);
    // What was decided is shown as it was.
    const decided = isOpen ? {} : { after: row.after, leftOut: null };
    return { ...line, ...decided, outcome: row.outcome };
  });
  const sorted = all.toSorted((a, b) => rankOf(a) - rankOf(b) || a.id - b.id);
  const count = (which: (line: (typeof all)[number]) => boolean) => all.filter(which).length;
  return ok<BulkEditView>({
    edit,
    lines: sorted.slice((page - 1) * BULK_LINES_A_PAGE, page * BULK_LINES_A_PAGE),
    total: all.length,
    counts: {
      changed: count(({ after }) => after !== null),
      leftOut: count(({ leftOut }) => leftOut !== null),
      belowCost: count(({ isBelowCost, after }) => isBelowCost && after !== null),
      kept: count(({ outcome }) => outcome === "kept"),
      lacking: count(({ outcome }) => outcome === "lacking"),
    },
  });
}

/** Those that an undo did not restore come first, then those below cost, then those left out. */
function rankOf({ outcome, isBelowCost, leftOut }: BulkEditView["lines"][number]): number {
  if (outcome === "kept" || outcome === "lacking") return 0;
  if (isBelowCost) return 1;
  return leftOut && leftOut !== "no-effect" ? 2 : 3;
}
