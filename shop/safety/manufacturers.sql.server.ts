// Queries of manufacturers.

import { sql, type Selectable } from "kysely";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { ManufacturerId } from "../../base/id.ts";
import type { ManufacturerTable } from "../../db/tables.ts";
import type { ManufacturerForm } from "./forms.ts";
import { brandKey, responsibleInEu, type SavedManufacturer } from "./manufacturer.ts";

export async function selectManufacturers(db: Queryable): Promise<SavedManufacturer[]> {
  const rows = await db.selectFrom("manufacturer").selectAll().orderBy("brandKey").execute();
  return rows.map(manufacturerOf);
}

function manufacturerOf(row: Selectable<ManufacturerTable>): SavedManufacturer {
  return {
    id: row.id,
    brand: row.brand,
    name: row.legalName,
    address: row.address,
    contact: row.contact,
    inEu: responsibleInEu(row),
    version: row.version,
    changedAt: row.changedAt,
  };
}

/** Locks a manufacturer until the transaction ends. */
export async function lockManufacturer(tx: Transaction, id: ManufacturerId): Promise<SavedManufacturer | null> {
  const row = await tx.selectFrom("manufacturer").where("id", "=", id).selectAll().forUpdate().executeTakeFirst();
  return row ? manufacturerOf(row) : null;
}

/** False if somebody else saved it since `form.version`, or another row has the brand. */
export async function writeManufacturer(
  tx: Transaction,
  { id, version, brand, maker, inEu }: ManufacturerForm,
  actor: string,
): Promise<boolean> {
  const values = {
    brand,
    brandKey: brandKey(brand),
    legalName: maker.name,
    address: maker.address,
    contact: maker.contact,
    euName: inEu?.name ?? null,
    euAddress: inEu?.address ?? null,
    euContact: inEu?.contact ?? null,
    changedBy: actor,
  };
  if (version === 0) {
    const inserted = await tx
      .insertInto("manufacturer")
      .values({ id, ...values })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    return inserted !== undefined;
  }
  const { rows } =
    await sql`select 1 from manufacturer where brand_key = ${values.brandKey} and id <> ${id}::uuid`.execute(tx);
  if (rows.length > 0) return false;
  const updated = await tx
    .updateTable("manufacturer")
    .set((eb) => ({ ...values, version: eb("version", "+", 1), changedAt: sql<Date>`now()` }))
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}

export async function deleteManufacturer(tx: Transaction, id: ManufacturerId): Promise<void> {
  await tx.deleteFrom("manufacturer").where("id", "=", id).execute();
}
