import type { Db } from "../../../base/db.server.ts";
import type { WrongSignIns } from "./staff.ts";
import { selectWrongSignIns } from "./staff.sql.server.ts";

/**
 * Members of staff into whose account somebody failed to sign in within the last 7 days: with a wrong second factor on a device
 * on which it was never given, or at least 5 times in all. For owners.
 */
export function listWrongSignIns(deps: { db: Db }): Promise<WrongSignIns[]> {
  return selectWrongSignIns(deps.db);
}
