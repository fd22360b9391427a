import { describe, expect, test } from "vitest";
import { parseAmount, parseDay } from "./amounts.ts";

describe("an amount", () => {
  test.each([
    ["1.234,56", 123_456],
    ["1,234.56", 123_456],
    ["1234.56", 123_456],
    ["1234,5", 123_450],
    ["1 234,56 RON", 123_456],
    ["+2.599,00 lei", 259_900],
    ["12", 1_200],
    ["1.234", 123_400],
    ["-7,10", -710],
    ["−7,10", -710],
    ["(7,10)", -710],
    ["0,00", 0],
  ])("of %s is %d bani", (text, amount) => expect(parseAmount(text)).toBe(amount));

  test.each(["", "abc", "1e9", "NaN", "1.23.4567", "12,3456", "--1", "99999999,00", "=1+1", "1;2"])(
    "of %j is rejected",
    (text) => expect(parseAmount(text)).toBeNull(),
  );
});

describe("a day", () => {
  test.each([
    ["21.11.2026", "2026-11-21"],
    ["1/2/2026", "2026-02-01"],
    ["21-11-2026 10:15:00", "2026-11-21"],
    ["2026-11-21T10:15:00+02:00", "2026-11-21"],
    ["20261121", "2026-11-21"],
    ["21 noiembrie 2026", "2026-11-21"],
    ["03 Nov 2026", "2026-11-03"],
    ["29.02.2028", "2028-02-29"],
  ])("of %s is %s", (text, day) => expect(parseDay(text)).toBe(day));

  test.each(["", "30.02.2026", "2026-13-01", "21.11.26", "ieri", "21 xyz 2026"])("of %j is rejected", (text) =>
    expect(parseDay(text)).toBeNull(),
  );
});
