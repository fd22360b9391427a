// The stock that people work with: where a unit lies, what became of taken-apart and built PCs, edits of many listings, CSV imports.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create index unit_newest on unit (created_at desc, code)`,
  `create index unit_place on unit (place) where place is not null`,

  // Converted: a PC that was taken apart, or a part that was built into a PC. Its cost went on to other units.
  `alter table unit drop constraint unit_state_check`,
  `alter table unit add constraint unit_state_check check (state in ('intake', 'stock', 'inspection', 'scrapped', 'converted'))`,
  `alter table unit drop constraint unit_on_a_listing`,
  `alter table unit add constraint unit_on_a_listing check (state in ('intake', 'scrapped', 'converted') or (listing_id is not null and grade is not null))`,

  `create table unit_conversion (
    id uuid primary key,
    kind text not null check (kind in ('split', 'build')),
    actor text not null,
    note text,
    at timestamptz not null default now()
  )`,
  `create table unit_conversion_part (
    conversion_id uuid not null references unit_conversion,
    unit_id uuid not null references unit,
    side text not null check (side in ('from', 'into')),
    cost_bani integer not null check (cost_bani >= 0),
    primary key (conversion_id, unit_id)
  )`,
  `create unique index unit_converted_once on unit_conversion_part (unit_id) where side = 'from'`,
  `create unique index unit_converted_from on unit_conversion_part (unit_id) where side = 'into'`,
  // No money appears or vanishes when things are taken apart or put together.
  `create function conversion_keeps_cost() returns trigger language plpgsql as $$
    begin
      if (select coalesce(sum(case side when 'from' then cost_bani else -cost_bani end), 0) from unit_conversion_part where conversion_id = new.conversion_id) <> 0 then
        raise exception 'a conversion must keep the cost';
      end if;
      return null;
    end $$`,
  `create constraint trigger conversion_keeps_cost after insert or update on unit_conversion_part
    deferrable initially deferred for each row execute function conversion_keeps_cost()`,

  // An edit of many listings. A mark-down is one with a start and an end: the shop applies and ends it by the database's clock.
  `create table bulk_edit (
    id uuid primary key,
    state text not null check (state in ('draft', 'planned', 'applied', 'ended', 'undone', 'cancelled')),
    changes jsonb,
    actor text not null,
    created_at timestamptz not null default now(),
    starts_at timestamptz,
    ends_at timestamptz,
    applied_at timestamptz,
    finished_at timestamptz,
    finished_by text,
    check (starts_at < ends_at),
    check (state = 'draft' or changes is not null),
    check (state <> 'planned' or starts_at is not null)
  )`,
  `create index bulk_edit_starts on bulk_edit (starts_at) where state = 'planned'`,
  `create index bulk_edit_ends on bulk_edit (ends_at) where state = 'applied' and ends_at is not null`,
  `create index bulk_edit_newest on bulk_edit (created_at desc)`,
  // What the edit wrote into each listing, and what was there before: undoing it restores that.
  `create table bulk_edit_row (
    bulk_edit_id uuid not null references bulk_edit on delete cascade,
    listing_id integer not null references listing,
    before jsonb,
    after jsonb,
    outcome text check (outcome in ('changed', 'same', 'skipped', 'restored', 'kept')),
    primary key (bulk_edit_id, listing_id)
  )`,
  `create index bulk_edit_of_listing on bulk_edit_row (listing_id)`,

  `create table stock_import (
    id uuid primary key,
    name text not null,
    digest text not null,
    encoding text not null,
    content text,
    rows integer not null check (rows >= 0),
    actor text not null,
    uploaded_at timestamptz not null default now(),
    imported_at timestamptz,
    imported_by text,
    outcome jsonb,
    check ((imported_at is null) = (imported_by is null))
  )`,
  // A file with new units is imported once.
  `create unique index stock_import_once on stock_import (digest) where imported_at is not null`,
];

export const stock: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
