import { recordAudit } from "../../base/audit.server.ts";
import { roleOf, type Actor } from "../../base/actor.ts";
import type { Transaction } from "../../base/db.server.ts";
import { enqueueEmail } from "../mail/enqueue-email.server.ts";
import type { MailLimits } from "../mail/limits.ts";
import { mayMail } from "../mail/may-mail.server.ts";
import type { ComposeLetter, OrderEmail } from "./emails.ts";
import { mayMoveOrder, type Order, type OrderState } from "./order.ts";
import { clearHolderOf } from "../inventory/allocations/allocation-limits.sql.server.ts";
import { findOrder, writeMove } from "./orders.sql.server.ts";

type Move = {
  to: OrderState;
  actor: Actor;
  /** Why, as the timeline keeps it. */
  reason?: string | null;
  /** What its buyer is told, given the order as it then is. */
  letter?: (told: { order: Order }) => OrderEmail;
};

type MovingDesk = { compose: ComposeLetter; mailLimits: MailLimits };

/**
 * Moves a locked order inside the caller's transaction: state, timeline, audit log and letter, all or none. Answers with the
 * order as it is then. Throws for a move that this actor may not make: verbs refuse it before.
 */
export async function moveOrder(tx: Transaction, desk: MovingDesk, order: Order, move: Move): Promise<Order> {
  const { to, actor, reason = null, letter } = move;
  const from = order.state;
  if (!mayMoveOrder({ from, to, by: roleOf(actor, "buyer") })) throw new Error(`${actor} may not move ${order.number} from ${from} to ${to}`);
  if (!(await writeMove(tx, order.id, { from, to, actor, reason }))) throw new Error(`${order.number} was moved by somebody else`);
  await recordAudit(tx, { actor, action: to, entity: "order", entityId: order.number, before: { state: from }, after: { state: to, ...(reason !== null && { reason }) } });
  // An order moves on when it is paid, prepared or over: from here on its units count towards no limit.
  await clearHolderOf(tx, order.id);
  const moved = await findOrder(tx, { id: order.id });
  if (!moved) throw new Error(`${order.number} was moved but cannot be read`);
  if (letter) {
    const told = letter({ order: moved });
    const isHeldBack = canStrangerCause(told) && !(await mayMail(tx, desk.mailLimits, { to: order.email, reason: "order" }));
    if (!isHeldBack) await enqueueEmail(tx, { key: `${to} ${order.number}`, recipient: order.email, language: order.language, ...desk.compose(told, order.language) });
  }
  return moved;
}

/** Whether anybody can have this e-mail sent to anybody, by ordering with their address and paying nothing (W9). */
function canStrangerCause(letter: OrderEmail): boolean {
  return letter.kind === "order-awaits-transfer" || (letter.kind === "order-cancelled" && letter.moneyBack === "nothing-taken");
}
