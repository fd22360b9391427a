import { recordAudit } from "../../base/audit.server.ts";
import { roleOf, type Actor } from "../../base/actor.ts";
import type { Transaction } from "../../base/db.server.ts";
import { enqueueEmail } from "../mail/enqueue-email.server.ts";
import type { MailLimits } from "../mail/limits.ts";
import { mayMail } from "../mail/may-mail.server.ts";
import type { ComposeEmail, OrderEmail } from "./emails.ts";
import { mayTransitionOrder, type Order, type OrderState } from "./order.ts";
import { clearHolderOf } from "../inventory/allocations/allocation-limits.sql.server.ts";
import { findOrder, writeTransition } from "./orders.sql.server.ts";

type Transition = {
  to: OrderState;
  actor: Actor;
  /** The reason, stored in the timeline. */
  reason?: string | null;
  /** The e-mail to the buyer, given the order after the transition. */
  emailMessage?: (told: { order: Order }) => OrderEmail;
};

type MovingDeps = { compose: ComposeEmail; mailLimits: MailLimits };

/**
 * Makes a transition of a locked order inside the caller's transaction: state, timeline, audit log and e-mail, all or
 * none. Returns the order as it is then. Throws if this actor may not make it: verbs must refuse first.
 */
export async function transitionOrder(
  tx: Transaction,
  deps: MovingDeps,
  order: Order,
  move: Transition,
): Promise<Order> {
  const { to, actor, reason = null, emailMessage } = move;
  const from = order.state;
  if (!mayTransitionOrder({ from, to, by: roleOf(actor, "buyer") }))
    throw new Error(`${actor} may not move ${order.number} from ${from} to ${to}`);
  if (!(await writeTransition(tx, order.id, { from, to, actor, reason })))
    throw new Error(`${order.number} was moved by somebody else`);
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
  const moved = await findOrder(tx, { id: order.id });
  if (!moved) throw new Error(`${order.number} was moved but cannot be read`);
  if (emailMessage) {
    const told = emailMessage({ order: moved });
    const isHeldBack =
      canStrangerCause(told) && !(await mayMail(tx, deps.mailLimits, { to: order.email, reason: "order" }));
    if (!isHeldBack)
      await enqueueEmail(tx, {
        key: `${to} ${order.number}`,
        recipient: order.email,
        language: order.language,
        ...deps.compose(told, order.language),
      });
  }
  return moved;
}

/** Whether anybody can send this e-mail to any address, by ordering with that address and paying nothing (W9). */
function canStrangerCause(emailMessage: OrderEmail): boolean {
  return (
    emailMessage.kind === "order-awaits-transfer" ||
    (emailMessage.kind === "order-cancelled" && emailMessage.moneyBack === "nothing-taken")
  );
}
