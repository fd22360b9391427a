import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bani, ceilRon, floorRon, NOTHING, percentOf, ron, shareOut, sum, times } from "./money.ts";

const amounts = fc.integer({ min: 0, max: 100_000_000 }).map(bani);

describe("money", () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("%d is no number of bani", (amount) => {
    expect(() => bani(amount)).toThrow("not a whole number of bani");
  });

  test("4599 RON are 459900 bani", () => expect(ron(4599)).toBe(459_900));

  test("450.50 RON are whole RON only when rounded", () => {
    expect([floorRon(bani(450_50)), ceilRon(bani(450_50))]).toEqual([450, 451]);
    fc.assert(fc.property(amounts, (amount) => ron(floorRon(amount)) <= amount && ron(ceilRon(amount)) >= amount));
  });

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

  test("shares sum to the amount exactly, and each is off by less than one ban", () => {
    fc.assert(
      fc.property(
        amounts,
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 }),
        (amount, weights) => {
          const shares = shareOut(amount, weights);
          const whole = weights.reduce((total, weight) => total + weight, 0);
          expect(sum(shares)).toBe(amount);
          for (const [place, share] of shares.entries()) {
            const exact = whole === 0 ? amount / weights.length : (amount * weights[place]!) / whole;
            expect(Math.abs(share - exact)).toBeLessThan(1);
          }
        },
      ),
    );
  });

  test("the rest goes to the largest remainder, and a weight of zero gets nothing", () => {
    expect(shareOut(bani(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shareOut(bani(100), [0, 2, 1])).toEqual([0, 67, 33]);
  });

  test("is shared evenly if all weights are zero", () => {
    expect(shareOut(bani(100), [0, 0, 0])).toEqual([34, 33, 33]);
    expect(shareOut(bani(0), [0, 0])).toEqual([0, 0]);
  });

  test("without weights, zero is shared out as nothing, and anything else is a bug", () => {
    expect(shareOut(bani(0), [])).toEqual([]);
    expect(() => shareOut(bani(1), [])).toThrow("among nobody");
    expect(() => shareOut(bani(-1), [1])).toThrow();
    expect(() => shareOut(bani(1), [-1, 2])).toThrow();
  });
});
