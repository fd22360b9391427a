import { recordAudit } from "../../../base/audit.server.ts";
import type { Transaction } from "../../../base/db.server.ts";
import { newId, type OrderId, type SurplusId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import { ok, refuse } from "../../../base/result.ts";
import { enqueueEmail } from "../../mail/enqueue-email.server.ts";
import type { MailLimits } from "../../mail/limits.ts";
import type { BounceReason } from "../../payments/bank-transfer.ts";
import {
  progressOf,
  type Refund,
  type RefundAccount,
  type RefundReason,
  type RefundWay,
} from "../../payments/refund.ts";
import { type ComposeEmail, type OrderEmail } from "../emails.ts";
import { refundable, type Order } from "../order.ts";
import { findOrder } from "../orders.sql.server.ts";
import { cancelKey, findRefund, insertRefund } from "./payments.sql.server.ts";
import { settleSurplus, surplusesOf } from "./surplus.sql.server.ts";

type Deps = { compose: ComposeEmail; mailLimits: MailLimits };

export type RefundRequest = {
  amount: Bani;
  reason: RefundReason;
  /** The same key returns the same refund. */
  key: string;
  /** Who requests it: "staff:…", "buyer" or "system". */
  actor: string;
  note?: string | null;
  /** By default the way that the order was paid; a card may have been closed since. Cash is refunded by transfer. */
  way?: RefundWay;
  /** The account of a transfer; may be given later. */
  account?: RefundAccount | null;
  /** The surplus that it sends back. */
  surplusId?: SurplusId;
  /** Why the buyer's bank returned the same money before. */
  returned?: BounceReason | null;
};

/**
 * Records a refund of an order inside the caller's transaction, which must have locked the order (`lockOrder`); then
 * `settleRefund` calls the card provider, or staff make a transfer. Refuses with `refund-above-paid` (`left`, in bani)
 * or `refund-key-reused` (another refund has the key).
 */
export async function openRefund(tx: Transaction, deps: Deps, order: Order, request: RefundRequest) {
  const { amount, reason, key, actor, note = null, account = null, returned = null } = request;
  const earlier = await findRefund(tx, { key });
  if (earlier)
    return earlier.orderId === order.id && earlier.amount === amount
      ? ok(earlier)
      : refuse.conflict({ code: "refund-key-reused" });
  const left = refundable(order.payment);
  if (amount > left) return refuse.conflict({ code: "refund-above-paid", left });

  const way = request.way ?? (order.method === "card" ? "card" : "bank");
  const id = newId<"refund">();
  const fresh = {
    id,
    orderId: order.id,
    paymentId: order.payment.id,
    amount,
    way,
    state: "requested" as const,
    reason,
    note,
    account: way === "bank" ? account : null,
    actor,
    key,
  };
  if (!(await insertRefund(tx, fresh))) return refuse.conflict({ code: "refund-key-reused" });
  const refund = await findRefund(tx, { id });
  if (!refund) throw new Error(`the refund ${id} was opened but cannot be read`);
  await recordAudit(tx, {
    actor,
    action: "refund-requested",
    entity: "order",
    entityId: order.number,
    after: factsOf(refund),
  });
  await settleSurpluses(tx, order, { refund, actor, first: request.surplusId ?? null });
  if (progressOf(refund) === "needs-account")
    await notifyRefund(tx, deps, { kind: "refund-needs-account", order, refund, returned });
  return ok(refund);
}

/**
 * A refund of an overpayment, or of a cancelled order, sends back the order's open surpluses as far as its amount goes:
 * they no longer wait for staff.
 */
async function settleSurpluses(
  tx: Transaction,
  order: Order,
  { refund, actor, first }: { refund: Refund; actor: string; first: SurplusId | null },
): Promise<void> {
  if (!["overpaid", "cancelled", "unit-sold"].includes(refund.reason)) return;
  const open = (await surplusesOf(tx, order.id)).filter(({ id, state }) => state === "open" && (first ?? id) === id);
  let left: number = refund.amount;
  for (const { id, amount } of open) {
    if (amount > left) continue;
    left -= amount;
    await settleSurplus(tx, id, { state: "refunded", refundId: refund.id, actor });
  }
}

/** Refunds all money that a cancelled order still has, once for each amount that came in. */
export async function openCancelRefund(
  tx: Transaction,
  deps: Deps,
  orderId: OrderId,
  reason: "cancelled" | "unit-sold",
): Promise<void> {
  const order = await findOrder(tx, { id: orderId });
  if (!order || refundable(order.payment) === 0) return;
  const key = cancelKey(order.payment);
  if (await findRefund(tx, { key })) return;
  const opened = await openRefund(tx, deps, order, { amount: refundable(order.payment), reason, key, actor: "system" });
  if (!opened.ok) throw new Error(`a cancelled order cannot be refunded: ${opened.domainError.code}`);
}

/** The audit log's copy of a refund: without the buyer's account. */
export function factsOf({ id, amount, way, state, reason, note, file, reference }: Refund) {
  return {
    refund: id,
    amount,
    way,
    state,
    reason,
    ...(note !== null && { note }),
    ...(file !== null && { file }),
    ...(reference !== null && { reference }),
  };
}

/** One e-mail of each kind for each refund. */
export async function notifyRefund(
  tx: Transaction,
  deps: Deps,
  email: Extract<OrderEmail, { refund: Refund }>,
): Promise<void> {
  const { order, refund, kind } = email;
  await enqueueEmail(tx, {
    key: `${kind} ${refund.id}`,
    recipient: order.email,
    language: order.language,
    ...deps.compose(email, order.language),
  });
}
