import type { Queryable } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import { loadEditedUnitsOf } from "../../inventory/receiving/draft-units.sql.server.ts";
import { findEditedOf } from "./editing.sql.server.ts";
import { issuesOf } from "./publish-listing.server.ts";

/** Which of these listings may not go on sale: those that publishing alone would refuse. */
export async function lackingListings(db: Queryable, ids: readonly ListingId[]): Promise<Set<ListingId>> {
  if (ids.length === 0) return new Set();
  const [listings, units] = [await findEditedOf(db, ids), await loadEditedUnitsOf(db, ids)];
  return new Set(
    listings.filter((listing) => issuesOf(listing, units.get(listing.id) ?? []).length > 0).map(({ id }) => id),
  );
}
