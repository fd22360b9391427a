import { roleOf, type Actor } from "../../base/actor.ts";
import { attempt, type Db, type Transaction } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import type { MailLimits } from "../mail/limits.ts";
import type { ComposeEmail } from "./emails.ts";
import { transitionOrder } from "./transition-order.server.ts";
import { openGameTests } from "./open-game-tests.server.ts";
import { mayTransitionOrder, type Order, type OrderNumber } from "./order.ts";
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
    const held = await leavingError(tx, order);
    if (held) return refuse.conflict(held);
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

/**
 * Why the goods of a locked order may not leave the shop yet, or null: `withdrawal-open` (goods that the buyer withdrew from must be taken out
 * first) or `game-test-open` (`units` whose paid game test was neither run nor called off).
 */
export async function leavingError(tx: Transaction, order: Order) {
  if (await awaitsWithdrawnGoods(tx, order.id)) return { code: "withdrawal-open" as const };
  const withdrawn = await withdrawnUnits(tx, [order.id]);
  const units = (await openGameTests(tx, order)).filter((unitId) => !withdrawn.has(unitId));
  return units.length > 0 ? { code: "game-test-open" as const, units } : null;
}
