import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bani } from "../../../base/money.ts";
import { priceScaleOf } from "../product-type.ts";
import {
  customRange,
  everything,
  isCustomPrice,
  isInPriceRange,
  parsePriceRange,
  priceRangeBetween,
  priceRangeText,
  queryOf,
  without,
} from "./filter.ts";
import { parseFilter } from "./parse-filter.ts";

const knownOptions = ["amd-ryzen-5-5600", "intel-core-i5-12400f", "nvidia-geforce-rtx-3060"];
const knows = (_productType: unknown, _facet: string, value: string) => knownOptions.includes(value);
const read = (query: string) => parseFilter("pc", { params: new URLSearchParams(query), knows });

describe("the list's URL", () => {
  test("contains every part of the filter", () => {
    const query =
      "benchmarks=cinebench&benchmarks=heaven&cpus=amd-ryzen-5-5600&cpus=intel-core-i5-12400f&game=cs2&gpus=nvidia-geforce-rtx-3060" +
      "&hddCapacity=4tb&page=2&priceRange=2000-3000&q=ryzen&ramCapacity=16gb&ramSpeed=3200&ramType=DDR4&sort=performance" +
      "&ssdCapacity=1tb&storageType=both&testedOnly=1&within=1";
    const { filter, dropped } = read(query);
    expect(dropped).toEqual([]);
    expect(filter).toMatchObject({
      q: "ryzen",
      sort: "performance",
      price: { min: 2000, max: 3000 },
      game: "cs2",
      within: true,
      page: 2,
    });
    expect(queryOf(filter)).toBe(query);
  });

  test("is the same key however it is written", () => {
    const one = read(
      "priceRange=5000-&ramCapacity=16&ramSpeed=4000%2B&cpus=intel-core-i5-12400f&cpus=amd-ryzen-5-5600&ramType=",
    );
    const other = read(
      "cpus=AMD-Ryzen-5-5600&cpus=intel-core-i5-12400f&ramType=&ramSpeed=4000+&ramCapacity=16%20GB&priceRange=5000-&page=1&sort=newest&utm_source=x",
    );
    expect(queryOf(one.filter)).toBe(queryOf(other.filter));
    expect(one.dropped).toEqual([]);
    expect(other.dropped).toEqual([]);
  });

  test.each([
    ["cpus=cyrix-6x86", "cpus"],
    ["ramType=SDRAM", "ramType"],
    ["ramType=DDR4&ramType=DDR5", "ramType"],
    ["sort=random", "sort"],
    ["priceRange=3000-2000", "priceRange"],
    ["priceRange=-5", "priceRange"],
    ["priceRange=500-99999999", "priceRange"],
    ["customPrice=1&priceMin=cheap&priceMax=600", "priceRange"],
    ["page=0", "page"],
    ["page=1e9", "page"],
    ["game=solitaire", "game"],
    ["within=2", "within"],
    ["q=---", "q"],
    ["storageType=hdd&ssdCapacity=1tb", "ssdCapacity"],
    ["hddCapacity=1tb", "hddCapacity"],
    ["storageType=&ssdCapacity=1tb", "ssdCapacity"],
  ])("%s leaves out what cannot be meant, and names it", (query, parameter) => {
    expect(read(query).dropped.map((dropped) => dropped.parameter)).toEqual([parameter]);
  });

  test("takes the custom range's boxes, with the slider's ends where they are empty", () => {
    expect(read("customPrice=1&priceMin=&priceMax=").filter.price).toEqual({ min: 500, max: 15_000 });
    expect(read("customPrice=1&priceMin=1.500&priceMax=3.500,00").filter.price).toEqual({ min: 1500, max: 3500 });
    // Two readings: it is reported, not guessed.
    expect(read("customPrice=1&priceMin=1000&priceMax=3,500")).toMatchObject({
      filter: { price: null },
      dropped: [{ parameter: "priceRange", value: "1000-3,500" }],
    });
    expect(read("customPrice=1&priceMin=1200&priceMax=1800&priceRange=2000-3000").filter.price).toEqual({
      min: 1200,
      max: 1800,
    });
    expect(read("priceMin=1200&priceMax=1800&priceRange=2000-3000").filter.price).toEqual({ min: 2000, max: 3000 });
    expect(isCustomPrice("pc", { min: 1200, max: 1800 })).toBe(true);
    expect(isCustomPrice("pc", { min: 2000, max: 3000 })).toBe(false);
  });

  test.each([
    [{ min: "4000", max: "3000" }, undefined, { min: 3000, max: 4000 }],
    [{ min: "4000", max: "3000" }, "min", { min: 4000, max: 4100 }],
    [{ min: "2100", max: "900" }, "max", { min: 800, max: 900 }],
    [{ min: "4000", max: "550" }, "max", { min: 500, max: 600 }],
    [{ min: "-5", max: "" }, "min", { min: 500, max: 15_000 }],
    [{ min: "1234.5", max: "1e4" }, "min", { min: 1235, max: 10_000 }],
    [{ min: "", max: "1e99" }, "max", { min: 500, max: 1_000_000 }],
    [{ min: "1e99", max: "" }, "min", { min: 999_900, max: 1_000_000 }],
    [{ min: "3000", max: "3000" }, undefined, { min: 3000, max: 3000 }],
    [{ min: "cheap", max: "3000" }, "min", null],
  ] as const)("reads the boxes %j, where %s was typed in, as %j", (boxes, edited, range) => {
    expect(customRange(boxes, { scale: priceScaleOf("pc"), edited })).toEqual(range);
  });

  test("whatever was typed, the ends of the range are one step apart and within what the shop counts", () => {
    const typed = fc.oneof(fc.integer().map(String), fc.double().map(String), fc.constant(""));
    fc.assert(
      fc.property(typed, typed, fc.constantFrom("min" as const, "max" as const), (min, max, edited) => {
        const range = customRange({ min, max }, { scale: priceScaleOf("pc"), edited });
        if (range === null) return;
        expect(range.min).toBeGreaterThanOrEqual(500);
        expect((range.max ?? 0) - range.min).toBeGreaterThanOrEqual(100);
        expect(parsePriceRange(priceRangeText(range))).toEqual(range);
      }),
    );
  });

  test('takes "any" as no choice, without reporting it', () => {
    expect(read("ramCapacity=any&storageType=Any&ramType=DDR4")).toMatchObject({
      dropped: [],
      filter: { choices: { ramType: ["DDR4"] } },
    });
  });

  test("knows a switch that was turned off from one that was not there", () => {
    expect(read("within=0&q=ryzen&ramType=DDR4")).toMatchObject({
      dropped: [],
      cleared: true,
      filter: { within: false },
    });
    expect(read("within=0&within=1&q=ryzen&ramType=DDR4")).toMatchObject({
      dropped: [],
      cleared: false,
      filter: { within: true },
    });
  });

  test("lets text and filters combine only where asked to", () => {
    const apart = read("q=ryzen&ramType=DDR4");
    expect(apart.cleared).toBe(true);
    expect(apart.filter).toMatchObject({ q: "ryzen", choices: {} });
    const together = read("q=ryzen&ramType=DDR4&within=1");
    expect(together.cleared).toBe(false);
    expect(together.filter).toMatchObject({ q: "ryzen", choices: { ramType: ["DDR4"] } });
  });

  test("survives anything, with a short key and few names", () => {
    const parameter = fc.constantFrom(
      "q",
      "sort",
      "priceRange",
      "cpus",
      "gpus",
      "ramType",
      "page",
      "benchmarks",
      "game",
      "within",
      "x",
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(parameter, fc.string()), { maxLength: 40 }), (pairs) => {
        const { filter, dropped } = read(new URLSearchParams(pairs).toString());
        expect(dropped.length).toBeLessThanOrEqual(8);
        expect(read(queryOf(filter)).filter).toEqual(filter);
      }),
    );
    const absurd = read(`q=${"a".repeat(10_000)}&${"cpus=nothing&".repeat(500)}page=1000000000`);
    expect(absurd.filter.q).toHaveLength(100);
    expect(absurd.filter.page).toBe(1e9);
    expect(queryOf(absurd.filter).length).toBeLessThan(200);
    // One page number and one text among five hundred unknown processors: each kind is named, the rest are counted.
    expect(absurd.dropped.map(({ parameter }) => parameter)).toEqual(["cpus", "cpus", "q"]);
    expect(absurd.unnamed).toBe(498);
  });

  test("ignores a few foreign parameters, and reports hundreds", () => {
    const strange = (count: number) =>
      read(`sort=priceAsc&${Array.from({ length: count }, (_, index) => `p${index}=${index}`).join("&")}`);
    expect(strange(50)).toMatchObject({ dropped: [], unnamed: 0, filter: { sort: "priceAsc" } });
    expect(strange(500)).toMatchObject({ unnamed: 492, filter: { sort: "priceAsc" } });
    expect(strange(500).dropped.slice(0, 2)).toEqual([
      { parameter: "p0", value: "0" },
      { parameter: "p1", value: "1" },
    ]);
    expect(queryOf(strange(500).filter)).toBe("sort=priceAsc");
  });

  test("takes sixty options of a facet, and counts what is more", () => {
    const many = read(`${"cpus=amd-ryzen-5-5600&".repeat(500)}`);
    expect(many.filter.choices["cpus"]).toEqual(["amd-ryzen-5-5600"]);
    expect(many.dropped).toHaveLength(2);
    expect(many.unnamed).toBe(438);
  });

  test("loses one option at a time", () => {
    const { filter } = read("cpus=amd-ryzen-5-5600&cpus=intel-core-i5-12400f&page=3");
    expect(queryOf(without(filter, "cpus", "amd-ryzen-5-5600"))).toBe("cpus=intel-core-i5-12400f");
    expect(queryOf(everything("ssd"))).toBe("");
  });
});

describe("a price range between bounds in bani", () => {
  test.each([
    [bani(450_50), bani(900_50), { min: 451, max: 900 }],
    [bani(450_00), bani(900_00), { min: 450, max: 900 }],
    [null, bani(900_50), { min: 0, max: 900 }],
    [bani(450_50), null, { min: 451, max: null }],
  ])("from %s to %s", (from, to, expected) => {
    expect(priceRangeBetween({ from, to })).toEqual(expected);
  });

  test("has both ends, and nothing beyond them", () => {
    const range = priceRangeBetween({ from: bani(450_50), to: bani(900_50) });
    expect([450_99, 451_00, 900_00, 900_01].map((price) => isInPriceRange(bani(price), range))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isInPriceRange(bani(5_000_000_00), { min: 0, max: null })).toBe(true);
    // Between 450.10 and 450.90 there is no whole RON.
    expect(isInPriceRange(bani(450_50), priceRangeBetween({ from: bani(450_10), to: bani(450_90) }))).toBe(false);
  });
});
