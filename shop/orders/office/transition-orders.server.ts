import type { Actor } from "../../../base/actor.ts";
import type { Db } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import type { MailLimits } from "../../mail/limits.ts";
import type { Parcel } from "../../shipping/courier.ts";
import { deliverOrder } from "../deliver-order.server.ts";
import type { ComposeEmail } from "../emails.ts";
import type { OrderNumber } from "../order.ts";
import { prepareOrder } from "../prepare-order.server.ts";
import { shipOrder } from "../ship-order.server.ts";

type Deps = { db: Db; compose: ComposeEmail; mailLimits: MailLimits };

const MOST_ORDERS = 200;

/** What is done to many orders; a parcel for each that goes by courier. */
export type BulkTransition =
  | { to: "preparing" | "delivered"; numbers: readonly OrderNumber[] }
  | { to: "shipped"; parcels: readonly { number: OrderNumber; parcel: Parcel | null }[] };

/**
 * Moves many orders, each in a transaction of its own: one that is refused does not stop the others, and a process that
 * stops leaves each order moved or not. Returns what became of each, in the order given. Refuses with `orders-too-many`.
 */
export async function transitionOrders(
  deps: Deps,
  { transition, actor }: { transition: BulkTransition; actor: Actor },
) {
  const steps = stepsOf(deps, transition, actor);
  if (steps.length > MOST_ORDERS) return refuse.invalid({ code: "orders-too-many", most: MOST_ORDERS });
  const moved = [];
  for (const { number, run } of steps) {
    const outcome = await run();
    moved.push({ number, domainError: outcome.ok ? null : outcome.domainError });
  }
  return ok(moved);
}

export type TransitionedOrders = Awaited<ReturnType<typeof transitionOrders>>;

function stepsOf(deps: Deps, transition: BulkTransition, actor: Actor) {
  if (transition.to === "shipped")
    return transition.parcels.map(({ number, parcel }) => ({
      number,
      run: () => shipOrder(deps, { number, actor, parcel }),
    }));
  const verb = transition.to === "preparing" ? prepareOrder : deliverOrder;
  return transition.numbers.map((number) => ({ number, run: () => verb(deps, { number, actor }) }));
}
