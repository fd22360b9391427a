import type { Db } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import type { Order } from "../order.ts";
import { findOrder, newestOrderOf } from "../orders.sql.server.ts";

const JUST_NOW = { minutes: 30 }; // as long as a checkout holds its units

/** The order that the visitor made last, if that was in the last half hour and it was not called off: what an empty checkout came to. */
export async function justOrdered(
  shop: { db: Db },
  { visitorId }: { visitorId: VisitorId | null },
): Promise<Order | null> {
  const id = visitorId && (await newestOrderOf(shop.db, visitorId, JUST_NOW));
  const order = id ? await findOrder(shop.db, { id }) : null;
  return order?.state === "cancelled" ? null : order;
}
