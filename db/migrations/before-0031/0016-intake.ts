// What was bought waits in intake before it is on sale; and the files that the bank is given to pay the sellers with.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  // A unit in intake stands on no listing yet and has no grade. What was found to be scrap there never gets either.
  `alter table unit alter column listing_id drop not null`,
  `alter table unit alter column grade drop not null`,
  `alter table unit drop constraint unit_state_check`,
  `alter table unit add constraint unit_state_check check (state in ('intake', 'stock', 'inspection', 'scrapped'))`,
  `alter table unit add constraint unit_on_a_listing check (state in ('intake', 'scrapped') or (listing_id is not null and grade is not null))`,

  // What such a unit is, before there is a listing to say it. The row stays: where a unit came from is asked for years later.
  `create table intake (
    unit_id uuid primary key references unit,
    kind text not null check (kind in ('pc', 'component')),
    category text,
    name text not null check (name <> ''),
    parts jsonb not null,
    suggested_grade text not null check (suggested_grade in ('A', 'B', 'C')),
    source text not null,
    position integer not null,
    came_at timestamptz not null default now(),
    settled_at timestamptz,
    settled_by text,
    check ((kind = 'component') = (category is not null)),
    unique (source, position)
  )`,
  `create index intake_waits on intake (came_at, position) where settled_at is null`,

  // As in 0005, and a unit that stands on no listing is nobody's news.
  `create or replace function tell_listing_changed() returns trigger language plpgsql as $$
    declare
      now_of integer;
      before_of integer;
    begin
      if tg_table_name = 'listing' then
        now_of := coalesce(new.id, old.id);
      elsif tg_table_name = 'unit' then
        now_of := coalesce(new.listing_id, old.listing_id);
        before_of := old.listing_id;
      else
        select u.listing_id into now_of from unit u where u.id = coalesce(new.unit_id, old.unit_id);
      end if;
      if now_of is not null then
        perform pg_notify('listing_changed', now_of::text);
      end if;
      if before_of <> now_of then
        perform pg_notify('listing_changed', before_of::text);
      end if;
      return null;
    end $$`,

  // A file is kept as what it says: fetched again, it is the same file. A payout is in one file at most.
  `create sequence payout_file_number`,
  `create table payout_file (
    name text primary key,
    content jsonb not null,
    transfers integer not null check (transfers > 0),
    total_bani integer not null check (total_bani > 0),
    actor text not null,
    made_at timestamptz not null default now()
  )`,
  `alter table trade_in_payout add constraint trade_in_payout_file foreign key (file) references payout_file`,
  `alter table trade_in add column stocked_at timestamptz`,
];

export const intake: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
