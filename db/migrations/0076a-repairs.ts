// Repairs outside claims, and machines that replace others under warranty.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  // What staff did to a unit. `part_id`: the unit from stock that was built in; it is in no other repair.
  `create table unit_repair (
    id uuid primary key,
    unit_id uuid not null references unit,
    work text,
    part text,
    old_name text,
    new_name text,
    new_serial text,
    part_id uuid unique references unit,
    part_cost_bani integer check (part_cost_bani >= 0),
    came_on text,
    done_on text not null check (done_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    done_by text not null,
    cost_bani integer not null check (cost_bani >= 0),
    note text,
    -- The warranty under which it was done; null: none.
    warranty_id uuid references warranty,
    actor text not null,
    recorded_at timestamptz not null default now(),
    check (work is not null or new_name is not null),
    check (new_name is null or part is not null),
    check ((part_id is null) = (part_cost_bani is null)),
    check ((warranty_id is null) = (came_on is null))
  )`,
  `create index unit_repair_of_unit on unit_repair (unit_id, done_on desc)`,

  // The warranty of a machine that replaces another begins at the exchange, and names the warranty that it ended.
  `alter table warranty add column replaces uuid references warranty`,
  `create unique index warranty_replaced_once on warranty (replaces) where replaces is not null`,
  `create function passport_replaces() returns trigger language plpgsql as $$
    begin
      perform tell_passport(new.unit_id, 'delivered:' || new.id, 'delivered', new.delivered_at,
        jsonb_build_object('covers', new.covers, 'replaces', earlier.code)) from warranty w join passport earlier on earlier.unit_id = w.unit_id where w.id = new.replaces;
      perform tell_passport(w.unit_id, 'replaced:' || new.id, 'replaced', new.delivered_at, jsonb_build_object('by', p.code))
        from warranty w, passport p where w.id = new.replaces and p.unit_id = new.unit_id;
      return null;
    end $$`,
  `create trigger passport_replaces after insert on warranty for each row when (new.replaces is not null) execute function passport_replaces()`,

  // The models that a listing is made of, for the statistics of models: names as the office shows them.
  `create function listing_cpu(specs jsonb, category text) returns text language sql immutable as $$
    select coalesce(specs#>>'{cpu,model}', case when category = 'processors' then specs->>'model' end) $$`,
  `create function listing_gpu(specs jsonb, category text) returns text language sql immutable as $$
    select coalesce(specs#>>'{gpu,chip}', case when category = 'graphics-cards' then specs->>'chip' end) $$`,
  `create function listing_drives(specs jsonb, category text) returns text[] language sql immutable as $$
    select case when category in ('ssd', 'hdd') then array[(specs->>'brand') || ' ' || (specs->>'model')]
      when jsonb_typeof(specs->'storage') = 'array' then
        array(select (d.drive->>'brand') || ' ' || (d.drive->>'model') from jsonb_array_elements(specs->'storage') with ordinality d (drive, place) order by d.place)
      else '{}' end $$`,
  `create index listing_of_cpu on listing (listing_cpu(specs, category))`,
  `create index listing_of_gpu on listing (listing_gpu(specs, category))`,
  `create index listing_of_drives on listing using gin (listing_drives(specs, category))`,
  `create index measurement_of_drives on measurement (test, unit_id) where test in ('drive-life', 'drive-hours', 'drive-written') and outdated_at is null`,
];

export const repairs: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
