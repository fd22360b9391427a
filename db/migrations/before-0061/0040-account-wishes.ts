// An order whose buyer asked for an account waits for its invitation: the row is the job.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  // When the wish was dealt with: an invitation was written, or none was needed or allowed.
  `alter table sales_order add column account_wish_settled_at timestamptz`,
  // Orders from before were dealt with by the request that placed them.
  `update sales_order set account_wish_settled_at = now() where wants_account`,
  `create index sales_order_account_wish on sales_order (placed_at) where wants_account and account_wish_settled_at is null`,

  // The job hears of a wish at its order's commit, in every process.
  `create function tell_account_wished() returns trigger language plpgsql as $$
    begin perform pg_notify('account_wished', ''); return null; end $$`,
  `create trigger order_tells_account_wish after insert on sales_order for each row when (new.wants_account) execute function tell_account_wished()`,
];

export const accountWishes: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
