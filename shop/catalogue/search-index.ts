// One aisle of the shelf, held so that a page of results and the counts of every filter come out of one pass.
// Must always hold: it answers as SQL over the same listings would; only listings with a free unit are in it.

import type { ListingId } from "../../base/id.ts";
import { slug } from "../../base/text.ts";
import { Column } from "./column.ts";
import { FacetColumn } from "./facet-column.ts";
import { facetsOf, pricePresetsOf, type Aisle, type Facet, type PriceRange } from "./facets.ts";
import { boundsOf, type CatalogueFilter, type Sort } from "./filter.ts";
import type { Listing } from "./listing.ts";
import { RowOrder } from "./row-order.ts";
import { benchmarks, games, partName, type Test } from "./specs.ts";
import { TextColumn, type Closeness } from "./text-search.ts";

export const PAGE_SIZE = 24;

/** A facet's option and how many results it would leave if it were the only choice of its facet. */
export type OptionCount = { value: string; label: string | null; count: number };
export type FacetCount = { key: string; pick: Facet["pick"]; options: OptionCount[] };
export type PriceCount = { range: PriceRange; count: number };

export type Results = {
  total: number;
  /** The page shown: the one asked for, or the last where fewer exist. */
  page: number;
  pages: number;
  listings: Listing[];
  facets: FacetCount[];
  prices: PriceCount[];
  /** How loosely the text had to be read to find anything; null without a text. */
  closeness: Closeness | null;
};

/** What the machines on the shelf reach in a test, for the scale of a reading. */
export type TestRange = { lowest: number; middle: number; highest: number; count: number };

/** The figure by which machines are compared where no game is chosen: 3DMark Time Spy, run on every machine. */
const COMMON_INDEX: Test = "futuremark";
const tests: readonly Test[] = [...games, ...benchmarks];
const NOT_MEASURED = -1;

const DEAD = 2; // as good as two failed filters: counted nowhere

type OrderName = Exclude<Sort, "performance"> | Test;

export class SearchIndex {
  readonly aisle: Aisle;
  readonly #facets: FacetColumn[];
  readonly #presets: { range: PriceRange; from: number; to: number }[];
  readonly #listings: (Listing | undefined)[] = [];
  readonly #rowOf = new Map<ListingId, number>();
  readonly #freeRows: number[] = [];
  readonly #text = new TextColumn();
  readonly #dead = new Column((size) => new Uint8Array(size).fill(DEAD));
  readonly #price = new Column((size) => new Int32Array(size));
  readonly #published = new Column((size) => new Float64Array(size));
  readonly #measured = new Map<Test, Column<Int32Array>>();
  readonly #orders = new Map<OrderName, RowOrder>();
  /** Every figure measured in a test, from the lowest to the highest; made when first asked for. */
  readonly #scales = new Map<Test, Int32Array>();
  // What one search scribbles on; searches never overlap, since nothing in them waits.
  #failed = new Uint8Array(0);
  #failedFacet = new Uint8Array(0);

