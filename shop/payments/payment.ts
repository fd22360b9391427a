// A payment: the money that one order awaits, by card, by bank transfer or in cash on delivery.
// Invariant: it changes state only along the tables below, and never back, so events in any order lead to the same
// state.

import type { CardIntent } from "./card-port.ts";
import type { Bani } from "../../base/money.ts";
import { never } from "../../base/result.ts";
import { stateMachine, type StateMachine } from "../../base/state-machine.ts";

/** `created` waits for a card, `authorised` is money reserved at the buyer's bank, `captured` is money of the shop. */
export const cardTransitions = {
  created: ["authorised", "failed", "cancelled"],
  failed: ["authorised", "cancelled"],
  authorised: ["captured", "cancelled"],
  captured: ["partly-refunded", "refunded"],
  "partly-refunded": ["refunded"],
  cancelled: [],
  refunded: [],
} as const satisfies Transitions;
export type CardPaymentState = keyof typeof cardTransitions;

/** A transfer that arrives after the deadline is still recorded as received: it is to be refunded. */
export const bankTransitions = {
  awaiting: ["received", "cancelled"],
  cancelled: ["received"],
  received: ["partly-refunded", "refunded"],
  "partly-refunded": ["refunded"],
  refunded: [],
} as const satisfies Transitions;
export type BankPaymentState = keyof typeof bankTransitions;

/**
 * Cash on delivery reaches the shop as a transfer too: the courier's. A parcel that came back is no longer waited for.
 */
const cashTransitions = bankTransitions;

export type PaymentMethod = "card" | "bank" | "cash";
export type PaymentState = CardPaymentState | BankPaymentState;

type Transitions = { readonly [state: string]: readonly string[] };

export const transitionsOf = { card: cardTransitions, bank: bankTransitions, cash: cashTransitions } satisfies Record<
  PaymentMethod,
  Transitions
>;
export const firstStateOf = { card: "created", bank: "awaiting", cash: "awaiting" } as const satisfies Record<
  PaymentMethod,
  PaymentState
>;

type StateOf<Method extends PaymentMethod> = keyof (typeof transitionsOf)[Method] & string;

const machines: { readonly [Method in PaymentMethod]: StateMachine<StateOf<Method>> } = {
  card: stateMachine(cardTransitions),
  bank: stateMachine(bankTransitions),
  cash: stateMachine(cashTransitions),
};

/** Whether one transition leads from a state to another. */
export function mayTransition<Method extends PaymentMethod>(
  method: Method,
  transition: { from: StateOf<Method>; to: StateOf<Method> },
): boolean {
  return machines[method].may(transition);
}

/**
 * The transitions, in order, from the stored state to the reported one. Empty if the report is old, repeated or not
 * reachable: webhooks come late, twice and out of order, and must not move the payment back.
 */
export function transitionsTowards<Method extends PaymentMethod>(
  method: Method,
  way: { from: StateOf<Method>; to: StateOf<Method> },
): StateOf<Method>[] {
  return machines[method].path(way);
}

/** The state of a payment after this much of it was refunded. It never goes back. */
export function stateAfterRefunds(
  state: PaymentState,
  { captured, back }: { captured: Bani; back: Bani },
): PaymentState {
  if (back === 0 || state === "refunded") return state;
  return back >= captured ? "refunded" : "partly-refunded";
}

/** The state of our payment that corresponds to the provider's intent. */
export function stateOfIntent(intent: CardIntent): CardPaymentState {
  switch (intent.state) {
    case "requires-payment":
    case "requires-action":
      return "created";
    case "captured":
      return intent.refunded > 0 ? "partly-refunded" : "captured";
    case "authorised":
    case "failed":
    case "cancelled":
    case "refunded":
      return intent.state;
    default:
      return never(intent);
  }
}
