import type { Db } from "../../base/db.server.ts";
import { bani, sum, type Bani } from "../../base/money.ts";
import { ok, refuse } from "../../base/result.ts";
import {
  isPreparable,
  mayHandOver,
  nextStates,
  refundable,
  type Order,
  type OrderNumber,
  type OrderState,
  type TimelineEntry,
  type ReceivedTransfer,
} from "./order.ts";
import { findOrder, timelineOf } from "./orders.sql.server.ts";
import { transfersFor } from "./payment/payments.sql.server.ts";
import { surplusesOf, type Surplus } from "./payment/surplus.sql.server.ts";

export type OrderForStaff = {
  order: Order;
  timeline: TimelineEntry[];
  transfers: ReceivedTransfer[];
  /** Money beyond the total, open or settled. */
  surpluses: Surplus[];
  /** The states that staff may move it to now. */
  transitions: OrderState[];
  /** The money that came in, whether or not it was accepted as the payment yet. */
  received: Bani;
  /** The amount that may still be refunded. */
  left: Bani;
};

/** The office's view of one order. Refuses with `order-unknown`. */
export async function viewOrder(deps: { db: Db }, { number }: { number: OrderNumber | null }) {
  const order = number === null ? null : await findOrder(deps.db, { number });
  if (!order) return refuse.notFound({ code: "order-unknown" });
  const [timeline, transfers, surpluses] = await Promise.all([
    timelineOf(deps.db, order.id),
    transfersFor(deps.db, order.id),
    surplusesOf(deps.db, order.id),
  ]);
  const transitions = nextStates(order.state, "staff").filter(
    (to) => to !== "withdrawn" && to !== "refunded" && isByHand(order, to),
  );
  const received = bani(Math.max(order.payment.captured, sum(transfers.map(({ amount }) => amount))));
  return ok<OrderForStaff>({
    order,
    timeline,
    transfers,
    surpluses,
    transitions,
    received,
    left: refundable(order.payment),
  });
}

/** Whether a button of its page makes this step: cash is taken at the counter, which then pays the order. */
function isByHand(order: Order, to: OrderState): boolean {
  if (to === "paid") return order.method === "bank";
  if (to === "preparing") return isPreparable(order);
  return to !== "delivered" || mayHandOver(order);
}
