// Queries of daily roots.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { ChainEnd } from "./daily-root.ts";

/** Serialises the processes that publish roots. */
export async function lockRoots(tx: Transaction): Promise<void> {
  await sql`lock table passport_root in share row exclusive mode`.execute(tx);
}

export type LastRoot = { day: string; hash: string };

export async function lastRoot(db: Queryable): Promise<LastRoot | null> {
  return (
    (await db.selectFrom("passportRoot").orderBy("day", "desc").select(["day", "hash"]).limit(1).executeTakeFirst()) ??
    null
  );
}

/**
 * The next day that needs a root: the one after the last root, else that of the first event. Null until it has been over for
 * ten minutes, in which transactions that began on it have ended.
 */
export async function nextRootDay(tx: Transaction): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select day from (
      select coalesce((select to_char(max(day)::date + 1, 'YYYY-MM-DD') from passport_root),
        (select min(sealed_on) from passport_event)) as day) next
    where day < passport_day(now() - interval '10 minutes')`.execute(tx);
  return rows[0]?.day ?? null;
}

/** The ends of all chains that grew on a day, as they were at its end. */
export async function chainEndsOf(db: Queryable, day: string): Promise<ChainEnd[]> {
  const { rows } = await sql<ChainEnd>`
    select distinct on (e.unit_id) p.code as passport, e.seq, e.hash from passport_event e join passport p on p.unit_id = e.unit_id
    where e.sealed_on = ${day} order by e.unit_id, e.seq desc`.execute(db);
  return rows;
}

export async function insertRoot(
  tx: Transaction,
  root: { day: string; chains: number; record: string; hash: string; signature: string; keyId: string },
): Promise<void> {
  await tx.insertInto("passportRoot").values(root).execute();
}

type StoredRoot = { record: string; hash: string; signature: string };

/** The newest roots first. */
export async function rootsBefore(
  db: Queryable,
  { before, most }: { before: string | null; most: number },
): Promise<StoredRoot[]> {
  let query = db.selectFrom("passportRoot").orderBy("day", "desc").select(["record", "hash", "signature"]).limit(most);
  if (before !== null) query = query.where("day", "<", before);
  return query.execute();
}

export async function rootOf(db: Queryable, day: string): Promise<StoredRoot | null> {
  return (
    (await db
      .selectFrom("passportRoot")
      .where("day", "=", day)
      .select(["record", "hash", "signature"])
      .executeTakeFirst()) ?? null
  );
}
