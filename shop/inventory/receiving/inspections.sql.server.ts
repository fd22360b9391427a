// Queries of inspections of returned units.
// Invariant: a unit has at most one open row, so exactly one decision ends its inspection.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { ListingId, UnitId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import type { Inspection, InspectionCause } from "./inspection.ts";
import type { Grade } from "../grade.ts";

/** A unit that is already in inspection keeps its open row. */
export async function insertInspections(
  tx: Transaction,
  units: readonly UnitId[],
  came: { why: InspectionCause; source: string; actor: string },
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

/** Units that await a decision, the longest-waiting first, and their total number. */
export async function loadInspections(
  db: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Inspection[]; total: number }> {
  const rows = await open(db).orderBy("i.cameAt").orderBy("u.code").limit(limit).offset(offset).execute();
  return { rows: rows.map(fromRow), total: await countOpenInspections(db) };
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

/** One decision about a returned unit, as staff look it up afterwards. */
export type DecidedInspection = {
  code: string;
  title: string;
  why: InspectionCause;
  source: string;
  outcome: "back-on-sale" | "written-off" | "back-to-buyer" | "to-parts";
  note: string | null;
  settledAt: Date;
};

/** Decided inspections, the newest decision first, and their total number. */
export async function loadDecided(
  db: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: DecidedInspection[]; total: number }> {
  const decided = () =>
    db
      .selectFrom("inspection as i")
      .innerJoin("unit as u", "u.id", "i.unitId")
      .leftJoin("listing as l", "l.id", "u.listingId")
      .where("i.outcome", "is not", null);
  const rows = await decided()
    .select(["u.code", "i.why", "i.source", "i.outcome", "i.note", "i.settledAt"])
    .select(sql<string>`coalesce(l.title, u.code)`.as("title"))
    .orderBy("i.settledAt", "desc")
    .orderBy("u.code")
    .limit(limit)
    .offset(offset)
    .$castTo<DecidedInspection>()
    .execute();
  const { total } = await decided()
    .select(sql<number>`count(*)::int`.as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function findInspection(db: Queryable, code: string): Promise<Inspection | null> {
  const row = await open(db).where("u.code", "=", code).executeTakeFirst();
  return row ? fromRow(row) : null;
}

type Decision = {
  actor: string;
  outcome: "back-on-sale" | "written-off" | "back-to-buyer" | "to-parts";
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
