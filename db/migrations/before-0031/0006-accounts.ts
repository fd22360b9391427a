// People with an account: who they are, their password, where they are signed in, what was mailed to them.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  // What an account has in its cart is kept under a visitor's id of its own, made from the account's: it can never be that
  // of a browser, which is a hash.
  `create table account (
    id uuid primary key,
    email text not null unique check (email = lower(email)),
    email_verified boolean not null,
    name text not null check (name <> ''),
    role text not null default 'buyer' check (role in ('buyer', 'staff')),
    language text not null default 'ro' check (language in ('ro', 'en', 'hu', 'uk')),
    visitor_id text not null generated always as ('account:' || id) stored unique,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,

  `create table credential (
    id uuid primary key,
    account_id uuid not null references account on delete cascade,
    provider_id text not null check (provider_id = 'credential'),
    provider_account_id text not null,
    password text not null check (password like '$argon2id$%'),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (account_id, provider_id)
  )`,

  `create table session (
    id uuid primary key,
    token text not null unique,
    account_id uuid not null references account on delete cascade,
    expires_at timestamptz not null,
    ip_address text,
    user_agent text,
    -- When a member of staff gave the code of the second factor in this session.
    second_factor_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create index session_of_account on session (account_id)`,

  // What a link in a letter is good for. The link has the key, the shop its hash; it counts once.
  `create table mailed_key (
    key_hash text primary key,
    purpose text not null check (purpose in ('confirm', 'reset', 'change-email')),
    account_id uuid not null references account on delete cascade,
    email text not null,
    expires_at timestamptz not null
  )`,
  `create index mailed_key_of_account on mailed_key (account_id, purpose)`,

  `create table second_factor (
    account_id uuid primary key references account on delete cascade,
    sealed_secret text not null,
    -- The last half minute whose code was taken: a code counts once.
    last_step bigint not null default 0,
    confirmed_at timestamptz
  )`,
  `create table recovery_code (
    account_id uuid not null references account on delete cascade,
    code_hash text not null,
    used_at timestamptz,
    primary key (account_id, code_hash)
  )`,

  `create table address (
    id uuid primary key,
    account_id uuid not null references account on delete cascade,
    first_name text not null,
    last_name text not null,
    address text not null,
    city text not null,
    county text not null,
    postal_code text not null,
    phone text not null,
    is_default boolean not null,
    created_at timestamptz not null default now()
  )`,
  `create unique index one_default_address on address (account_id) where is_default`,
  `create index address_of_account on address (account_id, created_at)`,

  // How often something was tried lately, by everybody's processes together.
  `create table try_count (
    key text primary key,
    tries integer not null,
    since timestamptz not null
  )`,
];

export const accounts: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
