// A group's value as the fields of its form, and back: names with dots, such as "rates.0.percent".

import { shortAmount } from "../../base/amount.ts";
import type { Bani } from "../../base/money.ts";
import type { GroupName } from "./group-names.ts";
import {
  groupFields,
  groupSchemas,
  type FieldKind,
  type FieldSpec,
  type GroupValues,
  type RowsSpec,
} from "./groups.ts";

type Fields = Readonly<Record<string, string>>;
export type ReadGroup<G extends GroupName> =
  | { ok: true; value: GroupValues[G] }
  | { ok: false; errors: Record<string, string>; fields: Record<string, string> };

/** One field whose value differs between two versions. */
export type SettingFieldChange = { field: string; kind: FieldKind; before: string; after: string };

/** Parses a posted form: the group's value, or an error code for each field with what was typed. Empty rows are left out. */
export function readGroup<G extends GroupName>(group: G, posted: Fields): ReadGroup<G> {
  const fields = compactRows(group, posted);
  const parsed = groupSchemas[group].safeParse(nested(group, fields));
  if (parsed.success) return { ok: true, value: parsed.data as GroupValues[G] };
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const path = issue.path.join(".");
    errors[path in fields ? path : (firstFieldBelow(group, path) ?? path)] ??= issue.message;
  }
  return { ok: false, errors, fields };
}

/** The fields of a value, as the form shows them. */
export function fieldsOf<G extends GroupName>(group: G, value: GroupValues[G]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const spec of groupFields[group]) {
    if (!isRows(spec)) fields[spec.name] = textOf(at(value, spec.name), spec.kind);
    else
      for (const [index, row] of rowsIn(value, spec).entries())
        for (const field of spec.fields)
          fields[`${spec.rows}.${index}.${field.name}`] = textOf(at(row, field.name), field.kind);
  }
  return fields;
}

/** What differs between two sets of fields, in the order of the form. */
export function changesIn(group: GroupName, before: Fields, after: Fields): SettingFieldChange[] {
  const most = Math.max(rowCount(group, before), rowCount(group, after));
  return everyField(group, most).flatMap(({ name, kind }) => {
    const [old, now] = [before[name] ?? "", after[name] ?? ""];
    return old === now ? [] : [{ field: name, kind, before: old, after: now }];
  });
}

export function isRows(spec: FieldSpec | RowsSpec): spec is RowsSpec {
  return "rows" in spec;
}

/** The rows of a group's repeated fields that these fields fill. */
export function rowCount(group: GroupName, fields: Fields): number {
  const spec = groupFields[group].find(isRows);
  if (!spec) return 0;
  const indexes = Object.keys(fields).flatMap((name) => {
    const index = new RegExp(String.raw`^${spec.rows}\.(\d{1,3})\.`).exec(name)?.[1];
    return index === undefined ? [] : [Number(index)];
  });
  return indexes.length === 0 ? 0 : Math.max(...indexes) + 1;
}

/** Every field of a group, with `rows` rows of the repeated ones. */
function everyField(group: GroupName, rows: number): FieldSpec[] {
  return groupFields[group].flatMap((spec) =>
    isRows(spec)
      ? Array.from({ length: rows }, (_, index) =>
          spec.fields.map((field) => ({ ...field, name: `${spec.rows}.${index}.${field.name}` })),
        ).flat()
      : [spec],
  );
}

/** Only the fields of this group, without its empty rows. */
function compactRows(group: GroupName, posted: Fields): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const spec of groupFields[group]) {
    if (!isRows(spec)) {
      fields[spec.name] = posted[spec.name] ?? "";
      continue;
    }
    let filledRows = 0;
    for (let index = 0; index < spec.most && filledRows < spec.most; index++) {
      const row = spec.fields.map(({ name }) => [name, posted[`${spec.rows}.${index}.${name}`] ?? ""] as const);
      if (row.every(([, text]) => text.trim() === "")) continue;
      for (const [name, text] of row) fields[`${spec.rows}.${filledRows}.${name}`] = text;
      filledRows += 1;
    }
  }
  return fields;
}

/** The fields as the object that the schema parses. */
function nested(group: GroupName, fields: Fields): object {
  const spec = groupFields[group].find(isRows);
  const root: Record<string, unknown> = spec ? { [spec.rows]: [] } : {};
  for (const [name, text] of Object.entries(fields)) {
    const steps = name.split(".");
    let place = root as Record<string, unknown>;
    for (const step of steps.slice(0, -1)) place = (place[step] ??= {}) as Record<string, unknown>;
    place[steps.at(-1)!] = text;
  }
  return root;
}

function firstFieldBelow(group: GroupName, path: string): string | undefined {
  return everyField(group, 1).find(({ name }) => name.startsWith(path))?.name;
}

function at(value: unknown, path: string): unknown {
  let found: unknown = value;
  for (const step of path.split("."))
    found = typeof found === "object" && found !== null ? (found as Record<string, unknown>)[step] : null;
  return found ?? null;
}

function rowsIn(value: unknown, { rows }: RowsSpec): readonly unknown[] {
  const found = at(value, rows);
  return Array.isArray(found) ? found : [];
}

function textOf(value: unknown, kind: FieldKind): string {
  if (value === null) return "";
  if (kind === "yes-no") return value === true ? "yes" : "no";
  if (kind === "money") return shortAmount(value as Bani);
  return String(value);
}
