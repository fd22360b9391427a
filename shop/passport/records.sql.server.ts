// What the shop's records say about units from before passports, as the rows that the triggers would have written.

import { sql } from "kysely";
import type { Transaction } from "../../base/db.server.ts";
import type { UnitId } from "../../base/id.ts";

/** Notes what the records say about units that were not read yet. Returns how many units it read. */
export async function feedUnits(tx: Transaction, { most }: { most: number }): Promise<number> {
  const { rows } = await sql<{ unitId: UnitId }>`
    select unit_id as "unitId" from passport where not is_fed order by unit_id limit ${most} for update skip locked`.execute(
    tx,
  );
  if (rows.length === 0) return 0;
  const units = sql.join(rows.map(({ unitId }) => sql`${unitId}::uuid`));
  const { rows: noted } = await sql<{ last: number }>`
    select coalesce(max(id), 0)::int as last from passport_due where unit_id in (${units})`.execute(tx);
  await sql`
    insert into passport_due (unit_id, ref, kind, happened_on, facts)
    select unit_id, ref, kind, passport_day(happened), facts from (
      select u.id as unit_id, 'received' as ref, 'received' as kind, coalesce(i.came_at, u.created_at) as happened, passport_received(u.id) as facts
        from unit u left join intake i on i.unit_id = u.id where u.id in (${units}) and (u.state <> 'intake' or i.unit_id is not null)
      union all
      select g.unit_id, 'graded:' || g.id, 'graded', g.graded_at, passport_graded(g) from grading g where g.unit_id in (${units})
      union all
      select m.unit_id, 'measured:' || md5(passport_day(m.measured_at) || coalesce(m.session_id::text, '')), 'measured', min(m.measured_at),
          jsonb_build_object('by', min(m.source), 'driver', min(s.driver),
            'results', jsonb_agg(passport_result(m) order by m.test, m.resolution, m.settings, m.subject)) || passport_files(m.unit_id, m.session_id)
        from measurement m left join bench_session s on s.id = m.session_id join passport p on p.unit_id = m.unit_id
        where m.unit_id in (${units}) and m.outdated_at is null and coalesce(s.recorded_at, m.measured_at) <= p.created_at
        group by m.unit_id, passport_day(m.measured_at), m.session_id
      union all
      select u.id, 'published:first', 'published', coalesce(l.published_at, u.created_at), passport_published(u.id)
        from unit u join listing l on l.id = u.listing_id where u.id in (${units}) and u.state in ('stock', 'inspection')
      union all
      select h.unit_id, 'sold:' || h.order_id, 'sold', h.created_at, '{}'::jsonb from hold h
        where h.unit_id in (${units}) and h.kind = 'sale' and h.order_id is not null
      union all
      select line.unit_id, 'delivered:' || o.id, 'delivered', o.delivered_at, passport_delivered(o.id, line.unit_id)
        from sales_order_line line join sales_order o on o.id = line.order_id
        where line.unit_id in (${units}) and o.delivered_at is not null
      union all
      select cu.unit_id, 'claim:' || cm.id, case when cm.from_state is null then 'claim-opened' else 'claim-settled' end, cm.at,
          case when cm.from_state is null then jsonb_build_object('claim', c.kind)
            else jsonb_build_object('claim', c.kind, 'outcome', coalesce(c.resolution, cm.to_state)) end
        from claim_unit cu join claim c on c.id = cu.claim_id join claim_move cm on cm.claim_id = c.id
        where cu.unit_id in (${units}) and (cm.from_state is null or cm.to_state in ('settled', 'rejected', 'dropped'))
      union all
      select n.unit_id, 'returned:' || n.id, 'returned', n.came_at, jsonb_build_object('why', n.why) from inspection n where n.unit_id in (${units})
      union all
      select n.unit_id, 'inspected:' || n.id, 'inspected', n.settled_at, jsonb_build_object('outcome', n.outcome) from inspection n
        where n.unit_id in (${units}) and n.outcome is not null
      union all
      select part.unit_id, 'converted:' || part.conversion_id, 'converted', c.at, passport_other_side(part)
        from unit_conversion_part part join unit_conversion c on c.id = part.conversion_id where part.unit_id in (${units})
      union all
      select u.id, 'written-off', 'written-off', coalesce(
          (select max(coalesce(n.settled_at, n.came_at)) from inspection n where n.unit_id = u.id),
          (select i.settled_at from intake i where i.unit_id = u.id), u.created_at), '{}'::jsonb
        from unit u where u.id in (${units}) and u.state = 'scrapped'
    ) records order by unit_id, happened on conflict do nothing`.execute(tx);
  // What happened since the passports came is signed after what the records say.
  await sql`
    with since as (delete from passport_due where unit_id in (${units}) and id <= ${noted[0]!.last} returning *)
    insert into passport_due (unit_id, ref, kind, happened_on, facts, failed, at)
    select unit_id, ref, kind, happened_on, facts, failed, at from since order by id`.execute(tx);
  await tx
    .updateTable("passport")
    .set({ isFed: true })
    .where(
      "unitId",
      "in",
      rows.map(({ unitId }) => unitId),
    )
    .execute();
  return rows.length;
}
