// The reports of sell-through and returns read which unit was sold when from two indexes, without the rows of orders.
// A new price book is announced: pages that show a figure of it become old.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create index sales_order_placed on sales_order (id) include (placed_at, state)`,
  `create index sales_order_line_sold on sales_order_line (order_id) include (unit_id, price_bani) where unit_id is not null`,
  `create function announce_price_book() returns trigger language plpgsql as $$
    begin perform pg_notify('price_book_changed', ''); return null; end $$`,
  `create trigger price_book_announced after insert on price_book
    for each statement execute function announce_price_book()`,
];

export const reportIndexesAndPriceBooks: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
