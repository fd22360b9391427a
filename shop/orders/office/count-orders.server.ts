import type { Db } from "../../../base/db.server.ts";
import type { DisplayStatus } from "../order.ts";
import { countByStatus } from "./order-list.sql.server.ts";

/** The number of orders in each state. */
export function countOrders(deps: { db: Db }): Promise<ReadonlyMap<DisplayStatus, number>> {
  return countByStatus(deps.db);
}
