// The bank's statements: what came into the shop's account, each arrival once, and what became of it.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table bank_statement (
    id uuid primary key,
    name text not null,
    -- The file's own hash: the same file again is the same statement.
    digest text not null unique,
    known_lines integer not null,
    skipped_lines integer not null,
    actor text not null,
    uploaded_at timestamptz not null default now(),
    imported_at timestamptz
  )`,
  `create table statement_line (
    id integer generated always as identity primary key,
    statement_id uuid not null references bank_statement,
    -- The same arrival in another statement has the same key, and is this one.
    key text not null unique,
    booked_on date not null,
    amount_bani integer not null check (amount_bani > 0),
    payer text,
    iban text,
    details text not null,
    state text not null default 'new' check (state in ('new', 'open', 'matched', 'ignored')),
    order_number text,
    outcome text,
    settled_by text,
    settled_at timestamptz,
    check ((state = 'matched') = (order_number is not null)),
    check ((state in ('matched', 'ignored')) = (settled_at is not null))
  )`,
  `create index statement_line_of_statement on statement_line (statement_id, id)`,
  `create index statement_line_open on statement_line (booked_on) where state = 'open'`,
];

export const bankStatements: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
