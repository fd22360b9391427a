import type { Db } from "../../../base/db.server.ts";
import { selectStaffNames } from "./staff.sql.server.ts";

/** The name of everybody who works here or did, by account id: for histories and the audit log. One query. */
export async function staffNames(deps: { db: Db }): Promise<Record<string, string>> {
  return Object.fromEntries((await selectStaffNames(deps.db)).map(({ id, name }) => [id, name]));
}
