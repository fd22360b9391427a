// One aisle of the shelf, held so that a page of results and the counts of every filter come out of one pass.
// Must always hold: it answers as SQL over the same listings would; only listings with a free unit are in it.

import type { ListingId } from "../../base/id.ts";
import { slug } from "../../base/text.ts";
import { pricePresetsOf, type Aisle, type PriceRange } from "./aisle.ts";
import { Column } from "./column.ts";
import { FacetColumn, type FacetCount } from "./facet-column.ts";
import { facetsOf } from "./facets.ts";
import { boundsOf, queryOf, type CatalogueFilter, type Sort } from "./filter.ts";
import type { Listing } from "./listing.ts";
import { RowOrder } from "./row-order.ts";
import { benchmarks, games, partName, type Test } from "./specs.ts";
import { TextColumn, type Closeness } from "./text-search.ts";

export const PAGE_SIZE = 24;

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

/** What was found for a filter, whatever its order and page. */
type Counted = Pick<Results, "total" | "facets" | "prices" | "closeness"> & { matching: Uint8Array };

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
  readonly #counted = new Map<string, Counted>();

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
    this.#forget();
  }

  /** Fills an empty index, far cheaper than putting one by one. It pauses after each piece of work, to let others work. */
  *filling(listings: readonly Listing[]): Generator<void> {
    const rows: number[] = [];
    for (const listing of listings) {
      rows.push(this.#write(listing));
      if (rows.length % PIECE === 0) yield;
    }
    const newest = this.#orders.get("newest");
    newest?.sort(rows);
    yield;
    for (const [name, order] of this.#orders) {
      if (order === newest || !newest) continue;
      order.take(sortedBy(this.#sortKey(name), newest.rows));
      yield;
    }
    this.#forget();
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
    this.#forget();
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
    const { matching, total, facets, prices, closeness } = this.#countsFor(filter);
    const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
    const page = Math.min(filter.page, pages);
    return { total, page, pages, listings: this.#page(orderOf(filter), { matching, skip: (page - 1) * PAGE_SIZE }), facets, prices, closeness };
  }

  /** How many listings the text is found in as it stands, for pointing from one aisle to another. */
  countText(q: string): number {
    const { rows, closeness } = this.#text.match(q);
    if (closeness !== "exact") return 0;
    let count = 0;
    for (const row of rows) count += row;
    return count;
  }

  /** The options in use of a facet, with how many listings have each. */
  optionsOf(key: string): { value: string; label: string; count: number }[] {
    return this.#facets.find(({ facet }) => facet.key === key)?.inUse() ?? [];
  }

  /** The newest listings that a text finds, and how loosely it had to be read for that. */
  newestWith(text: string, most: number): { listings: Listing[]; closeness: Closeness } {
    const { rows, closeness } = this.#text.match(text);
    const listings: Listing[] = [];
    for (const row of this.#orders.get("newest")?.rows ?? []) {
      const listing = rows[row] ? this.#listings[row] : undefined;
      if (!listing) continue;
      listings.push(listing);
      if (listings.length >= most) break;
    }
    return { listings, closeness };
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
      if (!column.sharesAny(row, wanted.options[index] ?? new Set())) distance += 1 / this.#facets.length;
    });
    return distance;
  }

  /** What an order other than the newest goes by, ascending; the newer of two equals comes first. */
  #sortKey(name: OrderName): (row: number) => number {
    if (name === "priceAsc") return (row) => this.#price.values[row] ?? 0;
    if (name === "priceDesc") return (row) => -(this.#price.values[row] ?? 0);
    const figures = this.#measured.get(name as Test)?.values;
    return (row) => -(figures?.[row] ?? 0);
  }

  /** What was worked out of the listings as they were. */
  #forget(): void {
    this.#scales.clear();
    this.#counted.clear();
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

  /** Everything about a filter that neither its order nor its page changes. */
  #countsFor(filter: CatalogueFilter): Counted {
    const key = queryOf({ ...filter, sort: "newest", game: null, page: 1 });
    const known = this.#counted.get(key);
    if (known) return known;
    const counted = this.#countAll(filter);
    if (this.#counted.size >= REMEMBERED) {
      const [oldest] = this.#counted.keys();
      this.#counted.delete(oldest ?? "");
    }
    this.#counted.set(key, counted);
    return counted;
  }

  /** One look at every row: which filters does it fail? A facet's counts are over what fails none, or only that facet. */
  #countAll(filter: CatalogueFilter): Counted {
    const text = filter.q ? this.#text.match(filter.q) : null;
    const rows = this.#listings.length;
    const failed = this.#dead.values.slice(0, rows);
    const failedFacet = new Uint8Array(rows);
    if (text) for (let row = 0; row < rows; row++) if (text.rows[row] === 0) failed[row] = DEAD;
    const price = this.#facets.length;
    if (filter.price) failOutside(numericBounds(filter.price), { prices: this.#price.values, failed, failedFacet, facet: price });
    this.#facets.forEach((column, facet) => {
      const chosen = filter.choices[column.facet.key];
      if (chosen) failOthers(chosen, { column, failed, failedFacet, facet });
    });

    const passing: number[] = [];
    const failingOnly: number[][] = Array.from({ length: price + 1 }, () => []);
    for (let row = 0; row < rows; row++) {
      if (failed[row] === 0) passing.push(row);
      else if (failed[row] === 1) failingOnly[failedFacet[row] as number]?.push(row);
    }
    return {
      // 0 for a row that is a result.
      matching: failed,
      total: passing.length,
      closeness: text?.closeness ?? null,
      facets: this.#facets.map((column, facet) => column.count([passing, failingOnly[facet] ?? []])),
      prices: this.#countPrices([passing, failingOnly[price] ?? []]),
    };
  }

  #countPrices(lists: readonly (readonly number[])[]): PriceCount[] {
    const counts = new Uint32Array(this.#presets.length);
    const prices = this.#price.values;
    for (const rows of lists) {
      for (const row of rows) {
        const price = prices[row] as number;
        for (let preset = 0; preset < this.#presets.length; preset++) {
          const { from, to } = this.#presets[preset] as { from: number; to: number };
          if (price >= from && price <= to) counts[preset]!++;
        }
      }
    }
    return this.#presets.map(({ range }, preset) => ({ range, count: counts[preset] ?? 0 }));
  }

  #page(name: OrderName, { matching, skip }: { matching: Uint8Array; skip: number }): Listing[] {
    const listings: Listing[] = [];
    for (const row of this.#orders.get(name)?.rows ?? []) {
      if (matching[row] !== 0) continue;
      if (skip > 0) {
        skip--;
        continue;
      }
      const listing = this.#listings[row];
      if (listing) listings.push(listing);
      if (listings.length === PAGE_SIZE) break;
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

/** Listings written at once, before others get their turn. */
const PIECE = 1000;
/** Counts kept ready for filters that are asked again, on another page or in another order. */
const REMEMBERED = 64;
const ROWS_AT_MOST = 2 ** 20;
/** How far to each side in the order of prices a similar listing is sought. */
const NEIGHBOURS = 150;
/** Twice the price is as far as sharing no option. */
const DOUBLE_PRICE = Math.LN2;

/** The rows by an ascending key, equals in the order in which they were given. */
function sortedBy(key: (row: number) => number, rows: Uint32Array): Uint32Array {
  // Key and place share one number, which a typed array sorts without asking back: 2^31 times 2^20 is still exact.
  const keys = Float64Array.from(rows, (row, place) => key(row) * ROWS_AT_MOST + place).toSorted();
  return Uint32Array.from(keys, (both) => rows[((both % ROWS_AT_MOST) + ROWS_AT_MOST) % ROWS_AT_MOST] ?? 0);
}

function numericBounds(range: PriceRange): { from: number; to: number } {
  const { from, to } = boundsOf(range);
  return { from, to: to ?? Infinity };
}

type Judging = { failed: Uint8Array; failedFacet: Uint8Array; facet: number };

function failOutside({ from, to }: { from: number; to: number }, { prices, failed, failedFacet, facet }: Judging & { prices: Int32Array }): void {
  for (let row = 0; row < failed.length; row++) {
    const price = prices[row] as number;
    if (price >= from && price <= to) continue;
    failed[row]!++;
    failedFacet[row] = facet;
  }
}

function failOthers(chosen: readonly string[], { column, failed, failedFacet, facet }: Judging & { column: FacetColumn }): void {
  const accepts = column.acceptor(chosen);
  const words = column.words;
  for (let row = 0; row < failed.length; row++) {
    if (accepts(words[row] as number)) continue;
    failed[row]!++;
    failedFacet[row] = facet;
  }
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
function textsOf({ title, ...listing }: Listing): { title: string; parts: string[] } {
  if (listing.kind === "component") return { title, parts: [partName(listing.specs)] };
  const { cpu, gpu } = listing.specs;
  const graphics = gpu ? partName(gpu) : (cpu.integratedGraphics ?? "");
  return { title, parts: [partName(cpu), graphics] };
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
