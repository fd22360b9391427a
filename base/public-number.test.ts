import { describe, expect, test } from "vitest";
import { numberSeries, takeNumber } from "./public-number.ts";

const series = numberSeries("ORD");

describe("a public number", () => {
  test.each([
    [0, "ORD-000000"],
    [0.000_042, "ORD-000042"],
    [0.5, "ORD-500000"],
    [0.999_999_9, "ORD-999999"],
  ])("of the chance %d is %s", (chance, number) => {
    expect(series.from(chance)).toBe(number);
    expect(series.parse(number)).toBe(number);
  });

  test.each(["ORD-12345", "ORD-1234567", "RET-123456", "ord-123456", " ORD-123456", "ORD-12345x", "", null, 123_456])(
    "is not %j",
    (text) => {
      expect(series.parse(text)).toBeNull();
    },
  );

  test("is drawn again if it is taken", async () => {
    const draws = [0.1, 0.1, 0.2];
    const given = new Set(["ORD-100000"]);
    const take = (number: string) => Promise.resolve(!given.has(number));
    expect(await takeNumber(series, { chance: () => draws.shift()!, take })).toBe("ORD-200000");
  });

  test("is not searched for without a limit", async () => {
    let draws = 0;
    const take = () => Promise.resolve(++draws > 1000);
    await expect(takeNumber(series, { chance: () => 0.1, take })).rejects.toThrow("ORD are running out");
    expect(draws).toBe(20);
  });
});
