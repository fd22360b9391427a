import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bani, ron } from "./money.ts";
import { marginOf, priceEarning, taxOfSale } from "./vat.ts";

describe("the sale of a unit", () => {
  test.each([
    ["margin", ron(1210), ron(1000), bani(36_45), bani(173_55)],
    ["margin", ron(900), ron(1000), bani(0), bani(-100_00)],
    ["normal", ron(1210), ron(900), ron(210), ron(100)],
    ["normal", ron(605), ron(900), ron(105), bani(-400_00)],
  ] as const)(
    "under the %s regime, for %i, bought for %i, carries %i of tax and leaves %i",
    (regime, price, cost, tax, left) => {
      expect(taxOfSale({ price, cost, regime }, 21)).toBe(tax);
      expect(marginOf({ price, cost, regime }, 21)).toBe(left);
    },
  );

  test("loses nothing at a price that earns nothing, and earns the share that was asked for", () => {
    const any = fc.record({
      cost: fc.integer({ min: 1, max: 2_000_000 }).map(bani),
      repairs: fc.integer({ min: 0, max: 300_000 }).map(bani),
      regime: fc.constantFrom("margin" as const, "normal" as const),
      percent: fc.constantFrom(19, 21),
      share: fc.integer({ min: 0, max: 60 }),
    });
    fc.assert(
      fc.property(any, ({ cost, repairs, regime, percent, share }) => {
        const price = priceEarning(share, { cost, repairs, regime }, percent);
        const earned = marginOf({ price, cost, repairs, regime }, percent);
        expect(Math.abs(earned - ((cost + repairs) * share) / 100)).toBeLessThanOrEqual(2);
        expect(marginOf({ price, cost, regime }, percent) - earned).toBe(repairs);
      }),
    );
  });
});
