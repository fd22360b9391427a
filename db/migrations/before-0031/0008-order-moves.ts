// The timeline of an order, how and to whom it goes, and the transfers that came in for it.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table order_move (
    id integer generated always as identity primary key,
    order_id uuid not null references sales_order,
    from_state text,
    to_state text not null,
    at timestamptz not null default now(),
    actor text not null,
    reason text
  )`,
  `create index order_move_of_order on order_move (order_id, id)`,
  // Orders from before this table: where they began is known, and where they are.
  `insert into order_move (order_id, from_state, to_state, at, actor)
    select id, null, case payment_method when 'bank' then 'awaiting-payment' else 'placed' end, placed_at, 'buyer' from sales_order`,
  `insert into order_move (order_id, from_state, to_state, actor)
    select id, case payment_method when 'bank' then 'awaiting-payment' else 'placed' end, state, 'shop'
    from sales_order where state not in ('placed', 'awaiting-payment')`,

  `alter table sales_order add column courier text`,
  `alter table sales_order add column tracking_number text`,
  `alter table sales_order add column delivered_at timestamptz`,
  `alter table sales_order add constraint a_parcel_has_both check ((courier is null) = (tracking_number is null))`,
  // Who buys for a company, who wants the invoice elsewhere, who fetches the order from the shop.
  `alter table sales_order add column delivery text not null default 'courier' check (delivery in ('courier', 'pickup'))`,
  `alter table sales_order add column company jsonb`,
  `alter table sales_order add column billing_address jsonb`,
  `create index sales_order_of_state on sales_order (state, placed_at desc)`,
  `create index sales_order_of_email on sales_order (email)`,

  // Money that came by transfer, each arrival once, whatever became of its order: none is ever lost.
  `create table transfer (
    id integer generated always as identity primary key,
    order_id uuid not null references sales_order,
    amount_bani integer not null check (amount_bani > 0),
    arrived_at timestamptz not null,
    key text not null unique,
    actor text not null,
    recorded_at timestamptz not null default now()
  )`,
  `create index transfer_of_order on transfer (order_id)`,
];

export const orderMoves: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
