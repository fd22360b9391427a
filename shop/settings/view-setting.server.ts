import type { Db } from "../../base/db.server.ts";
import { listSettingVersions, type SettingVersion } from "./settings.sql.server.ts";

/** The saved versions of a setting, the newest first; the first of them is in force. */
export async function viewSetting(deps: { db: Db }, name: string): Promise<SettingVersion[]> {
  return await listSettingVersions(deps.db, name);
}
