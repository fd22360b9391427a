import type { Db } from "../../../base/db.server.ts";
import { INSPECTIONS_A_PAGE, type InspectionListQuery } from "./inspection-list.ts";
import { countDecided, inspectionPage } from "./inspections.sql.server.ts";

const waiting: InspectionListQuery = {
  search: "",
  state: null,
  why: null,
  from: null,
  to: null,
  sort: "came",
  descending: false,
  page: 1,
};

/**
 * A page of returned units: those that await a decision, the longest-waiting first, or those decided, as asked. `counts`
 * is the number of all decided ones with each outcome.
 */
export async function listInspections(deps: { db: Db }, given: Partial<InspectionListQuery>) {
  const query = { ...waiting, ...given };
  const [found, counts] = await Promise.all([
    inspectionPage(deps.db, query, { limit: INSPECTIONS_A_PAGE, offset: (query.page - 1) * INSPECTIONS_A_PAGE }),
    countDecided(deps.db),
  ]);
  return { ...found, counts };
}
