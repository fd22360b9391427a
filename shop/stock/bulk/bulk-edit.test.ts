import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bani, ron, type Bani } from "../../../base/money.ts";
import type { ListingId } from "../../../base/id.ts";
import { editListing, noChanges, previewLine, steppedPrice, type BulkChanges } from "./bulk-edit.ts";
import type { ListingValues } from "../../catalogue/publishing/listing-values.ts";

const live: ListingValues = { price: ron(2599), warranty: 12, badge: null, state: "live" };
const some = { stock: 1, isInMarkDown: false, isUntested: false, isLacking: false };
const price = (
  step: NonNullable<BulkChanges["price"]>["step"],
  value: number,
  rounding: "none" | "00" | "99" = "none",
) => ({
  step,
  value,
  rounding,
});

describe("a changed price", () => {
  test.each([
    [price("down-percent", 100), ron(2599), 2339_10],
    [price("down-percent", 100, "00"), ron(2599), 2339_00],
    [price("down-percent", 100, "99"), ron(2599), 2338_99],
    [price("up-percent", 55), ron(1000), 1055_00],
    [price("down-amount", 100_00), ron(2599), 2499_00],
    [price("up-amount", 50), ron(1), 1_50],
    [price("set", 999_00, "99"), ron(5), 998_99],
    [price("down-amount", 3000_00), ron(2599), null],
    [price("down-percent", 1000), ron(2599), null],
  ])("%j of %d bani is %d", (change, from, to) => {
    expect(steppedPrice(from, change)).toBe(to);
  });

  test("always ends as it is rounded, and less than half a leu from where it was", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 10_000_000 }),
        fc.constantFrom("00" as const, "99" as const),
        (amount, rounding) => {
          const rounded = steppedPrice(bani(amount), price("set", amount, rounding))!;
          expect(rounded % 100).toBe(Number(rounding));
          expect(Math.abs(rounded - amount)).toBeLessThanOrEqual(50);
        },
      ),
    );
  });
});

describe("an edit leaves out", () => {
  const markDown = { changes: { ...noChanges, price: price("up-percent", 10) }, isMarkDown: true };
  test.each([
    ["a mark-down that lowers nothing", live, some, markDown, "not-lower"],
    [
      "a listing in another mark-down",
      live,
      { ...some, isInMarkDown: true },
      { ...markDown, isMarkDown: false },
      "in-mark-down",
    ],
    ["a draft", { ...live, state: "draft" }, some, { ...markDown, isMarkDown: false }, "draft"],
    [
      "one that has nothing to sell, from going back on sale",
      { ...live, state: "withdrawn" },
      { ...some, stock: 0 },
      { changes: { ...noChanges, state: "live" }, isMarkDown: false },
      "nothing-to-sell",
    ],
    [
      "a PC that nobody tested, from going back on sale",
      { ...live, state: "withdrawn" },
      { ...some, isUntested: true },
      { changes: { ...noChanges, state: "live" }, isMarkDown: false },
      "untested",
    ],
    [
      "what is already so",
      live,
      some,
      { changes: { ...noChanges, warranty: 12, badge: "none" }, isMarkDown: false },
      "no-effect",
    ],
  ] as const)("%s", (_, listing, figures, how, leftOut) => {
    expect(editListing(listing, figures, how)).toEqual({ after: null, leftOut });
  });
});

test("months set for a PC become those of each of its parts; a video card that it does not have gets none", () => {
  const pc = { ...live, parts: { cpu: 36, ram: 24, storage: 12 } };
  const how = { changes: { ...noChanges, warranty: 12 }, isMarkDown: false };
  expect(editListing(pc, some, how)).toMatchObject({
    after: { warranty: 12, parts: { cpu: 12, ram: 12, storage: 12 } },
  });
  const same = { ...live, parts: { cpu: 12, ram: 12 } };
  expect(editListing(same, some, how)).toEqual({ after: null, leftOut: "no-effect" });
});

test("the preview strikes the lowest price of 30 days, not the one of yesterday, and warns below cost", () => {
  const at = new Date("2026-11-20T10:00:00Z");
  const log = [
    { price: ron(2400), since: new Date("2026-06-01T10:00:00Z") },
    { price: ron(2599), since: new Date("2026-11-10T10:00:00Z") },
  ];
  const figures = { title: "PC", cost: ron(2200), repairs: ron(0), regime: "margin" as const, log, ...some };
  const how = { changes: { ...noChanges, price: price("set", 2000_00) }, isMarkDown: false, at, percent: 21 };
  expect(previewLine({ id: 1 as ListingId, ...live }, figures, how)).toMatchObject({
    after: { price: ron(2000) },
    struck: ron(2400),
    isBelowCost: true,
    margin: -200_00 as Bani,
  });
  const dearer = { ...how, changes: { ...noChanges, price: price("set", 2450_00) } };
  expect(previewLine({ id: 1 as ListingId, ...live }, figures, dearer)).toMatchObject({
    struck: null,
    isBelowCost: false,
  });
});
