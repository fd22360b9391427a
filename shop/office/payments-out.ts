// The office's list of payments out: what the shop owes to sellers and buyers by bank transfer, and what it has paid.

import type { RefundId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";

export const PAYMENTS_A_PAGE = 50;

/** `payout`: to a seller; `refund`: to a buyer. */
export const paymentOutKinds = ["payout", "refund"] as const;
export type PaymentOutKind = (typeof paymentOutKinds)[number];

/**
 * `to-approve`: who looks at it cannot send it alone; `asked`: the buyer has not named an account; `bounced`: the bank sent it
 * back, and the seller has not given another account.
 */
export const paymentOutStates = ["to-approve", "due", "filed", "later", "bounced", "asked", "paid"] as const;
export type PaymentOutState = (typeof paymentOutStates)[number];

export const paymentOutSorts = ["at", "amount", "payee"] as const;
export type PaymentOutSort = (typeof paymentOutSorts)[number];

export type PaymentsOutQuery = {
  /** In the number, the payee, the account, the bank's file and its reference. */
  search: string;
  /** Null: all that are not paid. */
  state: PaymentOutState | null;
  kind: PaymentOutKind | null;
  /** Due, or paid, from this day to this day, in Romania: "2026-11-21". */
  from: string | null;
  to: string | null;
  sort: PaymentOutSort;
  descending: boolean;
  page: number;
  /** Only what the shop can pay now; with moments only payouts due, and refunds requested, before them. Null: all. */
  due: { before: LateMoments | null } | null;
};

/** When a payout to a seller was due, and a refund was requested, to be late now. */
type LateMoments = { payouts: Date; refunds: Date };

export type PaymentOut = {
  kind: PaymentOutKind;
  /** The number of the trade-in or the order. */
  number: string;
  /** Null for a payout. */
  refundId: RefundId | null;
  /** Of a refund, which one of its order: 1, 2, … */
  sequence: number | null;
  payee: string;
  amount: Bani;
  state: PaymentOutState;
  /** When it is or was due; when it was paid. */
  at: Date;
  file: string | null;
  reference: string | null;
};
