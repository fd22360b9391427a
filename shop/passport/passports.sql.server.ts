// Queries of passports: what waits to be signed, chains, keys and daily roots.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { UnitId, UnitPhotoId } from "../../base/id.ts";
import type { PassportCode } from "./passport-code.ts";

export type Chain = { unitId: UnitId; code: PassportCode; seq: number; head: string | null; sealedOn: string | null };
export type DueRow = {
  id: number;
  unitId: UnitId;
  ref: string;
  kind: string;
  on: string;
  facts: unknown;
  isSigned: boolean;
};
export type NewEvent = {
  unitId: UnitId;
  seq: number;
  kind: string;
  sealedOn: string;
  record: string;
  hash: string;
  signature: string;
  keyId: string;
  ref: string;
};

/** A draft can still be thrown away: what happens to its unit waits until it was received or is on sale. */
const isReal = sql`(u.state <> 'intake' or exists (select 1 from intake i where i.unit_id = u.id))`;

/** Only the oldest rows are looked at: with 100,000 units from before passports, 300,000 wait at first. */
const ROWS_A_CHAIN = 10;

/**
 * Locks the passports of the units that have waited longest. Passports that another process has locked are left to it, so
 * that the events of one passport are written by one process at a time, in order.
 */
export async function lockDueChains(tx: Transaction, { most }: { most: number }): Promise<Chain[]> {
  const { rows } = await sql<Chain>`
    select p.unit_id as "unitId", p.code, p.seq, p.head, p.sealed_on as "sealedOn" from passport p
    where p.unit_id in (
      select oldest.unit_id from (
        select d.id, d.unit_id from passport_due d join unit u on u.id = d.unit_id
        where d.failed is null and ${isReal} and exists (select 1 from passport f where f.unit_id = d.unit_id and f.is_fed)
        order by d.id limit ${most * ROWS_A_CHAIN}) oldest
      group by oldest.unit_id order by min(oldest.id) limit ${most})
    order by p.unit_id for update of p skip locked`.execute(tx);
  return rows;
}

/**
 * What waits of these units, in the order in which it was noted. A chain begins with receiving.
 */
