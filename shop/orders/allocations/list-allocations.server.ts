import type { Db } from "../../../base/db.server.ts";
import { type HeldUnit, listHeldUnits } from "./held-units.sql.server.ts";

/** The number of units that one page shows, and that can be freed at once. */
const MOST_LISTED = 300;

/** All units that are held and not paid for, strangers first; `total` counts all of them, also beyond the page. */
export async function listAllocations(deps: { db: Db }): Promise<{ units: HeldUnit[]; total: number }> {
  return listHeldUnits(deps.db, MOST_LISTED);
}
