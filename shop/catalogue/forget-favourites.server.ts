import type { Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { deleteAllFavourites, deleteAllViewed } from "./favourites.sql.server.ts";

/** Forgets a visitor's favourites and what they looked at, with the account that had them. */
export async function forgetFavourites(tx: Transaction, { visitorId }: { visitorId: VisitorId }): Promise<void> {
  await deleteAllFavourites(tx, visitorId);
  await deleteAllViewed(tx, visitorId);
}
