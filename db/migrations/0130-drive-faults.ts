// What a drive reports against itself is a reading of its health, like its life and hours: a PC is not tested by it alone. Every
// reading of a drive begins with "drive-" (shop/inventory/bench/bench-tests.ts), so that the next one needs no migration.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const isPerformance = (test: string) => `${test} not like 'drive-%' and ${test} not in
  ('furmark-max', 'furmark-minutes', 'furmark-clock', 'cpu-idle', 'cpu-load', 'gpu-idle', 'gpu-load', 'noise-idle', 'noise-load')`;

const statements = [
  `create or replace function unit_tested() returns trigger language plpgsql as $$
    begin
      update unit u set is_tested = true from (
        select distinct unit_id from added where outdated_at is null and ${isPerformance("test")}) t
      where u.id = t.unit_id and not u.is_tested;
      return null;
    end $$`,
  `create or replace function unit_tested_still() returns trigger language plpgsql as $$
    begin
      update unit u set is_tested = not u.is_tested
      where u.id in (select unit_id from gone) and u.is_tested <> exists (
        select 1 from measurement m where m.unit_id = u.id and m.outdated_at is null and ${isPerformance("m.test")});
      return null;
    end $$`,
];

export const driveFaults: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
