import type { Db } from "../../../base/db.server.ts";
import type { DisplayStatus } from "../order.ts";
import type { OrderListQuery, OrderListRow } from "./order-list.ts";
import { countByStatus, orderRows } from "./order-list.sql.server.ts";

type OrdersPage = { rows: OrderListRow[]; total: number; counts: ReadonlyMap<DisplayStatus, number> };

/**
 * A page of the orders that staff look for. A search finds orders by number, name, e-mail address, phone number, company,
 * tracking number, product, unit code and serial number. `counts` is the number of all orders in each state.
 */
export async function listOrders(deps: { db: Db }, query: OrderListQuery): Promise<OrdersPage> {
  const { search, method, delivery, from, to, toShip } = query;
  // Without any other limit the counts by state say how many there are.
  const isCounted = search === "" && [method, delivery, from, to, toShip].every((limit) => limit === null);
  const [{ rows, total }, counts] = await Promise.all([
    orderRows(deps.db, query, { counted: !isCounted }),
    countByStatus(deps.db),
  ]);
  return { rows, total: isCounted ? totalOf(counts, query.states) : total, counts };
}

function totalOf(counts: ReadonlyMap<DisplayStatus, number>, states: readonly DisplayStatus[]): number {
  const listed = states.length > 0 ? states : [...counts.keys()];
  return listed.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0);
}
