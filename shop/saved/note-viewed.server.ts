import { transaction, type Db } from "../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../base/id.ts";
import { deleteViewedBeyond, lockFavourites, upsertViewed, viewedIdsOf } from "./favourites.sql.server.ts";
import { MOST_VIEWED } from "./viewed.ts";

/**
 * Notes that the visitor has just looked at these listings, newest first, and answers the numbers of the last twelve. Numbers
 * of what was never on the shelf are passed over.
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
