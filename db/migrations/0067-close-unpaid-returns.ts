// An order that came back and was never paid is closed. Those that waited as returned get their end.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `with ended as (
    update sales_order o set state = 'closed'
    where o.state = 'returned'
      and not exists (select 1 from payment p where p.order_id = o.id and p.captured_bani > 0)
      and not exists (select 1 from refund r where r.order_id = o.id and r.state in ('requested', 'done'))
      and not exists (select 1 from claim c where c.order_id = o.id and c.state in ('asked', 'accepted', 'received'))
    returning o.id
  )
  insert into order_move (order_id, from_state, to_state, actor) select id, 'returned', 'closed', 'shop' from ended`,
  `update payment p set state = 'cancelled' from sales_order o
    where o.id = p.order_id and o.state = 'closed' and p.state = 'awaiting'`,
];

export const closeUnpaidReturns: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
