// Queries of purchases from suppliers.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import { newId, type PurchaseId, type UnitId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import type { Purchase } from "./purchase.ts";

/** The row of this invoice, which other units may share already. */
export async function upsertPurchase(
  tx: Transaction,
  { actor, ...purchase }: Purchase & { actor: string },
): Promise<PurchaseId> {
  await sql`
    insert into purchase (id, supplier, cui, invoice_number, invoice_date, regime, recorded_by)
    values (${newId<"purchase">()}, ${purchase.supplier}, ${purchase.cui}, ${purchase.invoiceNumber}, ${purchase.invoiceDate}, ${purchase.regime}, ${actor})
    on conflict (lower(supplier), lower(invoice_number), invoice_date, regime)
      do update set cui = coalesce(excluded.cui, purchase.cui)`.execute(tx);
  const { id } = await tx
    .selectFrom("purchase")
    .where(sql<boolean>`lower(supplier) = lower(${purchase.supplier})`)
    .where(sql<boolean>`lower(invoice_number) = lower(${purchase.invoiceNumber})`)
    .where("invoiceDate", "=", purchase.invoiceDate)
    .where("regime", "=", purchase.regime)
    .select("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function setPurchaseOfUnit(
  tx: Transaction,
  unitId: UnitId,
  { purchaseId, cost, regime }: { purchaseId: PurchaseId; cost: Bani; regime: Purchase["regime"] },
): Promise<void> {
  await tx
    .updateTable("unit")
    .set({ purchaseId, costBani: cost, taxRegime: regime })
    .where("id", "=", unitId)
    .execute();
}

export type PurchaseOfUnit = Purchase & { cost: Bani };

export async function purchaseOfUnit(db: Queryable, unitId: UnitId): Promise<PurchaseOfUnit | null> {
  const row = await db
    .selectFrom("unit as u")
    .innerJoin("purchase as p", "p.id", "u.purchaseId")
    .where("u.id", "=", unitId)
    .select(["p.supplier", "p.cui", "p.invoiceNumber", "p.invoiceDate", "p.regime", "u.costBani as cost"])
    .executeTakeFirst();
  return row ?? null;
}

/** Removes an invoice that no unit was bought with. */
export async function deleteUnusedPurchase(tx: Transaction, id: PurchaseId): Promise<void> {
  await tx
    .deleteFrom("purchase")
    .where("id", "=", id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("unit").where("unit.purchaseId", "=", id).select("unit.id"))),
    )
    .execute();
}

/** Suppliers of earlier purchases, the latest first, to choose from. */
export async function recentSuppliers(db: Queryable, { limit }: { limit: number }) {
  const { rows } = await sql<{ supplier: string; cui: string | null }>`
    select supplier, max(cui) as cui from purchase group by supplier order by max(created_at) desc limit ${limit}`.execute(
    db,
  );
  return rows;
}
