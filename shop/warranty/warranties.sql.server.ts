// Queries of warranties, their entries and their transfers.

import { sql } from "kysely";
import { endOfTermFromNow } from "../../base/days.server.ts";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import {
  newId,
  type AccountId,
  type OrderId,
  type UnitId,
  type WarrantyId,
  type WarrantyTransferId,
} from "../../base/id.ts";
import { coversLeft, type LedgerEntry, type PromisedCover } from "./ledger.ts";
import { storedCovers, storedReplaced } from "./stored.ts";
import type { Warranty } from "./warranties.ts";

export type NewWarranty = { unitId: UnitId; covers: readonly PromisedCover[] };

/** A unit that has a warranty of this order already keeps it. */
export async function insertWarranties(
  tx: Transaction,
  { orderId, warranties }: { orderId: OrderId; warranties: readonly NewWarranty[] },
): Promise<void> {
  if (warranties.length === 0) return;
  await tx
    .insertInto("warranty")
    .values(
      warranties.map(({ unitId, covers }) => ({
        id: newId<"warranty">(),
        unitId,
        orderId,
        covers: JSON.stringify(covers),
      })),
    )
    .onConflict((conflict) => conflict.columns(["orderId", "unitId"]).doNothing())
    .execute();
}

type WithoutTime<Entry> = Entry extends LedgerEntry ? Omit<Entry, "at"> : never;
export type NewLedgerEntry = WithoutTime<LedgerEntry>;

