// Staff invited from the office, the names of those who left, when a session was last used, and indexes for the screen
// of the audit log.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table staff_invitation (
    id uuid primary key,
    email text not null unique,
    name text not null,
    language text not null check (language in ('ro', 'en', 'hu', 'uk')),
    roles jsonb not null check (jsonb_typeof(roles) = 'array' and jsonb_array_length(roles) > 0),
    key_hash text not null unique,
    invited_by text not null,
    sent_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create table former_staff (
    account_id uuid primary key,
    name text not null,
    left_at timestamptz not null default now()
  )`,
  `alter table session add column seen_at timestamptz`,
  `create index account_staff on account (id) where role = 'staff'`,
  `create index audit_of_actor on audit (actor, id)`,
  `create index audit_of_thing on audit (entity_id, id)`,
  `create index audit_at on audit (at)`,
];

export const staff: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
