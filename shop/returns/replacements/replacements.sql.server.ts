// Queries of the units that replace faulty ones under warranty.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { ClaimId, OrderId, UnitId } from "../../../base/id.ts";
import type { Grade } from "../../inventory/grade.ts";

export type NewReplacement = { claimId: ClaimId; orderId: OrderId; oldUnit: UnitId; unitId: UnitId };

export async function insertClaimReplacement(tx: Transaction, replacement: NewReplacement): Promise<void> {
  await tx.insertInto("claimReplacement").values(replacement).execute();
}

export async function codeOfUnit(db: Queryable, id: UnitId): Promise<string> {
  return (await db.selectFrom("unit").where("id", "=", id).select("code").executeTakeFirstOrThrow()).code;
}

/** A unit that replaces another, as staff look for it; `sentAt` is null while it waits to be packed. */
export type Replacement = {
  oldCode: string;
  code: string;
  title: string;
  grade: Grade | null;
  place: string | null;
  sentAt: Date | null;
};

export async function replacementsOf(db: Queryable, claimId: ClaimId): Promise<Replacement[]> {
  return db
    .selectFrom("claimReplacement as r")
    .innerJoin("unit as u", "u.id", "r.unitId")
    .innerJoin("unit as before", "before.id", "r.oldUnit")
    .leftJoin("listing as l", "l.id", "u.listingId")
    .where("r.claimId", "=", claimId)
    .orderBy("before.code")
    .select(["before.code as oldCode", "u.code", "u.grade", "r.sentAt"])
    .select(sql<string>`coalesce(l.title, u.code)`.as("title"))
    .select(sql<string | null>`to_jsonb(u) ->> 'place'`.as("place"))
    .execute();
}

/** Marks those of a claim that still wait as handed over; returns how many did. */
export async function markReplacementsSent(tx: Transaction, claimId: ClaimId): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("claimReplacement")
    .set({ sentAt: sql<Date>`now()` })
    .where("claimId", "=", claimId)
    .where("sentAt", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function replacementsToPack(
  db: Queryable,
): Promise<{ claim: string; order: string; code: string; title: string }[]> {
  return db
    .selectFrom("claimReplacement as r")
    .innerJoin("claim as c", "c.id", "r.claimId")
    .innerJoin("salesOrder as o", "o.id", "r.orderId")
    .innerJoin("unit as u", "u.id", "r.unitId")
    .leftJoin("listing as l", "l.id", "u.listingId")
    .where("r.sentAt", "is", null)
    .orderBy("r.decidedAt")
    .limit(200)
    .select(["c.number as claim", "o.number as order", "u.code"])
    .select(sql<string>`coalesce(l.title, u.code)`.as("title"))
    .execute();
}

/** A free unit in stock that is like a unit of a claim. */
export type EqualUnit = { code: string; title: string; grade: Grade | null; place: string | null };

/** Free units of the same product, or of a product with the same title; the same grade first. */
export async function equalUnits(db: Queryable, unitId: UnitId): Promise<EqualUnit[]> {
  const { rows } = await sql<EqualUnit>`
    select u.code, l.title, u.grade, to_jsonb(u) ->> 'place' as place
    from unit faulty
      left join sales_order_line ol on ol.unit_id = faulty.id
      join unit u on u.id <> faulty.id and u.state = 'stock'
      join listing l on l.id = u.listing_id
      left join hold h on h.unit_id = u.id and (h.until is null or h.until > now())
    where faulty.id = ${unitId}::uuid and h.unit_id is null
      and (u.listing_id = coalesce(faulty.listing_id, ol.listing_id)
        or lower(l.title) = (select lower(x.title) from listing x where x.id = coalesce(faulty.listing_id, ol.listing_id)))
    group by u.code, l.title, u.grade, u.id, faulty.grade
    order by (u.grade is distinct from faulty.grade), u.code limit 20
  `.execute(db);
  return rows;
}
