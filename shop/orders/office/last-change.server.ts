import type { Db } from "../../../base/db.server.ts";
import type { OrderNumber } from "../order.ts";
import { lastDeliveryChangeOf } from "./order-list.sql.server.ts";

/** Who changed the delivery of an order last, and when; null if nobody did. */
export function lastDeliveryChange(deps: { db: Db }, { number }: { number: OrderNumber }) {
  return lastDeliveryChangeOf(deps.db, number);
}
