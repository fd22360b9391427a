// What this module forgets: when its time is over, or with the account that it belonged to.

import type { Db } from "../../base/db.server.ts";
import { deleteOldCartsOfGuests } from "./cart.sql.server.ts";

/** Forgets the carts of visitors without an account into which nothing was put for ninety days. */
export async function forgetCartsOfGuests({ db }: { db: Db }): Promise<void> {
  await deleteOldCartsOfGuests(db);
}
