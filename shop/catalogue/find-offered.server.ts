import type { Queryable } from "../../base/db.server.ts";
import type { ListingId } from "../../base/id.ts";
import { findListings, publishedListingOfUnit, type Stocked } from "./catalogue.sql.server.ts";
import type { Listing } from "./listing.ts";
import type { Offered } from "./offered.ts";
import type { CatalogueIndex } from "./catalogue-index.server.ts";
import type { Availability } from "./view-listing.server.ts";

/**
 * The listings with these ids in the given order, sold and withdrawn ones included; ids that were never published are
 * left out. At most one query, and only for listings that are not in the index.
 */
export async function findOffered(
  { catalogueIndex, db }: { catalogueIndex: Pick<CatalogueIndex, "byId">; db: Queryable },
  ids: readonly ListingId[],
): Promise<Offered[]> {
  const found = new Map<ListingId, Offered>();
  for (const id of ids) {
    const listing = catalogueIndex.byId(id);
    if (listing) found.set(id, { listing, availability: whileLive(listing) });
  }
  const gone = await findListings(
    db,
    ids.filter((id) => !found.has(id)),
  );
  for (const stocked of gone)
    found.set(stocked.listing.id, { listing: stocked.listing, availability: availabilityOf(stocked) });
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The listing, once published, of the unit with this code; null if there is none. */
export function findListingOfUnit(db: Queryable, code: string): Promise<ListingId | null> {
  return publishedListingOfUnit(db, code);
}

function availabilityOf({ listing, isLive }: Stocked): Availability {
  return isLive ? whileLive(listing) : "gone";
}

function whileLive({ free, stock }: Listing): Availability {
  if (stock === 0) return "gone";
  return free > 0 ? "free" : "held";
}
