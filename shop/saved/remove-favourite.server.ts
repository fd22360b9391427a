import type { Db } from "../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../base/id.ts";
import { deleteFavourite } from "./favourites.sql.server.ts";

/** Removes a listing from the visitor's favourites, if it is there. */
export async function removeFavourite(
  { db }: { db: Db },
  favourite: { visitorId: VisitorId; listingId: ListingId },
): Promise<void> {
  await deleteFavourite(db, favourite);
}
