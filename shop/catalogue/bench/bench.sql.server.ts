// Queries of the bench: which units wait to be tested, and what one unit is.

import { sql } from "kysely";
import type { DayRange } from "../../../base/day.ts";
import { serialContains } from "../../../base/serial.server.ts";
import { isWithinDays } from "../../../base/days.server.ts";
import type { Queryable } from "../../../base/db.server.ts";
import type { ListingId, UnitId } from "../../../base/id.ts";
import type { Grade } from "../../inventory/grade.ts";
import type { UntestedReason } from "../../inventory/untested.ts";
import type { Category } from "../specs.ts";
import type { BenchCause } from "./bench.ts";

export type BenchUnitRow = {
  unitId: UnitId;
  code: string;
  serial: string | null;
  state: "intake" | "stock" | "inspection";
  grade: Grade | null;
  kind: "pc" | "component";
  category: Category | null;
  title: string;
  listingId: ListingId | null;
  listingState: "draft" | "live" | "withdrawn" | null;
  specs: unknown;
  /** The fields of the editor, of a draft. */
  draft: unknown;
  parts: unknown;
  untestedReason: UntestedReason | null;
  untestedNote: string | null;
  isSold: boolean;
};

/** A unit that is at the shop or sold and not yet sent back; null for one that was scrapped or split. */
export async function findUnitOfBench(db: Queryable, code: string): Promise<BenchUnitRow | null> {
  const row = await db
    .selectFrom("unit as u")
    .leftJoin("listing as l", "l.id", "u.listingId")
    .leftJoin("intake as i", "i.unitId", "u.id")
    .where("u.code", "=", code)
    .where("u.state", "in", ["intake", "stock", "inspection"])
    .select([
      "u.id as unitId",
      "u.code",
      "u.serial",
      "u.state",
      "u.grade",
      "u.listingId",
      "u.untestedReason",
      "u.untestedNote",
      "l.state as listingState",
      "l.specs",
      "l.draft",
      "i.parts",
    ])
    .select([
      sql<BenchUnitRow["kind"]>`coalesce(l.kind, i.kind)`.as("kind"),
      sql<Category | null>`coalesce(l.category, i.category)`.as("category"),
      sql<string>`coalesce(l.title, i.name)`.as("title"),
      sql<boolean>`exists (select 1 from hold h where h.unit_id = u.id and h.until is null)`.as("isSold"),
    ])
    .$castTo<BenchUnitRow>()
    .executeTakeFirst();
  return row ?? null;
}

export type BenchWaiting = {
  code: string;
  title: string;
  cause: BenchCause;
  since: Date;
  listingId: ListingId | null;
  untestedReason: UntestedReason | null;
};

/** Units that wait for the bench: PCs that nothing valid was measured on, and every PC that came back from a buyer. */
const waitingUnits = sql`(
    select * from unit where not is_tested and state in ('intake', 'stock')
    union all select * from unit where state = 'inspection'
  ) u left join listing l on l.id = u.listing_id left join intake i on i.unit_id = u.id
  where coalesce(l.kind, i.kind) = 'pc' and (u.state <> 'stock' or l.state = 'live')
    and not exists (select 1 from hold h where h.unit_id = u.id and h.until is null and u.state = 'stock')`;

export async function countBench(db: Queryable): Promise<number> {
  const { rows } = await sql<{ units: number }>`select count(*)::int as units from ${waitingUnits}`.execute(db);
  return rows[0]?.units ?? 0;
}

type BenchQueueQuery = { cause: BenchCause | null; search: string; days: DayRange; limit: number; offset: number };

/** The queue: returned ones first, then received ones, then those on sale; within each the longest-waiting first. */
export async function loadBenchQueue(
  db: Queryable,
  { cause, search, days, limit, offset }: BenchQueueQuery,
): Promise<{ rows: BenchWaiting[]; total: number; counts: Record<BenchCause, number> }> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const all = sql`
    select u.code, coalesce(l.title, i.name) as title, u.listing_id, u.untested_reason,
      case u.state when 'intake' then 'received' when 'stock' then 'on-sale' else 'came-back' end as cause,
      coalesce((select x.came_at from inspection x where x.unit_id = u.id and x.outcome is null), case when u.state = 'intake' then i.came_at end, l.published_at, u.created_at) as since
    from ${waitingUnits}
      and (${search} = '' or u.code ilike ${pattern} or ${serialContains(sql.ref("u.serial"), search)} or coalesce(l.title, i.name) ilike ${pattern})`;
  const waiting = sql`select * from (${all}) every_unit where ${isWithinDays(sql`since`, days)}`;
  const { rows } = await sql<BenchWaiting>`
    select * from (${waiting}) w where ${cause}::text is null or cause = ${cause}
    order by array_position(array['came-back', 'received', 'on-sale'], cause), since, code limit ${limit} offset ${offset}
  `.execute(db);
  const { rows: counted } = await sql<{ cause: BenchCause; count: number }>`
    select cause, count(*)::int as count from (${waiting}) w group by cause
  `.execute(db);
  const counts = { received: 0, "on-sale": 0, "came-back": 0 };
  for (const row of counted) counts[row.cause] = row.count;
  const total = cause === null ? counts.received + counts["on-sale"] + counts["came-back"] : counts[cause];
  return { rows, total, counts };
}
