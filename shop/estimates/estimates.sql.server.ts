// The measurements that estimates are made from, read with the parts of their PCs.

import { sql } from "kysely";
import type { Queryable } from "../../base/db.server.ts";
import type { ListingId, UnitId } from "../../base/id.ts";
import { gameSettings, resolutions } from "../catalogue/game-result.ts";
import { games, type CpuSpecs, type GpuSpecs } from "../catalogue/specs.ts";
import type { GameConditions, MeasuredFps } from "./fps-estimate.ts";

/** The measured games of one PC. */
export type MeasuredPc = {
  unitId: UnitId;
  listingId: ListingId;
  cpu: Pick<CpuSpecs, "model" | "integratedGraphics">;
  gpu: Pick<GpuSpecs, "chip" | "vramGb"> | null;
  runs: (GameConditions & Pick<MeasuredFps, "fps" | "source">)[];
};

/** The next PCs by unit id with a valid measurement of a game, on sale or sold; `after` null begins. */
export async function loadMeasuredPcs(
  db: Queryable,
  { after, limit }: { after: UnitId | null; limit: number },
): Promise<MeasuredPc[]> {
  const { rows } = await sql<MeasuredPc>`
    select r.unit_id as "unitId", l.id as "listingId", r.runs,
      jsonb_build_object('model', l.specs #>> '{cpu,model}', 'integratedGraphics', l.specs #>> '{cpu,integratedGraphics}') as cpu,
      case when l.specs #>> '{gpu,chip}' is not null
        then jsonb_build_object('chip', l.specs #>> '{gpu,chip}', 'vramGb', l.specs #> '{gpu,vramGb}') end as gpu
    from (
      select m.unit_id, jsonb_agg(jsonb_build_object('game', m.test, 'resolution', m.resolution, 'settings', m.settings,
        'fps', m.value, 'source', m.source)) as runs
      from measurement m join unit u on u.id = m.unit_id join listing l on l.id = u.listing_id
      where m.outdated_at is null and l.kind = 'pc' and (${after}::uuid is null or m.unit_id > ${after}::uuid)
        and m.test in (${sql.join(games)}) and m.resolution in (${sql.join(resolutions)}) and m.settings in (${sql.join(gameSettings)})
      group by m.unit_id order by m.unit_id limit ${limit}
    ) r join unit u on u.id = r.unit_id join listing l on l.id = u.listing_id
    order by r.unit_id
  `.execute(db);
  return rows;
}
