import fc from "fast-check";
import { expect, test } from "vitest";
import { bani, ron } from "../../base/money.ts";
import { missingForFreeShipping, SHIPPING_FEE, shippingFor } from "./fee.ts";

test.each([
  [0, 0],
  [1, 19_99],
  [1999_99, 19_99],
  [2000_00, 19_99],
  [2000_01, 0],
  [4599_00, 0],
])("goods of %i bani are delivered for %i bani", (goods, fee) => {
  expect(shippingFor(bani(goods))).toBe(fee);
});

test.each([
  [0, 2000_00],
  [1500_00, 500_00],
  [2000_00, 0],
  [2000_01, null],
])("goods of %i bani miss %s bani for free shipping", (goods, missing) => {
  expect(missingForFreeShipping(bani(goods))).toBe(missing);
});

test("goods above the hint's amount make shipping free, exactly that amount does not", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: ron(2000) }), fc.integer({ min: 1, max: ron(10_000) }), (goods, more) => {
      const missing = missingForFreeShipping(bani(goods))!;
      expect(shippingFor(bani(goods + missing))).toBe(SHIPPING_FEE);
      expect(shippingFor(bani(goods + missing + more))).toBe(0);
    }),
  );
});
