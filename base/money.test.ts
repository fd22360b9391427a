import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bani, NOTHING, percentOf, ron, sum, times } from "./money.ts";

const amounts = fc.integer({ min: 0, max: 100_000_000 }).map(bani);

describe("money", () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("%d is no number of bani", (amount) => {
    expect(() => bani(amount)).toThrow("not a whole number of bani");
  });

  test("4599 RON are 459900 bani", () => expect(ron(4599)).toBe(459_900));

  test("an empty cart costs nothing", () => expect(sum([])).toBe(NOTHING));

  test("three pieces cost as much as one and one and one", () => {
    fc.assert(fc.property(amounts, (price) => times(price, 3) === sum([price, price, price])));
  });

  test.each([
    [1, 50, 1],
    [3, 50, 2],
    [259_900, 10, 25_990],
    [199_99, 15, 30_00],
    [99, 1, 1],
    [49, 1, 0],
  ])("%d bani at %d percent are %d: half a ban is rounded up", (amount, percent, expected) => {
    expect(percentOf(bani(amount), percent)).toBe(expected);
  });

  test("a percentage is never more than half a ban off", () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const off = percentOf(amount, percent) * 100 - amount * percent;
        expect(off).toBeGreaterThan(-50);
        expect(off).toBeLessThanOrEqual(50);
      }),
    );
  });
});
