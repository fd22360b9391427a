// A refund: money of one payment that goes back to its buyer, whole or in part, to the card or to a bank account.
// Invariant: the refunds of a payment that have not failed never exceed what it brought in (the database checks).

import type { OrderId, PaymentId, RefundId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import { stateMachine, type Transitions } from "../../base/state-machine.ts";
import type { BounceReason } from "./bank-transfer.ts";

/** `requested` is promised and still to be done; a bank may reject what the provider had already reported as done. */
export const refundTransitions = {
  requested: ["done", "failed"],
  done: ["failed"],
  failed: [],
} as const satisfies Transitions;
export type RefundState = keyof typeof refundTransitions;

const refundMachine = stateMachine(refundTransitions);

export function mayTransitionRefund(transition: { from: RefundState; to: RefundState }): boolean {
  return refundMachine.may(transition);
}

/** Why money is refunded; each has words in four languages. `at-provider` was made by hand at the card provider. */
export const refundReasons = [
  "cancelled",
  "unit-sold",
  "withdrawal",
  "return",
  "goodwill",
  "overpaid",
  "at-provider",
  "test-not-run",
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** To the card through its provider, or to a bank account by a transfer that staff make and confirm. */
export type RefundWay = "card" | "bank";

export type RefundAccount = { iban: string; name: string };

export type Refund = {
  id: RefundId;
  orderId: OrderId;
  paymentId: PaymentId;
  amount: Bani;
  way: RefundWay;
  state: RefundState;
  reason: RefundReason;
  /** A note of staff; the buyer does not see it. */
  note: string | null;
  /** The account of a transfer; null for a card, and until it is given. */
  account: RefundAccount | null;
  /** The number of the refund within its order: 1, 2, … */
  sequence: number;
  /** The payout file that contains it. */
  file: string | null;
  /** The bank's own reference, once the transfer was made. */
  reference: string | null;
  /** Why the buyer's bank returned it, and what staff noted about that. */
  failed: { why: BounceReason; note: string | null } | null;
  requestedAt: Date;
  settledAt: Date | null;
};

/** The status of a refund as screens and e-mails show it. */
export function progressOf(refund: Pick<Refund, "way" | "state" | "account">): RefundState | "needs-account" {
  return refund.state === "requested" && refund.way === "bank" && refund.account === null
    ? "needs-account"
    : refund.state;
}

/** The reference of a refund's transfer at the bank: "ORD-123456-R2". */
export function refundNumber({ orderNumber, sequence }: { orderNumber: string; sequence: number }): string {
  return `${orderNumber}-R${sequence}`;
}
