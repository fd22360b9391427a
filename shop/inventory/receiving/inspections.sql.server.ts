// Queries of inspections of returned units.
// Invariant: a unit has at most one open row, so exactly one decision ends its inspection.

import { sql, type RawBuilder } from "kysely";
import { serialContains } from "../../../base/serial.server.ts";
import { isWithinDays } from "../../../base/days.server.ts";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { ListingId, UnitId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import { foldDiacritics } from "../../../base/text.ts";
import type { Inspection, InspectionCause, InspectionOutcome } from "./inspection.ts";
import type { InspectionListQuery, InspectionRow, InspectionSort } from "./inspection-list.ts";
import type { Grade } from "../grade.ts";

/** A unit that is already in inspection keeps its open row. */
export async function insertInspections(
  tx: Transaction,
  units: readonly UnitId[],
  came: { why: InspectionCause; source: string; actor: string; fromBuyer: boolean },
): Promise<void> {
  if (units.length === 0) return;
  await tx
    .insertInto("inspection")
    .values(units.map((unitId) => ({ unitId, ...came })))
    .onConflict((conflict) => conflict.column("unitId").where("outcome", "is", null).doNothing())
    .execute();
}

type Row = Omit<Inspection, "listing"> & {
  listingId: ListingId;
  kind: "pc" | "component";
  title: string;
  price: Bani;
  others: number;
};

function open(db: Queryable) {
  return db
    .selectFrom("inspection as i")
    .innerJoin("unit as u", "u.id", "i.unitId")
    .innerJoin("listing as l", "l.id", "u.listingId")
    .where("i.outcome", "is", null)
    .where("u.state", "=", "inspection")
    .select([
      "i.unitId",
      "i.why",
      "i.source",
      "i.cameAt",
      "u.code",
      "u.serial",
      "u.grade",
      "u.costBani as cost",
      "l.id as listingId",
      "l.kind",
      "l.title",
      "l.priceBani as price",
    ])
    .select(
      sql<number>`(select count(*) from measurement m where m.unit_id = u.id and m.outdated_at is null)::int`.as(
        "measurements",
      ),
    )
    .select(
      sql<number>`(select count(*) from unit o left join hold h on h.unit_id = o.id and h.until is null
        where o.listing_id = l.id and o.state = 'stock' and h.unit_id is null)::int`.as("others"),
    )
    .$castTo<Row>();
}

function fromRow({ listingId: id, kind, title, price, others, ...row }: Row): Inspection {
  return { ...row, listing: { id, kind, title, price, others } };
}

export async function countOpenInspections(db: Queryable): Promise<number> {
  const { total } = await db
    .selectFrom("inspection as i")
    .innerJoin("unit as u", "u.id", "i.unitId")
    .where("i.outcome", "is", null)
    .where("u.state", "=", "inspection")
    .select(sql<number>`count(*)::int`.as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

const listed: Record<InspectionSort, RawBuilder<unknown>> = {
  came: sql`i.came_at`,
  settled: sql`i.settled_at`,
  code: sql`u.code`,
  title: sql`coalesce(l.title, u.code)`,
  price: sql`l.price_bani`,
};

function isWanted({ search, state, why, from, to }: InspectionListQuery): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] =
    state === null
      ? [sql`i.outcome is null and u.state = 'inspection'`]
      : [state === "decided" ? sql`i.outcome is not null` : sql`i.outcome = ${state}`];
  const like = `%${foldDiacritics(search).replace(/[\\%_]/g, "\\$&")}%`;
  if (search !== "")
    all.push(sql`(lower(u.code) like ${like} or ${serialContains(sql.ref("u.serial"), search)} or lower(i.source) like ${like}
      or l.search_text like ${like})`);
  if (why !== null) all.push(sql`i.why = ${why}`);
  all.push(isWithinDays(sql`i.came_at`, { from, to }));
  return sql.join(all, sql` and `);
}

/** One page of the inspections that match, and how many there are. */
export async function inspectionPage(
  db: Queryable,
  query: InspectionListQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: InspectionRow[]; total: number }> {
  const from = sql`inspection i join unit u on u.id = i.unit_id left join listing l on l.id = u.listing_id where ${isWanted(query)}`;
  const { rows } = await sql<InspectionRow>`
    select i.unit_id, u.code, coalesce(l.title, u.code) as title, l.price_bani as price, i.why, i.source, i.came_at, i.outcome, i.note, i.settled_at
    from ${from} order by ${listed[query.sort]} ${sql.raw(query.descending ? "desc" : "asc")} nulls last, u.code
    limit ${limit} offset ${offset}
  `.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** How many inspections ended with each outcome. */
export async function countDecided(db: Queryable): Promise<Map<InspectionOutcome, number>> {
  const rows = await db
    .selectFrom("inspection")
    .where("outcome", "is not", null)
    .groupBy("outcome")
    .select(["outcome", sql<number>`count(*)::int`.as("units")])
    .execute();
  return new Map(rows.map(({ outcome, units }) => [outcome as InspectionOutcome, units]));
}

export async function findInspection(db: Queryable, code: string): Promise<Inspection | null> {
  const row = await open(db).where("u.code", "=", code).executeTakeFirst();
  return row ? fromRow(row) : null;
}

type Decision = {
  actor: string;
  outcome: InspectionOutcome;
  note: string | null;
};

/** Ends the open inspections of these units and returns how many: fewer if another request ended some first. */
export async function endInspections(
  tx: Transaction,
  units: readonly UnitId[],
  { actor, outcome, note }: Decision,
): Promise<number> {
  const ended = await tx
    .updateTable("inspection")
    .set({ outcome, note, settledAt: sql<Date>`now()`, settledBy: actor })
    .where("unitId", "in", units)
    .where("outcome", "is", null)
    .returning("unitId")
    .execute();
  return ended.length;
}

/** A unit whose inspection ended is on sale again, with this grade. */
export async function gradeAndStock(tx: Transaction, unitId: UnitId, grade: Grade): Promise<void> {
  await tx
    .updateTable("unit")
    .set({ state: "stock", grade })
    .where("id", "=", unitId)
    .where("state", "=", "inspection")
    .execute();
}

/** Marks the measurements of a unit as outdated, which hides them. */
export async function outdateMeasurements(tx: Transaction, unitId: UnitId): Promise<void> {
  await tx
    .updateTable("measurement")
    .set({ outdatedAt: sql<Date>`now()` })
    .where("unitId", "=", unitId)
    .where("outdatedAt", "is", null)
    .execute();
}

export async function lockListing(tx: Transaction, id: ListingId): Promise<void> {
  await tx.selectFrom("listing").where("id", "=", id).select("id").forNoKeyUpdate().executeTakeFirstOrThrow();
}

export async function setUnitState(
  db: Queryable,
  units: readonly UnitId[],
  state: "stock" | "inspection" | "scrapped",
): Promise<void> {
  if (units.length > 0) await db.updateTable("unit").set({ state }).where("id", "in", units).execute();
}
