// Files of measuring programs: what staff dropped at the bench, what was read from it, and which measurements come from it.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  // The files of one test run on a unit. `rejected`: the files that could not be used, with the reason and the line.
  `create table measurement_drop (
    id uuid primary key,
    unit_id uuid not null references unit on delete cascade,
    actor text not null,
    rejected jsonb not null,
    dropped_at timestamptz not null default now()
  )`,
  `create index measurement_drop_of_unit on measurement_drop (unit_id, dropped_at desc)`,

  // A file waits until staff confirm it: then it has a session. The content is packed by gzip; the digest is that of the file as it was dropped.
  `create table measurement_file (
    id uuid primary key,
    drop_id uuid not null references measurement_drop on delete cascade,
    unit_id uuid not null references unit on delete cascade,
    session_id uuid references bench_session,
    position integer not null check (position > 0),
    name text not null,
    program text not null,
    size integer not null check (size > 0),
    digest text not null check (digest ~ '^[0-9a-f]{64}$'),
    packed bytea not null,
    reading jsonb not null,
    unique (drop_id, position)
  )`,
  // One file belongs to one unit, once.
  `create unique index measurement_file_once on measurement_file (digest) where session_id is not null`,
  `create index measurement_file_of_unit on measurement_file (unit_id)`,

  `alter table measurement add column file_id uuid references measurement_file`,
  `create index measurement_of_file on measurement (file_id) where file_id is not null`,
];

export const measurementFiles: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
