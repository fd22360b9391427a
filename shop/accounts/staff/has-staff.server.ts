import type { Db } from "../../../base/db.server.ts";
import { selectAnyStaff } from "./staff.sql.server.ts";

/** Whether the shop has a member of staff; without one nobody can invite another. */
export function hasStaff(deps: { db: Db }): Promise<boolean> {
  return selectAnyStaff(deps.db);
}