  constructor(aisle: Aisle) {
    this.aisle = aisle;
    this.#facets = facetsOf(aisle).map((facet) => new FacetColumn(facet));
    this.#presets = pricePresetsOf(aisle).map((range) => ({ range, ...numericBounds(range) }));

    const newest = (a: number, b: number) =>
      (this.#published.values[b] ?? 0) - (this.#published.values[a] ?? 0) || this.#idAt(a) - this.#idAt(b);
    const price = (row: number) => this.#price.values[row] ?? 0;
    this.#orders.set("newest", new RowOrder(newest));
    this.#orders.set("priceAsc", new RowOrder((a, b) => price(a) - price(b) || newest(a, b)));
    this.#orders.set("priceDesc", new RowOrder((a, b) => price(b) - price(a) || newest(a, b)));
    if (aisle !== "pc") return;
    for (const test of tests) {
      const column = new Column((size) => new Int32Array(size));
      this.#measured.set(test, column);
      if (!isSortable(test)) continue;
      // A machine on which the test was not run comes after those on which it was (decision 15).
      this.#orders.set(test, new RowOrder((a, b) => (column.values[b] ?? 0) - (column.values[a] ?? 0) || newest(a, b)));
    }
  }

  get size(): number {
    return this.#rowOf.size;
  }

  /** Puts a listing in, or in place of what it was. */
  put(listing: Listing): void {
    this.remove(listing.id);
    const row = this.#write(listing);
    for (const order of this.#orders.values()) order.insert(row);
    this.#scales.clear();
  }

  /** Fills an empty index: far cheaper than putting one by one. */
  fill(listings: Iterable<Listing>): void {
    const rows = Array.from(listings, (listing) => this.#write(listing));
    for (const order of this.#orders.values()) order.rebuild(rows);
    this.#scales.clear();
  }

  remove(id: ListingId): void {
    const row = this.#rowOf.get(id);
    if (row === undefined) return;
    for (const order of this.#orders.values()) order.remove(row);
    for (const facet of this.#facets) facet.clear(row);
    this.#dead.values[row] = DEAD;
    this.#text.clear(row);
    this.#listings[row] = undefined;
    this.#rowOf.delete(id);
    this.#freeRows.push(row);
    this.#scales.clear();
  }

  /** Every listing of the aisle, in no order. */
  all(): Listing[] {
    return this.#listings.filter((listing) => listing !== undefined);
  }

  /** Whether an option of a facet is one that can be chosen now. */
  knows(key: string, value: string): boolean {
    return this.#facets.find(({ facet }) => facet.key === key)?.knows(value) ?? false;
  }

  search(filter: CatalogueFilter): Results {
    const text = filter.q ? this.#text.match(filter.q) : null;
    this.#judge(filter, text?.rows ?? null);
    const facets = this.#facets.map((column, facet) => this.#count(column, facet));
    const prices = this.#countPrices();

    let total = 0;
    const rows = this.#listings.length;
    for (let row = 0; row < rows; row++) if (this.#failed[row] === 0) total++;
    const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
    const page = Math.min(filter.page, pages);
    return {
      total,
      page,
      pages,
      listings: this.#page(filter, (page - 1) * PAGE_SIZE),
      facets,
      prices,
      closeness: text?.closeness ?? null,
    };
  }

  /** How many listings the text is found in as it stands, for pointing from one aisle to another. */
  countText(q: string): number {
    const { rows, closeness } = this.#text.match(q);
    if (closeness !== "exact") return 0;
    let count = 0;
    for (const row of rows) count += row;
    return count;
  }

  /** The scale of a test over the aisle, or null where no machine was measured. */
  rangeOf(test: Test): TestRange | null {
    const scale = this.#scaleOf(test);
    const [lowest] = scale;
    const highest = scale.at(-1);
    const middle = scale[scale.length >> 1];
    if (lowest === undefined || highest === undefined || middle === undefined) return null;
    return { lowest, middle, highest, count: scale.length };
  }

  /** How many of a hundred machines that ran the test reached less. */
  percentBelow(test: Test, value: number): number {
    const scale = this.#scaleOf(test);
    const below = firstAtLeast(scale, (figure) => figure - value);
    return scale.length === 0 ? 0 : Math.floor((below / scale.length) * 100);
  }

  /** Listings like this one: near in price, sharing most of its options. Near in price is sought first. */
  similarTo(listing: Listing, count: number): Listing[] {
    const byPrice = this.#orders.get("priceAsc")?.rows ?? new Uint32Array(0);
    const at = firstAtLeast(byPrice, (row) => (this.#price.values[row] ?? 0) - listing.price);
    const options = this.#facets.map(({ facet }) => new Set(facet.valuesOf(listing).map((name) => (facet.options ? name : slug(name)))));
    const scored: { row: number; distance: number }[] = [];
    for (const row of byPrice.subarray(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS)) {
      if (this.#idAt(row) === listing.id) continue;
      scored.push({ row, distance: this.#distance(row, { price: listing.price, options }) });
    }
    return scored
      .toSorted((a, b) => a.distance - b.distance || this.#idAt(a.row) - this.#idAt(b.row))
      .slice(0, count)
      .flatMap(({ row }) => this.#listings[row] ?? []);
  }

  #distance(row: number, wanted: { price: number; options: Set<string>[] }): number {
    let distance = Math.abs(Math.log((this.#price.values[row] ?? 1) / wanted.price)) / DOUBLE_PRICE;
    this.#facets.forEach((column, index) => {
      const options = wanted.options[index];
      let shares = false;
      for (const code of column.codesAt(row)) shares ||= options?.has(column.values[code] ?? "") ?? false;
      if (!shares) distance += 1 / this.#facets.length;
    });
    return distance;
  }

  #write(listing: Listing): number {
    const row = this.#freeRows.pop() ?? this.#listings.length;
    this.#dead.reserve(row + 1);
    this.#price.reserve(row + 1);
    this.#published.reserve(row + 1);
    this.#listings[row] = listing;
    this.#rowOf.set(listing.id, row);
    this.#dead.values[row] = 0;
    this.#price.values[row] = listing.price;
    this.#published.values[row] = listing.publishedAt.getTime();
    for (const facet of this.#facets) facet.set(row, listing);
    for (const [test, column] of this.#measured) {
      column.reserve(row + 1);
      column.values[row] = measuredOf(listing, test) ?? NOT_MEASURED;
    }
    this.#text.set(row, textsOf(listing));
    return row;
  }

  /** Notes for every row how many filters it fails (0, 1, or more) and, where it is one, which. */
  #judge(filter: CatalogueFilter, found: Uint8Array | null): void {
    const rows = this.#listings.length;
    if (this.#failed.length < rows) {
      this.#failed = new Uint8Array(this.#dead.values.length);
      this.#failedFacet = new Uint8Array(this.#dead.values.length);
    }
    const failed = this.#failed;
    const failedFacet = this.#failedFacet;
    failed.set(this.#dead.values.subarray(0, rows));
    if (found) for (let row = 0; row < rows; row++) if (found[row] === 0) failed[row] = DEAD;

    if (filter.price) {
      const { from, to } = numericBounds(filter.price);
      const prices = this.#price.values;
      for (let row = 0; row < rows; row++) {
        const price = prices[row] as number;
        if (price < from || price > to) {
          failed[row]!++;
          failedFacet[row] = PRICE;
        }
      }
    }
    this.#facets.forEach((column, facet) => {
      const chosen = filter.choices[column.facet.key];
      if (!chosen) return;
      const accepts = acceptor(column, chosen);
      const words = column.column.values;
      for (let row = 0; row < rows; row++) {
        if (accepts(words[row] as number)) continue;
        failed[row]!++;
        failedFacet[row] = facet;
      }
    });
  }

  /** Counts each option over the rows that pass every filter but this facet's own. */
  #count(column: FacetColumn, facet: number): FacetCount {
    const counts = new Uint32Array(column.values.length);
    const { values: words } = column.column;
    const rows = this.#listings.length;
    for (let row = 0; row < rows; row++) {
      const failed = this.#failed[row] as number;
      if (failed > 1 || (failed === 1 && this.#failedFacet[row] !== facet)) continue;
      let word = words[row] as number;
      if (!column.shared) {
        counts[word]!++;
        continue;
      }
      while (word !== 0) {
        counts[31 - Math.clz32(word & -word)]!++;
        word &= word - 1;
      }
    }
    return {
      key: column.facet.key,
      pick: column.facet.pick,
      options: column.shown().map((code) => ({
        value: column.values[code] ?? "",
        label: column.labels[code] ?? null,
        count: counts[code] ?? 0,
      })),
    };
  }

  #countPrices(): PriceCount[] {
    const counts = new Uint32Array(this.#presets.length);
    const rows = this.#listings.length;
    for (let row = 0; row < rows; row++) {
      const failed = this.#failed[row] as number;
      if (failed > 1 || (failed === 1 && this.#failedFacet[row] !== PRICE)) continue;
      const price = this.#price.values[row] as number;
      for (let preset = 0; preset < this.#presets.length; preset++) {
        const { from, to } = this.#presets[preset] as { from: number; to: number };
        if (price >= from && price <= to) counts[preset]!++;
      }
    }
    return this.#presets.map(({ range }, preset) => ({ range, count: counts[preset] ?? 0 }));
  }

  #page(filter: CatalogueFilter, skip: number): Listing[] {
    const order = this.#orders.get(orderOf(filter))?.rows ?? new Uint32Array(0);
    const listings: Listing[] = [];
    for (let at = 0; at < order.length && listings.length < PAGE_SIZE; at++) {
      const row = order[at] as number;
      if (this.#failed[row] !== 0) continue;
      if (skip > 0) {
        skip--;
        continue;
      }
      const listing = this.#listings[row];
      if (listing) listings.push(listing);
    }
    return listings;
  }

  #scaleOf(test: Test): Int32Array {
    let scale = this.#scales.get(test);
    if (!scale) {
      const figures = this.#measured.get(test)?.values.subarray(0, this.#listings.length) ?? new Int32Array(0);
      scale = figures.filter((value, row) => value !== NOT_MEASURED && this.#dead.values[row] === 0).toSorted();
      this.#scales.set(test, scale);
    }
    return scale;
  }

  #idAt(row: number): number {
    return this.#listings[row]?.id ?? 0;
  }
}

/** Stands for the price where facets are numbered. */
const PRICE = 255;
/** How far to each side in the order of prices a similar listing is sought. */
const NEIGHBOURS = 150;
/** Twice the price is as far as sharing no option. */
const DOUBLE_PRICE = Math.LN2;

function numericBounds(range: PriceRange): { from: number; to: number } {
  const { from, to } = boundsOf(range);
  return { from, to: to ?? Infinity };
}

/** A test on a row's word: does it have what was chosen? */
function acceptor(column: FacetColumn, chosen: readonly string[]): (word: number) => boolean {
  const codes = chosen.flatMap((value) => column.code(value) ?? []);
  if (column.shared) {
    let wanted = 0;
    for (const code of codes) wanted |= 1 << code;
    return column.facet.pick === "all" ? (word) => (word & wanted) === wanted : (word) => (word & wanted) !== 0;
  }
  const wanted = new Uint8Array(column.values.length);
  for (const code of codes) wanted[code] = 1;
  return (word) => wanted[word] === 1;
}

function orderOf({ sort, game, aisle }: CatalogueFilter): OrderName {
  if (sort !== "performance") return sort;
  return aisle === "pc" ? (game ?? COMMON_INDEX) : "newest";
}

function isSortable(test: Test): boolean {
  return test === COMMON_INDEX || games.some((game) => game === test);
}

function measuredOf(listing: Listing, test: Test): number | undefined {
  if (listing.kind === "component") return undefined;
  return { ...listing.scores, ...listing.fps }[test];
}

/** What the free-text search looks at: title, processor, graphics card (spec 4); a component's title and part. */
function textsOf(listing: Listing): string[] {
  if (listing.kind === "component") return [listing.title, partName(listing.specs)];
  const { cpu, gpu } = listing.specs;
  const graphics = gpu ? partName(gpu) : (cpu.integratedGraphics ?? "");
  return [listing.title, partName(cpu), graphics];
}

/** The place of the first entry of an ascending list whose difference from what is sought is not negative. */
function firstAtLeast(sorted: Uint32Array | Int32Array, difference: (entry: number) => number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (difference(sorted[middle] ?? 0) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
