import type { Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import type { OrderNumber } from "./order.ts";
import { findOrder as find } from "./orders.sql.server.ts";

/**
 * An order, for the visitor who placed it or anybody with the key of its links. Refuses with `order-unknown`, both if
 * there is no such order and if it is somebody else's.
 */
export async function findOrder(
  shop: { db: Db },
  asked: { number: OrderNumber | null; visitorId: VisitorId | null; key: string | null },
) {
  const order = asked.number === null ? null : await find(shop.db, { number: asked.number });
  const isTheirs =
    order !== null &&
    ((asked.visitorId !== null && order.visitorId === asked.visitorId) || order.linkKey === asked.key);
  return isTheirs ? ok(order) : refuse.notFound({ code: "order-unknown" });
}
