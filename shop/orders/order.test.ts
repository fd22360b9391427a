import fc from "fast-check";
import { firstDeliveryTerms } from "../shipping/fee.ts";
import { describe, expect, test } from "vitest";
import type { ListingId, UnitId } from "../../base/id.ts";
import { bani } from "../../base/money.ts";
import {
  cardDuty,
  firstOrderState,
  isCancellable,
  mayHandOver,
  mayTransitionOrder,
  promisedDelivery,
  isPreparable,
  nextStates,
  orderTransitions,
  orderNumbers,
  orderStates,
  owesCash,
  parseOrderNumber,
  rowsOf,
  displayStatus,
  totalsOf,
  unitsOf,
  type OrderLine,
  type OrderState,
} from "./order.ts";

function reachableFrom(start: OrderState): Set<OrderState> {
  const reached = new Set<OrderState>([start]);
  for (const state of reached) for (const next of nextStates(state)) reached.add(next);
  return reached;
}

describe("an order", () => {
  test("can reach each of its states, by card or by transfer", () => {
    const reached = new Set([...reachableFrom(firstOrderState.card), ...reachableFrom(firstOrderState.bank)]);
    expect(reached).toEqual(new Set(orderStates));
  });

  test("with cash on delivery is delivered or returned without passing through paid", () => {
    const states = ["placed", "preparing", "shipped", "delivered"] as const;
    states
      .slice(1)
      .forEach((to, index) => expect(mayTransitionOrder({ from: states[index]!, to, by: "staff" })).toBe(true));
    expect(mayTransitionOrder({ from: "shipped", to: "returned", by: "staff" })).toBe(true);
    expect(firstOrderState.cash).toBe("placed");
  });

  test.each(orderStates)("that is %s can be prepared if it is paid, or new with cash on delivery", (state) => {
    expect(isPreparable({ state, method: "card" })).toBe(state === "paid");
    expect(isPreparable({ state, method: "bank" })).toBe(state === "paid");
    expect(isPreparable({ state, method: "cash" })).toBe(state === "paid" || state === "placed");
  });

  test.each(orderStates)("that is %s awaits its cash between the shipment and the payout", (state) => {
    const hasLeft = ["shipped", "delivered", "withdrawn", "returned", "closed"].includes(state);
    const sent = { state, delivery: "courier" } as const;
    expect(owesCash({ ...sent, method: "cash", payment: { state: "awaiting" } })).toBe(hasLeft);
    expect(owesCash({ ...sent, method: "cash", payment: { state: "received" } })).toBe(false);
    expect(owesCash({ ...sent, method: "bank", payment: { state: "awaiting" } })).toBe(false);
    expect(owesCash({ ...sent, delivery: "pickup", method: "cash", payment: { state: "awaiting" } })).toBe(false);
  });

  test("that is new waits for a card, but not with cash on delivery", () => {
    expect(displayStatus({ state: "placed", method: "card", delivery: "courier" })).toBe("placed");
    expect(displayStatus({ state: "placed", method: "cash", delivery: "courier" })).toBe("due-at-door");
    expect(displayStatus({ state: "shipped", method: "cash", delivery: "courier" })).toBe("shipped");
  });

  test("that is collected is never on its way: it is due at the counter, ready, then collected", () => {
    const collected = { method: "cash", delivery: "pickup" } as const;
    expect(displayStatus({ ...collected, state: "placed" })).toBe("due-at-counter");
    expect(displayStatus({ ...collected, state: "shipped" })).toBe("ready-to-collect");
    expect(displayStatus({ ...collected, state: "delivered" })).toBe("collected");
    expect(displayStatus({ ...collected, state: "paid" })).toBe("paid");
  });

  test.each(orderStates)("that is %s is handed over at the counter only once it is paid", (state) => {
    const isOpen = ["paid", "preparing", "shipped"].includes(state);
    const handed = (delivery: "courier" | "pickup", payment: "awaiting" | "received") =>
      mayHandOver({ state, delivery, payment: { state: payment } });
    expect(handed("pickup", "received")).toBe(isOpen);
    expect(handed("pickup", "awaiting")).toBe(false);
    expect(handed("courier", "received")).toBe(state === "shipped");
    expect(handed("courier", "awaiting"), "cash comes after the parcel").toBe(state === "shipped");
  });

  test("promises a day until it is over, and none to who ordered at the counter", () => {
    const estimatedDelivery = new Date("2026-12-02T12:00:00Z");
    const online = { state: "paid", delivery: "pickup", placedBy: null, estimatedDelivery } as const;
    expect(promisedDelivery(online)).toEqual(estimatedDelivery);
    expect(promisedDelivery({ ...online, placedBy: "staff:ion" })).toBeNull();
    expect(promisedDelivery({ ...online, placedBy: "staff:ion", delivery: "courier" })).toEqual(estimatedDelivery);
    expect(promisedDelivery({ ...online, state: "delivered" })).toBeNull();
  });

  test("never returns to an earlier state, except if a return is refused and the goods go back to their buyer, or a withdrawal is dropped", () => {
    const isReopened = (from: OrderState, to: OrderState) =>
      (from === "returned" && to === "delivered") || (from === "withdrawn" && to !== "returned");
    const onwards = (from: OrderState): OrderState[] => nextStates(from).filter((to) => !isReopened(from, to));
    const reached = (from: OrderState): OrderState[] => onwards(from).flatMap((to) => [to, ...reached(to)]);
    for (const from of orderStates) expect(reached(from)).not.toContain(from);
    expect(
      mayTransitionOrder({ from: "returned", to: "delivered", by: "staff" }),
      "the claim decides, not a button",
    ).toBe(false);
  });

  test.each(orderStates)("that is %s may be cancelled by its buyer only before it is prepared", (state) => {
    expect(isCancellable(state)).toBe(["placed", "awaiting-payment", "paid"].includes(state));
  });

  test("that is cancelled stays cancelled", () => {
    expect(nextStates("cancelled")).toEqual([]);
  });

  test("is changed only by the actors of the table, and only along it", () => {
    for (const from of orderStates) {
      for (const to of orderStates) {
        for (const by of ["buyer", "staff", "shop"] as const) {
          const actorRoles: readonly string[] = (orderTransitions[from] as Record<string, readonly string[]>)[to] ?? [];
          expect(mayTransitionOrder({ from, to, by })).toBe(actorRoles.includes(by));
        }
      }
    }
    expect(mayTransitionOrder({ from: "placed", to: "paid", by: "buyer" })).toBe(false);
    expect(mayTransitionOrder({ from: "shipped", to: "delivered", by: "buyer" })).toBe(false);
  });
});

