// Queries of the physical units of orders, as whoever packs them needs them.

import { sql } from "kysely";
import type { Queryable } from "../../../base/db.server.ts";
import type { UnitId } from "../../../base/id.ts";
import type { PackedUnit } from "./packing.ts";

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
