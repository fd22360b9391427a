// What a visitor wants to find again, and what they looked at: without an account.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table favourite (
    visitor_id text not null,
    listing_id integer not null references listing,
    seen_price_bani integer not null check (seen_price_bani > 0),
    added_at timestamptz not null default now(),
    primary key (visitor_id, listing_id)
  )`,
  `create table viewed (
    visitor_id text not null,
    listing_id integer not null references listing,
    viewed_at timestamptz not null,
    primary key (visitor_id, listing_id)
  )`,
  `create index viewed_at on viewed (viewed_at)`,
];

export const favourites: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
