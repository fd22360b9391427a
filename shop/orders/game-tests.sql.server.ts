// Queries of the game tests in orders whose parcel has not left.

import { sql } from "kysely";
import type { Queryable } from "../../base/db.server.ts";
import type { UnitId } from "../../base/id.ts";
import type { OrderNumber } from "./order.ts";

type PaidGameTest = {
  number: OrderNumber;
  placedAt: Date;
  unitId: UnitId;
  code: string;
  title: string;
  games: string[];
};

const MOST = 200;
const paid = sql`from sales_order o join sales_order_line l on l.order_id = o.id
    where (o.state in ('paid', 'preparing') or (o.state = 'placed' and o.payment_method = 'cash'))
      and l.service = 'game-test' and l.called_off_at is null`;

export async function countPaidGameTests(db: Queryable): Promise<number> {
  const { rows } = await sql<{ tests: number }>`select count(*)::int as tests ${paid}`.execute(db);
  return rows[0]?.tests ?? 0;
}

/** Game tests of orders that are paid, paid at the door or being prepared, and that were not called off. */
export async function loadPaidGameTests(db: Queryable): Promise<PaidGameTest[]> {
  const { rows } = await sql<PaidGameTest>`
    select o.number, o.placed_at, l.on_unit as unit_id, u.code, l.title, l.games
    from sales_order o join sales_order_line l on l.order_id = o.id join unit u on u.id = l.on_unit
    where (o.state in ('paid', 'preparing') or (o.state = 'placed' and o.payment_method = 'cash'))
      and l.service = 'game-test' and l.called_off_at is null
    order by o.placed_at, l.position limit ${MOST}
  `.execute(db);
  return rows;
}
