// Applies an edit to its listings, and restores them, inside the transaction of a verb or a job.

import { recordAudits } from "../../../base/audit.server.ts";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import { lackingListings } from "../../catalogue/editing/lacking-listings.server.ts";
import { lockListingsInOrder, writeListingValues } from "../../catalogue/publishing/bulk-listings.sql.server.ts";
import type { LockedListing } from "../../catalogue/publishing/listing-values.ts";
import { editListing, isSame, type BulkChanges, type BulkEdit } from "./bulk-edit.ts";
import { figuresOf, listingIdsOf, rowsOf, writeOutcomes, writeRows } from "./bulk-edits.sql.server.ts";

type Changed = { id: ListingId; before: LockedListing; after: LockedListing };

/** Changes the listings of a locked edit as it says now; returns how many changed. */
export async function writeBulkEdit(
  tx: Transaction,
  edit: BulkEdit,
  { listings, actor }: { listings: readonly LockedListing[]; actor: string },
): Promise<number> {
  const changes = edit.changes!;
  const figures = await figuresOf(tx, edit.id, await lackingIn(tx, listings, changes));
  const rows = listings.map(({ id, ...before }) => {
    const { after, leftOut } = editListing(before, figures.get(id)!, { changes, isMarkDown: edit.endsAt !== null });
    return { id, before, after, outcome: after ? "changed" : leftOut === "no-effect" ? "same" : "skipped" };
  });
  const changed = rows.flatMap(({ id, before, after }) =>
    after ? [{ id, before: { id, ...before }, after: { id, ...after } }] : [],
  );
  await write(tx, changed, { edit, actor, action: edit.endsAt ? "marked-down" : "edited-in-bulk" });
  await writeRows(tx, edit.id, rows);
  return changed.length;
}

/** Locks the listings of an edit in the order of their ids. */
export async function lockListingsOf(tx: Transaction, edit: BulkEdit): Promise<LockedListing[]> {
  return lockListingsInOrder(tx, await listingIdsOf(tx, edit.id));
}

/** Those that the edit would put on sale and that publishing alone would refuse. */
export function lackingIn(
  db: Queryable,
  listings: readonly LockedListing[],
  { state }: Pick<BulkChanges, "state">,
): Promise<Set<ListingId>> {
  const goLive = state === "live" ? listings.filter((listing) => listing.state === "withdrawn") : [];
  return lackingListings(
    db,
    goLive.map(({ id }) => id),
  );
}

export type Restored = { restored: number; kept: ListingId[]; lacking: ListingId[] };

/**
 * Restores what an applied edit changed, but not in listings that were changed again since: those are returned as `kept`.
 * One that the edit withdrew and that may not go on sale any more gets its other values back and stays withdrawn: those are
 * returned as `lacking`.
 */
export async function restoreBulkEdit(
  tx: Transaction,
  edit: BulkEdit,
  { actor, action }: { actor: string; action: "ended-mark-down" | "undid-bulk-edit" },
): Promise<Restored> {
  const now = new Map((await lockListingsOf(tx, edit)).map((listing) => [listing.id, listing]));
  const rows = (await rowsOf(tx, edit.id)).filter(({ outcome }) => outcome === "changed");
  const lacking = await lackingListings(
    tx,
    rows.filter(({ before, after }) => before?.state === "live" && after?.state !== "live").map(({ id }) => id),
  );
  const changed: Changed[] = [];
  const unrestored: ListingId[] = [];
  for (const { id, before, after } of rows) {
    const listing = now.get(id);
    if (listing && before && after && isSame(listing, after))
      changed.push({
        id,
        before: listing,
        after: { ...before, id, ...(lacking.has(id) && { state: listing.state }) },
      });
    else unrestored.push(id);
  }
  await write(tx, changed, { edit, actor, action });
  await writeOutcomes(tx, edit.id, [
    ...changed.map(({ id }) => ({ id, outcome: lacking.has(id) ? ("lacking" as const) : ("restored" as const) })),
    ...unrestored.map((id) => ({ id, outcome: "kept" as const })),
  ]);
  const refused = changed.flatMap(({ id }) => (lacking.has(id) ? [id] : []));
  return { restored: changed.length - refused.length, kept: unrestored, lacking: refused };
}

async function write(
  tx: Transaction,
  changed: readonly Changed[],
  { edit, actor, action }: { edit: BulkEdit; actor: string; action: string },
): Promise<void> {
  await writeListingValues(
    tx,
    changed.map(({ before, after }) => ({ ...after, isNewPrice: after.price !== before.price })),
  );
  await recordAudits(
    tx,
    changed.map(({ id, before, after }) => ({
      actor,
      action,
      entity: "listing",
      entityId: String(id),
      before,
      after: { ...after, bulkEdit: edit.id },
    })),
  );
}
