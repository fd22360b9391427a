// Data retention: deletes data after its retention period, or together with its account.

import type { Db } from "../../base/db.server.ts";
import { deleteOldCartsOfGuests } from "./cart.sql.server.ts";

/** Deletes guests' carts to which nothing was added for 90 days. */
export async function deleteGuestCarts({ db }: { db: Db }): Promise<void> {
  await deleteOldCartsOfGuests(db);
}
