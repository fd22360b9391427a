import type { Actor } from "../../base/actor.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { inspectUnits } from "../inventory/receiving/inspect-units.server.ts";
import type { MailLimits } from "../mail/limits.ts";
import type { ComposeEmail } from "./emails.ts";
import { closeReturned } from "./close-returned.server.ts";
import { transitionOrder } from "./transition-order.server.ts";
import { mayTransitionOrder, type OrderNumber } from "./order.ts";
import { releaseUnits, unitsHeldFor } from "../inventory/allocations/allocations.sql.server.ts";
import { findOrder, lockOrderOf } from "./orders.sql.server.ts";
import { setPaymentState } from "./payment/payments.sql.server.ts";

type Deps = { db: Db; compose: ComposeEmail; mailLimits: MailLimits };

/**
 * Everything of an order is back at the shop. Its units go to inspection, never directly on sale; an order that was
 * never paid is closed. Refuses with `order-unknown` or `order-not-movable` (its state).
 */
export function takeBackOrder(
  deps: Deps,
  { number, actor, reason }: { number: OrderNumber; actor: Actor; reason: string | null },
) {
  return attempt(deps.db, async (tx) => {
    const order = await lockOrderOf(tx, number);
    if (!order) return refuse.notFound({ code: "order-unknown" });
    if (!mayTransitionOrder({ from: order.state, to: "returned", by: "staff" }))
      return refuse.conflict({ code: "order-not-movable", state: order.state });
    // What it holds now: a unit that was replaced under warranty is the shop's already.
    const units = await unitsHeldFor(tx, order.id);
    await inspectUnits(tx, { units, why: "refused", source: order.number, actor });
    await releaseUnits(tx, order.id);
    // A parcel that was refused at the door brings no money; a payout by the courier is still accepted.
    if (order.payment.state === "awaiting") await setPaymentState(tx, order.payment.id, "cancelled");
    const returned = await transitionOrder(tx, deps, order, {
      to: "returned",
      actor,
      reason,
      email: ({ order }) => ({ kind: "order-returned", order }),
    });
    await closeReturned(tx, deps, returned);
    return ok((await findOrder(tx, { number })) ?? returned);
  });
}
