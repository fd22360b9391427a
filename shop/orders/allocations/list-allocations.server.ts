import type { Db } from "../../../base/db.server.ts";
import { type HeldUnit, listHeldUnits } from "./held-units.sql.server.ts";

/** As many as one page shows, and frees at once. */
const MOST_LISTED = 300;

/** Everything that is held and not paid for, the strangers' first; `total` counts all, where the list is cut off. */
export async function listAllocations(shop: { db: Db }): Promise<{ units: HeldUnit[]; total: number }> {
  return listHeldUnits(shop.db, MOST_LISTED);
}
