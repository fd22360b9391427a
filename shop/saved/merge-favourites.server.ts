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
 * Gives one visitor's favourites and what they viewed to another, for somebody who signs in. What both have stays as the
 * receiver had it; beyond 200 favourites the oldest of the giver's are left out. Nothing of the giver remains.
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