/** Adds an entry to these warranties, at this time or now. A claim's entry is added once. */
export async function insertEntries(
  tx: Transaction,
  warranties: readonly WarrantyId[],
  entry: NewLedgerEntry,
  { at }: { at?: Date } = {},
): Promise<void> {
  if (warranties.length === 0) return;
  const replaced = entry.kind === "repaired" ? entry.replaced : null;
  await tx
    .insertInto("warrantyEntry")
    .values(
      warranties.map((warrantyId) => ({
        warrantyId,
        kind: entry.kind,
        claim: "claim" in entry ? entry.claim : null,
        why: entry.kind === "ended" ? entry.why : null,
        replaced: replaced && JSON.stringify(replaced),
        ...(at && { at }),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function warrantiesOfUnits(
  tx: Transaction,
  { orderId, units }: { orderId: OrderId; units: readonly UnitId[] },
): Promise<WarrantyId[]> {
  if (units.length === 0) return [];
  const rows = await tx
    .selectFrom("warranty")
    .where("orderId", "=", orderId)
    .where("unitId", "in", units)
    .select("id")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

type WarrantyKey = { orders: readonly OrderId[] } | { unit: UnitId } | { id: WarrantyId } | { holder: AccountId };

/** Warranties with their entries, the latest delivery first. */
export async function findWarranties(db: Queryable, key: WarrantyKey): Promise<Warranty[]> {
  if ("orders" in key && key.orders.length === 0) return [];
  const rows = await db
    .selectFrom("warranty as w")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("warrantyTransfer")
          .whereRef("warrantyId", "=", "w.id")
          .where("usedAt", "is not", null)
          .select(["usedBy", "usedAt"])
          .orderBy("usedAt", "desc")
          .limit(1)
          .as("t"),
      (join) => join.onTrue(),
    )
    .$if("orders" in key, (query) => query.where("w.orderId", "in", "orders" in key ? key.orders : []))
    .$if("unit" in key, (query) => query.where("w.unitId", "=", "unit" in key ? key.unit : null!))
    .$if("id" in key, (query) => query.where("w.id", "=", "id" in key ? key.id : null!))
    .$if("holder" in key, (query) => query.where("t.usedBy", "=", "holder" in key ? key.holder : null!))
    .select(["w.id", "w.unitId", "w.orderId", "w.deliveredAt", "w.covers", "t.usedAt", "t.usedBy"])
    .orderBy("w.deliveredAt", "desc")
    .orderBy("w.id")
    .execute();
  if (rows.length === 0) return [];
  const entries = await entriesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ usedAt, usedBy, covers, ...row }) => ({
    ...row,
    covers: storedCovers(covers),
    entries: entries.filter(({ warrantyId }) => warrantyId === row.id).map(storedEntry),
    transfer: usedAt === null ? null : { holder: usedBy },
  }));
}

function entriesOf(db: Queryable, ids: readonly WarrantyId[]) {
  return db
    .selectFrom("warrantyEntry")
    .where("warrantyId", "in", ids)
    .selectAll()
    .orderBy("at")
    .orderBy("id")
    .execute();
}

function storedEntry({ kind, at, claim, why, replaced }: Awaited<ReturnType<typeof entriesOf>>[number]): LedgerEntry {
  if (kind === "ended") return { kind, at, why: why! };
  if (kind === "repaired") return { kind, at, claim: claim!, replaced: storedReplaced(replaced) };
  if (kind === "claimed" || kind === "rejected") return { kind, at, claim: claim! };
  return { kind, at };
}

/** Writes a transfer's code, which works to the end of the last of the days; answers with that moment. An earlier code of the warranty that nobody used no longer works. */
export async function insertTransfer(
  tx: Transaction,
  { warrantyId, codeHash, days }: { warrantyId: WarrantyId; codeHash: string; days: number },
): Promise<Date> {
  await tx.deleteFrom("warrantyTransfer").where("warrantyId", "=", warrantyId).where("usedAt", "is", null).execute();
  const { expiresAt } = await tx
    .insertInto("warrantyTransfer")
    .values({
      id: newId<"warranty-transfer">(),
      warrantyId,
      codeHash,
      expiresAt: endOfTermFromNow({ days }),
    })
    .returning("expiresAt")
    .executeTakeFirstOrThrow();
  return expiresAt;
}

/** Locks the transfer of a code that may still be used; null if there is none. */
export async function lockTransfer(
  tx: Transaction,
  codeHash: string,
): Promise<{ id: WarrantyTransferId; warrantyId: WarrantyId } | null> {
  const row = await tx
    .selectFrom("warrantyTransfer")
    .where("codeHash", "=", codeHash)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", sql<Date>`now()`)
    .select(["id", "warrantyId"])
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function markTransferUsed(
  tx: Transaction,
  { id, by }: { id: WarrantyTransferId; by: AccountId },
): Promise<void> {
  await tx
    .updateTable("warrantyTransfer")
    .set({ usedAt: sql<Date>`now()`, usedBy: by })
    .where("id", "=", id)
    .execute();
}

/** Locks a warranty: of two transfers at once, the second sees the first. */
export async function lockWarranty(tx: Transaction, id: WarrantyId): Promise<void> {
  await tx.selectFrom("warranty").where("id", "=", id).select("id").forUpdate().execute();
}

/**
 * The warranty of a machine that replaces another: what was promised, anew from now, held by whoever held the old one.
 * Returns false if the old one was replaced before.
 */
export async function insertReplacement(
  tx: Transaction,
  { old, unitId }: { old: Warranty; unitId: UnitId },
): Promise<boolean> {
  const id = newId<"warranty">();
  const row = await tx
    .insertInto("warranty")
    .values({ id, unitId, orderId: old.orderId, covers: JSON.stringify(coversLeft(old)), replaces: old.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) return false;
  // No typed code has this hash: it only names the holder.
  await sql`insert into warranty_transfer (id, warranty_id, code_hash, expires_at, used_at, used_by)
    select ${newId<"warranty-transfer">()}::uuid, ${id}::uuid, ${`replacement ${id}`}, now(), now(), t.used_by
    from warranty_transfer t where t.warranty_id = ${old.id}::uuid and t.used_at is not null order by t.used_at desc limit 1`.execute(
    tx,
  );
  return true;
}
