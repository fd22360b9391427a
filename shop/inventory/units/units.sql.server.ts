// Queries that change units in stock.
// Dangerous: lock the unit's listing first, as buyers do. Then no buyer can take the unit until the transaction ends.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { ListingId, UnitId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import type { Grade } from "../grade.ts";
import type { TaxRegime } from "../receiving/receiving.ts";

export type UnitRecord = {
  id: UnitId;
  code: string;
  listingId: ListingId | null;
  serial: string | null;
  grade: Grade | null;
  place: string | null;
  cost: Bani;
  regime: TaxRegime;
  state: "intake" | "stock" | "inspection" | "scrapped" | "converted";
  /** Sold, or allocated to somebody now. */
  allocation: "sold" | "allocated" | null;
};

function units(db: Queryable) {
  return db
    .selectFrom("unit as u")
    .leftJoin("hold as h", "h.unitId", "u.id")
    .select([
      "u.id",
      "u.code",
      "u.listingId",
      "u.serial",
      "u.grade",
      "u.place",
      "u.costBani as cost",
      "u.taxRegime as regime",
      "u.state",
    ])
    .select(
      sql<UnitRecord["allocation"]>`case when h.unit_id is null or h.until <= now() then null
        when h.until is null then 'sold' else 'allocated' end`.as("allocation"),
    );
}

/** The listings of these units, to be locked before the units. */
export async function listingsOfUnits(db: Queryable, codes: readonly string[]): Promise<ListingId[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom("unit")
    .where("code", "in", codes)
    .where("listingId", "is not", null)
    .select("listingId")
    .distinct()
    .orderBy("listingId")
    .execute();
  return rows.flatMap(({ listingId }) => (listingId === null ? [] : [listingId]));
}

/** Locks units in the order of their ids. */
export function lockUnits(tx: Transaction, codes: readonly string[]): Promise<UnitRecord[]> {
  if (codes.length === 0) return Promise.resolve([]);
  return units(tx).where("u.code", "in", codes).orderBy("u.id").forUpdate("u").execute();
}

/** Locks the unsold units of a listing that nobody has. */
export function lockFreeUnitsOf(tx: Transaction, listingId: ListingId): Promise<UnitRecord[]> {
  return units(tx)
    .where("u.listingId", "=", listingId)
    .where("u.state", "=", "stock")
    .where((where) => where.or([where("h.unitId", "is", null), where("h.until", "<=", sql<Date>`now()`)]))
    .orderBy("u.id")
    .forUpdate("u")
    .execute();
}

export type UnitChange = Partial<{
  serial: string | null;
  grade: Grade;
  place: string | null;
  listingId: ListingId;
  state: "scrapped" | "converted";
}>;

/** Changes a locked unit. */
export async function changeUnit(tx: Transaction, id: UnitId, change: UnitChange): Promise<void> {
  await tx.updateTable("unit").set(change).where("id", "=", id).execute();
}

/** Another unit that has this serial number and is not scrapped or converted; null if there is none. */
export async function unitWithSerial(
  db: Queryable,
  { serial, except }: { serial: string; except: UnitId | null },
): Promise<string | null> {
  const row = await db
    .selectFrom("unit")
    .where(sql`lower(serial)`, "=", serial.toLowerCase())
    .where("state", "in", ["intake", "stock", "inspection"])
    .$if(except !== null, (query) => query.where("id", "<>", except!))
    .select("code")
    .executeTakeFirst();
  return row?.code ?? null;
}

export type NewUnit = {
  id: UnitId;
  code: string;
  listingId: ListingId;
  serial: string | null;
  grade: Grade;
  place: string | null;
  cost: Bani;
  regime: TaxRegime;
};

/** Inserts units that were bought for a listing. */
export async function insertUnits(tx: Transaction, rows: readonly NewUnit[]): Promise<void> {
  await sql`
    insert into unit (id, listing_id, code, serial, cost_bani, tax_regime, grade, state, place)
    select v.id, v."listingId", v.code, v.serial, v.cost, v.regime, v.grade, 'stock', v.place
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as v (id uuid, "listingId" int, code text, serial text, cost int, regime text, grade text, place text)
  `.execute(tx);
}

export type ChangedUnit = Pick<NewUnit, "id" | "serial" | "grade" | "place" | "cost" | "regime">;

/** Writes these values into locked units. */
export async function writeUnits(tx: Transaction, rows: readonly ChangedUnit[]): Promise<void> {
  await sql`
    update unit u set serial = v.serial, grade = v.grade, place = v.place, cost_bani = v.cost, tax_regime = v.regime
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as v (id uuid, serial text, cost int, regime text, grade text, place text)
    where u.id = v.id
  `.execute(tx);
}
