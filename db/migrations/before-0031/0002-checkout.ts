// What the checkout needs beside the first tables.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  // What a visitor typed in the checkout's first step, so that the second knows it. Never anything of a card.
  `create table checkout_draft (
    visitor_id text primary key,
    details jsonb not null,
    account_name text,
    updated_at timestamptz not null default now()
  )`,
  // Whoever has the link in the order's letters may see the order: it works without an account.
  `alter table sales_order add column link_key text not null default gen_random_uuid()::text`,
  `alter table sales_order add column wants_account boolean not null default false`,
  // Two requests at once cannot reserve two units (rule 22).
  `create unique index one_reservation_a_visitor on hold (visitor_id) where kind = 'reservation'`,
];

export const checkout: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
