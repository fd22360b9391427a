// Data retention: deletes data after its retention period, or together with its account.

import type { Db, Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import {
  deleteAllFavourites,
  deleteAllViewed,
  deleteOldFavouritesOfGuests,
  deleteOldViewed,
} from "./favourites.sql.server.ts";

/** Deletes a visitor's favourites and viewed listings when the account is deleted. */
export async function deleteFavouritesOf(tx: Transaction, { visitorId }: { visitorId: VisitorId }): Promise<void> {
  await deleteAllFavourites(tx, visitorId);
  await deleteAllViewed(tx, visitorId);
}

/** Deletes favourites that guests added more than a year ago. Favourites of accounts stay as long as the account. */
export async function deleteGuestFavourites({ db }: { db: Db }): Promise<void> {
  await deleteOldFavouritesOfGuests(db);
}

/** Deletes views older than 90 days, of all visitors. */
export async function deleteExpiredViewed({ db }: { db: Db }): Promise<void> {
  await deleteOldViewed(db);
}
