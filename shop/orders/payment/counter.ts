// What cash at the shop's counter does to an order, whichever way it was begun: one table for the till, the order's page and the verb.
// Invariant: cash that the shop was handed is in the cash book; only a courier's payout is recorded without a receipt.

import type { PaymentMethod, PaymentState } from "../../payments/payment.ts";
import type { Order, OrderState } from "../order.ts";

/** `pays`: the order becomes paid. `settles`: it goes on in its state, and only its payment changes. */
export type CounterEffect = "pays" | "settles";

/** By the method that the order was placed with. A state that is not listed takes no cash. */
const counterEffects = {
  bank: { "awaiting-payment": "pays" },
  card: { placed: "pays" },
  cash: { placed: "pays", preparing: "settles", shipped: "settles", delivered: "settles" },
} as const satisfies Record<PaymentMethod, Partial<Record<OrderState, CounterEffect>>>;

/** A card that is `authorised` has paid already, as far as its buyer knows. */
const UNPAID: readonly PaymentState[] = ["awaiting", "created", "failed"];

/** What cash at the counter does to the order now; null if it takes none: it is sent, paid, or over. */
export function counterEffect({
  delivery,
  state,
  method,
  payment,
}: Pick<Order, "delivery" | "state" | "method"> & { payment: Pick<Order["payment"], "state"> }): CounterEffect | null {
  if (delivery !== "pickup" || !UNPAID.includes(payment.state)) return null;
  const effects: Partial<Record<OrderState, CounterEffect>> = counterEffects[method];
  return effects[state] ?? null;
}
