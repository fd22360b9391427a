import type { Db } from "../../base/db.server.ts";
import type { DisplayStatus } from "./order.ts";
import { countOrders, listOrderRows, type OrderListRow } from "./orders.sql.server.ts";

export const ORDERS_A_PAGE = 50;

export type OrdersPage = { rows: OrderListRow[]; total: number; counts: ReadonlyMap<DisplayStatus, number> };

/**
 * Orders for staff, the newest first: of one state or of all, whose number or e-mail address begins with the search
 * text. `counts` is the number of orders in each state, without the search.
 */
export async function listOrders(
  deps: { db: Db },
  input: { state: DisplayStatus | null; search: string; page: number },
): Promise<OrdersPage> {
  const { state, search } = input;
  const limits = { limit: ORDERS_A_PAGE, offset: (input.page - 1) * ORDERS_A_PAGE };
  const [{ rows, total }, counts] = await Promise.all([
    listOrderRows(deps.db, { state, search, ...limits }),
    countOrders(deps.db),
  ]);
  return { rows, total, counts };
}
