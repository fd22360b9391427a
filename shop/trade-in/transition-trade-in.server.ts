import { recordAudit } from "../../base/audit.server.ts";
import { roleOf, type Actor } from "../../base/actor.ts";
import { databaseTime, type Transaction } from "../../base/db.server.ts";
import { NOTHING } from "../../base/money.ts";
import { type ComposeTradeInEmail, emailFactsOf } from "./emails.ts";
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

export type TransitionDeps = { composeTradeIn: ComposeTradeInEmail };

type Transition = {
  to: TradeInState;
  actor: Actor;
  /** The reason shown in the timeline; for a rejection by staff it also goes into the e-mail. */
  reason?: string | null;
};

/**
 * Moves a locked trade-in inside the caller's transaction: writes state, expiry, timeline, audit log and e-mail, and
 * with `tested` the payout; all or nothing. Returns the updated trade-in. Write what the e-mail refers to (offer,
 * findings, parcel, payment) first. Throws for a transition that this actor may not make: verbs check that before.
 */
export async function transitionTradeIn(
  tx: Transaction,
  deps: TransitionDeps,
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
  const facts = emailFactsOf({ from, to, actor, reason });
  if (facts) {
    const email = { ...facts, tradeIn: moved };
    const { offers, payout } = moved;
    const again = payout && payout.attempt > 1 ? ` ${payout.attempt}` : "";
    await insertEmail(tx, email, {
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

/** The current offer is owed, with the seller's payout choice. */
async function owe(tx: Transaction, tradeIn: TradeIn, testedAt: Date): Promise<void> {
  const [offer, { agreement }] = [currentOffer(tradeIn), tradeIn];
  if (!offer || !agreement) throw new Error(`${tradeIn.number} was tested without an accepted offer`);
  const { choice, iban, payee: name } = agreement;
  await insertPayout(tx, tradeIn.id, {
    amount: offer.payouts[choice],
    iban,
    name,
    dueAt: payoutDue(choice, { testedAt, payoutDays: offer.made.terms.payoutDays }),
  });
}
