import type { Db } from "../../../base/db.server.ts";
import type { Inspection } from "./inspection.ts";
import { loadInspections } from "./inspections.sql.server.ts";

export const INSPECTIONS_A_PAGE = 50;

/** Returned units that await a decision, the longest-waiting first. */
export function listInspections(
  deps: { db: Db },
  { page }: { page: number },
): Promise<{ rows: Inspection[]; total: number }> {
  return loadInspections(deps.db, { limit: INSPECTIONS_A_PAGE, offset: (page - 1) * INSPECTIONS_A_PAGE });
}
