// What comes after the parcel: withdrawals, returns and warranty claims, each about some units of one order.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table claim (
    id uuid primary key,
    number text not null unique check (number ~ '^RET-[0-9]{6}$'),
    order_id uuid not null references sales_order,
    kind text not null check (kind in ('withdrawal', 'return', 'warranty')),
    state text not null,
    story text,
    answer text,
    resolution text,
    refund_bani integer check (refund_bani >= 0),
    idempotency_key text not null unique,
    opened_at timestamptz not null default now(),
    check (kind = 'withdrawal' or story is not null),
    check ((state = 'settled') = (resolution is not null)),
    check ((resolution is not distinct from 'refunded') = (refund_bani is not null))
  )`,
  `create index claim_of_order on claim (order_id)`,
  `create index claim_of_state on claim (state, opened_at)`,

  // A unit is in one claim of its order at a time; one that was repaired may come again.
  `create table claim_unit (
    claim_id uuid not null references claim,
    order_id uuid not null references sales_order,
    unit_id uuid not null references unit,
    active boolean not null default true,
    primary key (claim_id, unit_id)
  )`,
  `create unique index one_claim_a_unit on claim_unit (order_id, unit_id) where active`,

  `create table claim_move (
    id integer generated always as identity primary key,
    claim_id uuid not null references claim,
    from_state text,
    to_state text not null,
    at timestamptz not null default now(),
    actor text not null
  )`,
  `create index claim_move_of_claim on claim_move (claim_id, id)`,
];

export const claims: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
