// Payouts that a seller's bank sent back, each as it had gone out; what is owed goes out again to another account.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  // How often it is on its way: one more than it came back.
  `alter table trade_in_payout add column attempt integer not null default 1 check (attempt > 0)`,
  `create table trade_in_payout_return (
    trade_in_id uuid not null references trade_in,
    attempt integer not null check (attempt > 0),
    why text not null check (why in ('account-wrong', 'account-closed', 'name-differs', 'not-in-lei', 'refused')),
    note text,
    iban text not null,
    name text not null,
    file text,
    paid_at timestamptz,
    reference text,
    actor text not null,
    at timestamptz not null default now(),
    primary key (trade_in_id, attempt),
    check (file is not null or paid_at is not null)
  )`,
];

export const returnedPayouts: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
