import { recordAudit } from "../../../base/audit.server.ts";
import type { Actor } from "../../../base/actor.ts";
import { attempt, databaseTime, type Db, type Transaction } from "../../../base/db.server.ts";
import { bani, type Bani } from "../../../base/money.ts";
import { ok, refuse } from "../../../base/result.ts";
import { enqueueEmail } from "../../mail/enqueue-email.server.ts";
import type { MailLimits } from "../../mail/limits.ts";
import { transferDeadline } from "../../shipping/calendar.ts";
import type { ComposeEmail, OrderEmail } from "../emails.ts";
import { transitionOrder } from "../transition-order.server.ts";
import { openCancelRefund } from "./open-refund.server.ts";
import type { Order, OrderNumber } from "../order.ts";
import { setConfirmedByMoney } from "../../inventory/allocations/allocation-requests.sql.server.ts";
import { retakeUnits } from "../../inventory/allocations/allocations.sql.server.ts";
import type { Holding } from "../../inventory/allocations/holder.ts";
import { regainUnits } from "../allocations/regain-units.server.ts";
import { lockOrderOf, reduceTotal } from "../orders.sql.server.ts";
import { insertTransfer, setReceived, transferredFor } from "./payments.sql.server.ts";
import { insertSurplus } from "./surplus.sql.server.ts";
import { markCancelled } from "./settle-payment.server.ts";

type PayDeps = { db: Db; compose: ComposeEmail; mailLimits: MailLimits };
type Deps = PayDeps & { holding: Pick<Holding, "transferDays"> };

export type Arrival = {
  orderNumber: OrderNumber;
  amount: Bani;
  /** When the bank received it. */
  at: Date;
  /** Idempotency key of this transfer (the line of a statement): it counts once, however often it is recorded. */
  key: string;
  actor: Actor;
};

/**
 * The outcome of a transfer. `short` waits for staff; `over` has paid the order, and its excess is a surplus that waits
 * for staff; `late` is to be refunded.
 */
export type TransferOutcome =
  | { outcome: "paid" | "known" }
  | { outcome: "short"; missing: Bani }
  | { outcome: "over"; excess: Bani }
  | { outcome: "late"; refundable: Bani };

/**
 * Records a transfer that came in for an order, once. The exact amount pays the order; for less, the buyer is notified
 * and staff decide; more pays the order too, and the excess is a surplus of its own; money for a cancelled order stays
 * recorded as received, to be refunded. Refuses with
 * `order-unknown` or `order-not-by-transfer`.
 */
export function confirmTransfer(deps: Deps, arrival: Arrival) {
  return attempt(deps.db, async (tx) => {
    const order = await lockOrderOf(tx, arrival.orderNumber);
    if (!order) return refuse.notFound({ code: "order-unknown" });
    if (order.method !== "bank") return refuse.conflict({ code: "order-not-by-transfer" });
    const { amount, at: arrivedAt, key, actor } = arrival;
    if (!(await insertTransfer(tx, { orderId: order.id, amount, arrivedAt, key, actor, way: "bank" })))
      return ok<TransferOutcome>({ outcome: "known" });
    await setConfirmedByMoney(tx, order.id);
    const sum = await transferredFor(tx, order.id);
    await recordAudit(tx, {
      actor,
      action: "transfer-arrived",
      entity: "order",
      entityId: order.number,
      after: { amount, sum, key },
    });
    return ok(await settleTransfer(tx, deps, order, { amount, sum, actor, key }));
  });
}

async function settleTransfer(
  tx: Transaction,
  deps: Deps,
  order: Order,
  { amount, sum, actor, key }: { amount: Bani; sum: Bani; actor: Actor; key: string },
): Promise<TransferOutcome> {
  const { total } = order.totals;
  const notify = (email: OrderEmail) =>
    enqueueEmail(tx, {
      key: `transfer ${key}`,
      recipient: order.email,
      language: order.language,
      ...deps.compose(email, order.language),
    });
  if (order.state === "cancelled") {
    await setReceived(tx, order.payment.id, sum);
    await notify({ kind: "transfer-late", order, amount: sum });
    await openCancelRefund(tx, deps, order.id, "cancelled");
    return { outcome: "late", refundable: sum };
  }
  if (order.state !== "awaiting-payment") {
    await setReceived(tx, order.payment.id, sum);
    await insertSurplus(tx, { orderId: order.id, amount, why: "again", key });
    return { outcome: "over", excess: amount };
  }
  if (sum === total) return payByTransfer(tx, deps, order, { sum, actor, reason: null });
  if (sum > total) {
    const paid = await payByTransfer(tx, deps, order, { sum, actor, reason: null });
    if (paid.outcome !== "paid") return paid;
    const excess = bani(sum - total);
    await insertSurplus(tx, { orderId: order.id, amount: excess, why: "over", key });
    await notify({ kind: "transfer-over", order, arrived: sum, excess });
    return { outcome: "over", excess };
  }
  // Staff must decide: the units are held until then, if nobody has taken them yet.
  const until = transferDeadline(await databaseTime(tx), deps.holding.transferDays);
  await retakeUnits(tx, order, { until });
  await notify({ kind: "transfer-short", order, arrived: sum, missing: bani(total - sum) });
  return { outcome: "short", missing: bani(total - sum) };
}

/**
 * Pays a locked order with the money that came if its units are still there; else cancels it, and the money is to be
 * refunded. A smaller amount becomes the order's total: the difference is a reduction, so that every document states
 * what was paid.
 */
export async function payByTransfer(
  tx: Transaction,
  deps: PayDeps,
  order: Order,
  { sum, actor, reason, isMailed = true }: { sum: Bani; actor: Actor; reason: string | null; isMailed?: boolean },
): Promise<TransferOutcome> {
  await setReceived(tx, order.payment.id, sum);
  if (!(await regainUnits(tx, order, "sold"))) {
    await markCancelled(tx, deps, order, { actor: "shop", reason: "unit-sold", moneyBack: "transfer" });
    return { outcome: "late", refundable: sum };
  }
  if (sum < order.totals.total) {
    const reduction = bani(order.totals.total - sum);
    await reduceTotal(tx, order.id, reduction);
    await recordAudit(tx, {
      actor,
      action: "total-reduced",
      entity: "order",
      entityId: order.number,
      before: { total: order.totals.total },
      after: { total: sum, reduction, reason },
    });
  }
  await transitionOrder(tx, deps, order, {
    to: "paid",
    actor,
    reason,
    ...(isMailed && { email: ({ order }) => ({ kind: "order-paid", order }) }),
  });
  return { outcome: "paid" };
}
