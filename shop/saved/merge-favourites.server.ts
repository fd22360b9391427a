import type { Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { MOST_FAVOURITES } from "./favourite.ts";
import {
  countFavourites,
  deleteAllFavourites,
  deleteAllViewed,
  deleteViewedBeyond,
  insertFavouritesOf,
  insertViewedOf,
  lockFavourites,
} from "./favourites.sql.server.ts";
import { MOST_VIEWED } from "./viewed.ts";

/**
 * Moves one visitor's favourites and viewed listings to another on sign-in. For duplicates the target's entry stays;
 * beyond 200 favourites, the oldest of the source visitor are dropped. The source visitor has none afterwards.
 */
export async function mergeFavourites(
  tx: Transaction,
  { from, to }: { from: VisitorId; to: VisitorId },
): Promise<void> {
  if (from === to) return;
  for (const visitorId of [from, to].toSorted()) await lockFavourites(tx, visitorId);
  await insertFavouritesOf(tx, { from, to, most: MOST_FAVOURITES - (await countFavourites(tx, to)) });
  await deleteAllFavourites(tx, from);
  await insertViewedOf(tx, { from, to });
  await deleteViewedBeyond(tx, { visitorId: to, most: MOST_VIEWED });
  await deleteAllViewed(tx, from);
}
