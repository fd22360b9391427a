import type { Db } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import type { Order } from "../order.ts";
import { findOrder, newestOrderOf } from "../orders.sql.server.ts";

const JUST_NOW = { minutes: 30 }; // the length of a checkout's allocation

/**
 * The visitor's newest order, if it was placed within the last half hour and not cancelled: shown in place of an empty
 * checkout.
 */
export async function justOrdered(
  deps: { db: Db },
  { visitorId }: { visitorId: VisitorId | null },
): Promise<Order | null> {
  const id = visitorId && (await newestOrderOf(deps.db, visitorId, JUST_NOW));
  const order = id ? await findOrder(deps.db, { id }) : null;
  return order?.state === "cancelled" ? null : order;
}
