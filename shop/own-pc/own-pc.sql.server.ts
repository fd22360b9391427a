// All queries of the visitors' own PCs.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { OWN_PC_RETENTION_DAYS, type OwnPc, type StoredPc } from "./own-pc.ts";
import { storedOwnParts } from "./stored.ts";

/** The visitor's PC, or null. `lock`: no other transaction changes it until this one ends. */
export async function ownPcOf(
  db: Queryable,
  { visitorId, lock = false }: { visitorId: VisitorId; lock?: boolean },
): Promise<StoredPc | null> {
  const row = await db
    .selectFrom("ownPc")
    .where("visitorId", "=", visitorId)
    .select(["name", "parts", "isWithoutCard", "changedAt"])
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? { ...row, parts: storedOwnParts(row.parts) } : null;
}

/** Serializes a visitor's requests until the transaction ends: the first one has no row yet that could be locked. */
export async function lockOwnPc(tx: Transaction, visitorId: VisitorId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`own pc ${visitorId}`}, 0))`.execute(tx);
}

export async function upsertOwnPc(
  tx: Transaction,
  { visitorId, pc }: { visitorId: VisitorId; pc: OwnPc },
): Promise<void> {
  const { name, isWithoutCard } = pc;
  const values = { name, isWithoutCard, parts: JSON.stringify(pc.parts) };
  await tx
    .insertInto("ownPc")
    .values({ visitorId, ...values })
    .onConflict((conflict) =>
      conflict.column("visitorId").doUpdateSet({ ...values, changedAt: sql<Date>`clock_timestamp()` }),
    )
    .execute();
}

/** False if the visitor has described none. */
export async function updatePcName(
  db: Queryable,
  { visitorId, name }: { visitorId: VisitorId; name: string },
): Promise<boolean> {
  const renamed = await db
    .updateTable("ownPc")
    .set({ name })
    .where("visitorId", "=", visitorId)
    .returning("visitorId")
    .execute();
  return renamed.length > 0;
}

export async function deleteOwnPc(db: Queryable, visitorId: VisitorId): Promise<void> {
  await db.deleteFrom("ownPc").where("visitorId", "=", visitorId).execute();
}

/** Moves a PC to another visitor, who gets it unless their own was changed later. */
export async function moveOwnPc(tx: Transaction, { from, to }: { from: VisitorId; to: VisitorId }): Promise<void> {
  await sql`
    insert into own_pc (visitor_id, name, parts, is_without_card, changed_at)
    select ${to}, name, parts, is_without_card, changed_at from own_pc where visitor_id = ${from}
    on conflict (visitor_id) do update
      set name = excluded.name, parts = excluded.parts, is_without_card = excluded.is_without_card,
        changed_at = excluded.changed_at
      where own_pc.changed_at < excluded.changed_at
  `.execute(tx);
}

/** Visitor ids of accounts start with "account:"; all others are guests. */
export async function deleteOldPcsOfGuests(db: Queryable): Promise<void> {
  await sql`delete from own_pc where changed_at < now() - make_interval(days => ${OWN_PC_RETENTION_DAYS}) and visitor_id not like 'account:%'`.execute(
    db,
  );
}
