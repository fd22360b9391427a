import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { addDays } from "../../base/day.ts";
import { bani, ron } from "../../base/money.ts";
import { conversionByDay, funnelOf } from "./conversion.ts";
import { offerAccuracy } from "./offer-report.ts";
import { daysOf, periodOf, sameDaysBefore } from "./period.ts";
import { classOf, compareClasses, type ProductClass } from "../catalogue/product-class.ts";
import { salesByDay, totalOf, vatOf } from "./sales-report.ts";
import { returnsBy, sellThrough } from "./sell-through.ts";
import { ageBandOf, stockByAge } from "./stock-report.ts";
import type { OfferedUnit } from "./stock.sql.server.ts";

const NOVEMBER = { from: "2026-11-01", to: "2026-11-03" };

describe("the days of a report", () => {
  test.each([
    [{ from: null, to: null }, "2026-11-22", { from: "2026-11-01", to: "2026-11-22" }],
    [{ from: "2026-10-05", to: null }, "2026-11-22", { from: "2026-10-05", to: "2026-11-22" }],
    [{ from: null, to: "2026-10-31" }, "2026-11-22", { from: "2026-10-01", to: "2026-10-31" }],
    [{ from: "2026-11-09", to: "2026-11-02" }, "2026-11-22", { from: "2026-11-02", to: "2026-11-09" }],
  ])("of %o are those of the month up to today, or as they were typed", (typed, today, period) => {
    expect(periodOf(typed, today)).toEqual(period);
  });

  test("are never more than 800, however far apart the typed ones are", () => {
    expect(daysOf(periodOf({ from: "0001-01-01", to: "2026-11-22" }, "2026-11-22"))).toHaveLength(800);
  });

  test("go over the end of a month and a leap year", () => {
    expect(daysOf({ from: "2028-02-28", to: "2028-03-01" })).toEqual(["2028-02-28", "2028-02-29", "2028-03-01"]);
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  });
});

describe("sales", () => {
  const facts = {
    orders: [
      { day: "2026-11-01", total: ron(2500), units: 1 },
      { day: "2026-11-01", total: ron(320), units: 2 },
      { day: "2026-11-03", total: ron(1000), units: 1 },
    ],
    refunds: [{ day: "2026-11-03", amount: ron(320) }],
    kept: [
      { day: "2026-11-01", paid: ron(2420), cost: ron(1210), repairs: ron(0), taxRegime: "margin" as const },
      { day: "2026-11-03", paid: ron(1000), cost: ron(600), repairs: ron(0), taxRegime: "normal" as const },
    ],
  };

  test("of a day are its confirmed orders, less what they cost and their VAT", () => {
    const days = salesByDay(NOVEMBER, facts, () => 21);
    expect(days[0]).toEqual({
      day: "2026-11-01",
      orders: 2,
      units: 3,
      sales: ron(2820),
      refunds: 0,
      cost: ron(1210),
      vat: ron(210), // 21/121 of the margin of 1,210
      margin: ron(1000),
    });
    expect(days[1]).toMatchObject({ day: "2026-11-02", orders: 0, sales: 0 });
    // 21/121 of the whole price.
    expect(days[2]).toMatchObject({ refunds: ron(320), vat: 173_55, margin: bani(1000_00 - 600_00 - 173_55) });
    expect(totalOf(days)).toMatchObject({ orders: 3, units: 4, sales: ron(3820), refunds: ron(320), cost: ron(1810) });
  });

  test("of the days add up to the total, to the ban", () => {
    const amount = fc.integer({ min: 0, max: 900_000 });
    const day = fc.constantFrom(...daysOf(NOVEMBER));
    const unit = fc.record({
      day,
      paid: amount.map(bani),
      cost: amount.map(bani),
      repairs: amount.map(bani),
      taxRegime: fc.constantFrom("margin" as const, "normal" as const),
    });
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 30 }), (fulfilled) => {
        const { cost, vat, margin } = totalOf(
          salesByDay(NOVEMBER, { orders: [], refunds: [], kept: fulfilled }, () => 21),
        );
        const paid = fulfilled.reduce((total, each) => total + each.paid, 0);
        expect(cost + vat + margin).toBe(paid);
      }),
      { numRuns: 200 },
    );
  });

  test("at a loss under the margin scheme carry no VAT", () => {
    expect(vatOf({ paid: ron(500), cost: ron(700), taxRegime: "margin" }, 21)).toBe(0);
  });
});

test("stock is grouped by how long the shop has had it", () => {
  expect([0, 30, 31, 60, 61, 90, 91, 180, 181, 4000].map(ageBandOf)).toEqual([
    "0-30",
    "0-30",
    "31-60",
    "31-60",
    "61-90",
    "61-90",
    "91-180",
    "91-180",
    "181",
    "181",
  ]);
  const bands = stockByAge([
    { days: 3, units: 1, cost: ron(100), asked: ron(200) },
    { days: 400, units: 1, cost: ron(70), asked: ron(0) },
    { days: 20, units: 1, cost: ron(50), asked: ron(90) },
  ]);
  expect(bands[0]).toEqual({ band: "0-30", units: 2, cost: ron(150), asked: ron(290) });
  expect(bands[4]).toEqual({ band: "181", units: 1, cost: ron(70), asked: 0 });
});

