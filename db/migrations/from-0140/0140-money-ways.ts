// Money that arrived for an order says in which way: no screen takes cash for a transfer. Of older rows the key tells: the receipt of the
// counter, else the payout of a courier for an order by cash.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `alter table transfer add column way text not null default 'bank' check (way in ('bank', 'counter', 'courier'))`,
  `update transfer t set way = case when t.key like 'receipt %' then 'counter' else 'courier' end
    from sales_order o where o.id = t.order_id and o.payment_method = 'cash'`,
  `alter table transfer alter column way drop default`,
];

export const moneyWays: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
