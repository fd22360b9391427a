import type { Actor } from "../../base/actor.ts";
import { attempt, type Db, type Transaction } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import type { MailLimits } from "../mail/limits.ts";
import type { ComposeEmail, OrderEmail } from "./emails.ts";
import { leavingError } from "./ship-order.server.ts";
import { recordDelivery } from "./record-delivery.server.ts";
import { transitionOrder } from "./transition-order.server.ts";
import { mayHandOver, mayTransitionOrder, type Order, type OrderNumber } from "./order.ts";
import { lockOrderOf } from "./orders.sql.server.ts";

type Deps = { db: Db; compose: ComposeEmail; mailLimits: MailLimits };

/**
 * Marks an order as delivered by its courier, or as collected from the shop: the 14 days to withdraw and the warranties of its units begin, and
 * the database closes its parcels (migration 0141). What is collected may be handed over as soon as it is paid. Refuses with `order-unknown`,
 * `order-not-movable` (its state), `order-unpaid` (it is collected, and its money did not come yet) or as `leavingError`.
 */
export function deliverOrder(deps: Deps, { number, actor }: { number: OrderNumber; actor: Actor }) {
  return attempt(deps.db, async (tx) => {
    const order = await lockOrderOf(tx, number);
    if (!order) return refuse.notFound({ code: "order-unknown" });
    return handOver(tx, deps, order, { actor, email: ({ order }) => ({ kind: "order-delivered", order }) });
  });
}

/** The same for a locked order, in the caller's transaction, with another e-mail or none. Refuses as `deliverOrder`. */
export async function handOver(
  tx: Transaction,
  deps: Deps,
  order: Order,
  { actor, email }: { actor: Actor; email?: (after: { order: Order }) => OrderEmail },
) {
  if (!mayHandOver(order)) {
    const isUnpaid =
      order.delivery === "pickup" && mayTransitionOrder({ from: order.state, to: "delivered", by: "staff" });
    return refuse.conflict(isUnpaid ? { code: "order-unpaid" } : { code: "order-not-movable", state: order.state });
  }
  const held = order.state === "shipped" ? null : await leavingError(tx, order);
  if (held) return refuse.conflict(held);
  await recordDelivery(tx, order.id);
  return ok(await transitionOrder(tx, deps, order, { to: "delivered", actor, ...(email && { email }) }));
}
