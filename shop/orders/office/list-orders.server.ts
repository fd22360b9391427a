import type { Db } from "../../../base/db.server.ts";
import type { DisplayStatus } from "../order.ts";
import type { OrderListQuery, OrderListRow } from "./order-list.ts";
import { countByStatus, countRows, orderRows } from "./order-list.sql.server.ts";

type OrdersPage = { rows: OrderListRow[]; total: number; counts: ReadonlyMap<DisplayStatus, number> };

/**
 * A page of the orders that staff look for. A search finds orders by number, name, e-mail address, phone number, company,
 * tracking number, product, unit code and serial number. `counts` is the number of all orders in each state.
 */
export async function listOrders(deps: { db: Db }, query: OrderListQuery): Promise<OrdersPage> {
  const [rows, total, counts] = await Promise.all([
    orderRows(deps.db, query),
    countRows(deps.db, query),
    countByStatus(deps.db),
  ]);
  return { rows, total, counts };
}
