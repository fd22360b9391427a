import type { Actor } from "../../base/actor.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import type { MailLimits } from "../mail/limits.ts";
import type { ComposeEmail } from "./emails.ts";
import { transitionOrder } from "./transition-order.server.ts";
import { isPreparable, type OrderNumber } from "./order.ts";
import { lockOrderOf } from "./orders.sql.server.ts";

type Deps = { db: Db; compose: ComposeEmail; mailLimits: MailLimits };

/**
 * Staff begin to prepare an order that is paid or has cash on delivery; from now on its buyer cannot cancel it. Refuses
 * with `order-unknown` or `order-not-movable` (its state).
 */
export function prepareOrder(deps: Deps, { number, actor }: { number: OrderNumber; actor: Actor }) {
  return attempt(deps.db, async (tx) => {
    const order = await lockOrderOf(tx, number);
    if (!order) return refuse.notFound({ code: "order-unknown" });
    if (!isPreparable(order)) return refuse.conflict({ code: "order-not-movable", state: order.state });
    return ok(
      await transitionOrder(tx, deps, order, {
        to: "preparing",
        actor,
        email: ({ order }) => ({ kind: "order-preparing", order }),
      }),
    );
  });
}
