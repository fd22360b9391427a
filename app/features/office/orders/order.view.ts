// What the parts of an order's office page are given.

import type { Bani } from "../../../../base/money.ts";
import type { OrderState, Payment, ReceivedTransfer } from "../../../../shop/orders/order.ts";
import type { RefundView } from "../payouts/refunds.view.server.ts";
import type { OrderView } from "../../../shared/orders/order.view.server.ts";

export type OfficeOrderShown = {
  order: OrderView;
  payment: Payment;
  transfers: ReceivedTransfer[];
  /** Where staff may move it now. */
  transitions: OrderState[];
  /** Whether the courier's money is still to come. */
  owesCash: boolean;
  /** What went back or is owed to the buyer. */
  refunds: RefundView[];
  /** What came in, whether or not it was taken for the payment yet. */
  received: Bani;
  /** What may still be given back. */
  left: Bani;
  /** "2026-11-21" */
  today: string;
  pageKey: string;
};

/** What came of the last form, to show it again. */
export type FormAnswer = { errors: Record<string, string>; typed: Record<string, string> };
