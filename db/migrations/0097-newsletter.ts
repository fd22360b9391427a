// People who want the newsletter. An address gets it only after its owner confirmed it by the link in an e-mail.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table subscriber (
    id uuid primary key,
    email text not null unique check (email = lower(email)),
    language text not null check (language in ('ro', 'en', 'hu', 'uk')),
    state text not null check (state in ('pending', 'confirmed', 'unsubscribed')),
    consent text not null,
    asked_at timestamptz not null default now(),
    confirmed_at timestamptz,
    unsubscribed_at timestamptz,
    confirm_hash text unique,
    confirm_until timestamptz,
    link_key uuid not null unique default gen_random_uuid(),
    check ((state = 'pending') = (confirm_hash is not null and confirm_until is not null)),
    check (state <> 'confirmed' or confirmed_at is not null),
    check (state <> 'unsubscribed' or unsubscribed_at is not null)
  )`,
  `create index subscriber_of_state on subscriber (state, asked_at desc)`,
];

export const newsletter: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
