// Queries of the listings that units belong to.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";

type Kind = { id: ListingId; kind: "pc" | "component"; category: string | null; title: string; specs: unknown };

export async function listingKinds(db: Queryable, ids: readonly ListingId[]): Promise<Map<ListingId, Kind>> {
  const rows = await db
    .selectFrom("listing")
    .where("id", "in", [...ids])
    .select(["id", "kind", "category", "title", "specs"])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The units of these codes, as a withdrawal sees them. */
export async function unitsToWithdraw(db: Queryable, codes: readonly string[]) {
  if (codes.length === 0) return [];
  return db
    .selectFrom("unit as u")
    .leftJoin("hold as h", (join) => join.onRef("h.unitId", "=", "u.id").on("h.until", "is", null))
    .where("u.code", "in", codes)
    .select(["u.code", "u.listingId", "u.state", sql<boolean>`h.unit_id is not null`.as("isSold")])
    .execute();
}

/** The codes of a listing's units that are in stock or in inspection, and not sold. */
export async function unsoldCodesOf(tx: Transaction, id: ListingId): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select u.code from unit u left join hold h on h.unit_id = u.id and h.until is null
    where u.listing_id = ${id} and u.state in ('stock', 'inspection') and h.unit_id is null
  `.execute(tx);
  return rows.map(({ code }) => code);
}

/** Units of a listing that are in stock or in inspection, and not sold. */
export async function unsoldOf(tx: Transaction, id: ListingId): Promise<number> {
  const { rows } = await sql<{ unsold: number }>`
    select count(*)::int as unsold from unit u left join hold h on h.unit_id = u.id and h.until is null
    where u.listing_id = ${id} and u.state in ('stock', 'inspection') and h.unit_id is null
  `.execute(tx);
  return rows[0]?.unsold ?? 0;
}
