import type { Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import type { Favourite } from "./favourite.ts";
import { favouritesOf } from "./favourites.sql.server.ts";
import { findOffered } from "../catalogue/find-offered.server.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";

/** The visitor's favourites, newest first, sold and withdrawn ones included. At most two queries. */
export async function listFavourites(
  { db, catalogueIndex }: { db: Db; catalogueIndex: Pick<CatalogueIndex, "byId"> },
  visitorId: VisitorId,
): Promise<Favourite[]> {
  const favourites = await favouritesOf(db, visitorId);
  const offered = await findOffered(
    { db, catalogueIndex },
    favourites.map(({ listingId }) => listingId),
  );
  const byId = new Map(offered.map((found) => [found.listing.id, found]));
  return favourites.flatMap(({ listingId, seenPrice, addedAt }) => {
    const found = byId.get(listingId);
    return found ? [{ ...found, seenPrice, addedAt }] : [];
  });
}
