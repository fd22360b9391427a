// Large payments out need two people: one approves the payment, another one sends it.
// Invariant: nobody sends what they approved, and nobody approves what they asked for or the account that they gave.

import { ron, type Bani } from "../../base/money.ts";

/** Payments above this amount need a second member of staff. */
export const FOUR_EYES_ABOVE: Bani = ron(5000);

/** The people behind a payment; null where nobody of the staff was involved. */
export type PaymentHands = {
  /** Who asked for it: of a refund its requester; null for a payout, which follows from an accepted offer. */
  askedBy: string | null;
  /** Who gave the account last. */
  accountBy: string | null;
  approvedBy: string | null;
};

/** Deps of the verbs that send money. */
export type FourEyesLimit = { fourEyesAbove?: Bani };

export function needsFourEyes(amount: Bani, { fourEyesAbove = FOUR_EYES_ABOVE }: FourEyesLimit): boolean {
  return amount > fourEyesAbove;
}

/** Whether this person may approve the payment. */
export function mayApprove({ askedBy, accountBy, approvedBy }: PaymentHands, actor: string): boolean {
  return approvedBy === null && actor !== askedBy && actor !== accountBy;
}
