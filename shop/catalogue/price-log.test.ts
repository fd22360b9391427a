import { describe, expect, test } from "vitest";
import { ron } from "../../base/money.ts";
import { priceHistory, struckPrice } from "./price-log.ts";

const now = new Date("2026-11-21T10:00:00Z");
const log = (...entries: [amount: number, since: string][]) =>
  entries.map(([amount, since]) => ({ price: ron(amount), since: new Date(since) }));

describe("the price that is struck through", () => {
  test.each([
    ["a price that never changed", log([2599, "2026-10-01"]), null],
    ["a reduction", log([2799, "2026-10-01"], [2599, "2026-11-15"]), 2799],
    ["a price that rose", log([2599, "2026-10-01"], [2799, "2026-11-15"]), null],
    [
      "a rise just before the reduction: the lowest of the 30 days counts",
      log([2699, "2026-09-01"], [2999, "2026-11-10"], [2599, "2026-11-15"]),
      2699,
    ],
    [
      "a rise to pretend: the price was as low within the 30 days",
      log([2599, "2026-09-01"], [2999, "2026-11-10"], [2599, "2026-11-15"]),
      null,
    ],
    [
      "a price so old that it no longer counts",
      log([1999, "2026-01-01"], [2799, "2026-09-01"], [2599, "2026-11-15"]),
      2799,
    ],
    ["a reduction of long ago", log([2799, "2026-08-01"], [2599, "2026-09-15"]), null],
    ["no log at all", [], null],
  ])("%s", (_, entries, expected) => {
    expect(struckPrice(entries, now)).toBe(expected === null ? null : ron(expected));
  });
});

describe("what a listing has cost", () => {
  test.each([
    ["a price that never changed has no history", log([2599, "2026-10-01"]), null],
    ["the same price written down again is no change", log([2599, "2026-10-01"], [2599, "2026-11-01"]), null],
    ["no log at all", [], null],
    [
      "every change since it came",
      log([2799, "2026-06-01"], [2999, "2026-08-01"], [2599, "2026-11-15"]),
      [
        [2799, "2026-06-01"],
        [2999, "2026-08-01"],
        [2599, "2026-11-15"],
      ],
    ],
    [
      "a year at most: what it cost then is where it begins",
      log([3999, "2024-01-01"], [2799, "2025-03-01"], [2599, "2026-11-15"]),
      [
        [2799, "2025-11-22"],
        [2599, "2026-11-15"],
      ],
    ],
    ["a change of more than a year ago is forgotten", log([3999, "2024-01-01"], [2799, "2025-03-01"]), null],
  ])("%s", (_, entries, expected) => {
    const history = priceHistory(entries, now);
    expect(history?.steps ?? null).toEqual(expected && log(...(expected as [number, string][])));
    if (!history) return;
    expect(history.from).toEqual(history.steps[0]?.since);
    expect(history.until).toEqual(new Date("2026-11-22"));
  });

  test("knows its lowest and its highest", () => {
    expect(priceHistory(log([2799, "2026-06-01"], [2999, "2026-08-01"], [2599, "2026-11-15"]), now)).toMatchObject({
      lowest: ron(2599),
      highest: ron(2999),
    });
  });
});
