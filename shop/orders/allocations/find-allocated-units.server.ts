import type { Db } from "../../../base/db.server.ts";
import type { UnitId } from "../../../base/id.ts";
import type { AllocationsWanted } from "./allocation-list.ts";
import { allocatedUnitIds } from "./allocated-units.sql.server.ts";

/** All units that are held and not paid for and that match. */
export function findAllocatedUnits(deps: { db: Db }, wanted: AllocationsWanted): Promise<UnitId[]> {
  return allocatedUnitIds(deps.db, wanted);
}
