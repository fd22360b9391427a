// Queries of the keys that sign passports.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { PublicKey } from "./chain.server.ts";

/** Serialises those who make or replace the key, until the end of the transaction. */
export async function lockKeys(tx: Transaction): Promise<void> {
  await sql`lock table passport_key in share row exclusive mode`.execute(tx);
}

export async function currentKey(db: Queryable): Promise<{ id: string; sealedKey: string } | null> {
  const row = await db
    .selectFrom("passportKey")
    .where("validUntil", "is", null)
    .select(["id", "sealedKey"])
    .executeTakeFirst();
  return row?.sealedKey ? { id: row.id, sealedKey: row.sealedKey } : null;
}

export async function insertKey(
  tx: Transaction,
  key: { id: string; publicKey: string; sealedKey: string },
): Promise<void> {
  await tx.insertInto("passportKey").values(key).execute();
}

/** Ends the current key: its private half is deleted. Returns its id, or null if there was none. */
export async function endCurrentKey(tx: Transaction): Promise<string | null> {
  const ended = await tx
    .updateTable("passportKey")
    .set({ validUntil: sql<Date>`now()`, sealedKey: null })
    .where("validUntil", "is", null)
    .returning("id")
    .executeTakeFirst();
  return ended?.id ?? null;
}

/** All public keys, the oldest first, with the days on which they signed. */
export async function publicKeys(db: Queryable): Promise<PublicKey[]> {
  const { rows } = await sql<PublicKey>`
    select id, public_key as "publicKey", passport_day(valid_from) as "from", passport_day(valid_until) as "until"
    from passport_key order by valid_from, id`.execute(db);
  return rows;
}
