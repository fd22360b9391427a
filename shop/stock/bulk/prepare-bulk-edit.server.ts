import { attempt, type Db } from "../../../base/db.server.ts";
import type { BulkEditId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { editListing, type BulkChanges } from "./bulk-edit.ts";
import { lackingIn } from "./write-bulk-edit.server.ts";
import { figuresOf, lockBulkEdit, setChanges, valuesOf, writeRows } from "./bulk-edits.sql.server.ts";

type Prepared = { id: BulkEditId; changes: BulkChanges; startsAt: Date | null; endsAt: Date | null };

/**
 * Stores what a draft is to change, and what each listing is now: applying it compares them. Refuses with
 * `bulk-unknown`, or `bulk-decided` (it was applied or planned meanwhile).
 */
export function prepareBulkEdit(shop: { db: Db }, { id, ...wanted }: Prepared) {
  return attempt(shop.db, async (tx) => {
    if (!(await lockBulkEdit(tx, id))) return refuse.notFound({ code: "bulk-unknown" });
    if (!(await setChanges(tx, id, wanted))) return refuse.conflict({ code: "bulk-decided" });
    const listings = await valuesOf(tx, id);
    const figures = await figuresOf(tx, id, await lackingIn(tx, listings, wanted.changes));
    const how = { changes: wanted.changes, isMarkDown: wanted.endsAt !== null };
    const rows = listings.map(({ id, ...before }) => {
      const { after } = editListing(before, figures.get(id)!, how);
      return { id, before, after, outcome: null };
    });
    await writeRows(tx, id, rows);
    return ok(null);
  });
}
