import { roleOf, type Actor } from "../../base/actor.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import type { MailLimits } from "../mail/limits.ts";
import type { ComposeEmail } from "./emails.ts";
import { transitionOrder } from "./transition-order.server.ts";
import { openGameTests } from "./open-game-tests.server.ts";
import { mayTransitionOrder, type OrderNumber } from "./order.ts";
import type { Parcel } from "../shipping/courier.ts";
import { awaitsWithdrawnGoods, lockOrderOf, setParcel, withdrawnUnits } from "./orders.sql.server.ts";

type Deps = { db: Db; compose: ComposeEmail; mailLimits: MailLimits };

/**
 * Marks a prepared order as sent by a courier, or as ready for pickup at the shop. Refuses with `order-unknown`,
 * `order-not-movable` (its state), `parcel-missing` (a courier without a tracking number), `withdrawal-open` (goods that the buyer withdrew
 * from must be taken out of the parcel first) or `game-test-open` (`units` whose paid game test was neither run nor called off).
 */
export function shipOrder(
  deps: Deps,
  { number, actor, parcel }: { number: OrderNumber; actor: Actor; parcel: Parcel | null },
) {
  return attempt(deps.db, async (tx) => {
    const order = await lockOrderOf(tx, number);
    if (!order) return refuse.notFound({ code: "order-unknown" });
    if (!mayTransitionOrder({ from: order.state, to: "shipped", by: roleOf(actor, "buyer") }))
      return refuse.conflict({ code: "order-not-movable", state: order.state });
    if (order.delivery === "courier" && parcel === null) return refuse.invalid({ code: "parcel-missing" });
    if (await awaitsWithdrawnGoods(tx, order.id)) return refuse.conflict({ code: "withdrawal-open" });
    const withdrawn = await withdrawnUnits(tx, [order.id]);
    const open = (await openGameTests(tx, order)).filter((unitId) => !withdrawn.has(unitId));
    if (open.length > 0) return refuse.conflict({ code: "game-test-open", units: open });
    if (order.delivery === "courier" && parcel !== null) await setParcel(tx, order.id, parcel);
    return ok(
      await transitionOrder(tx, deps, order, {
        to: "shipped",
        actor,
        email: ({ order }) => ({ kind: "order-shipped", order }),
      }),
    );
  });
}
