import type { Queryable } from "../../../base/db.server.ts";
import type { UnitId } from "../../../base/id.ts";
import { driveWarnings, type DriveWarning } from "./drive-health.ts";
import { measurementsOf } from "./measurements.sql.server.ts";

/** What the drives of a unit report against themselves, from its valid measurements. */
export async function driveWarningsOf(db: Queryable, unitId: UnitId): Promise<DriveWarning[]> {
  return driveWarnings((await measurementsOf(db, unitId)).filter(({ outdatedAt }) => outdatedAt === null));
}
