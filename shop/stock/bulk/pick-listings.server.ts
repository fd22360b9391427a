import type { Db } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import { MOST_LISTINGS } from "./bulk-edit.ts";
import { pickListings as pick, type ListingPick } from "./bulk-edits.sql.server.ts";

/** The listings with unsold units that match: one more than an edit may have, so that too many are noticed. */
export function pickListings(shop: { db: Db }, picked: ListingPick): Promise<ListingId[]> {
  return pick(shop.db, picked, MOST_LISTINGS + 1);
}
