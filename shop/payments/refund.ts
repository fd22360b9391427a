// A refund: money of one payment that goes back to its buyer, whole or in part, on the card or to a bank account.
// Invariant: the refunds of a payment that have not failed come to no more than it brought in (the database checks).

import type { OrderId, PaymentId, RefundId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import { stateMachine, type Transitions } from "../../base/state-machine.ts";
import type { BounceReason } from "./bank-transfer.ts";

/** `requested` is promised and still to be done; a bank may refuse what the provider had already called done. */
export const refundTransitions = {
  requested: ["done", "failed"],
  done: ["failed"],
  failed: [],
} as const satisfies Transitions;
export type RefundState = keyof typeof refundTransitions;

const refundMachine = stateMachine(refundTransitions);

export function mayTransitionRefund(move: { from: RefundState; to: RefundState }): boolean {
  return refundMachine.may(move);
}

/** Why money goes back; each has words in four languages. `at-provider` was made by hand at the card provider. */
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

/** Back on the card through its provider, or to a bank account by a transfer that staff make and confirm. */
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
  /** What staff noted; the buyer does not see it. */
  note: string | null;
  /** Where a transfer goes; null for a card, and until somebody has said it. */
  account: RefundAccount | null;
  /** Which refund of its order: 1, 2, … */
  sequence: number;
  /** The file for the bank that it went out with. */
  file: string | null;
  /** The bank's own, once the transfer was made. */
  reference: string | null;
  /** Why the buyer's bank sent it back, and what staff noted about that. */
  failed: { why: BounceReason; note: string | null } | null;
  requestedAt: Date;
  settledAt: Date | null;
};

/** Where a refund stands, in the one word that screens and letters say. */
export function progressOf(refund: Pick<Refund, "way" | "state" | "account">): RefundState | "needs-account" {
  return refund.state === "requested" && refund.way === "bank" && refund.account === null
    ? "needs-account"
    : refund.state;
}

/** What the bank knows a refund's transfer by: "ORD-123456-R2". */
export function refundNumber({ orderNumber, sequence }: { orderNumber: string; sequence: number }): string {
  return `${orderNumber}-R${sequence}`;
}

/** Enough of an IBAN to know one's own account by: "RO49 … 0000". */
export function hintOfIban(iban: string): string {
  return `${iban.slice(0, 4)} … ${iban.slice(-4)}`;
}
