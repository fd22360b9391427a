// Queries of manufacturers.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { ManufacturerId } from "../../base/id.ts";
import type { ManufacturerForm } from "./forms.ts";
import { brandKey, type SavedManufacturer } from "./manufacturer.ts";

export async function selectManufacturers(db: Queryable): Promise<SavedManufacturer[]> {
  const rows = await db.selectFrom("manufacturer").selectAll().orderBy("brandKey").execute();
  return rows.map(({ id, brand, legalName: name, address, contact, euName, euAddress, euContact, ...row }) => ({
    id,
    brand,
    name,
    address,
    contact,
    inEu:
      euName === null || euAddress === null || euContact === null
        ? null
        : { name: euName, address: euAddress, contact: euContact },
    version: row.version,
    changedAt: row.changedAt,
  }));
}

/** Returns the version that was replaced (0: none); null if it is not `form.version`, or another row has the brand. */
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

/** Returns the brand, or null if there is no such row. */
export async function deleteManufacturer(tx: Transaction, id: ManufacturerId): Promise<string | null> {
  const row = await tx.deleteFrom("manufacturer").where("id", "=", id).returning("brand").executeTakeFirst();
  return row?.brand ?? null;
}
