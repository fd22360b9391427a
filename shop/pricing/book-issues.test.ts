import fc from "fast-check";
import { expect, test } from "vitest";
import { NOTHING, ron, sum, type Bani } from "../../base/money.ts";
import { declarations } from "../../testing/declarations.ts";
import { knownParts } from "../parts/known-parts.server.ts";
import { bookIssues, type BookIssue } from "./book-issues.ts";
import { conditions } from "./declaration.ts";
import { toWholeLei, type PriceBook } from "./price-book.ts";
import { priceBook1 } from "./price-book-1.ts";
import { quoteOffer } from "./quote-offer.ts";
import { firstSellingTerms } from "./terms.ts";

const at = new Date("2026-11-21T10:00:00Z");
const ids = new Set<string>(knownParts.map(({ id }) => id));
const second: PriceBook = { ...priceBook1, version: 2 };
const issues = (book: PriceBook) => bookIssues(book, { after: 1, ids });

test("the first book has no issue, also as the second version", () => {
  expect(bookIssues(priceBook1, { after: 0, ids })).toEqual([]);
  expect(issues(second)).toEqual([]);
});

const { classes } = second;
test.each<[string, PriceBook, BookIssue]>([
  [
    "a price below nothing",
    { ...second, parts: { ...second.parts, "processors/ryzen-5-5600": -1 as Bani } },
    { code: "amount", at: "parts.processors/ryzen-5-5600" },
  ],
  ["half a ban", { ...second, classes: { ...classes, hddGb: 2.5 as Bani } }, { code: "amount", at: "classes.hddGb" }],
  [
    "a nought too many",
    { ...second, fallback: { ...second.fallback, gpu: ron(120_000) } },
    { code: "amount", at: "fallback.gpu" },
  ],
  [
    "a percentage that is none",
    { ...second, conditions: { ...second.conditions, poor: Number.NaN } },
    { code: "percent", at: "conditions.poor" },
  ],
  [
    "a fair condition above a good one",
    { ...second, conditions: { ...second.conditions, fair: 101 } },
    { code: "conditions-rise" },
  ],
  [
    "bands in disorder",
    { ...second, classes: { ...classes, graphicsGb: classes.graphicsGb.toReversed() } },
    { code: "bands", at: "classes.graphicsGb" },
  ],
  [
    "a part that there is not",
    { ...second, parts: { ...second.parts, "processors/rysen": ron(1) } },
    { code: "part-unknown", id: "processors/rysen" },
  ],
  ["a version that is in force", { ...second, version: 1 }, { code: "version" }],
])("a book with %s is not activated", (_, book, issue) => {
  expect(issues(book)).toContainEqual(issue);
});

const percent = fc.integer({ min: 0, max: 300 });
/** Books that staff could create: higher or lower prices, other conditions, extras, shipping. */
const books: fc.Arbitrary<PriceBook> = fc
  .record({
    scale: percent,
    byCondition: fc
      .tuple(percent, percent, percent, percent)
      .map((percents) => percents.toSorted((one, other) => other - one)),
    extras: fc.record({ box: fc.nat(500), accessories: fc.nat(500) }),
    shipping: fc.nat(200),
  })
  .map(({ scale, byCondition, extras, shipping }) => ({
    ...second,
    parts: Object.fromEntries(
      Object.entries(second.parts).map(([id, price]) => [
        id,
        toWholeLei(price, [{ of: "condition", value: "", percent: scale }]),
      ]),
    ),
    conditions: Object.fromEntries(
      conditions.map((condition, place) => [condition, byCondition[place]!]),
    ) as PriceBook["conditions"],
    extras: { box: ron(extras.box), accessories: ron(extras.accessories) },
    shipping: ron(shipping),
  }));

test("with any valid book offers add up, are positive, and never pay more for worse", () => {
  fc.assert(
    fc.property(books, declarations, (book, declaration) => {
      expect(issues(book)).toEqual([]);
      const totals = conditions.map((condition) => {
        const result = quoteOffer({ ...declaration, condition }, { book, at, terms: firstSellingTerms });
        if (!result.ok) return NOTHING;
        const { lines, total, floor, payouts } = result.value;
        expect(sum(lines.map(({ amount }) => amount))).toBe(total);
        expect(lines.filter(({ amount }) => amount < 0).every((line) => line.of === "shipping")).toBe(true);
        expect(floor).toBeLessThanOrEqual(total);
        expect(payouts.instant).toBeGreaterThanOrEqual(0);
        expect(payouts.instant).toBeLessThanOrEqual(payouts.full);
        return total;
      });
      expect(totals).toEqual(totals.toSorted((one, other) => other - one));
    }),
    { numRuns: 200 },
  );
});
