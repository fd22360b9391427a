// Parts that were imported, each with where it came from. The curated list needs no table: it is code.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  // One name a category, however it is spelled: name_key is the name without case, spaces and signs.
  `create table imported_part (
    id text primary key,
    category text not null,
    brand text not null,
    name text not null,
    name_key text not null,
    aliases jsonb not null,
    facts jsonb not null,
    source text not null,
    source_id text not null,
    licence text not null,
    imported_at timestamptz not null default now(),
    unique (category, name_key)
  )`,
];

export const parts: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
