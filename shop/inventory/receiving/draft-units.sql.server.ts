// Queries of units as the editor of a listing shows and changes them: of a draft they are in state "intake".

import { sql } from "kysely";
import { isSerial } from "../../../base/serial.server.ts";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { ListingId, PurchaseId, UnitId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import { erasureStates, type ErasureState } from "../erasure/erasures.sql.server.ts";
import { readingTests } from "../bench/bench-tests.ts";
import type { Untested } from "../untested.ts";
import type { Grade } from "../grade.ts";
import type { TaxRegime } from "./receiving.ts";

export type EditedUnit = {
  id: UnitId;
  code: string;
  state: "intake" | "stock" | "inspection";
  serial: string | null;
  grade: Grade | null;
  place: string | null;
  cost: Bani;
  /** What its repairs cost, parts included. */
  repairs: Bani;
  taxRegime: TaxRegime;
  /** The trade-in that it came from; null for a unit of a supplier or of the first stock. */
  source: string | null;
  supplier: string | null;
  invoiceNumber: string | null;
  /** Allocated to a visitor or an order that has not paid, and until when it is not known here. */
  isAllocated: boolean;
  isSold: boolean;
  photos: number;
  measurements: number;
  /** Whether its performance was measured; temperatures alone are no test. */
  isTested: boolean;
  /** Why it goes on sale without a test; null where nobody said so. */
  untested: Untested | null;
  /** What is on record about the data of a seller or a buyer on its drives. */
  erasure: Pick<ErasureState, "isFromSeller" | "cameBackAt" | "erasedDrives" | "unerased">;
  createdAt: Date;
};

/** The units of a listing that were not scrapped: those on sale first. */
export async function loadEditedUnits(db: Queryable, listingId: ListingId): Promise<EditedUnit[]> {
  return (await loadEditedUnitsOf(db, [listingId])).get(listingId) ?? [];
}

/** As `loadEditedUnits`, of several listings. */
export async function loadEditedUnitsOf(
  db: Queryable,
  listingIds: readonly ListingId[],
): Promise<Map<ListingId, EditedUnit[]>> {
  const { rows } = await sql<Omit<EditedUnit, "erasure"> & { listingId: ListingId }>`
    select u.listing_id as "listingId", u.id, u.code, u.state, u.serial, u.grade, u.place, u.cost_bani as "cost", u.repair_cost_bani as "repairs", u.tax_regime as "taxRegime",
      i.source, p.supplier, p.invoice_number as "invoiceNumber",
      coalesce(h.until > now(), false) as "isAllocated", (h.unit_id is not null and h.until is null) as "isSold",
      (select count(*) from unit_photo ph where ph.unit_id = u.id)::int as "photos",
      (select count(*) from measurement m where m.unit_id = u.id and m.outdated_at is null)::int as "measurements",
      exists (select 1 from measurement m where m.unit_id = u.id and m.outdated_at is null
        and m.test not in (${sql.join(readingTests)})) as "isTested",
      case when u.untested_reason is null then null
        else jsonb_build_object('reason', u.untested_reason, 'note', u.untested_note) end as "untested",
      u.created_at as "createdAt"
    from unit u left join intake i on i.unit_id = u.id left join purchase p on p.id = u.purchase_id
      left join hold h on h.unit_id = u.id
    where u.listing_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(listingIds)}::jsonb)) and u.state <> 'scrapped'
    order by (h.unit_id is not null and h.until is null), u.code`.execute(db);
  const ids = rows.map(({ id }) => id);
  const states = new Map((await erasureStates(db, ids)).map((state) => [state.unitId, state]));
  const units = rows.map(({ listingId, ...row }) => ({
    listingId,
    unit: { ...row, erasure: states.get(row.id)!, createdAt: new Date(row.createdAt) },
  }));
  const grouped = Map.groupBy(units, ({ listingId }) => listingId);
  return new Map([...grouped].map(([id, all]) => [id, all.map(({ unit }) => unit)]));
}

/** Inserts a unit that staff describe by hand; false if the code is taken. */
export async function insertDraftUnit(
  tx: Transaction,
  unit: { id: UnitId; code: string; listingId: ListingId },
): Promise<boolean> {
  const inserted = await tx
    .insertInto("unit")
    .values({ ...unit, serial: null, costBani: 0 as Bani, taxRegime: "normal", grade: null, state: "intake" })
    .onConflict((conflict) => conflict.column("code").doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export type UnitChange = { id: UnitId; serial: string | null; grade: Grade | null; place: string | null };

export async function updateEditedUnit(tx: Transaction, { id, serial, grade, place }: UnitChange): Promise<void> {
  // Invariant: only a unit in intake may be without a grade.
  await tx
    .updateTable("unit")
    .set({ serial, place, ...(grade !== null && { grade }) })
    .where("id", "=", id)
    .execute();
}

/** Gives a received unit a draft, or takes it away again. False if it has one already, or is no longer in intake. */
export async function setDraftOfUnit(tx: Transaction, unitId: UnitId, listingId: ListingId | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("unit")
    .set({ listingId })
    .where("id", "=", unitId)
    .where("state", "=", "intake")
    .where("listingId", listingId === null ? "is not" : "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Puts the units of a draft into stock, and ends their time in receiving. */
export async function stockUnitsOf(
  tx: Transaction,
  { listingId, actor }: { listingId: ListingId; actor: string },
): Promise<void> {
  const stocked = await tx
    .updateTable("unit")
    .set({ state: "stock" })
    .where("listingId", "=", listingId)
    .where("state", "=", "intake")
    .returning("id")
    .execute();
  if (stocked.length === 0) return;
  await tx
    .updateTable("intake")
    .set({ settledAt: sql<Date>`now()`, settledBy: actor })
    .where(
      "unitId",
      "in",
      stocked.map(({ id }) => id),
    )
    .where("settledAt", "is", null)
    .execute();
}

/** Deletes a unit of a discarded draft, with its photos. It must have no measurements. */
export async function deleteDraftUnit(tx: Transaction, unitId: UnitId): Promise<void> {
  await tx.deleteFrom("unitPhoto").where("unitId", "=", unitId).execute();
  await tx.deleteFrom("unit").where("id", "=", unitId).where("state", "=", "intake").execute();
}

/** The listing of a scanned code or serial number; null if none or several have it. */
export async function listingOfScanned(db: Queryable, scanned: string): Promise<ListingId | null> {
  const rows = await db
    .selectFrom("unit")
    .where(({ or, eb }) => or([eb(sql`lower(code)`, "=", scanned.toLowerCase()), isSerial(sql.ref("serial"), scanned)]))
    .where("listingId", "is not", null)
    .select("listingId")
    .distinct()
    .limit(2)
    .execute();
  return rows.length === 1 ? rows[0]!.listingId : null;
}

export async function unitPurchaseId(db: Queryable, unitId: UnitId): Promise<PurchaseId | null> {
  const row = await db.selectFrom("unit").where("id", "=", unitId).select("purchaseId").executeTakeFirst();
  return row?.purchaseId ?? null;
}
