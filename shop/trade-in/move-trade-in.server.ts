import { recordAudit } from "../../base/audit.server.ts";
import { roleOf, type Actor } from "../../base/actor.ts";
import { databaseTime, type Transaction } from "../../base/db.server.ts";
import { NOTHING } from "../../base/money.ts";
import { type ComposeTradeInEmail, toldOf } from "./emails.ts";
import {
  auditSubject,
  currentOffer,
  expiryIn,
  feeForReturn,
  mayTransitionTradeIn,
  payoutDue,
  type TradeIn,
  type TradeInState,
} from "./trade-in.ts";
import { findTradeIn, insertEmail, insertPayout, writeTransition, writeReturnFee } from "./trade-ins.sql.server.ts";

export type MovingDeps = { composeTradeIn: ComposeTradeInEmail };

type Transition = {
  to: TradeInState;
  actor: Actor;
  /** Why, as the timeline keeps it; what staff write about a rejection goes into its letter. */
  reason?: string | null;
};

/**
 * Moves a locked trade-in inside the caller's transaction: state, when it ends by itself, timeline, audit log and letter, and
 * with `tested` what the shop owes from then on, all or none. Answers with it as it is then. What the letter tells of (an offer,
 * findings, a parcel, a payment) is written before. Throws for a move that this actor may not make: verbs refuse it before.
 */
export async function transitionTradeIn(
  tx: Transaction,
  deps: MovingDeps,
  tradeIn: TradeIn,
  { to, actor, reason = null }: Transition,
): Promise<TradeIn> {
  const { id, state: from } = tradeIn;
  const [now, before] = [await databaseTime(tx), await reread(tx, tradeIn)];
  const name = before.number ?? id;
  if (!mayTransitionTradeIn({ from, to, by: roleOf(actor, "seller"), received: before.receivedAt !== null }))
    throw new Error(`${actor} may not move ${name} from ${from} to ${to}`);
  if (!(await writeTransition(tx, id, { from, to, actor, reason, expiresAt: expiryIn(to, before, now) })))
    throw new Error(`${name} was moved by somebody else`);
  if (to === "tested" && from !== "bounced") await owe(tx, before, now);
  const fee = to === "rejected" && before.receivedAt !== null ? feeForReturn(before) : NOTHING;
  if (fee > 0) await writeReturnFee(tx, id, fee);
  await recordAudit(tx, {
    actor,
    action: to,
    ...auditSubject(before),
    before: { state: from },
    after: { state: to, ...(reason !== null && { reason }) },
  });
  const moved = await reread(tx, tradeIn);
  const told = toldOf({ from, to, actor, reason });
  if (told) {
    const emailMessage = { ...told, tradeIn: moved };
    const { offers, payout } = moved;
    const again = payout && payout.attempt > 1 ? ` ${payout.attempt}` : "";
    await insertEmail(tx, emailMessage, {
      key: `trade-in ${to} ${name} ${offers.length}${again}`,
      compose: deps.composeTradeIn,
    });
  }
  return moved;
}

async function reread(tx: Transaction, { id }: TradeIn): Promise<TradeIn> {
  const tradeIn = await findTradeIn(tx, { id });
  if (!tradeIn) throw new Error(`the trade-in ${id} is locked but cannot be read`);
  return tradeIn;
}

/** The offer that counts is owed, as its seller has chosen to be paid. */
async function owe(tx: Transaction, tradeIn: TradeIn, testedAt: Date): Promise<void> {
  const [offer, { agreement }] = [currentOffer(tradeIn), tradeIn];
  if (!offer || !agreement) throw new Error(`${tradeIn.number} was tested without an accepted offer`);
  const { choice, iban, payee: name } = agreement;
  await insertPayout(tx, tradeIn.id, {
    amount: offer.payouts[choice],
    iban,
    name,
    dueAt: payoutDue(choice, { testedAt }),
  });
}
