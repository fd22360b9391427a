import { recordAudit } from "../../../base/audit.server.ts";
import type { Actor } from "../../../base/actor.ts";
import { transaction, type Db, type Transaction } from "../../../base/db.server.ts";
import type { OrderId } from "../../../base/id.ts";
import type { MailLimits } from "../../mail/limits.ts";
import type { CardGateway, CardIntent } from "../../payments/card-port.ts";
import { transitionsTowards, stateOfIntent, type CardPaymentState } from "../../payments/payment.ts";
import type { CancelReason, ComposeEmail, MoneyBack } from "../emails.ts";
import { abandonCard } from "./abandon-card.server.ts";
import { transitionOrder } from "../transition-order.server.ts";
import { cardDuty, unitsOf, type Duty, type Order, type OrderState } from "../order.ts";
import { openCancelRefund } from "./open-refund.server.ts";
import { releaseUnits, retakeUnits } from "../../inventory/allocations/allocations.sql.server.ts";
import { findOrder, lockOrder } from "../orders.sql.server.ts";
import { replacedPayment, setCaptured, setPaymentState } from "./payments.sql.server.ts";
import { settleRefund, takeRefunds } from "./settle-refund.server.ts";

type Deps = { db: Db; card: CardGateway; compose: ComposeEmail; mailLimits: MailLimits };

const HELD_AGAIN = { minutes: 30 };
/** Sell, capture or refund, notify: if more passes are needed, the provider contradicts itself. */
const ROUNDS = 6;

/**
 * Brings an order and its card payment to the state that follows from the provider's report: an authorisation marks the
 * order's units as sold and is then captured; if a unit was lost or the order cancelled, the money is voided or
 * refunded. Idempotent and safe to call concurrently. Throws CardGatewayUnavailable: call again, nothing is lost.
 */
export async function settlePayment(deps: Deps, orderId: OrderId, report: CardIntent | null): Promise<void> {
  // The buyer pays in another way by now: the card payment is abandoned whatever its state.
  const replaced = report && (await replacedPayment(deps.db, { provider: deps.card.name, ref: report.ref }));
  if (replaced) return abandonCard(deps, replaced);
  let latest = report;
  for (let round = 0; round < ROUNDS; round++) {
    const { duty, order } = await transaction(deps.db, (tx) => applyReport(tx, deps, orderId, latest));
    if (duty === "nothing") return settleRefunds(deps, order);
    latest = await fulfil(deps.card, duty, order);
  }
  throw new Error("the card provider's answers do not lead anywhere");
}

/** Requests the promised refunds from the card provider. */
async function settleRefunds(deps: Deps, { refunds }: Order): Promise<void> {
  for (const refund of refunds) await settleRefund(deps, refund.id);
}

/** The provider calls: never inside a transaction. */
async function fulfil(card: CardGateway, duty: Exclude<Duty, "nothing">, { payment }: Order): Promise<CardIntent> {
  if (payment.ref === null)
    throw new Error(`a duty towards the card provider for a payment that it does not know: ${payment.id}`);
  const answer =
    duty === "capture"
      ? await card.capture(payment.ref, { idempotencyKey: `${payment.id}-capture` })
      : await card.cancel(payment.ref);
  if (answer.ok) return answer.value;
  // Another process was first, or the authorisation expired: the intent itself has the current state.
  const intent = await card.retrieve(payment.ref);
  if (!intent) throw new Error(`the card provider has lost ${payment.ref}`);
  return intent;
}

/** The transaction: applies the provider's report to the order, on locked rows. */
async function applyReport(
  tx: Transaction,
  deps: Deps,
  orderId: OrderId,
  report: CardIntent | null,
): Promise<{ duty: Duty; order: Order }> {
  const order = await lockOrder(tx, orderId);
  const { payment } = order;
  let state: OrderState = order.state;
  let paid = payment.state as CardPaymentState;

  // A new attempt has a payment of its own; the old intent was cancelled, so a report cannot be about it.
  const isOurs = report !== null && report.ref === payment.ref;
  const transitions = isOurs ? transitionsTowards("card", { from: paid, to: stateOfIntent(report) }) : [];
  if (isOurs && transitions.includes("captured")) await setCaptured(tx, payment.id, report.captured);
  for (const next of transitions) {
    if (next === "authorised" && state === "placed") state = await sell(tx, deps, order);
    if (next === "captured" && state === "placed") state = await markPaid(tx, deps, order);
    if (next === "cancelled" && state === "placed" && paid === "authorised") await retakeUnits(tx, order, HELD_AGAIN);
    await recordAudit(tx, {
      actor: "card provider",
      action: `payment-${next}`,
      entity: "order",
      entityId: order.number,
      before: { payment: paid },
      after: { payment: next },
    });
    paid = next;
  }
  // No intent was ever created, so none can be paid.
  if (state === "cancelled" && paid === "created" && payment.ref === null) paid = "cancelled";
  if (paid !== payment.state) await setPaymentState(tx, payment.id, paid);
  if (isOurs) await takeRefunds(tx, deps, order, report);
  // Captured after the order was cancelled, by whomever; or the order is cancelled now because its unit was sold.
  if (state === "cancelled")
    await openCancelRefund(tx, deps, orderId, order.state === "placed" ? "unit-sold" : "cancelled");
  return { duty: cardDuty(state, paid), order: (await findOrder(tx, { id: orderId })) ?? order };
}

/** Marks all of the order's units as sold, or cancels the order. */
async function sell(tx: Transaction, deps: Deps, order: Order): Promise<OrderState> {
  if ((await retakeUnits(tx, order, "sold")) === unitsOf(order).length) return "placed";
  return markCancelled(tx, deps, order, { actor: "shop", reason: "unit-sold", moneyBack: "card" });
}

async function markPaid(tx: Transaction, deps: Deps, order: Order): Promise<OrderState> {
  const paid = await transitionOrder(tx, deps, order, {
    to: "paid",
    actor: "card provider",
    email: ({ order }) => ({ kind: "order-paid", order }),
  });
  return paid.state;
}

/** Cancels an order inside the caller's transaction: its units are free again and its buyer is notified. */
export async function markCancelled(
  tx: Transaction,
  deps: Pick<Deps, "compose" | "mailLimits">,
  order: Order,
  why: { actor: Actor; reason: CancelReason; moneyBack: MoneyBack },
): Promise<OrderState> {
  const { actor, reason, moneyBack } = why;
  await releaseUnits(tx, order.id);
  const cancelled = await transitionOrder(tx, deps, order, {
    to: "cancelled",
    actor,
    reason,
    email: ({ order }) => ({ kind: "order-cancelled", order, reason, moneyBack }),
  });
  await openCancelRefund(tx, deps, order.id, reason === "unit-sold" ? "unit-sold" : "cancelled");
  return cancelled.state;
}
