// Parcels that couriers carry: their AWBs, labels and tracking events (decision 207).

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table shipment (
    id uuid primary key,
    number text not null unique,
    -- The key of the form that asked for it: a form that is sent twice is one shipment.
    form_key text not null unique,
    order_id uuid references sales_order (id) on delete cascade,
    claim_id uuid references claim (id) on delete cascade,
    trade_in_id uuid references trade_in (id) on delete cascade,
    -- The number of the order, claim or trade-in.
    subject_number text not null,
    direction text not null check (direction in ('out', 'in')),
    gateway text not null check (gateway in ('file', 'fan', 'sandbox')),
    courier text not null,
    state text not null check (state in
      ('requested', 'failed', 'created', 'in-transit', 'cancelling', 'delivered', 'returned', 'cancelled')),
    -- Name, phone, e-mail and address of the person at the other end; null once the person is erased.
    person jsonb,
    payer text not null check (payer in ('shop', 'person')),
    cod_bani integer not null check (cod_bani >= 0),
    open_parcel boolean not null,
    weight_grams integer not null check (weight_grams > 0),
    length_mm integer not null check (length_mm > 0),
    width_mm integer not null check (width_mm > 0),
    height_mm integer not null check (height_mm > 0),
    awb text check (awb <> ''),
    problem_kind text check (problem_kind in ('refused', 'away', 'cancel-refused')),
    problem text,
    attempts integer not null default 0,
    claimed_until timestamptz,
    next_at timestamptz not null default now(),
    file text,
    tracked_at timestamptz,
    -- The state for which its order was moved.
    followed text,
    actor text not null,
    requested_at timestamptz not null default now(),
    awb_at timestamptz,
    ended_at timestamptz,
    check (num_nonnulls(order_id, claim_id, trade_in_id) = 1),
    check (awb is not null or state in ('requested', 'failed', 'cancelling', 'cancelled')),
    check (state <> 'failed' or problem is not null)
  )`,
  `create unique index shipment_awb on shipment (courier, awb) where awb is not null`,
  `create index shipment_of_order on shipment (order_id)`,
  `create index shipment_of_claim on shipment (claim_id)`,
  `create index shipment_of_trade_in on shipment (trade_in_id)`,
  `create index shipment_newest on shipment (requested_at desc, id)`,
  `create index shipment_open on shipment (next_at) where state in ('requested', 'created', 'in-transit', 'cancelling')`,
  `create table shipment_label (
    shipment_id uuid primary key references shipment (id) on delete cascade,
    pdf bytea not null,
    at timestamptz not null default now()
  )`,
  // The words are the courier's own, or null where staff recorded it.
  `create table shipment_event (
    shipment_id uuid not null references shipment (id) on delete cascade,
    at timestamptz not null,
    code text not null,
    means text check (means in ('in-transit', 'delivered', 'returned')),
    words text,
    place text,
    actor text not null,
    primary key (shipment_id, at, code)
  )`,
  `create function announce_shipment() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shipment_due', '');
      return null;
    end $$`,
  `create trigger shipment_announced after insert or update of state on shipment
    for each row when (new.state in ('requested', 'cancelling')) execute function announce_shipment()`,
];

export const shipments: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
