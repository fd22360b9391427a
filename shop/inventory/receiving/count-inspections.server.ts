import type { Db } from "../../../base/db.server.ts";
import { countOpenInspections } from "./inspections.sql.server.ts";

/** How many returned units await a decision. */
export function countInspections(deps: { db: Db }): Promise<number> {
  return countOpenInspections(deps.db);
}
