// A posted form of a group: saved, previewed, set back to an older version or to the installation's values.

import { readGroup, type SettingFieldChange } from "../../../../shop/settings/form-fields.ts";
import type { GroupName } from "../../../../shop/settings/group-names.ts";
import type { GroupValues } from "../../../../shop/settings/groups.ts";
import { saveSetting } from "../../../../shop/settings/save-setting.server.ts";
import { viewSetting } from "../../../../shop/settings/view-setting.server.ts";
import type { Shop } from "../../../composition.server.ts";
import type { Fields } from "../../../edge.server.ts";
import { changesSince, setsOf, type FieldSet } from "./settings.view.server.ts";

type Deps = Pick<Shop, "db" | "settings">;

/** What somebody else saved while the form was open. */
export type SettingConflict = { version: number; by: string | null; at: Date | null; changes: SettingFieldChange[] };

type SettingDone = { outcome: "saved" | "restored" | "reset" };
export type SettingAnswer =
  | { outcome: "preview"; fields: Fields; sets: FieldSet[]; banners: GroupValues["banners"]["banners"] }
  | { outcome: "invalid"; fields: Fields; sets: FieldSet[]; errors: Record<string, string> }
  | { outcome: "conflict"; fields: Fields; sets: FieldSet[]; conflict: SettingConflict };

export function isDone(answer: SettingDone | SettingAnswer): answer is SettingDone {
  return answer.outcome === "saved" || answer.outcome === "restored" || answer.outcome === "reset";
}

export async function postSetting(
  deps: Deps,
  group: GroupName,
  { fields, actor }: { fields: Fields | null; actor: string },
): Promise<SettingDone | SettingAnswer> {
  const posted = fields ?? {};
  const basedOn = Number(posted["version"] ?? "");
  if (fields === null || !Number.isSafeInteger(basedOn) || basedOn < 0)
    return invalid(group, posted, { form: fields === null ? "card-number" : "form-broken" });
  if (posted["intent"] === "restore") return await restore(deps, group, { posted, basedOn, actor });
  if (posted["intent"] === "reset")
    return await save(deps, group, { value: null, basedOn, actor, posted, outcome: "reset" });

  const read = readGroup(group, posted);
  if (!read.ok) return invalid(group, read.fields, read.errors);
  if (posted["intent"] === "preview" && group === "banners") {
    const { banners } = read.value as GroupValues["banners"];
    return { outcome: "preview", fields: posted, sets: setsOf(group, posted), banners };
  }
  return await save(deps, group, { value: read.value, basedOn, actor, posted, outcome: "saved" });
}

function invalid(group: GroupName, fields: Fields, errors: Record<string, string>): SettingAnswer {
  return { outcome: "invalid", fields, sets: setsOf(group, fields), errors };
}

/** Makes an older version the newest one. */
async function restore(
  deps: Deps,
  group: GroupName,
  { posted, basedOn, actor }: { posted: Fields; basedOn: number; actor: string },
): Promise<SettingDone | SettingAnswer> {
  const older = (await viewSetting(deps, group)).find(({ version }) => String(version) === posted["of"]);
  if (!older) return invalid(group, {}, { form: "form-broken" });
  return await save(deps, group, { value: older.value, basedOn, actor, posted: {}, outcome: "restored" });
}

async function save(
  deps: Deps,
  group: GroupName,
  change: { value: unknown; basedOn: number; actor: string; posted: Fields; outcome: "saved" | "restored" | "reset" },
): Promise<SettingDone | SettingAnswer> {
  const { posted, outcome, ...next } = change;
  const saved = await saveSetting(deps, { name: group, ...next });
  if (saved.ok) return { outcome };
  const conflict = await changesSince(deps, group, change.basedOn);
  return { outcome: "conflict", fields: posted, sets: setsOf(group, posted), conflict };
}
