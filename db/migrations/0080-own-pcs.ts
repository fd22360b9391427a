// The PC that a visitor described, to see which components fit it: one for each visitor (decision 201). Names and facts of
// parts only.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table own_pc (
    visitor_id text primary key,
    name text not null check (char_length(name) <= 60),
    parts jsonb not null check (jsonb_typeof(parts) = 'array' and jsonb_array_length(parts) <= 24),
    is_without_card boolean not null,
    changed_at timestamptz not null default now()
  )`,
];

export const ownPcs: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
