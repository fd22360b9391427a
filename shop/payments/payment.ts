// A payment: the money that one order waits for, by card, by bank transfer or in cash at the door.
// Invariant: it moves only along the tables below, and never back, so news in any order end in the same state.

import type { CardIntent } from "./card-port.ts";
import type { Bani } from "../../base/money.ts";
import { never } from "../../base/result.ts";
import { stateMachine, type StateMachine } from "../../base/state-machine.ts";

/** `created` waits for a card, `authorised` is money held at the buyer's bank, `captured` is money of the shop. */
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

/** A transfer that arrives after the shop gave up waiting is still received: it is money to give back, not to lose. */
export const bankTransitions = {
  awaiting: ["received", "cancelled"],
  cancelled: ["received"],
  received: ["partly-refunded", "refunded"],
  "partly-refunded": ["refunded"],
  refunded: [],
} as const satisfies Transitions;
export type BankPaymentState = keyof typeof bankTransitions;

/** Cash at the door reaches the shop as a transfer too: the courier's. A parcel that came back is no longer waited for. */
const cashMoves = bankTransitions;

export type PaymentMethod = "card" | "bank" | "cash";
export type PaymentState = CardPaymentState | BankPaymentState;

type Transitions = { readonly [state: string]: readonly string[] };

export const transitionsOf = { card: cardTransitions, bank: bankTransitions, cash: cashMoves } satisfies Record<
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
  cash: stateMachine(cashMoves),
};

/** Whether one move leads from a state to another. */
export function mayTransition<Method extends PaymentMethod>(
  method: Method,
  move: { from: StateOf<Method>; to: StateOf<Method> },
): boolean {
  return machines[method].may(move);
}

/**
 * The moves, in order, that bring a payment from the state we know to the state we are told of. Empty where the news are
 * old, repeated or of a way not taken: webhooks come late, twice and out of order, and none of that may move it back.
 */
export function transitionsTowards<Method extends PaymentMethod>(
  method: Method,
  way: { from: StateOf<Method>; to: StateOf<Method> },
): StateOf<Method>[] {
  return machines[method].path(way);
}

/** How far a payment has come once so much of what it brought in has gone back. It never says less than before. */
export function stateAfterRefunds(
  state: PaymentState,
  { captured, back }: { captured: Bani; back: Bani },
): PaymentState {
  if (back === 0 || state === "refunded") return state;
  return back >= captured ? "refunded" : "partly-refunded";
}

/** The state of our payment that the provider's intent says. */
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
