// What the lists of the office need to be quick at 20,000 units and 50,000 orders: whether a unit was tested, kept on the
// unit by triggers; one index of the words of an order instead of two; and no index that another one contains.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Facts about a machine's health: a PC is not tested by them alone (shop/inventory/bench/bench-tests.ts). */
const readings =
  "('furmark-max', 'furmark-minutes', 'furmark-clock', 'cpu-idle', 'cpu-load', 'gpu-idle', 'gpu-load', 'noise-idle', 'noise-load', 'drive-life', 'drive-hours', 'drive-written')";

const statements = [
  `alter table unit add column is_tested boolean not null default false`,
  `update unit u set is_tested = true where exists (
    select 1 from measurement m where m.unit_id = u.id and m.outdated_at is null and m.test not in ${readings})`,
  `create index unit_untested on unit (state, created_at) where not is_tested`,
  `create function unit_tested() returns trigger language plpgsql as $$
    begin
      update unit u set is_tested = true from (
        select distinct unit_id from added where outdated_at is null and test not in ${readings}) t
      where u.id = t.unit_id and not u.is_tested;
      return null;
    end $$`,
  `create trigger measurement_tests after insert on measurement referencing new table as added
    for each statement execute function unit_tested()`,
  `create function unit_tested_still() returns trigger language plpgsql as $$
    begin
      update unit u set is_tested = not u.is_tested
      where u.id in (select unit_id from gone) and u.is_tested <> exists (
        select 1 from measurement m where m.unit_id = u.id and m.outdated_at is null and m.test not in ${readings});
      return null;
    end $$`,
  `create trigger measurement_removed after delete on measurement referencing old table as gone
    for each statement execute function unit_tested_still()`,
  `create trigger measurement_changed after update on measurement referencing new table as gone
    for each statement execute function unit_tested_still()`,

  // A search in `sales_order.search` for all words of a text, each of which may be the beginning of a longer one.
  `create function search_query(said text) returns tsquery language sql immutable parallel safe as $$
    select string_agg('''' || replace(replace(word, '\\', '\\\\'), '''', '''''') || ''':*', ' & ')::tsquery
    from unnest(tsvector_to_array(search_terms(left(said, 500)))) word
  $$`,
  `drop index sales_order_words`,
  // sales_order_by_state begins with the same columns; intake_waits sorts as intake_waiting does.
  `drop index sales_order_of_state`,
  `drop index intake_waiting`,
];

export const officeSpeed: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
