// Queries that change units in stock.
// Dangerous: lock the unit's listing first, as buyers do. Then no buyer can take the unit until the transaction ends.

import { sql } from "kysely";
import { isSerial } from "../../../base/serial.server.ts";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import { newId, type ListingId, type PurchaseId, type UnitId } from "../../../base/id.ts";
import { bani, sum, type Bani } from "../../../base/money.ts";
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

export type UnitCorrection = Partial<{
  serial: string | null;
  grade: Grade;
  place: string | null;
  listingId: ListingId;
  state: "scrapped" | "converted";
  /** In bani; only a conversion passes it on, repairs are added by the database. */
  repairCostBani: Bani;
}>;

/** What the repairs of these units cost together. */
export async function repairCostOf(db: Queryable, units: readonly UnitId[]): Promise<Bani> {
  if (units.length === 0) return bani(0);
  const rows = await db.selectFrom("unit").where("id", "in", units).select("repairCostBani").execute();
  return sum(rows.map(({ repairCostBani }) => repairCostBani));
}

/** Changes a locked unit. */
export async function changeUnit(tx: Transaction, id: UnitId, change: UnitCorrection): Promise<void> {
  await tx.updateTable("unit").set(change).where("id", "=", id).execute();
}

/** Another unit that has this serial number and is not scrapped or converted; null if there is none. */
export async function unitWithSerial(
  db: Queryable,
  { serial, except }: { serial: string; except: UnitId | null },
): Promise<string | null> {
  const row = await db
    .selectFrom("unit")
    .where(isSerial(sql.ref("serial"), serial))
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
  state: "stock" | "intake";
  purchaseId: PurchaseId | null;
};

const BATCH = 1000; // rows a statement

/** Inserts units that were bought: into stock, or in receiving until their draft is published. */
export async function insertUnits(tx: Transaction, rows: readonly NewUnit[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH)
    await sql`
      insert into unit (id, listing_id, code, serial, cost_bani, tax_regime, grade, state, place, purchase_id)
      select v.id, v."listingId", v.code, v.serial, v.cost, v.regime, v.grade, v.state, v.place, v."purchaseId"
      from jsonb_to_recordset(${JSON.stringify(rows.slice(from, from + BATCH))}::jsonb) as v (id uuid, "listingId" int, code text,
        serial text, cost int, regime text, grade text, state text, place text, "purchaseId" uuid)
    `.execute(tx);
}

export type ChangedUnit = Pick<NewUnit, "id" | "serial" | "grade" | "place" | "cost" | "regime">;

/** Writes these values into locked units. */
export async function writeUnits(tx: Transaction, rows: readonly ChangedUnit[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH)
    await sql`
      update unit u set serial = v.serial, grade = v.grade, place = v.place, cost_bani = v.cost, tax_regime = v.regime
      from jsonb_to_recordset(${JSON.stringify(rows.slice(from, from + BATCH))}::jsonb)
        as v (id uuid, serial text, cost int, regime text, grade text, place text)
      where u.id = v.id
    `.execute(tx);
}

export type BoughtUnit = {
  line: number;
  supplier: string;
  cui: string | null;
  invoiceNumber: string;
  invoiceDate: string;
  regime: TaxRegime;
};

/** The rows of these invoices by line; units of one invoice share its row. */
export async function upsertPurchases(
  tx: Transaction,
  bought: readonly BoughtUnit[],
  actor: string,
): Promise<Map<number, PurchaseId>> {
  const byInvoice = new Map<string, BoughtUnit[]>();
  for (const unit of bought) {
    const { supplier, invoiceNumber, invoiceDate, regime } = unit;
    const key = JSON.stringify([supplier.toLowerCase(), invoiceNumber.toLowerCase(), invoiceDate, regime]);
    const sharing = byInvoice.get(key);
    // One invoice may have all rows of a file: copying its list for each would take minutes.
    if (sharing) sharing.push(unit);
    else byInvoice.set(key, [unit]);
  }
  const ids = new Map<number, PurchaseId>();
  for (const [first, ...others] of byInvoice.values()) {
    const { supplier, cui, invoiceNumber, invoiceDate, regime } = first!;
    const { rows } = await sql<{ id: PurchaseId }>`
      insert into purchase (id, supplier, cui, invoice_number, invoice_date, regime, recorded_by)
      values (${newId<"purchase">()}, ${supplier}, ${cui}, ${invoiceNumber}, ${invoiceDate}, ${regime}, ${actor})
      on conflict (lower(supplier), lower(invoice_number), invoice_date, regime) do update set cui = coalesce(excluded.cui, purchase.cui)
      returning id`.execute(tx);
    for (const { line } of [first!, ...others]) ids.set(line, rows[0]!.id);
  }
  return ids;
}

export async function setPurchases(
  tx: Transaction,
  rows: readonly { id: UnitId; purchaseId: PurchaseId | null }[],
): Promise<void> {
  await sql`
    update unit u set purchase_id = v."purchaseId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (id uuid, "purchaseId" uuid) where u.id = v.id
  `.execute(tx);
}
