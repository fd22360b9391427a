import type { Db } from "../../../base/db.server.ts";
import { loadDecided } from "./inspections.sql.server.ts";
import { INSPECTIONS_A_PAGE } from "./list-inspections.server.ts";

/** What was decided about returned units, the newest decision first. */
export function listDecidedInspections(deps: { db: Db }, { page }: { page: number }) {
  return loadDecided(deps.db, { limit: INSPECTIONS_A_PAGE, offset: (page - 1) * INSPECTIONS_A_PAGE });
}
