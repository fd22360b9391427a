import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Listing } from "../listing.ts";
import { MOST_SUGGESTED, suggest, type NamedProductType, type SuggestedPart } from "./suggestions.ts";

const productTypes: NamedProductType[] = [
  { productType: "pc", name: "Calculatoare", count: 909 },
  { productType: "graphics-cards", name: "Plăci video", count: 20 },
  { productType: "motherboards", name: "Plăci de bază", count: 15 },
  { productType: "coolers", name: "Plăci goale", count: 0 },
];
const part = (label: string, count: number, facet = "gpus"): SuggestedPart => ({
  productType: "pc",
  facet,
  value: label.toLowerCase().replaceAll(" ", "-"),
  label,
  count,
});
const parts = [
  part("NVIDIA GeForce RTX 3060", 80),
  part("NVIDIA GeForce RTX 3060 Ti", 90),
  part("AMD Radeon RX 6600", 40),
  part("AMD Ryzen 5 5600", 60, "cpus"),
  part("Intel Core i5-12400F", 0, "cpus"),
];
const titled = (title: string) => ({ title }) as Listing;
const sources = (titles: string[] = []) => ({
  productTypes,
  parts,
  listings: (_: string, most: number) => titles.map(titled).slice(0, most),
});
const suggested = (text: string, titles?: string[]) =>
  suggest(text, sources(titles)).map((found) =>
    found.kind === "product-type" ? found.name : found.kind === "part" ? found.label : found.listing.title,
  );

describe("suggestions", () => {
  test.each([
    ["placi", ["Plăci video", "Plăci de bază"]],
    ["PLĂCI-VIDEO", ["Plăci video"]],
    ["rtx3060", ["NVIDIA GeForce RTX 3060 Ti", "NVIDIA GeForce RTX 3060"]],
    ["ryzen 5 56", ["AMD Ryzen 5 5600"]],
    ["gefroce", ["NVIDIA GeForce RTX 3060 Ti", "NVIDIA GeForce RTX 3060"]],
    ["radoen", ["AMD Radeon RX 6600"]],
    ["radoe", ["AMD Radeon RX 6600"]],
    ["gefroce rt", ["NVIDIA GeForce RTX 3060 Ti", "NVIDIA GeForce RTX 3060"]],
    ["gefroce 3060 t", ["NVIDIA GeForce RTX 3060 Ti"]],
    ["gefroce 6600", []],
    ["i512400", []],
    ["", []],
    ["---", []],
  ])("for %j propose what can be bought, the more common first", (text, expected) => {
    expect(suggested(text)).toEqual(expected);
  });

  test("put what begins a word before what only contains the text", () => {
    expect(
      suggest("60", { ...sources(), parts: [part("Alpha 160", 99), part("Beta 60", 1)] }).map(
        (found) => found.kind === "part" && found.label,
      ),
    ).toEqual(["Beta 60", "Alpha 160"]);
  });

  test("allow no typo in a short word", () => {
    expect(suggested("rtz")).toEqual([]);
  });

  test("fill what is left with listings, eight in all", () => {
    const many = Array.from({ length: 20 }, (_, index) => `PC ${index}`);
    expect(suggested("rtx", many)).toEqual([
      "NVIDIA GeForce RTX 3060 Ti",
      "NVIDIA GeForce RTX 3060",
      ...many.slice(0, 6),
    ]);
    expect(suggested("nothing at all", many)).toHaveLength(MOST_SUGGESTED);
  });

  test("survive anything typed, and stay few", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 3000 }), (text) => {
        expect(suggest(text, sources(["a", "b"])).length).toBeLessThanOrEqual(MOST_SUGGESTED);
      }),
    );
  });

  test("for a single letter compare each name a few times, however many names contain it", () => {
    let reads = 0;
    const many = Array.from({ length: 1000 }, (_, n) => ({
      ...part("", 1 + (n % 7), "cpus"),
      get label() {
        reads++;
        return `AMD Ryzen ${n}`;
      },
    }));
    expect(suggest("r", { productTypes: [], parts: many, listings: () => [] }).length).toBeGreaterThan(0);
    expect(reads).toBeLessThanOrEqual(3 * many.length);
  });
});
