import { recordAudit } from "../../../base/audit.server.ts";
import { transaction, type Db, type Transaction } from "../../../base/db.server.ts";
import { newId, type RefundId } from "../../../base/id.ts";
import { sum } from "../../../base/money.ts";
import type { MailLimits } from "../../mail/limits.ts";
import type { BounceReason } from "../../payments/bank-transfer.ts";
import type { CardGateway, CardIntent, CardRefund } from "../../payments/card-port.ts";
import { stateAfterRefunds } from "../../payments/payment.ts";
import { mayTransitionRefund, type Refund } from "../../payments/refund.ts";
import { closeReturned } from "../close-returned.server.ts";
import type { ComposeEmail } from "../emails.ts";
import { refundable, type Order } from "../order.ts";
import { factsOf, openRefund, notifyRefund } from "./open-refund.server.ts";
import { findOrder, lockOrder } from "../orders.sql.server.ts";
import { findRefund, insertRefund, setPaymentState, setRefundState, type SentTransfer } from "./payments.sql.server.ts";

type Deps = { db: Db; card: CardGateway; compose: ComposeEmail; mailLimits: MailLimits };

/**
 * Makes a recorded refund at the card provider, and records the result. Idempotent and safe to call concurrently: it
 * first lists the provider's refunds, since the provider forgets keys after a day, and then sends the refund's own key.
 * Throws CardGatewayUnavailable: call again, nothing is lost.
 */
export async function settleRefund(deps: Deps, refundId: RefundId): Promise<void> {
  const refund = await findRefund(deps.db, { id: refundId });
  if (!refund || refund.way !== "card" || refund.state !== "requested") return;
  const order = await findOrder(deps.db, { id: refund.orderId });
  const ref = order?.payment.id === refund.paymentId ? order.payment.ref : null;
  if (ref === null) throw new Error(`the refund ${refundId} is of a payment that the card provider does not know`);

  const seen = await retrieved(deps.card, ref);
  if (seen.refunds.some(({ key }) => key === refundId))
    return transaction(deps.db, (tx) => takeSeen(tx, deps, refund, seen));
  const answer = await deps.card.refund(ref, { amount: refund.amount, idempotencyKey: refundId });
  const now = answer.ok ? answer.value : await retrieved(deps.card, ref);
  await transaction(deps.db, async (tx) => {
    await takeSeen(tx, deps, refund, now);
    // Rejected, and not in the provider's list: the provider has less of the money than the shop recorded.
    if (!answer.ok) await markFailed(tx, deps, { order: await lockOrder(tx, refund.orderId), refund });
  });
}

async function retrieved(card: CardGateway, ref: string): Promise<CardIntent> {
  const intent = await card.retrieve(ref);
  if (!intent) throw new Error(`the card provider has lost ${ref}`);
  return intent;
}

async function takeSeen(tx: Transaction, deps: Deps, refund: Refund, seen: CardIntent): Promise<void> {
  await takeRefunds(tx, deps, await lockOrder(tx, refund.orderId), seen);
}

/**
 * Applies the provider's list of refunds to a locked order: ours that are done, those that failed since, and those that
 * somebody made by hand at the provider.
 */
export async function takeRefunds(
  tx: Transaction,
  deps: Pick<Deps, "compose" | "mailLimits">,
  order: Order,
  seen: CardIntent,
): Promise<void> {
  for (const theirs of seen.refunds) {
    const ours = order.refunds.find((refund) => refund.id === theirs.key) ?? (await takeForeign(tx, order, theirs));
    if (!ours) continue;
    if (theirs.state === "done") await markDone(tx, deps, { order, refund: ours, actor: "card provider" });
    else await markFailed(tx, deps, { order, refund: ours });
  }
}

/** Records, once, a refund that was made outside the shop: the money has gone. */
async function takeForeign(tx: Transaction, order: Order, theirs: CardRefund): Promise<Refund | null> {
  const key = `${order.payment.provider} ${theirs.ref}`;
  const known = await findRefund(tx, { key });
  if (known || theirs.state === "failed") return known;
  const { payment } = (await findOrder(tx, { id: order.id })) ?? order;
  // Refunded twice, here and by hand at the provider: ours will be rejected, so it is failed to make room for the
  // other.
  if (theirs.amount > refundable(payment)) return null;
  const refund = {
    id: newId<"refund">(),
    orderId: order.id,
    paymentId: payment.id,
    amount: theirs.amount,
    way: "card" as const,
    reason: "at-provider" as const,
    note: null,
    account: null,
  };
  await insertRefund(tx, { ...refund, state: "requested", actor: "card provider", key });
  return findRefund(tx, { key });
}

/** `alone`: by its setting the shop has one person, and they sent money that they entered. */
type Done = { order: Order; refund: Refund; actor: string; sent?: SentTransfer; alone?: boolean };

/**
 * Marks the refund as sent and notifies the buyer. False if it was marked before, is in another file than the page
 * showed, or needs an approval.
 */
export async function markDone(
  tx: Transaction,
  deps: Pick<Deps, "compose" | "mailLimits">,
  { order, refund, actor, sent, alone = false }: Done,
): Promise<boolean> {
  if (!(await setRefundState(tx, refund.id, { from: "requested", to: "done", sent }))) return false;
  const now = await findOrder(tx, { id: order.id });
  const done = now?.refunds.find(({ id }) => id === refund.id);
  if (!now || !done) throw new Error(`the refund ${refund.id} was done but cannot be read`);
  await recordAudit(tx, {
    actor,
    action: "refund-done",
    entity: "order",
    entityId: order.number,
    before: factsOf(refund),
    after: { ...factsOf(done), ...(alone && { alone }) },
  });
  await followRefunds(tx, now);
  await notifyRefund(tx, deps, { kind: "refund-sent", order: now, refund: done });
  await closeReturned(tx, deps, now);
  return true;
}

/** Updates how much of the payment was refunded; the state never goes back. */
async function followRefunds(tx: Transaction, order: Order): Promise<void> {
  const { payment, refunds } = order;
  const back = sum(refunds.filter(({ state }) => state === "done").map(({ amount }) => amount));
  await setPaymentState(tx, payment.id, stateAfterRefunds(payment.state, { captured: payment.captured, back }));
}

type Failed = { order: Order; refund: Refund; actor?: string; failed?: { why: BounceReason; note: string | null } };

/** The money did not leave, or was returned: it is refunded by transfer, once its buyer has given an account. */
export async function markFailed(
  tx: Transaction,
  deps: Pick<Deps, "compose" | "mailLimits">,
  { order, refund, actor = "card provider", failed }: Failed,
): Promise<void> {
  const before = await findRefund(tx, { id: refund.id });
  if (!before || !mayTransitionRefund({ from: before.state, to: "failed" })) return;
  await setRefundState(tx, refund.id, { from: before.state, to: "failed", failed });
  const after = {
    ...factsOf({ ...before, state: "failed" }),
    ...(failed && { why: failed.why, returnNote: failed.note }),
  };
  await recordAudit(tx, {
    actor,
    action: "refund-failed",
    entity: "order",
    entityId: order.number,
    before: factsOf(before),
    after,
  });
  const now = await findOrder(tx, { id: order.id });
  if (!now || before.reason === "at-provider" || refund.amount > refundable(now.payment)) return;
  await openRefund(tx, deps, now, {
    amount: refund.amount,
    reason: refund.reason,
    key: `instead of ${refund.id}`,
    actor: "system",
    way: "bank",
    returned: failed?.why ?? null,
  });
}
