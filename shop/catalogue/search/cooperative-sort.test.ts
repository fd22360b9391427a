import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generateCatalogue } from "../../../demo/catalogue.ts";
import type { PcListing } from "../listing.ts";
import { SearchIndex, WRITTEN_PER_STEP } from "./search-index.ts";
import { sortInSteps, SORTED_PER_STEP } from "./cooperative-sort.ts";

/** Runs the generator to its end; returns its result and the maximum of work counted between two yields. */
function run<T>(work: Generator<void, T>, count: { now: number }): { result: T; steps: number; most: number } {
  let most = 0;
  for (let steps = 1; ; steps++) {
    count.now = 0;
    const { done, value } = work.next();
    most = Math.max(most, count.now);
    if (done) return { result: value, steps, most };
  }
}

describe("sorting in steps", () => {
  test("gives what sorting at once gives", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { maxLength: 3000 }), (numbers) => {
        const entries = Uint32Array.from(numbers);
        expect([
          ...run(
            sortInSteps(entries, (a, b) => a - b),
            { now: 0 },
          ).result,
        ]).toEqual(numbers.toSorted((a, b) => a - b));
      }),
      { numRuns: 30 },
    );
  });

  test("yields after a fixed number of entries, however many there are", () => {
    const entries = Uint32Array.from({ length: 60_000 }, (_, index) => (index * 7919) % 60_000);
    const compared = { now: 0 };
    const { result, steps, most } = run(
      sortInSteps(entries, (a, b) => (compared.now++, a - b)),
      compared,
    );
    expect(result).toEqual(entries.toSorted());
    // A short run of entries takes up to ten comparisons an entry, merging takes one.
    expect(most).toBeLessThanOrEqual(10 * SORTED_PER_STEP);
    expect(steps).toBeGreaterThan(40);
  });
});

test("filling the index yields after every few listings", () => {
  const read = { now: 0 };
  const listings: PcListing[] = [];
  for (const { title, ...listing } of generateCatalogue({ pcs: 2000, now: new Date("2026-11-21T08:00:00Z") })) {
    if (listing.kind !== "pc") continue;
    const pc = {
      ...listing,
      title,
      grade: "A",
      free: 1,
      stock: 1,
      photo: null,
      fps: {},
      scores: {},
    } satisfies PcListing;
    listings.push(Object.defineProperty(pc, "title", { get: () => (read.now++, title) }));
  }
  const index = new SearchIndex("pc");
  const { most } = run(index.fillInSteps(listings), read);
  expect(index.size).toBe(2000);
  expect(most).toBeLessThanOrEqual(WRITTEN_PER_STEP);
});
