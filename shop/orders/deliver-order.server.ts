import { roleOf, type Actor } from "../../base/actor.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import type { MailLimits } from "../mail/limits.ts";
import type { ComposeEmail } from "./emails.ts";
import { recordDelivery } from "./record-delivery.server.ts";
import { transitionOrder } from "./transition-order.server.ts";
import { mayTransitionOrder, type OrderNumber } from "./order.ts";
import { lockOrderOf } from "./orders.sql.server.ts";

type Deps = { db: Db; compose: ComposeEmail; mailLimits: MailLimits };

/**
 * Marks an order as delivered: the 14 days to withdraw and the warranties of its units begin. Refuses with `order-unknown` or `order-not-movable` (its
 * state).
 */
export function deliverOrder(deps: Deps, { number, actor }: { number: OrderNumber; actor: Actor }) {
  return attempt(deps.db, async (tx) => {
    const order = await lockOrderOf(tx, number);
    if (!order) return refuse.notFound({ code: "order-unknown" });
    if (!mayTransitionOrder({ from: order.state, to: "delivered", by: roleOf(actor, "buyer") }))
      return refuse.conflict({ code: "order-not-movable", state: order.state });
    await recordDelivery(tx, order.id);
    return ok(
      await transitionOrder(tx, deps, order, {
        to: "delivered",
        actor,
        email: ({ order }) => ({ kind: "order-delivered", order }),
      }),
    );
  });
}
