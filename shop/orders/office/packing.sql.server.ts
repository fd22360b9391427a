// Queries of the physical units of orders, as whoever packs them needs them.

import { sql } from "kysely";
import type { Queryable } from "../../../base/db.server.ts";
import type { OrderId, UnitId } from "../../../base/id.ts";
import type { PackedReplacement, PackedUnit } from "./packing.ts";

/** The units that replaced others of these orders under warranty, by the unit that was replaced. */
export async function replacementsIn(
  db: Queryable,
  orders: readonly OrderId[],
): Promise<Map<UnitId, PackedReplacement>> {
  if (orders.length === 0) return new Map();
  const rows = await db
    .selectFrom("claimReplacement as r")
    .innerJoin("claim as c", "c.id", "r.claimId")
    .innerJoin("unit as old", "old.id", "r.oldUnit")
    .innerJoin("unit as u", "u.id", "r.unitId")
    .leftJoin("listing as l", "l.id", "u.listingId")
    .where("r.orderId", "in", orders)
    .select(["r.oldUnit", "r.unitId", "u.listingId", "l.title", "old.code", "c.number as claim"])
    .select(sql<boolean>`r.sent_at is not null`.as("isSent"))
    .execute();
  return new Map(rows.map(({ oldUnit, ...row }) => [oldUnit, row]));
}

export async function packedUnits(db: Queryable, units: readonly UnitId[]): Promise<Map<UnitId, PackedUnit>> {
  if (units.length === 0) return new Map();
  const rows = await db
    .selectFrom("unit")
    .where("id", "in", units)
    .select(["id", "code", "serial", "grade", "state"])
    .select(sql<string | null>`to_jsonb(unit) ->> 'place'`.as("place"))
    .execute();
  return new Map(rows.map(({ id, ...unit }) => [id, unit]));
}
