import { recordAudit } from "../../base/audit.server.ts";
import { roleOf, type Actor } from "../../base/actor.ts";
import type { Transaction } from "../../base/db.server.ts";
import { enqueueEmail } from "../mail/enqueue-email.server.ts";
import type { MailLimits } from "../mail/limits.ts";
import { mayMail } from "../mail/may-mail.server.ts";
import type { ComposeEmail, OrderEmail } from "./emails.ts";
import { mayTransitionOrder, type Order, type OrderState } from "./order.ts";
import { clearHolderOf } from "../inventory/allocations/allocation-limits.sql.server.ts";
import { returnVoucherUse } from "../vouchers/return-voucher-use.server.ts";
import { findOrder, writeTransition } from "./orders.sql.server.ts";

type Transition = {
  to: OrderState;
  actor: Actor;
  /** The reason, stored in the timeline. */
  reason?: string | null;
  /** The e-mail to the buyer, given the order after the transition. */
  email?: (after: { order: Order }) => OrderEmail;
};

type TransitionDeps = { compose: ComposeEmail; mailLimits: MailLimits };

/**
 * Makes a transition of a locked order inside the caller's transaction: state, timeline, audit log and e-mail, all or
 * none. Returns the order as it is then. Throws if this actor may not make it: verbs must refuse first.
 */
export async function transitionOrder(
  tx: Transaction,
  deps: TransitionDeps,
  order: Order,
  transition: Transition,
): Promise<Order> {
  const { to, actor, reason = null, email } = transition;
  const from = order.state;
  if (!mayTransitionOrder({ from, to, by: roleOf(actor, "buyer") }))
    throw new Error(`${actor} may not change ${order.number} from ${from} to ${to}`);
  if (!(await writeTransition(tx, order.id, { from, to, actor, reason })))
    throw new Error(`${order.number} was changed by another request`);
  await recordAudit(tx, {
    actor,
    action: to,
    entity: "order",
    entityId: order.number,
    before: { state: from },
    after: { state: to, ...(reason !== null && { reason }) },
  });
  // The order is paid, in preparation or over: from here on its units count towards no limit.
  await clearHolderOf(tx, order.id);
  if (to === "cancelled" || to === "closed") await returnVoucherUse(tx, order.id);
  const updated = await findOrder(tx, { id: order.id });
  if (!updated) throw new Error(`${order.number} was changed but cannot be read`);
  if (email) {
    const message = email({ order: updated });
    const isHeldBack =
      canStrangerCause(message) && !(await mayMail(tx, deps.mailLimits, { to: order.email, reason: "order" }));
    if (!isHeldBack)
      await enqueueEmail(tx, {
        key: `${to} ${order.number}`,
        recipient: order.email,
        language: order.language,
        ...deps.compose(message, order.language),
      });
  }
  return updated;
}

/** Whether anybody can send this e-mail to any address, by ordering with that address and paying nothing (W9). */
function canStrangerCause(email: OrderEmail): boolean {
  return (
    email.kind === "order-awaits-transfer" || (email.kind === "order-cancelled" && email.moneyBack === "nothing-taken")
  );
}
