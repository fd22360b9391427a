// What the audit log shows: each entry with the fields that changed. Invariant: what somebody may not see (account
// numbers, personal data, purchase prices) does not leave the server.

import type { AuditRow } from "../../../../../base/read-audit.server.ts";
import { hasRight, type Right, type StaffRole } from "../../../../../shop/accounts/rights.ts";

/** A field of an entry; a side is null where the entry says nothing about it. */
export type FieldChange = { name: string; before: Leaf | null; after: Leaf | null };
/** Anything that JSON holds but objects; "masked" stands for what the reader may not see. */
export type Leaf = { value: string | number | boolean | readonly (string | number | boolean)[] } | "masked";

export type AuditEntryView = Pick<AuditRow, "id" | "at" | "actor" | "action" | "entity" | "entityId"> & {
  changes: FieldChange[];
};

export function auditEntryView({ before, after, ...row }: AuditRow, roles: readonly StaffRole[]): AuditEntryView {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...was.keys(), ...is.keys()])];
  const changes = names
    .filter((name) => JSON.stringify(was.get(name)) !== JSON.stringify(is.get(name)))
    .map((name) => ({ name, before: leafOf(name, was.get(name), roles), after: leafOf(name, is.get(name), roles) }));
  return { ...row, changes };
}

const DEEPEST = 4;

/** The leaves of a value by their path: "address.city". */
function fieldsOf(value: unknown, path = "", depth = 0): Map<string, unknown> {
  if (value === null || value === undefined) return new Map();
  const isNested = typeof value === "object" && !isPlainList(value) && depth < DEEPEST;
  if (!isNested) return new Map([[path === "" ? "value" : path, value]]);
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [
      ...fieldsOf(inner, path === "" ? name : `${path}.${name}`, depth + 1),
    ]),
  );
}

function isPlainList(value: object): boolean {
  return Array.isArray(value) && value.every((item) => typeof item !== "object" || item === null);
}

/** The right to read a field, by a word of its path. */
const guarded: readonly (readonly [RegExp, Right])[] = [
  [/^(cost|costs|margin|purchase\w*|bought\w*)$/i, "stock.cost"],
  [/^(iban|ibans|account|payee|holder|beneficiary|accountname)$/i, "money.pay"],
  [
    /^(email|phone|name|firstname|lastname|address|street|city|postalcode|recipient|buyer|seller|story|message)$/i,
    "customers.view",
  ],
];
/** In whatever field they stand: notes and reasons may quote them. */
const guardedTexts: readonly (readonly [RegExp, Right])[] = [
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g, "money.pay"],
  [/(?<![^\s@<>"])[^\s@<>"]{1,200}@[^\s@<>"]+\.[a-z]{2,}/gi, "customers.view"],
  [/(?:\+40|\b0)7\d{2}[ .]?\d{3}[ .]?\d{3}\b/g, "customers.view"],
];

function leafOf(path: string, value: unknown, roles: readonly StaffRole[]): Leaf | null {
  if (value === undefined || value === null) return null;
  const isBarred = path
    .split(".")
    .some((word) => guarded.some(([names, right]) => names.test(word) && !hasRight(roles, right)));
  if (isBarred) return "masked";
  if (typeof value === "string") return { value: masked(value, roles) };
  if (typeof value === "number" || typeof value === "boolean") return { value };
  if (Array.isArray(value)) return { value: value.map((item) => masked(String(item), roles)) };
  return { value: masked(JSON.stringify(value), roles) };
}

function masked(text: string, roles: readonly StaffRole[]): string {
  return guardedTexts.reduce(
    (rest, [pattern, right]) => (hasRight(roles, right) ? rest : rest.replace(pattern, "•••")),
    text,
  );
}
