// The audit log: who did what to which thing.
// Invariant: rows are only added, in the transaction of the change that they tell of; the database refuses to change or remove one.

import type { Transaction } from "./db.server.ts";

export type AuditEntry = {
  /** `staff:<account>`, `buyer`, `seller`, `system` … */
  actor: string;
  action: string;
  /** What kind of thing was changed, and its number, code or id. */
  entity: string;
  entityId: string;
  /** Of what was changed; anything that JSON can hold. */
  before?: unknown;
  after?: unknown;
};

/** Adds a row to the audit log. */
export async function recordAudit(tx: Transaction, { before, after, ...entry }: AuditEntry): Promise<void> {
  await tx
    .insertInto("audit")
    .values({ ...entry, before: json(before), after: json(after) })
    .execute();
}

function json(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}
