// Queries of units with their listings, as rows of a CSV; and of imports.

import { sql } from "kysely";
import { plainSerial } from "../../../base/text.ts";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { ListingId, PurchaseId, StockImportId, UnitId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import type { Badge } from "../../catalogue/listing.ts";
import { idsOfUnits, type UnitsWanted } from "../units/units.sql.server.ts";
import type { Grade } from "../../inventory/grade.ts";

export type SheetRow = {
  id: UnitId;
  code: string;
  serial: string | null;
  grade: Grade | null;
  place: string | null;
  cost: Bani;
  regime: "margin" | "normal";
  state: "intake" | "stock" | "inspection" | "scrapped" | "converted";
  isSold: boolean;
  /** A PC in stock that was not tested, and nobody said why. */
  isUntested: boolean;
  purchaseId: PurchaseId | null;
  supplier: string | null;
  cui: string | null;
  invoice: string | null;
  invoiceDate: string | null;
  listingId: ListingId;
  kind: "pc" | "component";
  category: string | null;
  title: string;
  price: Bani;
  warrantyMonths: number;
  badge: Badge | null;
  listingState: "draft" | "live" | "withdrawn";
  specs: unknown;
  draft: unknown;
};

const rows = sql`
  select u.id, u.code, u.serial, u.grade, u.place, u.cost_bani as cost, u.tax_regime as regime, u.state,
    (h.unit_id is not null) as is_sold,
    (l.kind = 'pc' and u.state = 'stock' and not u.is_tested and u.untested_reason is null) as is_untested, u.purchase_id, p.supplier, p.cui, p.invoice_number as invoice, p.invoice_date,
    l.id as listing_id, l.kind, l.category, l.title, l.price_bani as price, l.warranty_months, l.badge, l.state as listing_state, l.specs, l.draft
  from unit u join listing l on l.id = u.listing_id left join purchase p on p.id = u.purchase_id
    left join hold h on h.unit_id = u.id and h.until is null`;

/** Units with these codes. */
export async function rowsByCode(db: Queryable, codes: readonly string[]): Promise<Map<string, SheetRow>> {
  if (codes.length === 0) return new Map();
  const found =
    await sql<SheetRow>`${rows} where u.code in (select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`.execute(
      db,
    );
  return new Map(found.rows.map((row) => [row.code, row]));
}

/** The codes of units in stock that have these serial numbers, by the serial number in lower case. */
export async function codesBySerial(db: Queryable, serials: readonly string[]): Promise<Map<string, string>> {
  if (serials.length === 0) return new Map();
  const found = await sql<{ serial: string; code: string }>`
    select serial_key(serial) as serial, code from unit where state in ('intake', 'stock', 'inspection')
      and serial_key(serial) in (select jsonb_array_elements_text(${JSON.stringify(serials.map(plainSerial))}::jsonb))`.execute(
    db,
  );
  return new Map(found.rows.map(({ serial, code }) => [serial, code]));
}

/** Unsold units after a code, in the order of their codes; with `only` those of them that match. */
export async function rowsAfter(
  db: Queryable,
  { after, limit, only }: { after: string; limit: number; only: UnitsWanted | null },
): Promise<SheetRow[]> {
  const found = await sql<SheetRow>`${rows}
    where u.code collate "C" > ${after} and u.state in ('stock', 'intake', 'inspection') and h.unit_id is null
      and ${only === null ? sql`true` : sql`u.id in ${idsOfUnits(only)}`}
    order by u.code collate "C" limit ${limit}`.execute(db);
  return found.rows;
}

export async function mostDrives(db: Queryable): Promise<number> {
  const { rows: found } = await sql<{ most: number | null }>`
    select max(jsonb_array_length(specs -> 'storage')) as most from listing where kind = 'pc' and jsonb_typeof(specs -> 'storage') = 'array'`.execute(
    db,
  );
  return found[0]?.most ?? 0;
}

export async function listingState(db: Queryable, ids: readonly ListingId[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("listing")
    .where("id", "in", [...ids])
    .select(["id", "kind", "category"])
    .execute();
}

export type StoredImport = {
  id: StockImportId;
  name: string;
  encoding: string;
  content: string | null;
  rows: number;
  uploadedAt: Date;
  importedAt: Date | null;
  digest: string;
};

export async function insertImport(
  tx: Transaction,
  row: Omit<StoredImport, "uploadedAt" | "importedAt"> & { actor: string },
): Promise<void> {
  // What nobody imported within a week is deleted.
  await tx
    .deleteFrom("stockImport")
    .where("importedAt", "is", null)
    .where("uploadedAt", "<", sql<Date>`now() - interval '7 days'`)
    .execute();
  await tx.insertInto("stockImport").values(row).execute();
}

const importColumns = ["id", "name", "encoding", "content", "rows", "uploadedAt", "importedAt", "digest"] as const;

export async function findImport(db: Queryable, id: StockImportId): Promise<StoredImport | null> {
  return (await db.selectFrom("stockImport").where("id", "=", id).select(importColumns).executeTakeFirst()) ?? null;
}

export async function lockImport(tx: Transaction, id: StockImportId): Promise<StoredImport | null> {
  return (
    (await tx.selectFrom("stockImport").where("id", "=", id).select(importColumns).forUpdate().executeTakeFirst()) ??
    null
  );
}

/** Whether a process is importing it at this moment: it has the row locked. */
export async function isImportLocked(tx: Transaction, id: StockImportId): Promise<boolean> {
  const free = await tx
    .selectFrom("stockImport")
    .where("id", "=", id)
    .select("id")
    .forKeyShare()
    .skipLocked()
    .executeTakeFirst();
  return free === undefined;
}

/** Whether the same file was imported. */
export async function wasImported(tx: Transaction, digest: string): Promise<boolean> {
  const row = await tx
    .selectFrom("stockImport")
    .where("digest", "=", digest)
    .where("importedAt", "is not", null)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function endImport(
  tx: Transaction,
  id: StockImportId,
  { actor, outcome }: { actor: string; outcome: object },
): Promise<void> {
  await tx
    .updateTable("stockImport")
    .set({ content: null, importedAt: sql<Date>`now()`, importedBy: actor, outcome: JSON.stringify(outcome) })
    .where("id", "=", id)
    .execute();
}
