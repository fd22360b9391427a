// Settings that staff change in the office. Every version stays; the highest is in force.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table setting (
    name text not null check (name <> ''),
    version integer not null check (version > 0),
    value jsonb not null,
    changed_by text not null,
    changed_at timestamptz not null default now(),
    primary key (name, version)
  )`,
  `create function announce_setting() returns trigger language plpgsql as $$
    begin perform pg_notify('settings_changed', ''); return null; end $$`,
  `create trigger setting_changed after insert on setting for each statement execute function announce_setting()`,
  `create function keep_setting() returns trigger language plpgsql as $$
    begin raise exception 'a version of a setting is never changed'; end $$`,
  `create trigger setting_kept before update or delete on setting for each row execute function keep_setting()`,
];

export const settings: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
