import { transaction, type Db } from "../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../base/id.ts";
import { deleteViewedBeyond, lockFavourites, upsertViewed, viewedIdsOf } from "./favourites.sql.server.ts";
import { MOST_VIEWED } from "./viewed.ts";

/**
 * Records that the visitor has just viewed these listings, newest first, and returns the ids of the last twelve viewed.
 * Ids of unpublished listings are ignored.
 */
export function noteViewed(
  { db }: { db: Db },
  { visitorId, listingIds }: { visitorId: VisitorId; listingIds: readonly ListingId[] },
): Promise<ListingId[]> {
  return transaction(db, async (tx) => {
    if (listingIds.length > 0) {
      await lockFavourites(tx, visitorId);
      await upsertViewed(tx, { visitorId, listingIds: listingIds.slice(0, MOST_VIEWED) });
      await deleteViewedBeyond(tx, { visitorId, most: MOST_VIEWED });
    }
    return await viewedIdsOf(tx, visitorId);
  });
}
