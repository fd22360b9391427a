import { transaction, type Db } from "../../../base/db.server.ts";
import { newId, type BulkEditId, type ListingId } from "../../../base/id.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import { MOST_LISTINGS } from "./bulk-edit.ts";
import { deleteOldDrafts, insertBulkEdit } from "./bulk-edits.sql.server.ts";

type NotDrafted = DomainError<"invalid", "bulk-none"> | DomainError<"invalid", "bulk-too-many", { most: number }>;

/**
 * Begins an edit of these listings, which changes nothing yet; returns its id. Refuses with `bulk-none` (no listing of
 * these exists) or `bulk-too-many`.
 */
export async function draftBulkEdit(
  shop: { db: Db },
  { listingIds, actor }: { listingIds: readonly ListingId[]; actor: string },
): Promise<Result<BulkEditId, NotDrafted>> {
  if (listingIds.length > MOST_LISTINGS) return refuse.invalid({ code: "bulk-too-many", most: MOST_LISTINGS });
  const id = newId<"bulk-edit">();
  const listings = await transaction(shop.db, async (tx) => {
    await deleteOldDrafts(tx);
    return insertBulkEdit(tx, { id, actor, listingIds });
  });
  return listings > 0 ? ok(id) : refuse.invalid({ code: "bulk-none" });
}
