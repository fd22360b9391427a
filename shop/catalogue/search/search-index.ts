// The search index of one product type: one pass over its rows gives a page of results and the counts of every filter.
// Invariant: it returns what SQL over the same listings would; it contains only listings with a free unit.

import { LRUCache } from "lru-cache";
import type { ListingId } from "../../../base/id.ts";
import { pricePresetsOf, type ProductType, type PriceRange } from "../product-type.ts";
import { Column } from "./column.ts";
import { FacetOptions, type FacetCount } from "./facet-options.ts";
import { facetsOf } from "./facets.ts";
import { boundsOf, performanceTestOf, queryOf, type CatalogueFilter, type Sort } from "./filter.ts";
import { resultOf, type Listing } from "../listing.ts";
import { RowOrder } from "./row-order.ts";
import { FAILS_SEVERAL, PASSES, FacetSignatures } from "./facet-signatures.ts";
import { benchmarks, games, partName, type Test } from "../specs.ts";
import { sortInSteps } from "./cooperative-sort.ts";
import { TextColumn, type MatchQuality } from "./text-search.ts";

export const PAGE_SIZE = 24;

export type PriceCount = { range: PriceRange; count: number };

export type Results = {
  total: number;
  /** The page returned: the requested one, or the last one if there are fewer. */
  page: number;
  pages: number;
  listings: Listing[];
  facets: FacetCount[];
  prices: PriceCount[];
  /** How exactly the text was matched; null without a text. */
  matchQuality: MatchQuality | null;
};

/** The range of results of a test over the PCs in the index. */
export type TestRange = { lowest: number; middle: number; highest: number };

const tests: readonly Test[] = [...games, ...benchmarks];
const NOT_MEASURED = -1;

/** The result for a filter, independent of sort order and page; `matching` has one bit per row. */
type Counted = Pick<Results, "total" | "facets" | "prices" | "matchQuality"> & { matching: Uint32Array };

/** Facets that share signatures. The first group's signatures have one more word: the preset price ranges. */
type Group = { facets: readonly FacetOptions[]; signatures: FacetSignatures };

type OrderName = Exclude<Sort, "performance"> | Test;

export class SearchIndex {
  readonly productType: ProductType;
  /** In display order. */
  readonly #facets: readonly FacetOptions[];
  /** Facets with fixed options, which are few: machines differ little in them. */
  readonly #fixed: Group;
  /** Facets whose options are names. A separate group: together there would be as many signatures as machines. */
  readonly #named: Group;
  readonly #presets: { range: PriceRange; from: number; to: number }[];
  readonly #listings: (Listing | undefined)[] = [];
  readonly #rowOf = new Map<ListingId, number>();
  readonly #freeRows: number[] = [];
  readonly #text = new TextColumn();
  readonly #price = new Column((size) => new Int32Array(size));
  readonly #published = new Column((size) => new Float64Array(size));
  readonly #measured = new Map<Test, Column<Int32Array>>();
  readonly #orders = new Map<OrderName, RowOrder>();
  readonly #counted = new LRUCache<string, Counted>({ max: CACHED_COUNTS });

