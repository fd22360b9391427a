import fc from "fast-check";
import { expect, test } from "vitest";
import { bani, ron } from "../../base/money.ts";
import { firstDeliveryTerms, missingForFreeShipping, shippingFor } from "./fee.ts";

test.each([
  [0, 0],
  [1, 19_99],
  [1999_99, 19_99],
  [2000_00, 19_99],
  [2000_01, 0],
  [4599_00, 0],
])("goods of %i bani are delivered for %i bani", (goods, fee) => {
  expect(shippingFor(bani(goods), firstDeliveryTerms)).toBe(fee);
});

test.each([
  [0, 2000_00],
  [1500_00, 500_00],
  [2000_00, 0],
  [2000_01, null],
])("goods of %i bani miss %s bani for free shipping", (goods, missing) => {
  expect(missingForFreeShipping(bani(goods), firstDeliveryTerms)).toBe(missing);
});

test("goods above the hint's amount make shipping free, exactly that amount does not", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: ron(2000) }), fc.integer({ min: 1, max: ron(10_000) }), (goods, more) => {
      const missing = missingForFreeShipping(bani(goods), firstDeliveryTerms)!;
      expect(shippingFor(bani(goods + missing), firstDeliveryTerms)).toBe(firstDeliveryTerms.courierFee);
      expect(shippingFor(bani(goods + missing + more), firstDeliveryTerms)).toBe(0);
    }),
  );
});

test("with no threshold delivery is never free, and nothing is missing to make it so", () => {
  const terms = { ...firstDeliveryTerms, freeAbove: null };
  expect(shippingFor(bani(9_999_00), terms)).toBe(terms.courierFee);
  expect(missingForFreeShipping(bani(10_00), terms)).toBeNull();
});

test("the fee is the one of the terms, and nothing for goods that are picked up", () => {
  const terms = { ...firstDeliveryTerms, courierFee: bani(25_00), freeAbove: bani(500_00) };
  expect(shippingFor(bani(500_00), terms)).toBe(25_00);
  expect(shippingFor(bani(500_01), terms)).toBe(0);
  expect(shippingFor(bani(100_00), terms, "pickup")).toBe(0);
});
