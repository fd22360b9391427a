import type { Db } from "../../base/db.server.ts";
import { newestSettingVersions, type SettingVersion } from "./settings.sql.server.ts";

/** For each setting that staff saved, its version in force, when it was saved and by whom. */
export async function listSettings(deps: { db: Db }): Promise<Omit<SettingVersion, "value">[]> {
  return await newestSettingVersions(deps.db);
}
