// What this module forgets: when its time is over, or with the account that it belonged to.

import type { Db, Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import {
  deleteAllFavourites,
  deleteAllViewed,
  deleteOldFavouritesOfGuests,
  deleteOldViewed,
} from "./favourites.sql.server.ts";

/** Forgets a visitor's favourites and what they looked at, with the account that had them. */
export async function forgetFavourites(tx: Transaction, { visitorId }: { visitorId: VisitorId }): Promise<void> {
  await deleteAllFavourites(tx, visitorId);
  await deleteAllViewed(tx, visitorId);
}

/** Forgets what visitors without an account put aside a year ago. An account keeps its own for as long as it is there. */
export async function forgetFavouritesOfGuests({ db }: { db: Db }): Promise<void> {
  await deleteOldFavouritesOfGuests(db);
}

/** Forgets what any visitor looked at more than ninety days ago. */
export async function forgetViewed({ db }: { db: Db }): Promise<void> {
  await deleteOldViewed(db);
}
