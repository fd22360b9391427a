import fc from "fast-check";
import { expect, test } from "vitest";
import { bani, sum } from "../../base/money.ts";
import { standardRateOn, taxWithin } from "../../base/vat.ts";
import { taxGroupsOf, withTax } from "./vat.ts";

const rates = [
  { from: "2017-01-01", percent: 19 },
  { from: "2025-08-01", percent: 21 },
  { from: "2027-01-01", percent: 22 },
];

test.each([
  ["2024-06-01", 19],
  ["2025-07-31", 19],
  ["2025-08-01", 21],
  ["2026-12-31", 21],
  ["2027-01-01", 22],
])("on %s the standard rate is %d %%", (day, percent) => expect(standardRateOn(day, rates)).toBe(percent));

test("a day before the first rate throws", () =>
  expect(() => standardRateOn("2016-12-31", rates)).toThrow("2016-12-31"));

test.each([
  [12_100, 21, 2_100],
  [11_900, 19, 1_900],
  [19_900, 21, 3_454], // 3453.719…
  [1, 21, 0],
  [3, 21, 1], // 0.5206…
  [0, 21, 0],
])("in %d bani at %d %% there are %d bani of tax", (gross, percent, tax) =>
  expect(taxWithin(bani(gross), percent)).toBe(tax),
);

const amounts = fc.integer({ min: 0, max: 2_000_000_00 }).map(bani);

const lines = fc.array(
  fc
    .record({ regime: fc.constantFrom("margin" as const, "standard" as const), gross: amounts })
    .map(({ regime, gross }) => ({ regime, gross, percent: regime === "margin" ? 0 : 21 })),
  { maxLength: 10 },
);

test("lines add up to groups and groups to the total", () => {
  fc.assert(
    fc.property(lines, (bought) => {
      const groups = taxGroupsOf(bought);
      const taxed = withTax(bought, groups);
      expect(sum(groups.map((group) => group.gross))).toBe(sum(bought.map((line) => line.gross)));
      for (const group of groups) {
        const mine = taxed.filter((line) => line.regime === group.regime);
        expect(sum(mine.map((line) => line.net))).toBe(group.net);
        expect(sum(mine.map((line) => line.tax))).toBe(group.tax);
        expect(group.net + group.tax).toBe(group.gross);
        if (group.regime === "margin") expect(group.tax).toBe(0);
      }
      for (const line of taxed) expect(line.net + line.tax).toBe(line.gross);
    }),
  );
});
