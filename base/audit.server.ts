// The audit log: who did what to which thing.
// Invariant: a row holds no IBAN in full, no secret and no text of an e-mail; rows are only inserted, in the transaction of the change that they record. The database refuses updates and deletes.

import { sql, type RawBuilder } from "kysely";
import type { Queryable, Transaction } from "./db.server.ts";
import { maskSecrets } from "./secrets/mask.ts";

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

/**
 * Records an entry about each id that a query finds: one statement that takes as long for none, outside a transaction, for what
 * changes nothing.
 */
export async function recordAuditOfFound(
  db: Queryable,
  found: RawBuilder<unknown>,
  { actor, action, entity, after }: Pick<AuditEntry, "actor" | "action" | "entity" | "after">,
): Promise<void> {
  await sql`insert into audit (actor, action, entity, entity_id, after)
    select ${actor}::text, ${action}::text, ${entity}::text, found.id::text, ${json(after)}::jsonb
    from (${found}) as found (id)`.execute(db);
}

const AUDIT_BATCH = 500; // rows an insert

/** Records the changes of one transaction that touched many things. */
export async function recordAudits(tx: Transaction, entries: readonly AuditEntry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += AUDIT_BATCH)
    await tx
      .insertInto("audit")
      .values(
        entries
          .slice(from, from + AUDIT_BATCH)
          .map(({ before, after, ...entry }) => ({ ...entry, before: json(before), after: json(after) })),
      )
      .execute();
}

function json(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(maskSecrets(value));
}
