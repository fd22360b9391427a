import type { Db } from "../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../base/id.ts";
import { deleteFavourite } from "./favourites.sql.server.ts";

/** Takes a listing out of the visitor's favourites; one that is not there is gone already. */
export async function removeFavourite(
  { db }: { db: Db },
  favourite: { visitorId: VisitorId; listingId: ListingId },
): Promise<void> {
  await deleteFavourite(db, favourite);
}
