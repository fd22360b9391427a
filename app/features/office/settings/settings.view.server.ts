// What the screens of the settings show: the form of a group, where its values come from, and its history.

import {
  changesIn,
  fieldsOf,
  isRows,
  rowCount,
  type SettingFieldChange,
} from "../../../../shop/settings/form-fields.ts";
import { groupNames, type GroupName } from "../../../../shop/settings/group-names.ts";
import { groupFields, type FieldSpec, type GroupValues } from "../../../../shop/settings/groups.ts";
import { checkReadiness } from "../../../../shop/office/check-readiness.server.ts";
import { inventedFields, missingInGroup } from "../../../../shop/office/readiness.ts";
import { listSettings } from "../../../../shop/settings/list-settings.server.ts";
import { viewSetting } from "../../../../shop/settings/view-setting.server.ts";
import type { Shop } from "../../../composition.server.ts";

type Deps = Pick<Shop, "db" | "settings">;

/** Fields that belong together; `heading` names a weekday, a currency or the number of a row. */
export type FieldSet = {
  key: string;
  heading: { of: "weekday" | "currency" | "row"; value: string } | null;
  fields: FieldSpec[];
};

/** One saved version, as its line in the history. */
export type SettingHistoryEntry = { version: number; by: string | null; at: Date; isReset: boolean };

const SPARE_ROWS = 2;

type DepsOfChecks = Deps & Pick<Shop, "env" | "clock">;

/** Every group, who saved it last (null where the installation's values hold), and what it lacks before real sales. */
export async function settingsOverview(deps: DepsOfChecks) {
  const [versions, checks] = await Promise.all([listSettings(deps), checkReadiness(deps)]);
  const saved = new Map(versions.map((version) => [version.name, version]));
  return groupNames.map((name) => {
    const version = saved.get(name);
    const missing = missingInGroup(checks, name).map(({ code, weight }) => ({ code, weight }));
    return { name, saved: version ? { by: version.by, at: version.changedAt } : null, missing };
  });
}

/** What a group lacks, and its fields without the data that the program brought along. */
export async function checkedFields(deps: DepsOfChecks, group: GroupName, fields: Readonly<Record<string, string>>) {
  const checks = await checkReadiness(deps);
  const empty = Object.fromEntries(
    inventedFields(checks, group).flatMap((name) => (name in fields ? [[name, ""]] : [])),
  );
  return { missing: missingInGroup(checks, group), fields: { ...fields, ...empty } };
}

export function parseGroup(name: string | undefined): GroupName | null {
  return groupNames.find((known) => known === name) ?? null;
}

/** The form of a group with its values in force, and its history; `compared`: the version whose changes are shown. */
export async function groupView(deps: Deps, group: GroupName, compared: number | null) {
  const versions = await viewSetting(deps, group);
  const newest = versions[0];
  const valueOf = (version: number): GroupValues[GroupName] =>
    (versions.find((each) => each.version === version)?.value ??
      deps.settings.defaults[group]) as GroupValues[GroupName];
  const fieldsIn = (version: number) =>
    fieldsOf(group, { ...deps.settings.defaults[group], ...valueOf(version) } as GroupValues[GroupName]);
  const fields = fieldsIn(newest?.version ?? 0);
  const shown = versions.find(({ version }) => version === compared) ?? null;
  return {
    group,
    version: newest?.version ?? 0,
    saved: newest && newest.value !== null ? { by: newest.by, at: newest.changedAt } : null,
    fields,
    sets: setsOf(group, fields),
    history: versions.map(({ version, by, changedAt, value }): SettingHistoryEntry => ({
      version,
      by,
      at: changedAt,
      isReset: value === null,
    })),
    shown: shown && {
      version: shown.version,
      changes: changesIn(group, fieldsIn(shown.version - 1), fieldsIn(shown.version)),
      isInForce: shown.version === newest?.version,
    },
  };
}

/** What somebody else saved since `basedOn`, and who. */
export async function changesSince(deps: Deps, group: GroupName, basedOn: number) {
  const [view, versions] = await Promise.all([groupView(deps, group, null), viewSetting(deps, group)]);
  const before = versions.find(({ version }) => version === basedOn)?.value ?? deps.settings.defaults[group];
  const changes: SettingFieldChange[] = changesIn(
    group,
    fieldsOf(group, before as GroupValues[GroupName]),
    view.fields,
  );
  return { version: view.version, by: view.history[0]?.by ?? null, at: view.history[0]?.at ?? null, changes };
}

/** The sets of a form with these fields; of rows, those that are filled and some to add. */
export function setsOf(group: GroupName, fields: Readonly<Record<string, string>>): FieldSet[] {
  const single: FieldSet = { key: group, heading: null, fields: [] };
  const sets: FieldSet[] = [];
  for (const spec of groupFields[group]) {
    if (isRows(spec)) {
      const rows = Math.min(spec.most, rowCount(group, fields) + SPARE_ROWS);
      for (let row = 0; row < rows; row++)
        sets.push({
          key: `${spec.rows}.${row}`,
          heading: { of: "row", value: String(row + 1) },
          fields: spec.fields.map((field) => ({ ...field, name: `${spec.rows}.${row}.${field.name}` })),
        });
      continue;
    }
    const steps = spec.name.split(".");
    if (steps.length === 1) {
      single.fields.push(spec);
      continue;
    }
    const key = steps.slice(0, -1).join(".");
    const set = sets.find((each) => each.key === key);
    const value = steps.at(-2)!;
    if (set) set.fields.push(spec);
    else sets.push({ key, heading: { of: group === "rates" ? "currency" : "weekday", value }, fields: [spec] });
  }
  return single.fields.length > 0 ? [single, ...sets] : sets;
}
