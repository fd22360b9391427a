import { describe, expect, test } from "vitest";
import { bani, ron } from "../../base/money.ts";
import type { OrderNumber, OrderState } from "../orders/order.ts";
import { isClear, proposeFor, referenceIn, type Awaited } from "./statement.ts";

describe("a reference", () => {
  test.each([
    ["ORD-123456", "ORD-123456"],
    ["plata comanda ord 123456 multumesc", "ORD-123456"],
    ["ORD123456/PCBIS", "ORD-123456"],
    ["Ord. nr. 123 456", "ORD-123456"],
    ["ORD–123456, ORD-123456", "ORD-123456"],
    ["ORD\u2011123456", "ORD-123456"],
    ["PF-ORD-123456", "ORD-123456"],
    ["plata proforma PFORD123456", "ORD-123456"],
    // A number behind the reference is another text, or another number.
    ["ORD-123456 26.11.2026", "ORD-123456"],
    ["ORD-123456 1234.50 lei", "ORD-123456"],
    ["ORD-123456 2 buc", "ORD-123456"],
    ["plata ORD-123456\n20261120000123", "ORD-123456"],
    ["ORD-123456\nComanda 123456\nNONREF", "ORD-123456"],
  ])("is found in %j", (text, number) => expect(referenceIn(text)).toBe(number));

  test.each([
    "",
    "123456",
    "ORD-12345",
    "ORD-1234567",
    "ORD 1234567",
    "ORD-1234\n56",
    "ORD-123456\nORD-654321",
    "PFORDIN 123456",
    "RECORD 123456",
    "ORD-123456 si ORD-654321",
    "ordin de plata 123456",
  ])("is not found in %j", (text) => expect(referenceIn(text)).toBeNull());
});

const order = (given: Partial<Awaited> = {}): Awaited => ({
  number: "ORD-123456" as OrderNumber,
  state: "awaiting-payment",
  total: ron(500),
  arrived: bani(0),
  buyer: "Ana Pop",
  ...given,
});

describe("an incoming payment", () => {
  test.each<[string, number, OrderState, boolean]>([
    ["pays its order exactly", 50_000, "awaiting-payment", true],
    ["is a part of what its order waits for", 20_000, "awaiting-payment", true],
    ["is too much, so somebody looks", 50_001, "awaiting-payment", false],
    ["is for an order that is paid already", 50_000, "paid", false],
    ["is for an order that was called off", 50_000, "cancelled", false],
  ])("%s", (_what, amount, state, clear) => {
    expect(isClear(proposeFor({ amount: bani(amount), details: "ORD-123456" }, [order({ state })]))).toBe(clear);
  });

  test.each<[string, number, boolean]>([
    ["plata comanda 123456", 50_000, true],
    ["Comanda nr. 123 456", 50_000, true],
    ["comanda 123456 partea 1", 20_000, false],
    ["оплата замовлення №123456", 50_001, false],
  ])("without the prefix, as in %j, is proposed for its order, and clear if exact", (details, amount, clear) => {
    const proposal = proposeFor({ amount: bani(amount), details }, [order()]);
    expect(proposal).toMatchObject({ kind: "named", order: { number: "ORD-123456" }, isLoose: true });
    expect(isClear(proposal)).toBe(clear);
  });

  test("with a number behind its reference is clear only if the amount is exact", () => {
    const clear = (amount: number) =>
      isClear(proposeFor({ amount: bani(amount), details: "ORD-123456 26.11.2026" }, [order()]));
    expect([clear(50_000), clear(20_000)]).toEqual([true, false]);
  });

  test("that the reader left to staff is never clear, and a batch of others pays no order", () => {
    const line = { amount: bani(50_000), details: "ORD-123456" };
    expect(isClear(proposeFor(line, [order()]), "direction-unknown")).toBe(false);
    expect(proposeFor({ ...line, why: "parts-differ" }, [order()])).toEqual({ kind: "unnamed", candidates: [] });
    expect(proposeFor({ ...line, amount: null }, [order()])).toEqual({ kind: "unnamed", candidates: [] });
  });

  test.each(["comanda 654321", "comanda 123456 si comanda 654321", "ordin de plata 123456"])(
    "%j names no order that we know",
    (details) => {
      expect(proposeFor({ amount: bani(1), details }, [order()])).toEqual({ kind: "unnamed", candidates: [] });
    },
  );

  test("completes an earlier partial payment", () => {
    const proposal = proposeFor({ amount: ron(300), details: "ord 123456 rest" }, [order({ arrived: ron(200) })]);
    expect(proposal).toMatchObject({ kind: "named", difference: 0 });
  });

  test("without a reference is proposed for orders of exactly that amount, and not booked", () => {
    const orders = [
      order(),
      order({ number: "ORD-000002" as OrderNumber, total: ron(400) }),
      order({ number: "ORD-000003" as OrderNumber, state: "paid" }),
    ];
    const proposal = proposeFor({ amount: ron(500), details: "multumesc" }, orders);
    expect(proposal).toEqual({ kind: "unnamed", candidates: [orders[0]] });
    expect(isClear(proposal)).toBe(false);
  });

  test.each(["Retur plata VND-123456-2 cont inchis", "taxa retur vnd 123 456", "VND–123456"])(
    "that names a trade-in is assigned to no order, even one of that amount: %s",
    (details) => {
      const proposal = proposeFor({ amount: ron(500), details }, [order()]);
      expect(proposal).toEqual({ kind: "sale", number: "VND-123456" });
      expect(isClear(proposal)).toBe(false);
    },
  );

  test("that names an order and a trade-in pays the order", () => {
    expect(proposeFor({ amount: ron(500), details: "ORD-123456, nu VND-654321" }, [order()])).toMatchObject({
      kind: "named",
      difference: 0,
    });
  });

  test("that names an unknown order is assigned to none", () => {
    expect(proposeFor({ amount: ron(500), details: "ORD-999999" }, [order()])).toEqual({
      kind: "stranger",
      number: "ORD-999999",
    });
  });
});
