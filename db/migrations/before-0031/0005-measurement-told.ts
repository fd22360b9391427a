// Whatever changes what the shelf shows is told: measurements and prices too, and rows that go or change hands.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

// Written many at a time (a test bench's whole run, an import), they are told once a statement: each trigger calls the rows
// it saw `changed`.
const told = [
  ["inserted", "after insert", "new"],
  ["deleted", "after delete", "old"],
  ["updated", "after update", "new"],
  // A row may have belonged to another listing before.
  ["left", "after update", "old"],
] as const;

const statements = [
  `create function tell_measurement_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('listing_changed', u.listing_id::text)
      from (select distinct u.listing_id from changed c join unit u on u.id = c.unit_id) u;
      return null;
    end $$`,
  `create function tell_price_logged() returns trigger language plpgsql as $$
    begin
      perform pg_notify('listing_changed', c.listing_id::text)
      from (select distinct listing_id from changed) c;
      return null;
    end $$`,
  ...told.flatMap(([name, event, rows]) => [
    `create trigger measurement_${name}_tells ${event} on measurement referencing ${rows} table as changed
      for each statement execute function tell_measurement_changed()`,
    `create trigger price_log_${name}_tells ${event} on price_log referencing ${rows} table as changed
      for each statement execute function tell_price_logged()`,
  ]),

  // As in the first migration, but a row that is deleted is told too, and a unit that moves tells of both its listings.
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
      perform pg_notify('listing_changed', now_of::text);
      if before_of <> now_of then
        perform pg_notify('listing_changed', before_of::text);
      end if;
      return null;
    end $$`,
  `create trigger listing_gone_tells after delete on listing for each row execute function tell_listing_changed()`,
  `create trigger unit_gone_tells after delete on unit for each row execute function tell_listing_changed()`,
];

export const measurementTold: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
