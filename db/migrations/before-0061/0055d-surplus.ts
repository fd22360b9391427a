// Money that came in beyond what an order costs: each surplus is a line of its own until it is sent back or kept.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table surplus (
    id uuid primary key,
    order_id uuid not null references sales_order,
    amount_bani integer not null check (amount_bani > 0),
    -- 'over': more than the total at once; 'again': another transfer for an order that was paid.
    why text not null check (why in ('over', 'again')),
    -- The key of the transfer that brought it.
    key text not null unique,
    state text not null default 'open' check (state in ('open', 'refunded', 'kept')),
    refund_id uuid references refund,
    note text,
    arrived_at timestamptz not null default now(),
    settled_by text,
    settled_at timestamptz,
    check ((state = 'open') = (settled_at is null) and (state = 'open') = (settled_by is null)),
    check ((state = 'refunded') = (refund_id is not null)),
    check (state <> 'kept' or note is not null)
  )`,
  `create index surplus_of_order on surplus (order_id)`,
  `create index surplus_open on surplus (arrived_at) where state = 'open'`,
];

export const surplus: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
