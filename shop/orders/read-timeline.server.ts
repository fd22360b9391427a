import type { Db } from "../../base/db.server.ts";
import type { OrderId } from "../../base/id.ts";
import type { TimelineEntry } from "./order.ts";
import { timelineOf } from "./orders.sql.server.ts";

/** The transitions that an order has made, the oldest first. */
export function readTimeline(deps: { db: Db }, { orderId }: { orderId: OrderId }): Promise<TimelineEntry[]> {
  return timelineOf(deps.db, orderId);
}
