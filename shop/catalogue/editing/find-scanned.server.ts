import type { Db } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import { listingOfScanned } from "../../inventory/receiving/draft-units.sql.server.ts";

/** The listing of the unit with this code or serial number, as a scanner types it; null if none or several have it. */
export function findScanned(shop: { db: Db }, scanned: string): Promise<ListingId | null> {
  return scanned.length < 3 ? Promise.resolve(null) : listingOfScanned(shop.db, scanned);
}
