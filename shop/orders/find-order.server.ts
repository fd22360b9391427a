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
  deps: { db: Db },
  input: { number: OrderNumber | null; visitorId: VisitorId | null; key: string | null },
) {
  const order = input.number === null ? null : await find(deps.db, { number: input.number });
  const isTheirs =
    order !== null &&
    ((input.visitorId !== null && order.visitorId === input.visitorId) || order.linkKey === input.key);
  return isTheirs ? ok(order) : refuse.notFound({ code: "order-unknown" });
}
