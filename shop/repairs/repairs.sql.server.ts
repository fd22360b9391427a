// Queries of repairs.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { ListingId, RepairId, UnitId, WarrantyId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import type { RepairWork } from "../passport/passport-event.ts";
import type { Category } from "../catalogue/specs.ts";
import type { Repair } from "./repair.ts";

export type NewRepair = Omit<Repair, "partCode" | "partCost" | "isUnderWarranty" | "cost"> & {
  unitId: UnitId;
  partId: UnitId | null;
  partCost: Bani | null;
  cost: Bani;
  warrantyId: WarrantyId | null;
  actor: string;
};

/** False if the repair of this id was recorded before. */
export async function insertRepair(tx: Transaction, { cost, partCost, ...repair }: NewRepair): Promise<boolean> {
  const row = await tx
    .insertInto("unitRepair")
    .values({ ...repair, costBani: cost, partCostBani: partCost })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function isRecorded(db: Queryable, id: RepairId): Promise<boolean> {
  const row = await db.selectFrom("unitRepair").where("id", "=", id).select("id").executeTakeFirst();
  return row !== undefined;
}

/** The repairs of a unit, the latest first. */
export async function repairsOf(db: Queryable, unitId: UnitId): Promise<Repair[]> {
  const rows = await db
    .selectFrom("unitRepair as r")
    .leftJoin("unit as p", "p.id", "r.partId")
    .where("r.unitId", "=", unitId)
    .selectAll("r")
    .select("p.code as partCode")
    .orderBy("r.doneOn", "desc")
    .orderBy("r.recordedAt", "desc")
    .execute();
  return rows.map(({ id, work, part, costBani, partCostBani, warrantyId, ...row }) => ({
    id,
    work: work as RepairWork | null,
    part: part as Category | null,
    oldName: row.oldName,
    newName: row.newName,
    newSerial: row.newSerial,
    partCode: row.partCode,
    partCost: partCostBani,
    cameOn: row.cameOn,
    doneOn: row.doneOn,
    doneBy: row.doneBy,
    cost: costBani,
    note: row.note,
    isUnderWarranty: warrantyId !== null,
  }));
}

export type RepairedListing = { kind: "pc" | "component"; category: string | null; title: string; specs: unknown };

/** What the listing of a unit says that it is. */
export async function listingOf(db: Queryable, id: ListingId): Promise<RepairedListing | null> {
  const row = await db
    .selectFrom("listing")
    .where("id", "=", id)
    .where("state", "<>", "draft")
    .select(["kind", "category", "title", "specs"])
    .executeTakeFirst();
  return row ?? null;
}

/** The day of now, as the shop's calendar has it. */
export async function shopDay(db: Queryable): Promise<string> {
  const { rows } = await sql<{ day: string }>`select passport_day(now()) as day`.execute(db);
  return rows[0]!.day;
}
