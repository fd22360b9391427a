import { recordAudit } from "../../base/audit.server.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import type { LiveSettings } from "./live-settings.server.ts";
import { currentSetting, insertSetting } from "./settings.sql.server.ts";

/** `value` has been checked by its form; null: the installation's own value holds again. */
export type SettingChange = {
  name: string;
  value: unknown;
  /** The version that the person edited. */
  basedOn: number;
  actor: string;
};

/**
 * Puts the next version of a setting into force, for every process. Refuses with `setting-changed` if somebody saved one
 * since the person opened the form; nothing is then changed.
 */
export async function saveSetting(
  deps: { db: Db; settings: LiveSettings },
  { name, value, basedOn, actor }: SettingChange,
) {
  const saved = await attempt(deps.db, async (tx) => {
    const before = await currentSetting(tx, name);
    const version = basedOn + 1;
    const isNext =
      (before?.version ?? 0) === basedOn && (await insertSetting(tx, { name, version, value, changedBy: actor }));
    if (!isNext) return refuse.conflict({ code: "setting-changed" });
    await recordAudit(tx, {
      actor,
      action: "setting-saved",
      entity: "setting",
      entityId: name,
      before: before && { version: before.version, value: before.value },
      after: { version, value },
    });
    return ok(version);
  });
  if (saved.ok) await deps.settings.refresh();
  return saved;
}