  constructor(productType: ProductType) {
    this.productType = productType;
    this.#facets = facetsOf(productType).map((facet) => new FacetOptions(facet));
    this.#presets = pricePresetsOf(productType).map((range) => ({ range, ...numericBounds(range) }));
    const fixed = this.#facets.filter(({ facet }) => facet.options !== null);
    const named = this.#facets.filter(({ facet }) => facet.options === null);
    this.#fixed = { facets: fixed, signatures: new FacetSignatures(fixed.length + 1) };
    this.#named = { facets: named, signatures: new FacetSignatures(named.length) };

    const newest = (a: number, b: number) =>
      (this.#published.values[b] ?? 0) - (this.#published.values[a] ?? 0) || this.#idAt(a) - this.#idAt(b);
    const price = (row: number) => this.#price.values[row] ?? 0;
    this.#orders.set("newest", new RowOrder(newest));
    this.#orders.set("priceAsc", new RowOrder((a, b) => price(a) - price(b) || newest(a, b)));
    this.#orders.set("priceDesc", new RowOrder((a, b) => price(b) - price(a) || newest(a, b)));
    if (productType !== "pc") return;
    for (const test of tests) {
      const column = new Column((size) => new Int32Array(size));
      this.#measured.set(test, column);
      // A machine on which the test was not run comes after those on which it was (rule 15).
      this.#orders.set(test, new RowOrder((a, b) => (column.values[b] ?? 0) - (column.values[a] ?? 0) || newest(a, b)));
    }
  }

  get size(): number {
    return this.#rowOf.size;
  }

  /** Adds or replaces a listing. */
  put(listing: Listing): void {
    this.remove(listing.id);
    const row = this.#write(listing);
    for (const order of this.#orders.values()) order.insert(row);
    this.#counted.clear();
  }

  /**
   * Fills an empty index, far cheaper than one `put` per listing. Yields after each step so that the caller can let
   * other work run.
   */
  *fillInSteps(listings: readonly Listing[]): Generator<void> {
    const rows = new Uint32Array(listings.length);
    for (const [place, listing] of listings.entries()) {
      rows[place] = this.#write(listing);
      if (place % WRITTEN_PER_STEP === 0) yield;
    }
    for (const order of this.#orders.values()) order.replaceAll(yield* sortInSteps(rows, order.compare));
    this.#counted.clear();
  }

  remove(id: ListingId): void {
    const row = this.#rowOf.get(id);
    if (row === undefined) return;
    for (const order of this.#orders.values()) order.remove(row);
    for (const { facets, signatures } of [this.#fixed, this.#named]) {
      facets.forEach((facet, position) => facet.use(signatures.wordAt(row, position), -1));
      signatures.clear(row);
    }
    this.#text.clear(row);
    this.#listings[row] = undefined;
    this.#rowOf.delete(id);
    this.#freeRows.push(row);
    this.#counted.clear();
  }

  /** Every listing of the product type, in no order. */
  all(): Listing[] {
    return this.#listings.filter((listing) => listing !== undefined);
  }

  /** The newest listings, at most `most`. */
  newest(most: number): Listing[] {
    return [...this.#rowsBy("newest").subarray(0, most)].flatMap((row) => this.#listings[row] ?? []);
  }

  /** Whether an option of a facet can be chosen now. */
  knows(key: string, value: string): boolean {
    return this.#facets.find(({ facet }) => facet.key === key)?.knows(value) ?? false;
  }

  /** `among`: only these listings count, in the facets too. */
  search(filter: CatalogueFilter, among?: ReadonlySet<ListingId>): Results {
    const { matching, total, facets, prices, matchQuality } = among
      ? this.#countAll(filter, among)
      : this.#countsFor(filter);
    const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
    const page = Math.min(filter.page, pages);
    return {
      total,
      page,
      pages,
      listings: this.#page(orderOf(filter), { matching, skip: (page - 1) * PAGE_SIZE }),
      facets,
      prices,
      matchQuality,
    };
  }

  /** Every listing that matches the filter, in no order. Typos in the text are not corrected here. */
  everyMatch(filter: CatalogueFilter): Listing[] {
    const { matching, matchQuality } = this.#countsFor(filter);
    if (matchQuality === "typo") return [];
    return this.#listings.filter((listing, row): listing is Listing => listing !== undefined && hasBit(matching, row));
  }

  /** How many listings contain the text exactly, for links from one product type to another. */
  countText(q: string): number {
    const match = this.#text.match(q);
    return match.matchQuality === "exact" ? this.#text.countRows(match) : 0;
  }

  /** The options in use of a facet, with the number of listings of each. */
  optionsOf(key: string): { value: string; label: string; count: number }[] {
    return this.#facets.find(({ facet }) => facet.key === key)?.inUse() ?? [];
  }

  /** The newest listings that match a text, and how exactly they match. */
  newestWith(text: string, most: number): { listings: Listing[]; matchQuality: MatchQuality } {
    const { texts, matchQuality } = this.#text.match(text);
    const listings: Listing[] = [];
    for (const row of this.#rowsBy("newest")) {
      const listing = texts[this.#text.ofRow[row] as number] ? this.#listings[row] : undefined;
      if (!listing) continue;
      listings.push(listing);
      if (listings.length >= most) break;
    }
    return { listings, matchQuality };
  }

  /** The range of a test's results; null if no machine was measured. */
  rangeOf(test: Test): TestRange | null {
    const rows = this.#rowsBy(test);
    const figures = this.#figures(test);
    const count = this.countMeasured(test);
    if (count === 0) return null;
    // Sorted from the highest.
    const figureAt = (place: number) => figures[rows[place] ?? 0] ?? NOT_MEASURED;
    return { lowest: figureAt(count - 1), middle: figureAt(count - 1 - (count >> 1)), highest: figureAt(0) };
  }

  /** How many machines ran the test. */
  countMeasured(test: Test): number {
    const figures = this.#figures(test);
    return lowerBound(this.#rowsBy(test), (row) => NOT_MEASURED - (figures[row] ?? NOT_MEASURED));
  }

  /** The percentage of the machines that ran the test with a lower result. */
  percentBelow(test: Test, value: number): number {
    const count = this.countMeasured(test);
    const figures = this.#figures(test);
    const reached = lowerBound(this.#rowsBy(test), (row) => value - (figures[row] ?? NOT_MEASURED) - 1);
    return count === 0 ? 0 : Math.floor((Math.max(0, count - reached) / count) * 100);
  }

  /** Similar listings: near in price and sharing most options. Only the nearest in price are compared. */
  similarTo(listing: Listing, count: number): Listing[] {
    const byPrice = this.#rowsBy("priceAsc");
    const at = lowerBound(byPrice, (row) => (this.#price.values[row] ?? 0) - listing.price);
    const rows = byPrice.subarray(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS);
    const distances = this.#optionsNotShared(listing, rows);
    const best: Distance[] = [];
    const byDistance = (one: Distance, other: Distance) =>
      one.distance - other.distance || this.#idAt(one.row) - this.#idAt(other.row);
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place] as number;
      if (this.#idAt(row) === listing.id) continue;
      const one = {
        row,
        distance:
          Math.abs(Math.log((this.#price.values[row] ?? 1) / listing.price)) / DOUBLE_PRICE +
          (distances[place] as number),
      };
      const last = best.at(-1);
      if (best.length === count && last && byDistance(one, last) >= 0) continue;
      const after = best.findIndex((other) => byDistance(one, other) < 0);
      best.splice(after < 0 ? best.length : after, 0, one);
      if (best.length > count) best.pop();
    }
    return best.flatMap(({ row }) => this.#listings[row] ?? []);
  }

  /** The share of facets in which each row has no option in common with the listing: 0 for none, 1 for all. */
  #optionsNotShared(listing: Listing, rows: Uint32Array): Float64Array {
    const unlike = new Float64Array(rows.length);
    let facetCount = 0;
    for (const { facets, signatures } of [this.#fixed, this.#named]) {
      const signatureOf = signatures.ofRow;
      for (const [position, facet] of facets.entries()) {
        const words = signatures.wordsAt(position);
        const wanted = facet.wordOf(listing);
        for (let place = 0; place < rows.length; place++) {
          if (!facet.shareAny(words[signatureOf[rows[place] as number] as number] as number, wanted)) unlike[place]!++;
        }
        facetCount++;
      }
    }
    for (let place = 0; place < rows.length; place++) unlike[place]! /= facetCount;
    return unlike;
  }

  #rowsBy(name: OrderName): Uint32Array {
    return this.#orders.get(name)?.rows ?? new Uint32Array(0);
  }

  #figures(test: Test): Int32Array {
    return this.#measured.get(test)?.values ?? new Int32Array(0);
  }

  #write(listing: Listing): number {
    const row = this.#freeRows.pop() ?? this.#listings.length;
    this.#price.reserve(row + 1);
    this.#published.reserve(row + 1);
    this.#listings[row] = listing;
    this.#rowOf.set(listing.id, row);
    this.#price.values[row] = listing.price;
    this.#published.values[row] = listing.publishedAt.getTime();
    const fixed = wordsOf(listing, this.#fixed);
    this.#fixed.signatures.set(row, [...fixed, this.#presetsWith(listing.price)]);
    this.#named.signatures.set(row, wordsOf(listing, this.#named));
    for (const [test, column] of this.#measured) {
      column.reserve(row + 1);
      column.values[row] = resultOf(listing, test) ?? NOT_MEASURED;
    }
    this.#text.set(row, textsOf(listing));
    return row;
  }

  /** The cached result for a filter: sort order and page do not change it. */
  #countsFor(filter: CatalogueFilter): Counted {
    const key = queryOf({ ...filter, sort: "newest", game: null, myPc: false, page: 1 });
    const cached = this.#counted.get(key);
    if (cached) return cached;
    const counted = this.#countAll(filter);
    this.#counted.set(key, counted);
    return counted;
  }

  /**
   * One pass over all rows: which filters does each fail? A facet's counts cover the rows that fail no filter, or only
   * that facet's. The filters were evaluated per signature before: a row only adds one to the count of its signature.
   */
  #countAll({ q, price, choices }: CatalogueFilter, among?: ReadonlySet<ListingId>): Counted {
    const text = q ? this.#text.match(q) : null;
    const { from, to } = price ? numericBounds(price) : { from: -Infinity, to: Infinity };
    const fixed = new Tally(this.#fixed, choices);
    const named = new Tally(this.#named, choices);
    const outOfPrice = new Uint32Array(price ? fixed.passing.length : 0);
    const rows = this.#listings.length;
    const matching = new Uint32Array(Math.ceil(rows / 32));
    const [fixedSignatures, namedSignatures, textOf, prices] = [
      fixed.ofRow,
      named.ofRow,
      this.#text.ofRow,
      this.#price.values,
    ];
    const texts = text?.texts;
    let total = 0;
    for (let row = 0; row < rows; row++) {
      const fixedSignature = fixedSignatures[row] as number;
      const failedFixed = fixed.failures[fixedSignature] as number;
      if (failedFixed === FAILS_SEVERAL) continue;
      if (texts !== undefined && texts[textOf[row] as number] === 0) continue;
      if (among !== undefined && !among.has(this.#idAt(row) as ListingId)) continue;
      const namedSignature = namedSignatures[row] as number;
      const failedNamed = named.failures[namedSignature] as number;
      const amount = prices[row] as number;
      if (amount < from || amount > to) {
        if (failedFixed === PASSES && failedNamed === PASSES) outOfPrice[fixedSignature]!++;
      } else if (failedNamed === PASSES) {
        if (failedFixed === PASSES) {
          total++;
          matching[row >>> 5]! |= 1 << (row & 31);
          fixed.passing[fixedSignature]!++;
          named.passing[namedSignature]!++;
        } else fixed.failing[failedFixed - 1]![fixedSignature]!++;
      } else if (failedFixed === PASSES && failedNamed !== FAILS_SEVERAL)
        named.failing[failedNamed - 1]![namedSignature]!++;
    }
    const counts = new Map([...fixed.counts(), ...named.counts()]);
    return {
      matching,
      total,
      matchQuality: text?.matchQuality ?? null,
      facets: this.#facets.flatMap(({ facet }) => counts.get(facet.key) ?? []),
      prices: this.#countPrices([fixed.passing, outOfPrice]),
    };
  }

  #countPrices(counted: readonly Uint32Array[]): PriceCount[] {
    const presets = this.#fixed.signatures.wordsAt(this.#fixed.facets.length);
    const counts = new Uint32Array(this.#presets.length);
    for (const times of counted) {
      for (let signature = 0; signature < times.length; signature++) {
        if (times[signature] === 0) continue;
        for (let word = presets[signature] as number; word !== 0; word &= word - 1)
          counts[31 - Math.clz32(word & -word)]! += times[signature] as number;
      }
    }
    return this.#presets.map(({ range }, preset) => ({ range, count: counts[preset] ?? 0 }));
  }

  /** The preset price ranges that contain a price, one bit each. */
  #presetsWith(price: number): number {
    return this.#presets.reduce(
      (word, { from, to }, preset) => (price >= from && price <= to ? word | (1 << preset) : word),
      0,
    );
  }

  #page(name: OrderName, { matching, skip }: { matching: Uint32Array; skip: number }): Listing[] {
    const listings: Listing[] = [];
    for (const row of this.#rowsBy(name)) {
      if (!hasBit(matching, row)) continue;
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

  #idAt(row: number): number {
    return this.#listings[row]?.id ?? 0;
  }
}

/** Counts per signature: rows that pass all filters, and rows that fail only one facet. */
class Tally {
  readonly #group: Group;
  readonly ofRow: Uint32Array;
  readonly failures: Uint8Array;
  readonly passing: Uint32Array;
  /** By facet position; only facets with a chosen option. */
  readonly failing: (Uint32Array | undefined)[];

  constructor(group: Group, choices: CatalogueFilter["choices"]) {
    const { facets, signatures } = group;
    const conditions = facets.flatMap((facet, position) => {
      const chosen = choices[facet.facet.key];
      return chosen ? [{ position, accepts: facet.acceptor(chosen) }] : [];
    });
    this.#group = group;
    this.ofRow = signatures.ofRow;
    this.failures = signatures.evaluate(conditions);
    this.passing = new Uint32Array(signatures.size);
    this.failing = [];
    for (const { position } of conditions) this.failing[position] = new Uint32Array(signatures.size);
  }

  counts(): [key: string, FacetCount][] {
    const { facets, signatures } = this.#group;
    return facets.map((facet, position) => {
      const failing = this.failing[position];
      return [
        facet.facet.key,
        facet.countOptions(signatures.wordsAt(position), failing ? [this.passing, failing] : [this.passing]),
      ];
    });
  }
}

/** A listing's words for the facets of a group; counts their options as used. */
function wordsOf(listing: Listing, { facets }: Group): number[] {
  return facets.map((facet) => {
    const word = facet.wordOf(listing);
    facet.use(word, 1);
    return word;
  });
}

/** Listings written in one step of `fillInSteps`. */
export const WRITTEN_PER_STEP = 250;
/** Cached counts: the same filter is often requested again with another page or sort order. */
const CACHED_COUNTS = 64;
/** How many neighbours by price, to each side, are compared for similarity. */
const NEIGHBOURS = 150;
/** Twice the price counts as much as having no option in common. */
const DOUBLE_PRICE = Math.LN2;

function numericBounds(range: PriceRange): { from: number; to: number } {
  const { from, to } = boundsOf(range);
  return { from, to: to ?? Infinity };
}

function orderOf(filter: CatalogueFilter): OrderName {
  if (filter.sort !== "performance") return filter.sort;
  return performanceTestOf(filter) ?? "newest";
}

/**
 * The texts that free-text search covers: title, processor, graphics card (spec 4); for a component title and part
 * name.
 */
function textsOf(listing: Listing): { title: string; parts: string[] } {
  const { title } = listing;
  if (listing.kind === "component") return { title, parts: [partName(listing.specs)] };
  const { cpu, gpu } = listing.specs;
  return { title, parts: [partName(cpu), gpu ? partName(gpu) : (cpu.integratedGraphics ?? "")] };
}

/** Binary search: the index of the first entry whose `difference` from the target is not negative. */
function lowerBound(sorted: Uint32Array, difference: (entry: number) => number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (difference(sorted[middle] ?? 0) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Distance = { row: number; distance: number };

function hasBit(bits: Uint32Array, row: number): boolean {
  return (bits[row >>> 5]! & (1 << (row & 31))) !== 0;
}
