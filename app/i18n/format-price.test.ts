import { describe, expect, test } from "vitest";
import { bani } from "../../base/money.ts";
import { formatExactPrice, formatPrice } from "./format.ts";

describe("a price", () => {
  // Romanian grouping and decimal comma: CLDR 48, locale ro, "#,##0.00"; the currency after the amount, spec 9.
  test.each([
    [0, "0\u00a0RON"],
    [5, "0,05\u00a0RON"],
    [1999, "19,99\u00a0RON"],
    [1990, "19,90\u00a0RON"],
    [100_000, "1.000\u00a0RON"],
    [459_900, "4.599\u00a0RON"],
    [123_456_789, "1.234.567,89\u00a0RON"],
    [-5000, "-50\u00a0RON"],
  ])("of %i bani is written %s: bani only where there are some", (amount, text) => {
    expect(formatPrice(bani(amount))).toBe(text);
  });

  test("has two decimals in documents and books", () => {
    expect(formatExactPrice(bani(459_900))).toBe("4.599,00\u00a0RON");
    expect(formatExactPrice(bani(1999))).toBe("19,99\u00a0RON");
  });
});
