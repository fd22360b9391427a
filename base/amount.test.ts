import { expect, test } from "vitest";
import { parseAmount, plainAmount, shortAmount } from "./amount.ts";
import { bani } from "./money.ts";

test.each([
  ["1234", 1234_00],
  ["1.234,56", 1234_56],
  ["1234.5", 1234_50],
  ["1 234,56 RON", 1234_56],
  ["12 lei", 12_00],
  ["0,01", 1],
  ["1.234", 1234_00],
  ["1.234.567,89", 1234567_89],
  ["RON 3500", 3500_00],
  ["3500lei", 3500_00],
  ["3,500.00", 3500_00],
  ["3.500,00 lei", 3500_00],
  ["3,500,000", 3_500_000_00],
  ["3 500", 3500_00],
  ["3\u00a0500,50", 3500_50],
  ["3'500", 3500_00],
  ["3’500.50", 3500_50],
])("%s is %i bani", (typed, amount) => expect(parseAmount(typed)).toBe(amount));

test.each(["", "-1", "1e3", "NaN", "1.23.4", "1,234", "12,345", "1.2345", "123456789", "abc", "1,2,3", "0x10"])(
  "%o is no amount",
  (typed) => expect(parseAmount(typed)).toBeNull(),
);

// Where money is booked, what has two readings is refused: a Romanian comma starts a fraction, an English one groups thousands.
test.each([
  "3,500",
  "3,500 lei",
  "RON 3,500",
  "3,5000",
  "3.500.00",
  "3.5.00",
  "35 00",
  "1 2 3",
  "0.500",
  "3500 €",
  "EUR 3500",
  "500 Ft",
  "3k",
  "RON",
  "lei 3 RON5",
  "12 lei 50",
])("%o is refused in a form", (typed) => expect(parseAmount(typed)).toBeNull());

test.each([
  [0, "0,00"],
  [5, "0,05"],
  [1234_50, "1234,50"],
  [-199, "-1,99"],
])("%i bani are typed as %s", (amount, typed) => expect(plainAmount(bani(amount))).toBe(typed));

test.each([
  [0, "0"],
  [5, "0,05"],
  [2000_00, "2000"],
  [19_90, "19,90"],
])("%i bani are %s, without a fraction of zero", (amount, typed) => expect(shortAmount(bani(amount))).toBe(typed));
