// The devices on which an account has been signed in to: its owner is told of a new one.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table known_device (
    account_id uuid not null references account on delete cascade,
    device_hash text not null,
    first_seen_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    primary key (account_id, device_hash)
  )`,
];

export const knownDevices: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
