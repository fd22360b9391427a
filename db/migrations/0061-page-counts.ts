// How often pages are viewed, by day: no visitor, no address and no cookie is stored.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table page_count (
    day date not null,
    page text not null check (page in ('home', 'list', 'product', 'cart', 'checkout')),
    views bigint not null check (views > 0),
    primary key (day, page)
  )`,
  // Reports look for a month of orders, refunds and payouts.
  `create index if not exists refund_by_request on refund (requested_at)`,
  `create index if not exists trade_in_payout_paid on trade_in_payout (paid_at) where paid_at is not null`,
];

export const pageCounts: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
