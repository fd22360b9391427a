// Queries of received units: bought, and not on sale yet. The unit's state decides who settles it, once.

import { sql } from "kysely";
import { isWithinDays } from "../../../base/days.server.ts";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { ListingId, UnitId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import type { ReceivedUnit, ReceivedThing, TaxRegime } from "./receiving.ts";
import type { ReceivingListQuery, ReceivingSort } from "./receiving-list.ts";
import type { Grade } from "../grade.ts";
import { storedReceivedParts } from "./stored.ts";

export async function insertReceivedUnit(
  tx: Transaction,
  units: readonly (ReceivedThing & { unitId: UnitId; code: string; position: number })[],
  { source, taxRegime }: { source: string; taxRegime: TaxRegime },
): Promise<void> {
  await tx
    .insertInto("unit")
    .values(
      units.map(({ unitId, code, cost }) => ({
        id: unitId,
        listingId: null,
        code,
        serial: null,
        costBani: cost,
        taxRegime,
        grade: null,
        state: "intake" as const,
      })),
    )
    .execute();
  await tx
    .insertInto("intake")
    .values(
      units.map(({ unitId, kind, name, parts, suggestedGrade, position }) => ({
        unitId,
        kind,
        category: kind === "component" ? (parts[0]?.category ?? null) : null,
        name,
        parts: JSON.stringify(parts),
        suggestedGrade,
        source,
        position,
      })),
    )
    .execute();
}

function waiting(db: Queryable) {
  return db
    .selectFrom("intake as i")
    .innerJoin("unit as u", "u.id", "i.unitId")
    .where("u.state", "=", "intake")
    .select([
      "i.unitId",
      "u.code",
      "i.kind",
      "i.name",
      "i.parts",
      "u.costBani as cost",
      "u.taxRegime",
      "i.suggestedGrade",
      "i.source",
      "i.cameAt",
      "u.listingId as draft",
    ]);
}

function receivedUnitOf(row: Omit<ReceivedUnit, "parts"> & { parts: unknown }): ReceivedUnit {
  return { ...row, parts: storedReceivedParts(row.parts) };
}

function receivedUnitOrNull(row: Parameters<typeof receivedUnitOf>[0] | undefined): ReceivedUnit | null {
  return row ? receivedUnitOf(row) : null;
}

const sortedBy = {
  came: ["i.cameAt", "i.source", "i.position"],
  code: ["u.code"],
  name: ["i.name", "u.code"],
  cost: ["u.costBani", "u.code"],
} as const satisfies Record<ReceivingSort, readonly string[]>;

/** One page of the received units that match, with the number and cost of all that do. */
export async function loadWaiting(
  db: Queryable,
  { search, kind, regime, step, from, to, sort, descending }: ReceivingListQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ReceivedUnit[]; total: number; cost: Bani }> {
  const like = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const found = waiting(db)
    .$if(search !== "", (query) =>
      query.where(sql<boolean>`(u.code ilike ${like} or i.name ilike ${like} or i.source ilike ${like})`),
    )
    .$if(kind !== null, (query) => query.where("i.kind", "=", kind!))
    .$if(regime !== null, (query) => query.where("u.taxRegime", "=", regime!))
    .$if(step !== null, (query) => query.where("u.listingId", step === "begun" ? "is not" : "is", null))
    .where(isWithinDays(sql`i.came_at`, { from, to }));
  const rows = await sortedBy[sort]
    .reduce((query, column) => query.orderBy(column, descending ? "desc" : "asc"), found)
    .limit(limit)
    .offset(offset)
    .execute();
  const all = await found
    .clearSelect()
    .select([sql<number>`count(*)::int`.as("total"), sql<Bani>`coalesce(sum(u.cost_bani), 0)::float8`.as("cost")])
    .executeTakeFirstOrThrow();
  return { rows: rows.map(receivedUnitOf), ...all };
}

export async function countWaiting(db: Queryable): Promise<number> {
  const { total } = await db
    .selectFrom("intake as i")
    .innerJoin("unit as u", "u.id", "i.unitId")
    .where("u.state", "=", "intake")
    .select(sql<number>`count(*)::int`.as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

export async function findWaiting(db: Queryable, code: string): Promise<ReceivedUnit | null> {
  return receivedUnitOrNull(await waiting(db).where("u.code", "=", code).executeTakeFirst());
}

/** As `findWaiting`, and locks the unit until the transaction ends. */
export async function lockWaiting(tx: Transaction, code: string): Promise<ReceivedUnit | null> {
  return receivedUnitOrNull(await waiting(tx).where("u.code", "=", code).forUpdate("u").executeTakeFirst());
}

/** Settles a received unit; false if another request already has. */
export async function settleUnit(
  tx: Transaction,
  unitId: UnitId,
  end: { actor: string } & (
    | { state: "stock"; listingId: ListingId; grade: Grade; serial: string | null }
    | { state: "scrapped" }
  ),
): Promise<boolean> {
  const { actor, ...change } = end;
  const { numUpdatedRows } = await tx
    .updateTable("unit")
    .set(change)
    .where("id", "=", unitId)
    .where("state", "=", "intake")
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx
    .updateTable("intake")
    .set({ settledAt: sql<Date>`now()`, settledBy: actor })
    .where("unitId", "=", unitId)
    .execute();
  return true;
}

/** A unit that may be split, and what still stands against it. */
export type SplittableUnit = {
  unitId: UnitId;
  state: "intake" | "stock" | "inspection";
  cost: Bani;
  taxRegime: TaxRegime;
  place: string | null;
  listingId: ListingId | null;
  /** Whether a buyer has it: reserved, ordered or sold. */
  isTaken: boolean;
};

/** Locks a unit that is at the shop, with its listing first, as buyers do. Null if there is none of this code. */
export async function lockSplittable(tx: Transaction, code: string): Promise<SplittableUnit | null> {
  await sql`select l.id from listing l join unit u on u.listing_id = l.id where u.code = ${code} for no key update of l`.execute(
    tx,
  );
  const unit = await tx
    .selectFrom("unit as u")
    .where("u.code", "=", code)
    .where("u.state", "in", ["intake", "stock", "inspection"])
    .select(["u.id as unitId", "u.state", "u.costBani as cost", "u.taxRegime", "u.place", "u.listingId"])
    .$castTo<Omit<SplittableUnit, "isTaken">>()
    .forUpdate()
    .executeTakeFirst();
  if (!unit) return null;
  const { rows } = await sql`
    select 1 from hold where unit_id = ${unit.unitId}::uuid and (until is null or until > now())`.execute(tx);
  return { ...unit, isTaken: rows.length > 0 };
}

/** A locked unit now lives on in its parts. */
export async function endAsSplit(tx: Transaction, unitId: UnitId, { actor }: { actor: string }): Promise<void> {
  await tx.updateTable("unit").set({ state: "converted" }).where("id", "=", unitId).execute();
  await tx
    .updateTable("intake")
    .set({ settledAt: sql<Date>`now()`, settledBy: actor })
    .where("unitId", "=", unitId)
    .where("settledAt", "is", null)
    .execute();
}
