import type { Db } from "../../base/db.server.ts";
import type { ListingId } from "../../base/id.ts";
import { passportsOfListing, passportStatus, unitsToLabel } from "./passports.sql.server.ts";

const MOST = 6; // links on a product page

/** The passports of a listing's units, those not sold first; six at most. One query. */
export function passportsOf({ db }: { db: Db }, listingId: ListingId) {
  return passportsOfListing(db, { listingId, most: MOST });
}

/** What the labels of units say, by the units' codes; unknown codes are left out. */
export function labelsOf({ db }: { db: Db }, { codes }: { codes: readonly string[] }) {
  return unitsToLabel(db, codes);
}

/** The passport of a unit for staff: its code, its signed events, those that wait, those that could not be signed. */
export function statusOfPassport({ db }: { db: Db }, { unit }: { unit: string }) {
  return passportStatus(db, unit);
}
