import type { Db } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import { findListing } from "../catalogue.sql.server.ts";
import { unitPhotoName } from "../../inventory/photos/unit-photo.ts";
import { unitsWithPhotos } from "../../inventory/photos/unit-photos.sql.server.ts";

/** A listing that is or was published, and its units with their photos; null if there is none. */
export async function viewUnitPhotos({ db }: { db: Db }, listingId: ListingId) {
  const found = await findListing(db, listingId);
  if (!found) return null;
  const units = await unitsWithPhotos(db, listingId);
  return {
    id: listingId,
    title: found.listing.title,
    units: units.map(({ photos, ...unit }) => ({
      ...unit,
      photos: photos.map((photo) => ({ id: photo.id, address: unitPhotoName(photo) })),
    })),
  };
}