test.each([
  ["2026-11-23", { from: "2026-10-01", to: "2026-10-23" }],
  ["2026-03-31", { from: "2026-02-01", to: "2026-02-28" }],
  ["2027-01-01", { from: "2026-12-01", to: "2026-12-01" }],
])("the month up to %s is compared with the same days of the month before", (today, period) => {
  expect(sameDaysBefore(today)).toEqual(period);
});

describe("what sells", () => {
  const until = new Date("2026-12-01T00:00:00Z");
  const unit = (given: Partial<OfferedUnit>): OfferedUnit => ({
    kind: "pc",
    category: null,
    price: ron(2000),
    cameAt: new Date("2026-11-01T00:00:00Z"),
    soldAt: null,
    soldFor: null,
    cpu: "Ryzen 5 5600",
    gpu: null,
    cameBack: null,
    ...given,
  });
  const sold = { soldAt: new Date("2026-11-11T00:00:00Z"), soldFor: ron(1900) };

  test("is counted by class, and a sale after the period does not count", () => {
    expect(
      sellThrough(
        [
          unit(sold),
          unit({}),
          unit({ soldAt: new Date("2026-12-02T00:00:00Z"), soldFor: ron(1) }),
          unit({ kind: "component", category: "ssd", price: ron(200), ...sold, soldFor: ron(200) }),
        ],
        { until },
      ),
    ).toEqual([
      { class: "pc-1500-2500", offered: 3, sold: 1, percent: 33.3, revenue: ron(1900), daysToSell: 10 },
      { class: "ssd", offered: 1, sold: 1, percent: 100, revenue: ron(200), daysToSell: 10 },
    ]);
  });

  test("and came back is counted by part, the most often returned first", () => {
    const units = [
      unit(sold),
      unit({ ...sold, cameBack: "withdrawal" }),
      unit({ ...sold, cpu: "Core i5-10400", cameBack: "warranty" }),
      unit({ cpu: "Core i5-10400" }),
    ];
    expect(returnsBy("cpu", units, { until })).toEqual([
      { part: "Core i5-10400", sold: 1, withdrawn: 0, returned: 0, warranty: 1, percent: 100 },
      { part: "Ryzen 5 5600", sold: 2, withdrawn: 1, returned: 0, warranty: 0, percent: 50 },
    ]);
    expect(returnsBy("gpu", units, { until })).toEqual([]);
  });

  test("is ordered: PCs from the cheapest, then components", () => {
    const classes: ProductClass[] = ["ssd", "pc-from-4000", "cases", "pc-under-1500", "pc-2500-4000"];
    expect(classes.toSorted(compareClasses)).toEqual(["pc-under-1500", "pc-2500-4000", "pc-from-4000", "cases", "ssd"]);
    expect(
      [1499_99, 1500_00, 2500_00, 4000_00].map((price) => classOf({ kind: "pc", category: null, price: bani(price) })),
    ).toEqual(["pc-under-1500", "pc-1500-2500", "pc-2500-4000", "pc-from-4000"]);
  });
});

test("an offer is accurate where testing found what was declared", () => {
  const row = { number: "VND-1", paid: ron(900), soldFor: ron(1500), units: 1, soldUnits: 1 };
  expect(
    offerAccuracy([
      { ...row, declared: ron(1000), found: ron(1000) },
      { ...row, declared: ron(1000), found: ron(800) },
    ]),
  ).toMatchObject({ tradeIns: 2, exactPercent: 50, foundPercent: 90, paid: ron(1800), soldFor: ron(3000) });
  expect(offerAccuracy([])).toMatchObject({ tradeIns: 0, exactPercent: 0, foundPercent: 0 });
});

test("conversion is the share of product views that end in an order", () => {
  const days = conversionByDay(NOVEMBER, {
    views: [
      { day: "2026-11-01", page: "product", views: 150 },
      { day: "2026-11-03", page: "product", views: 50 },
      { day: "2026-11-03", page: "cart", views: 20 },
    ],
    orders: ["2026-11-03", "2026-11-03"],
  });
  expect(days.map(({ product, orders }) => [product, orders])).toEqual([
    [150, 0],
    [0, 0],
    [50, 2],
  ]);
  expect(funnelOf(days)).toEqual([
    { step: "product", count: 200, percent: 100 },
    { step: "cart", count: 20, percent: 10 },
    { step: "checkout", count: 0, percent: 0 },
    { step: "orders", count: 2, percent: 1 },
  ]);
});
