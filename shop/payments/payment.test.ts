import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bani } from "../../base/money.ts";
import type { CardIntent, CardIntentState } from "./card-port.ts";
import {
  bankTransitions,
  cardTransitions,
  firstStateOf,
  mayTransition,
  transitionsOf,
  transitionsTowards,
  stateAfterRefunds,
  stateOfIntent,
  type CardPaymentState,
} from "./payment.ts";

describe.each(["card", "bank"] as const)("a %s payment", (method) => {
  const transitions: Record<string, readonly string[]> = transitionsOf[method];
  const states = Object.keys(transitions);

  test("can reach each of its states", () => {
    const reached = new Set<string>([firstStateOf[method]]);
    for (const state of reached) for (const next of transitions[state]!) reached.add(next);
    expect(reached).toEqual(new Set(states));
  });

  test("changes only to known states, and never returns to an earlier one", () => {
    for (const from of states) {
      for (const to of transitions[from]!) {
        expect(states).toContain(to);
        const after = new Set<string>([to]);
        for (const state of after) for (const next of transitions[state]!) after.add(next);
        expect(after).not.toContain(from);
      }
    }
  });
});

describe("a card payment", () => {
  const allowed = new Set([
    "created > authorised",
    "created > failed",
    "created > cancelled",
    "failed > authorised",
    "failed > cancelled",
    "authorised > captured",
    "authorised > cancelled",
    "captured > partly-refunded",
    "captured > refunded",
    "partly-refunded > refunded",
  ]);
  const states = Object.keys(cardTransitions) as CardPaymentState[];
  const pairs = states.flatMap((from) => states.map((to) => ({ from, to })));

  test.each(pairs)("from $from to $to: allowed only by the table", ({ from, to }) => {
    expect(mayTransition("card", { from, to })).toBe(allowed.has(`${from} > ${to}`));
  });

  test("catches up through every missed transition", () => {
    expect(transitionsTowards("card", { from: "created", to: "captured" })).toEqual(["authorised", "captured"]);
    expect(transitionsTowards("card", { from: "failed", to: "refunded" })).toEqual([
      "authorised",
      "captured",
      "refunded",
    ]);
  });

  test.each([
    ["captured", "authorised"],
    ["captured", "captured"],
    ["authorised", "failed"],
    ["cancelled", "captured"],
    ["refunded", "partly-refunded"],
  ] as const)("that is %s ignores an old report of %s", (from, to) => {
    expect(transitionsTowards("card", { from, to })).toEqual([]);
  });
});

test("a transfer that arrives after the cancellation is received, so that it can be refunded", () => {
  expect(mayTransition("bank", { from: "cancelled", to: "received" })).toBe(true);
  expect(mayTransition("bank", { from: "received", to: "cancelled" })).toBe(false);
  expect(bankTransitions.received).toContain("refunded");
});

test("events of a card payment, in any order and any number of times, end in the same state", () => {
  const history = fc.infiniteStream(fc.nat()).map((choices) => {
    const states: CardPaymentState[] = ["created"];
    for (const choice of choices) {
      const next = cardTransitions[states.at(-1)!];
      if (next.length === 0 || states.length > 5) break;
      states.push(next[choice % next.length]!);
    }
    return states;
  });
  const deliveredInSomeOrder = history.chain((states) =>
    fc.record({
      states: fc.constant(states),
      eventKinds: fc
        .shuffledSubarray(states, { minLength: states.length })
        .chain((once) => fc.array(fc.constantFrom(...states)).map((again) => [...once, ...again])),
    }),
  );
  fc.assert(
    fc.property(deliveredInSomeOrder, ({ states, eventKinds }) => {
      let state: CardPaymentState = "created";
      for (const to of eventKinds) state = transitionsTowards("card", { from: state, to }).at(-1) ?? state;
      expect(state).toBe(states.at(-1));
    }),
  );
});

test.each([
  ["captured", 0, "captured"],
  ["captured", 1, "partly-refunded"],
  ["captured", 459_899, "partly-refunded"],
  ["captured", 459_900, "refunded"],
  ["partly-refunded", 459_900, "refunded"],
  ["refunded", 0, "refunded"],
  ["refunded", 1, "refunded"],
] as const)("a payment of 4,599 RON in state %s, after a refund of %i bani, is %s", (state, back, expected) => {
  expect(stateAfterRefunds(state, { captured: bani(459_900), back: bani(back) })).toBe(expected);
});

test.each([
  ["requires-payment", 0, "created"],
  ["requires-action", 0, "created"],
  ["authorised", 0, "authorised"],
  ["captured", 0, "captured"],
  ["captured", 1, "partly-refunded"],
  ["refunded", 459_900, "refunded"],
  ["cancelled", 0, "cancelled"],
] as const satisfies [CardIntentState, number, CardPaymentState][])(
  "an intent that the provider calls %s with %i bani refunded is a payment that is %s",
  (state, refunded, expected) => {
    const amount = bani(459_900);
    const intent: CardIntent = {
      ref: "pi_1",
      amount,
      captured: amount,
      refunded: bani(refunded),
      refunds: [],
      card: null,
      state,
    };
    expect(stateOfIntent(intent)).toBe(expected);
  },
);
