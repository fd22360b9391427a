import type { Db } from "../../base/db.server.ts";
import { deleteOldFavouritesOfGuests } from "./favourites.sql.server.ts";

/** Forgets what visitors without an account put aside a year ago. An account keeps its own for as long as it is there. */
export async function forgetFavouritesOfGuests({ db }: { db: Db }): Promise<void> {
  await deleteOldFavouritesOfGuests(db);
}
