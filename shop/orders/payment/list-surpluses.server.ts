import type { Db } from "../../../base/db.server.ts";
import type { OrderId } from "../../../base/id.ts";
import { openSurpluses, surplusesOf, type Surplus } from "./surplus.sql.server.ts";

const MOST = 200;

/** Surpluses that wait for staff, the longest-waiting first, with `before` only those that arrived before it; or all of one order. */
export function listSurpluses(
  { db }: { db: Db },
  { orderId, before = null }: { orderId?: OrderId; before?: Date | null } = {},
): Promise<Surplus[]> {
  return orderId === undefined ? openSurpluses(db, { limit: MOST, before }) : surplusesOf(db, orderId);
}
