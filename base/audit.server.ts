// The audit log: who did what to which thing.
// Invariant: rows are only inserted, in the transaction of the change that they record. The database refuses updates and deletes.

import type { Transaction } from "./db.server.ts";

export type AuditEntry = {
  /** `staff:<account>`, `buyer`, `seller`, `system` … */
  actor: string;
  action: string;
  /** The kind of object that was changed, and its number, code or id. */
  entity: string;
  entityId: string;
  /** Details of the change; anything that JSON can hold. */
  before?: unknown;
  after?: unknown;
};

export async function recordAudit(tx: Transaction, { before, after, ...entry }: AuditEntry): Promise<void> {
  await tx
    .insertInto("audit")
    .values({ ...entry, before: json(before), after: json(after) })
    .execute();
}

function json(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}
