import { describe, expect, test } from "vitest";
import { stateMachine } from "./state-machine.ts";

const parcel = stateMachine({
  packed: { sent: ["staff"], dropped: ["buyer", "staff"] },
  sent: { delivered: ["shop", "staff"], lost: ["shop"] },
  lost: { delivered: ["shop"] },
  delivered: {},
  dropped: {},
});
const money = stateMachine({
  awaited: ["held", "failed"],
  failed: ["held"],
  held: ["taken", "awaited"],
  taken: ["refunded"],
  refunded: [],
});

describe("a table of transitions", () => {
  test("lists the next states, in the order of the table", () => {
    expect(parcel.states).toEqual(["packed", "sent", "lost", "delivered", "dropped"]);
    expect(parcel.next("packed")).toEqual(["sent", "dropped"]);
    expect(parcel.next("delivered")).toEqual([]);
  });

  test("knows which role may make a transition", () => {
    expect(parcel.next("packed", "buyer")).toEqual(["dropped"]);
    expect(parcel.next("packed", "seller")).toEqual([]);
    expect(parcel.may({ from: "packed", to: "sent", by: "staff" })).toBe(true);
    expect(parcel.may({ from: "packed", to: "sent", by: "buyer" })).toBe(false);
  });

  test("allows single transitions only, and none backwards", () => {
    expect(parcel.may({ from: "packed", to: "delivered" })).toBe(false);
    expect(parcel.may({ from: "sent", to: "packed" })).toBe(false);
    expect(parcel.may({ from: "sent", to: "sent" })).toBe(false);
  });

  test("has no roles for transitions that nobody decides", () => {
    expect(money.may({ from: "awaited", to: "held", by: "buyer" })).toBe(true);
    expect(money.next("awaited", "staff")).toEqual(["held", "failed"]);
  });

  test("finds the shortest path, also in a table with cycles", () => {
    expect(money.path({ from: "failed", to: "refunded" })).toEqual(["held", "taken", "refunded"]);
    expect(parcel.path({ from: "packed", to: "delivered" })).toEqual(["sent", "delivered"]);
    expect(money.path({ from: "held", to: "held" })).toEqual([]);
    expect(money.path({ from: "refunded", to: "awaited" })).toEqual([]);
  });

  test("is refused if a transition leads to an unknown state", () => {
    expect(() => stateMachine({ open: ["closed"] })).toThrow("from open leads to closed");
    expect(() => stateMachine({ open: { shut: ["staff"] }, closed: {} })).toThrow("from open leads to shut");
  });
});