describe("the total", () => {
  test.each([
    [[4599_00], true, { goods: 4599_00, services: 199_00, shipping: 0, reduction: 0, total: 4798_00 }],
    [[350_00, 350_00], false, { goods: 700_00, services: 0, shipping: 19_99, reduction: 0, total: 719_99 }],
    [[1900_00], true, { goods: 1900_00, services: 199_00, shipping: 19_99, reduction: 0, total: 2118_99 }],
  ])(
    "of %o with the extension %s is %o: the warranty does not bring free shipping",
    (prices, extendedWarranty, totals) => {
      expect(
        totalsOf(prices.map(bani), { extendedWarranty, gameTests: 0, delivery: "courier", terms: firstDeliveryTerms }),
      ).toEqual(totals);
    },
  );
});

test("each game test costs 50 RON and does not count for free shipping", () => {
  expect(
    totalsOf([bani(1990_00)], {
      extendedWarranty: false,
      gameTests: 2,
      delivery: "courier",
      terms: firstDeliveryTerms,
    }),
  ).toEqual({
    goods: 1990_00,
    services: 100_00,
    shipping: 19_99,
    reduction: 0,
    total: 2109_99,
  });
});

test("pickup at the shop costs no shipping", () => {
  expect(
    totalsOf([bani(350_00)], { extendedWarranty: false, gameTests: 0, delivery: "pickup", terms: firstDeliveryTerms }),
  ).toMatchObject({
    shipping: 0,
    reduction: 0,
    total: 350_00,
  });
});

test("an order number is ORD- and six digits for every random value", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
      expect(parseOrderNumber(orderNumbers.from(chance))).not.toBeNull();
    }),
  );
  for (const wrong of ["ORD-12345", "ORD-1234567", "ord-123456", "ORD-12345x", 123456, null])
    expect(parseOrderNumber(wrong)).toBeNull();
});

test.each([
  ["placed", "created", "nothing"],
  ["placed", "failed", "nothing"],
  ["placed", "authorised", "capture"],
  ["paid", "captured", "nothing"],
  ["cancelled", "created", "cancel-intent"],
  ["cancelled", "authorised", "cancel-intent"],
  ["cancelled", "captured", "nothing"],
  ["cancelled", "refunded", "nothing"],
  ["cancelled", "cancelled", "nothing"],
] as const)("an order %s with a card payment %s needs the provider call: %s", (order, payment, duty) => {
  expect(cardDuty(order, payment)).toBe(duty);
});

describe("the lines of an order", () => {
  const unit = (listing: number, id: number, price = 100_00): OrderLine => ({
    kind: "unit",
    title: `listing ${listing}`,
    listingId: listing as ListingId,
    unitId: String(id) as UnitId,
    price: bani(price),
    warrantyMonths: 12,
  });
  const test50 = (onUnit: number): OrderLine => ({
    kind: "service",
    service: "game-test",
    title: "PC",
    onUnit: String(onUnit) as UnitId,
    games: ["Dota 2"],
    calledOff: null,
    price: bani(50_00),
    warrantyMonths: 0,
  });
  const warranty: OrderLine = {
    kind: "service",
    service: "extended-warranty",
    title: "",
    price: bani(90_00),
    warrantyMonths: 12,
  };
  const lines = [
    unit(1, 11),
    unit(2, 21),
    unit(1, 12),
    unit(1, 13, 90_00),
    test50(11),
    test50(21),
    warranty,
    unit(1, 14),
  ];

  test("are grouped by listing and price, with one game test for each machine", () => {
    expect(rowsOf(lines).map(({ line, quantity }) => [line.title, line.price, quantity])).toEqual([
      ["listing 1", 100_00, 3],
      ["listing 2", 100_00, 1],
      ["listing 1", 90_00, 1],
      ["PC", 50_00, 1],
      ["PC", 50_00, 1],
      ["", 90_00, 1],
    ]);
  });

  test("add up to the number of units", () => {
    expect(unitsOf({ lines })).toEqual(["11", "21", "12", "13", "14"]);
  });
});
