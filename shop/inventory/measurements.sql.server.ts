// Queries of measurements of units.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { UnitId } from "../../base/id.ts";

/** The shop's own benchmark runs on a unit that have a resolution, the newest first. */
export async function gameRunsOf(db: Queryable, { unitId, since }: { unitId: UnitId; since: Date }) {
  return db
    .selectFrom("measurement")
    .where("unitId", "=", unitId)
    .where("source", "=", "bench")
    .where("resolution", "is not", null)
    .where("measuredAt", ">=", since)
    .select(["test", "value", "resolution", "settings"])
    .orderBy("measuredAt", "desc")
    .execute();
}

type Run = { unitId: UnitId; test: string; value: number; resolution: string; settings: string; version: string };

export async function upsertGameResults(tx: Transaction, runs: readonly Run[]): Promise<void> {
  for (const { unitId, test, value, resolution, settings, version } of runs) {
    await sql`
      insert into measurement (unit_id, test, value, resolution, settings, version, measured_at, source)
      values (${unitId}, ${test}, ${value}, ${resolution}, ${settings}, ${version}, now(), 'bench')
      on conflict (unit_id, test, coalesce(resolution, ''), coalesce(settings, ''))
        do update set value = excluded.value, version = excluded.version, measured_at = excluded.measured_at, source = 'bench', outdated_at = null
    `.execute(tx);
  }
}
