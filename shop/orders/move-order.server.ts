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
  /** Why, as the timeline keeps it. */
  reason?: string | null;
  /** What its buyer is told, given the order as it then is. */
  emailMessage?: (told: { order: Order }) => OrderEmail;
};

type MovingDeps = { compose: ComposeEmail; mailLimits: MailLimits };

/**
 * Moves a locked order inside the caller's transaction: state, timeline, audit log and letter, all or none. Answers with the
 * order as it is then. Throws for a move that this actor may not make: verbs refuse it before.
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
  // An order moves on when it is paid, prepared or over: from here on its units count towards no limit.
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

/** Whether anybody can have this e-mail sent to anybody, by ordering with their address and paying nothing (W9). */
function canStrangerCause(emailMessage: OrderEmail): boolean {
  return (
    emailMessage.kind === "order-awaits-transfer" ||
    (emailMessage.kind === "order-cancelled" && emailMessage.moneyBack === "nothing-taken")
  );
}
