import { beforeAll, describe, expect, test } from "vitest";
import { generateCatalogue } from "../../../demo/catalogue.ts";
import { slug } from "../../../base/text.ts";
import type { Listing } from "../listing.ts";
import { productTypeOf, type ProductType } from "../product-type.ts";
import { partName } from "../specs.ts";
import type { FacetCount } from "./facet-options.ts";
import { everything, queryOf } from "./filter.ts";
import { readSpecs, type SpecSources } from "./read-specs.ts";
import { SearchIndex } from "./search-index.ts";
import { specSentences, withoutSpecs } from "./spec-sentences.ts";

const facets = new Map<ProductType, readonly FacetCount[]>();
const vram = new Map<string, Set<number>>();

const sources: SpecSources = {
  facetsOf: (productType) => facets.get(productType) ?? [],
  vramOf: (gpu) => vram.get(gpu) ?? new Set(),
};

beforeAll(() => {
  const byType = new Map<ProductType, Listing[]>();
  for (const listing of generateCatalogue({ pcs: 909, now: new Date("2026-11-21T08:00:00Z") })) {
    const shown = { ...listing, grade: "A", free: 1, stock: 1, photo: null, fps: {}, scores: {} } as unknown as Listing;
    const type = productTypeOf(shown);
    byType.set(type, [...(byType.get(type) ?? []), shown]);
    if (shown.kind !== "pc" || !shown.specs.gpu) continue;
    const gpu = slug(partName(shown.specs.gpu));
    vram.set(gpu, (vram.get(gpu) ?? new Set()).add(shown.specs.gpu.vramGb));
  }
  for (const [type, listings] of byType) {
    const index = new SearchIndex(type);
    for (const _step of index.fillInSteps(listings));
    facets.set(type, index.search(everything(type)).facets);
  }
});

type Row = { text: string; type: string; filters: string[]; rest: string };

const rows: Row[] = specSentences
  .trim()
  .split("\n")
  .map((line) => {
    const [text = "", type = "", filters = "", rest = ""] = line.split("|").map((cell) => cell.trim());
    return { text, type, filters: filters.split(" "), rest };
  });

/** "cpus~i5" is each processor of that line in the catalogue. */
function written(filters: readonly string[], rest: string): string[] {
  const each = filters.flatMap((filter) => {
    const [key = "", line = ""] = filter.split("~");
    if (!filter.includes("~")) return [filter.replace("SATA-or", "sata")];
    return (facets.get("pc") ?? [])
      .find((facet) => facet.key === key)!
      .options.filter(({ value }) => value.includes(`-${line}-`))
      .map(({ value }) => `${key}=${value}`);
  });
  return [...each, ...(rest === "" ? [] : [`q=${rest}`, "within=1"])].toSorted();
}

function readAs(text: string, from: ProductType = "pc"): { type: string; filters: string[] } | null {
  const read = readSpecs(text, { productType: from, sources });
  if (!read) return null;
  const filters = [...new URLSearchParams(queryOf(read.filter))].map(([key, value]) => `${key}=${value}`).toSorted();
  return { type: read.filter.productType, filters };
}

test("there are at least 150 sentences", () => expect(rows.length).toBeGreaterThanOrEqual(150));

describe("a sentence of specs", () => {
  test.each(rows)("$text", ({ text, type, filters, rest }) =>
    expect(readAs(text)).toEqual({ type, filters: written(filters, rest) }),
  );
});

test.each(withoutSpecs.trim().split("\n"))("%o names no spec", (text) => expect(readAs(text.trim())).toBeNull());

/** Other ways to type the same words: each gives the same filters. */
const rewritings: readonly [string, (text: string) => string][] = [
  ["in capitals", (text) => text.toUpperCase()],
  ["without diacritics", (text) => text.normalize("NFD").replace(/(?<=[a-z])\p{Mn}+/giu, "")],
  ["with wider spaces", (text) => text.replaceAll(" ", "  ")],
  ["with commas", (text) => text.replace(/(?<=\p{L}) (?=\d+ ?(?:gb|tb|гб)\b)/giu, ", ")],
  ["with units apart", (text) => text.replace(/(\d)(gb|tb|w|гб|mhz)(?![\p{L}\d])/giu, "$1 $2")],
  ["with units joined", (text) => text.replace(/(\d) (gb|tb|w|гб|тб|вт|mhz)(?![\p{L}\d])/giu, "$1$2")],
];

describe("each sentence reads the same", () => {
  test.each(rewritings)("%s", (_, rewrite) => {
    for (const { text } of rows) {
      const read = readAs(text);
      const again = readAs(rewrite(text));
      const withoutText = (one: typeof read) => one?.filters.filter((filter) => !filter.startsWith("q="));
      expect([again?.type, withoutText(again)], rewrite(text)).toEqual([read?.type, withoutText(read)]);
    }
  });

  test("in any order of its specs", () => {
    const specs = [
      ["rtx 3060", "16gb ram", "ryzen 5 5600", "ssd 1tb", "sub 3000 lei"],
      ["i5", "32 gb ddr5", "1tb ssd", "windows 11"],
      ["placa video", "8gb", "sub 1000 lei"],
      ["placa de baza", "am4", "matx"],
      ["sursa", "650w", "gold"],
      ["комп'ютер", "16 гб озп", "rtx 3060", "до 3000 лей"],
      ["számítógép", "rtx 3060", "16 gb ram", "3000 lej alatt"],
    ];
    for (const parts of specs) {
      const all = orders(parts).map((order) => readAs(order.join(" ")));
      for (const [place, read] of all.entries()) expect(read, orders(parts)[place]!.join(" ")).toEqual(all[0]);
      expect(all[0]?.filters.some((filter) => filter.startsWith("q="))).toBe(false);
    }
  });
});

function orders<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) =>
    orders([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
  );
}
