// Passkeys of staff, and devices on which the second factor was given.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table passkey (
    -- The credential's id, in base64url.
    id text primary key check (length(id) between 1 and 1400),
    account_id uuid not null references account on delete cascade,
    name text not null check (length(name) between 1 and 60),
    public_key bytea not null,
    -- How often the authenticator says that it was used; one that goes back is a copy.
    counter bigint not null check (counter >= 0),
    transports jsonb not null default '[]'::jsonb,
    created_at timestamptz not null default now(),
    last_used_at timestamptz
  )`,
  `create index passkey_of_account on passkey (account_id)`,

  // One challenge for each purpose of a session; it is deleted when it is answered, rightly or wrongly.
  `create table passkey_challenge (
    session_id uuid not null references session on delete cascade,
    purpose text not null check (purpose in ('add', 'sign-in')),
    challenge text not null,
    expires_at timestamptz not null,
    primary key (session_id, purpose)
  )`,

  // A password makes a device known; only the second factor gives it tries of its own for the second factor.
  `alter table known_device add column second_factor_at timestamptz`,

  `create index audit_wrong_sign_ins on audit (at) where action in ('second-factor-wrong', 'password-wrong')`,
];

export const passkeys: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
