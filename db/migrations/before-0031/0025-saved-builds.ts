// Builds that visitors keep. A part has no reference to its listing: it names what it was even when that is gone.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table saved_build (
    id uuid primary key,
    visitor_id text not null,
    name text not null check (char_length(name) between 1 and 80),
    saved_at timestamptz not null default now()
  )`,
  `create index saved_build_visitor on saved_build (visitor_id)`,
  `create table saved_build_part (
    build_id uuid not null references saved_build on delete cascade,
    position integer not null,
    category text not null,
    listing_id integer not null,
    quantity integer not null check (quantity between 1 and 9),
    seen_title text not null,
    seen_price_bani integer not null check (seen_price_bani > 0),
    primary key (build_id, listing_id)
  )`,
];

export const savedBuilds: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
