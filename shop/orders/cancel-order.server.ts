import { roleOf, type Actor } from "../../base/actor.ts";
import { attempt, type Db, type Transaction } from "../../base/db.server.ts";
import type { OrderId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import type { MailLimits } from "../mail/limits.ts";
import { askCardProvider } from "../payments/ask-card-provider.ts";
import type { CardGateway } from "../payments/card-port.ts";
import type { CancelReason, ComposeEmail, MoneyBack } from "./emails.ts";
import { mayTransitionOrder, type Order } from "./order.ts";
import { lockOrder } from "./orders.sql.server.ts";
import { setPaymentState } from "./payment/payments.sql.server.ts";
import { markCancelled, settlePayment } from "./payment/settle-payment.server.ts";

type Deps = { db: Db; card: CardGateway; compose: ComposeEmail; mailLimits: MailLimits };

const reasons = { buyer: "by-buyer", staff: "by-shop", shop: "not-paid" } as const satisfies Record<
  string,
  CancelReason
>;

/**
 * Cancels an order: its buyer until it is prepared, staff until it is sent. Its units are free again, and money that
 * was authorised or captured by card goes back. Refuses with `order-not-cancellable` (its state).
 */
export async function cancelOrder(deps: Deps, { orderId, actor = "buyer" }: { orderId: OrderId; actor?: Actor }) {
  const cancelled = await attempt(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!mayTransitionOrder({ from: order.state, to: "cancelled", by: roleOf(actor, "buyer") }))
      return refuse.conflict({ code: "order-not-cancellable", state: order.state });
    await cancelLocked(tx, deps, order, actor);
    return ok(order);
  });
  if (!cancelled.ok || cancelled.value.method !== "card") return cancelled;
  await askCardProvider(() => settlePayment(deps, orderId, null));
  return cancelled;
}

/** Cancels a cancellable order inside the caller's transaction, which has locked it; call `settlePayment` after it if it is paid by card. */
export async function cancelLocked(
  tx: Transaction,
  deps: Pick<Deps, "compose" | "mailLimits">,
  order: Order,
  actor: Actor,
): Promise<void> {
  await markCancelled(tx, deps, order, {
    actor,
    reason: reasons[roleOf(actor, "buyer")],
    moneyBack: moneyBackOf(order),
  });
  if (order.payment.state === "awaiting") await setPaymentState(tx, order.payment.id, "cancelled");
}

function moneyBackOf(order: Order): MoneyBack {
  if (order.payment.state === "received") return "transfer";
  return order.payment.state === "authorised" || order.payment.state === "captured" ? "card" : "nothing-taken";
}