export async function dueOf(tx: Transaction, units: readonly UnitId[]): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select d.id::int as id, d.unit_id as "unitId", d.ref, d.kind, d.happened_on as "on", d.facts,
      exists (select 1 from passport_event e where e.unit_id = d.unit_id and e.ref = d.ref) as "isSigned"
    from passport_due d join passport p on p.unit_id = d.unit_id
    where d.unit_id in (${sql.join(units.map((unit) => sql`${unit}::uuid`))}) and d.failed is null
    order by d.unit_id, case when p.seq = 0 then (d.kind <> 'received')::int end, d.id`.execute(tx);
  return rows;
}

export async function insertEvents(tx: Transaction, events: readonly NewEvent[]): Promise<void> {
  for (let from = 0; from < events.length; from += 1000)
    await tx
      .insertInto("passportEvent")
      .values(events.slice(from, from + 1000))
      .execute();
}

export async function growChains(
  tx: Transaction,
  chains: readonly { unitId: UnitId; seq: number; head: string; sealedOn: string }[],
): Promise<void> {
  if (chains.length === 0) return;
  const rows = chains.map(
    ({ unitId, seq, head, sealedOn }) => sql`(${unitId}::uuid, ${seq}::int, ${head}::text, ${sealedOn}::text)`,
  );
  await sql`
    update passport p set seq = n.seq, head = n.head, sealed_on = n.sealed_on
    from (values ${sql.join(rows)}) as n (unit_id, seq, head, sealed_on) where p.unit_id = n.unit_id`.execute(tx);
}

/** Deletes what was read and signed, and nothing that came meanwhile; what failed stays, with its reason. */
export async function settleDue(
  tx: Transaction,
  { due, failed }: { due: readonly number[]; failed: ReadonlyMap<number, string> },
): Promise<void> {
  for (const [id, why] of failed)
    await tx.updateTable("passportDue").set({ failed: why }).where("id", "=", id).execute();
  const done = due.filter((id) => !failed.has(id));
  if (done.length > 0) await sql`delete from passport_due where id = any(${done}::bigint[])`.execute(tx);
}

/** Notes an event that no trigger sees. False if this cause was noted before. */
export async function insertDue(
  tx: Transaction,
  due: { unitId: UnitId; ref: string; kind: string; on: string; facts: unknown },
): Promise<boolean> {
  const row = await tx
    .insertInto("passportDue")
    .values({
      unitId: due.unitId,
      ref: due.ref,
      kind: due.kind,
      happenedOn: due.on,
      facts: JSON.stringify(due.facts),
    })
    .onConflict((conflict) => conflict.columns(["unitId", "ref"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The day in Romania by the clock of the database, and the first day whose root is not published yet. */
export async function sealingDays(tx: Queryable): Promise<{ today: string; firstOpen: string | null }> {
  const { rows } = await sql<{ today: string; firstOpen: string | null }>`
    select passport_day(now()) as today,
      (select to_char(max(day)::date + 1, 'YYYY-MM-DD') from passport_root) as "firstOpen"`.execute(tx);
  return rows[0]!;
}

export type StoredEvent = { record: string; hash: string; signature: string };
export type FoundPassport = {
  unitId: UnitId;
  code: PassportCode;
  head: string | null;
  title: string | null;
  listingId: number | null;
  listingState: "draft" | "live" | "withdrawn" | null;
  unitState: string;
  isSold: boolean;
};

/** One query by the unique index, whatever was typed: a wrong code takes as long as one of the right form. */
export async function findPassport(db: Queryable, code: string): Promise<FoundPassport | null> {
  const { rows } = await sql<FoundPassport>`
    select p.unit_id as "unitId", p.code, p.head, l.title, l.id as "listingId", l.state as "listingState", u.state as "unitState",
      (h.unit_id is not null) as "isSold"
    from passport p join unit u on u.id = p.unit_id left join listing l on l.id = u.listing_id
      left join hold h on h.unit_id = u.id and h.kind = 'sale'
    where p.code = ${code}`.execute(db);
  return rows[0] ?? null;
}

export async function eventsOf(db: Queryable, unitId: UnitId): Promise<StoredEvent[]> {
  return db
    .selectFrom("passportEvent")
    .where("unitId", "=", unitId)
    .orderBy("seq")
    .select(["record", "hash", "signature"])
    .execute();
}

export async function photosWithDigests(db: Queryable, unitId: UnitId) {
  return db
    .selectFrom("unitPhoto")
    .where("unitId", "=", unitId)
    .orderBy("position")
    .select(["id", "digest", "middle"])
    .$narrowType<{ id: UnitPhotoId }>()
    .execute();
}

/** The passport codes of these units. */
export async function codesOfUnits(
  db: Queryable,
  units: readonly UnitId[],
): Promise<{ unitId: UnitId; code: PassportCode }[]> {
  if (units.length === 0) return [];
  const rows = await db.selectFrom("passport").where("unitId", "in", units).select(["unitId", "code"]).execute();
  return rows as { unitId: UnitId; code: PassportCode }[];
}

export type PassportOfUnit = { unit: string; code: PassportCode };

/** The passports of a listing's units, those not sold first. */
export async function passportsOfListing(
  db: Queryable,
  { listingId, most }: { listingId: number; most: number },
): Promise<PassportOfUnit[]> {
  const { rows } = await sql<PassportOfUnit>`
    select u.code as unit, p.code from unit u join passport p on p.unit_id = u.id left join hold h on h.unit_id = u.id and h.kind = 'sale'
    where u.listing_id = ${listingId} and u.state in ('stock', 'inspection') order by (h.unit_id is not null), u.code limit ${most}`.execute(
    db,
  );
  return rows;
}

export type LabelledUnit = PassportOfUnit & {
  title: string | null;
  grade: "A" | "B" | "C" | null;
  place: string | null;
};

/** What the labels of these units say, in the order of their codes. */
export async function unitsToLabel(db: Queryable, codes: readonly string[]): Promise<LabelledUnit[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<LabelledUnit>`
    select u.code as unit, p.code, coalesce(l.title, i.name) as title, u.grade, u.place
    from unit u join passport p on p.unit_id = u.id left join listing l on l.id = u.listing_id left join intake i on i.unit_id = u.id
    where u.code = any(${codes}::text[]) order by u.code`.execute(db);
  return rows;
}

export type PassportStatus = { code: PassportCode; events: number; waiting: number; failed: number };

/** How far the passport of a unit is; null for an unknown unit. */
export async function passportStatus(db: Queryable, unit: string): Promise<PassportStatus | null> {
  const { rows } = await sql<PassportStatus>`
    select p.code, p.seq as events,
      (select count(*) from passport_due d where d.unit_id = p.unit_id and d.failed is null)::int as waiting,
      (select count(*) from passport_due d where d.unit_id = p.unit_id and d.failed is not null)::int as failed
    from passport p join unit u on u.id = p.unit_id where u.code = ${unit}`.execute(db);
  return rows[0] ?? null;
}
