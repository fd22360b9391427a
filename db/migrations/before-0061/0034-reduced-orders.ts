// What an order came to in the end: a transfer that fell short and was accepted, a game test that was not run.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `alter table sales_order drop constraint sales_order_check`,
  `alter table sales_order add column reduction_bani integer not null default 0 check (reduction_bani >= 0)`,
  `alter table sales_order add constraint sales_order_total check (total_bani >= 0 and total_bani = goods_bani + services_bani + shipping_bani - reduction_bani)`,

  // Orders whose short transfer was accepted before: without an invoice they come to what was paid.
  `update sales_order o set reduction_bani = o.total_bani - p.captured_bani, total_bani = p.captured_bani
    from payment p where p.order_id = o.id and p.method = 'bank' and p.state = 'received' and p.captured_bani between 1 and o.total_bani - 1
      and not o.is_invoiced and o.state in ('paid', 'preparing')`,

  // A paid game test holds its parcel. Where staff do not run it they say why, and its buyer is told.
  `alter table sales_order_line add column called_off_why text`,
  `alter table sales_order_line add column called_off_by text`,
  `alter table sales_order_line add column called_off_at timestamptz`,
  `alter table sales_order_line add constraint only_a_game_test_is_called_off check (
    (called_off_why is null) = (called_off_by is null) and (called_off_why is null) = (called_off_at is null) and (called_off_why is null or on_unit is not null))`,
];

export const reducedOrders: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
