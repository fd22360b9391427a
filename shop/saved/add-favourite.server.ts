import { attempt, type Db } from "../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { MOST_FAVOURITES } from "./favourite.ts";
import { countFavourites, findPrice, insertFavourite, isFavourite, lockFavourites } from "./favourites.sql.server.ts";

/**
 * Adds a listing to the visitor's favourites, with its current price; adding it again changes nothing. Refuses with
 * `listing-unknown`, or `favourites-full` if there are 200 already.
 */
export function addFavourite(
  { db }: { db: Db },
  { visitorId, listingId }: { visitorId: VisitorId; listingId: ListingId },
) {
  return attempt(db, async (tx) => {
    await lockFavourites(tx, visitorId);
    if (await isFavourite(tx, { visitorId, listingId })) return ok(null);
    const price = await findPrice(tx, listingId);
    if (price === null) return refuse.notFound({ code: "listing-unknown" });
    if ((await countFavourites(tx, visitorId)) >= MOST_FAVOURITES) return refuse.invalid({ code: "favourites-full" });
    await insertFavourite(tx, { visitorId, listingId, price });
    return ok(null);
  });
}
