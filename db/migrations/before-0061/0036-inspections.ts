// Units that came back to the shop: where each came from, and what was decided about it.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table inspection (
    id uuid primary key default gen_random_uuid(),
    unit_id uuid not null references unit,
    why text not null check (why in ('withdrawal', 'return', 'warranty', 'refused')),
    source text not null,
    actor text not null,
    came_at timestamptz not null default now(),
    outcome text check (outcome in ('back-on-sale', 'written-off', 'back-to-buyer')),
    note text,
    settled_at timestamptz,
    settled_by text,
    check ((outcome is null) = (settled_at is null) and (outcome is null) = (settled_by is null))
  )`,
  // A unit is looked at once at a time.
  `create unique index inspection_open on inspection (unit_id) where outcome is null`,
  `create index inspection_waits on inspection (came_at) where outcome is null`,

  // Units that came back before this table: by the last claim about them, else with the whole parcel of their last order.
  `insert into inspection (unit_id, why, source, actor, came_at)
    select u.id,
      coalesce(c.kind, 'refused'), coalesce(c.number, o.number, u.code), 'system', coalesce(c.opened_at, now())
    from unit u
    left join lateral (
      select claim.kind, claim.number, claim.opened_at from claim_unit cu join claim on claim.id = cu.claim_id
      where cu.unit_id = u.id and claim.state in ('received', 'settled') order by claim.opened_at desc limit 1) c on true
    left join lateral (
      select so.number from sales_order_line l join sales_order so on so.id = l.order_id where l.unit_id = u.id order by so.placed_at desc limit 1) o on true
    where u.state = 'inspection'`,

  // What was measured before a unit came back may no longer hold: it stays on record and is not shown.
  `alter table measurement add column outdated_at timestamptz`,
];

export const inspections: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
