// Who sells to the shop (encrypted), the signed purchase record, and what staff must check before money leaves (decision 223).

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table trade_in_identity (
    trade_in_id uuid primary key references trade_in (id) on delete cascade,
    kind text not null check (kind in ('person', 'company')),
    masked text not null,
    key_id text not null,
    sealed bytea not null,
    identifier_hash text not null,
    invoice_number text,
    invoice_day text check (invoice_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    given_at timestamptz not null default now(),
    check ((invoice_number is null) = (invoice_day is null)),
    check (kind = 'company' or invoice_number is null)
  )`,
  `create index trade_in_identity_hash on trade_in_identity (identifier_hash)`,
  `create table trade_in_signature (
    id integer generated always as identity primary key,
    trade_in_id uuid not null references trade_in (id) on delete cascade,
    amount_bani integer not null check (amount_bani > 0),
    method text not null check (method in ('typed', 'drawn')),
    client_ip text not null,
    document_hash text not null check (document_hash ~ '^[0-9a-f]{64}$'),
    pdf_hash text not null check (pdf_hash ~ '^[0-9a-f]{64}$'),
    key_id text not null,
    sealed bytea not null,
    pdf bytea not null,
    signed_at timestamptz not null default now(),
    voided_at timestamptz
  )`,
  // Invariant: one signature is in force.
  `create unique index trade_in_signature_in_force on trade_in_signature (trade_in_id) where voided_at is null`,
  `create table trade_in_check (
    id integer generated always as identity primary key,
    trade_in_id uuid not null references trade_in (id) on delete cascade,
    reason text not null check (reason in ('other-payee', 'watched-serial')),
    detail text not null,
    found_at timestamptz not null default now(),
    settled_at timestamptz,
    settled_by text,
    note text,
    check ((settled_at is null) = (settled_by is null))
  )`,
  `create unique index trade_in_check_open on trade_in_check (trade_in_id, reason) where settled_at is null`,
  `create index trade_in_check_of on trade_in_check (trade_in_id)`,
  `create table trade_in_serial (
    trade_in_id uuid not null references trade_in (id) on delete cascade,
    serial text not null,
    written text not null,
    actor text not null,
    added_at timestamptz not null default now(),
    primary key (trade_in_id, serial)
  )`,
  `create index trade_in_serial_serial on trade_in_serial (serial)`,
  `create table watched_serial (
    serial text primary key,
    written text not null,
    note text not null,
    actor text not null,
    added_at timestamptz not null default now()
  )`,
  // What a seller ticks when accepting: the terms with fee and transport risk, and the erasure of drives.
  `alter table trade_in add column terms_agreed_at timestamptz, add column erasure_agreed_at timestamptz`,
];

export const sellerPapers: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
