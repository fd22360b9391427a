import type { Db } from "../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../base/id.ts";
import { favouritesOf } from "./favourites.sql.server.ts";

/** The listing ids of the visitor's favourites, newest first. One query. */
export async function favouriteIds({ db }: { db: Db }, visitorId: VisitorId): Promise<ListingId[]> {
  return (await favouritesOf(db, visitorId)).map(({ listingId }) => listingId);
}
