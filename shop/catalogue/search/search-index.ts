// One aisle of the shelf, held so that a page of results and the counts of every filter come out of one pass.
// Invariant: it answers as SQL over the same listings would; only listings with a free unit are in it.

import { LRUCache } from "lru-cache";
import type { ListingId } from "../../../base/id.ts";
import { pricePresetsOf, type ProductType, type PriceRange } from "../product-type.ts";
import { Column } from "./column.ts";
import { FacetOptions, type FacetCount } from "./facet-options.ts";
import { facetsOf } from "./facets.ts";
import { boundsOf, queryOf, type CatalogueFilter, type Sort } from "./filter.ts";
import type { Listing } from "../listing.ts";
import { RowOrder } from "./row-order.ts";
import { FAILS_SEVERAL, PASSES, Shapes } from "./facet-signatures.ts";
import { benchmarks, games, partName, type Benchmark, type Game, type Test } from "../specs.ts";
import { sortedInSteps } from "./cooperative-sort.ts";
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
export type TestRange = { lowest: number; middle: number; highest: number };

/** The figure by which machines are compared where no game is chosen: 3DMark Time Spy, run on every machine. */
const COMMON_INDEX: Test = "futuremark";
const tests: readonly Test[] = [...games, ...benchmarks];
const NOT_MEASURED = -1;

/** What was found for a filter, whatever its order and page; `matching` has one bit a row. */
type Counted = Pick<Results, "total" | "facets" | "prices" | "closeness"> & { matching: Uint32Array };

/** Facets that are asked of the same shapes. The preset prices are one more question to the first group. */
type Group = { facets: readonly FacetOptions[]; shapes: Shapes };

type OrderName = Exclude<Sort, "performance"> | Test;

export class SearchIndex {
  readonly productType: ProductType;
  /** In the order shown. */
  readonly #facets: readonly FacetOptions[];
  /** Facets of few options: machines differ little in those. */
  readonly #fixed: Group;
  /** Facets whose options are names: a group of their own, or there were as many shapes as machines. */
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
  readonly #counted = new LRUCache<string, Counted>({ max: REMEMBERED });

  constructor(productType: ProductType) {
    this.productType = productType;
    this.#facets = facetsOf(productType).map((facet) => new FacetOptions(facet));
    this.#presets = pricePresetsOf(productType).map((range) => ({ range, ...numericBounds(range) }));
    const fixed = this.#facets.filter(({ facet }) => facet.options !== null);
    const named = this.#facets.filter(({ facet }) => facet.options === null);
    this.#fixed = { facets: fixed, shapes: new Shapes(fixed.length + 1) };
    this.#named = { facets: named, shapes: new Shapes(named.length) };

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

  /** Puts a listing in, or in place of what it was. */
  put(listing: Listing): void {
    this.remove(listing.id);
    const row = this.#write(listing);
    for (const order of this.#orders.values()) order.insert(row);
    this.#counted.clear();
  }

  /** Fills an empty index, far cheaper than putting one by one. It pauses after each piece of work, to let others work. */
  *filling(listings: readonly Listing[]): Generator<void> {
    const rows = new Uint32Array(listings.length);
    for (const [place, listing] of listings.entries()) {
      rows[place] = this.#write(listing);
      if (place % WRITTEN_A_STEP === 0) yield;
    }
    for (const order of this.#orders.values()) order.take(yield* sortedInSteps(rows, order.compare));
    this.#counted.clear();
  }

  remove(id: ListingId): void {
    const row = this.#rowOf.get(id);
    if (row === undefined) return;
    for (const order of this.#orders.values()) order.remove(row);
    for (const { facets, shapes } of [this.#fixed, this.#named]) {
      facets.forEach((facet, question) => facet.use(shapes.wordAt(row, question), -1));
      shapes.clear(row);
    }
    this.#text.clear(row);
    this.#listings[row] = undefined;
    this.#rowOf.delete(id);
    this.#freeRows.push(row);
    this.#counted.clear();
  }

  /** Every listing of the aisle, in no order. */
  all(): Listing[] {
    return this.#listings.filter((listing) => listing !== undefined);
  }

  /** The newest listings, at most so many. */
  newest(most: number): Listing[] {
    return [...this.#rowsBy("newest").subarray(0, most)].flatMap((row) => this.#listings[row] ?? []);
  }

  /** Whether an option of a facet is one that can be chosen now. */
  knows(key: string, value: string): boolean {
    return this.#facets.find(({ facet }) => facet.key === key)?.knows(value) ?? false;
  }

  search(filter: CatalogueFilter): Results {
    const { matching, total, facets, prices, closeness } = this.#countsFor(filter);
    const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
    const page = Math.min(filter.page, pages);
    return {
      total,
      page,
      pages,
      listings: this.#page(orderOf(filter), { matching, skip: (page - 1) * PAGE_SIZE }),
      facets,
      prices,
      closeness,
    };
  }

  /** Every listing that the filter lets through, in no order. A text with a typo finds nothing here. */
  everyMatch(filter: CatalogueFilter): Listing[] {
    const { matching, closeness } = this.#countsFor(filter);
    if (closeness === "typo") return [];
    return this.#listings.filter((listing, row): listing is Listing => listing !== undefined && hasBit(matching, row));
  }

  /** How many listings the text is found in as it stands, for pointing from one aisle to another. */
  countText(q: string): number {
    const match = this.#text.match(q);
    return match.closeness === "exact" ? this.#text.countRows(match) : 0;
  }

  /** The options in use of a facet, with how many listings have each. */
  optionsOf(key: string): { value: string; label: string; count: number }[] {
    return this.#facets.find(({ facet }) => facet.key === key)?.inUse() ?? [];
  }

  /** The newest listings that a text finds, and how loosely it had to be read for that. */
  newestWith(text: string, most: number): { listings: Listing[]; closeness: Closeness } {
    const { texts, closeness } = this.#text.match(text);
    const listings: Listing[] = [];
    for (const row of this.#rowsBy("newest")) {
      const listing = texts[this.#text.ofRow[row] as number] ? this.#listings[row] : undefined;
      if (!listing) continue;
      listings.push(listing);
      if (listings.length >= most) break;
    }
    return { listings, closeness };
  }

  /** The scale of a test over the aisle, or null where no machine was measured. */
  rangeOf(test: Test): TestRange | null {
    const rows = this.#rowsBy(test);
    const figures = this.#figures(test);
    const count = this.countMeasured(test);
    if (count === 0) return null;
    // The order begins with the highest.
    const figureAt = (place: number) => figures[rows[place] ?? 0] ?? NOT_MEASURED;
    return { lowest: figureAt(count - 1), middle: figureAt(count - 1 - (count >> 1)), highest: figureAt(0) };
  }

  /** How many machines of the aisle ran the test. */
  countMeasured(test: Test): number {
    const figures = this.#figures(test);
    return firstAtLeast(this.#rowsBy(test), (row) => NOT_MEASURED - (figures[row] ?? NOT_MEASURED));
  }

  /** How many of a hundred machines that ran the test reached less. */
  percentBelow(test: Test, value: number): number {
    const count = this.countMeasured(test);
    const figures = this.#figures(test);
    const reached = firstAtLeast(this.#rowsBy(test), (row) => value - (figures[row] ?? NOT_MEASURED) - 1);
    return count === 0 ? 0 : Math.floor((Math.max(0, count - reached) / count) * 100);
  }

  /** Listings like this one: near in price, sharing most of its options. Near in price is sought first. */
  similarTo(listing: Listing, count: number): Listing[] {
    const byPrice = this.#rowsBy("priceAsc");
    const at = firstAtLeast(byPrice, (row) => (this.#price.values[row] ?? 0) - listing.price);
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

  /** How much of a listing each row does not share: 0 where it has an option of every facet in common, 1 where of none. */
  #optionsNotShared(listing: Listing, rows: Uint32Array): Float64Array {
    const unlike = new Float64Array(rows.length);
    let asked = 0;
    for (const { facets, shapes } of [this.#fixed, this.#named]) {
      const shapeOf = shapes.ofRow;
      for (const [question, facet] of facets.entries()) {
        const words = shapes.answers(question);
        const wanted = facet.wordOf(listing);
        for (let place = 0; place < rows.length; place++) {
          if (!facet.shareAny(words[shapeOf[rows[place] as number] as number] as number, wanted)) unlike[place]!++;
        }
        asked++;
      }
    }
    for (let place = 0; place < rows.length; place++) unlike[place]! /= asked;
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
    const fixed = answersOf(listing, this.#fixed);
    this.#fixed.shapes.set(row, [...fixed, this.#presetsWith(listing.price)]);
    this.#named.shapes.set(row, answersOf(listing, this.#named));
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
    this.#counted.set(key, counted);
    return counted;
  }

  /**
   * One look at every row: which filters does it fail? A facet's counts are over what fails none, or only that facet. The
   * filters were asked of the shapes before: a row only adds one to its shape.
   */
  #countAll({ q, price, choices }: CatalogueFilter): Counted {
    const text = q ? this.#text.match(q) : null;
    const { from, to } = price ? numericBounds(price) : { from: -Infinity, to: Infinity };
    const fixed = new Tally(this.#fixed, choices);
    const named = new Tally(this.#named, choices);
    const outOfPrice = new Uint32Array(price ? fixed.flashMessage.length : 0);
    const rows = this.#listings.length;
    const matching = new Uint32Array(Math.ceil(rows / 32));
    const [fixedShapes, namedShapes, textOf, prices] = [fixed.ofRow, named.ofRow, this.#text.ofRow, this.#price.values];
    const texts = text?.texts;
    let total = 0;
    for (let row = 0; row < rows; row++) {
      const fixedShape = fixedShapes[row] as number;
      const failedFixed = fixed.verdicts[fixedShape] as number;
      if (failedFixed === FAILS_SEVERAL) continue;
      if (texts !== undefined && texts[textOf[row] as number] === 0) continue;
      const namedShape = namedShapes[row] as number;
      const failedNamed = named.verdicts[namedShape] as number;
      const amount = prices[row] as number;
      if (amount < from || amount > to) {
        if (failedFixed === PASSES && failedNamed === PASSES) outOfPrice[fixedShape]!++;
      } else if (failedNamed === PASSES) {
        if (failedFixed === PASSES) {
          total++;
          matching[row >>> 5]! |= 1 << (row & 31);
          fixed.flashMessage[fixedShape]!++;
          named.flashMessage[namedShape]!++;
        } else fixed.failing[failedFixed - 1]![fixedShape]!++;
      } else if (failedFixed === PASSES && failedNamed !== FAILS_SEVERAL)
        named.failing[failedNamed - 1]![namedShape]!++;
    }
    const counts = new Map([...fixed.counts(), ...named.counts()]);
    return {
      matching,
      total,
      closeness: text?.closeness ?? null,
      facets: this.#facets.flatMap(({ facet }) => counts.get(facet.key) ?? []),
      prices: this.#countPrices([fixed.flashMessage, outOfPrice]),
    };
  }

  #countPrices(found: readonly Uint32Array[]): PriceCount[] {
    const presets = this.#fixed.shapes.answers(this.#fixed.facets.length);
    const counts = new Uint32Array(this.#presets.length);
    for (const times of found) {
      for (let shape = 0; shape < times.length; shape++) {
        if (times[shape] === 0) continue;
        for (let word = presets[shape] as number; word !== 0; word &= word - 1)
          counts[31 - Math.clz32(word & -word)]! += times[shape] as number;
      }
    }
    return this.#presets.map(({ range }, preset) => ({ range, count: counts[preset] ?? 0 }));
  }

  /** The preset price ranges that a price lies in, one bit each. */
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

/** How often each shape was found among what passes all filters, and among what fails one facet alone. */
class Tally {
  readonly #group: Group;
  readonly ofRow: Uint32Array;
  readonly verdicts: Uint8Array;
  readonly flashMessage: Uint32Array;
  /** By question; only of facets that something is chosen of. */
  readonly failing: (Uint32Array | undefined)[];

  constructor(group: Group, choices: CatalogueFilter["choices"]) {
    const { facets, shapes } = group;
    const asked = facets.flatMap((facet, question) => {
      const chosen = choices[facet.facet.key];
      return chosen ? [{ question, accepts: facet.acceptor(chosen) }] : [];
    });
    this.#group = group;
    this.ofRow = shapes.ofRow;
    this.verdicts = shapes.judge(asked);
    this.flashMessage = new Uint32Array(shapes.size);
    this.failing = [];
    for (const { question } of asked) this.failing[question] = new Uint32Array(shapes.size);
  }

  counts(): [key: string, FacetCount][] {
    const { facets, shapes } = this.#group;
    return facets.map((facet, question) => {
      const failing = this.failing[question];
      return [
        facet.facet.key,
        facet.counted(shapes.answers(question), failing ? [this.flashMessage, failing] : [this.flashMessage]),
      ];
    });
  }
}

/** A listing's answers to a group's facets, noted as being in use. */
function answersOf(listing: Listing, { facets }: Group): number[] {
  return facets.map((facet) => {
    const word = facet.wordOf(listing);
    facet.use(word, 1);
    return word;
  });
}

/** Listings written in one step of filling. */
export const WRITTEN_A_STEP = 250;
/** Counts kept ready for filters that are asked again, on another page or in another order. */
const REMEMBERED = 64;
/** How far to each side in the order of prices a similar listing is sought. */
const NEIGHBOURS = 150;
/** Twice the price is as far as sharing no option. */
const DOUBLE_PRICE = Math.LN2;

function numericBounds(range: PriceRange): { from: number; to: number } {
  const { from, to } = boundsOf(range);
  return { from, to: to ?? Infinity };
}

function orderOf({ sort, game, productType }: CatalogueFilter): OrderName {
  if (sort !== "performance") return sort;
  return productType === "pc" ? (game ?? COMMON_INDEX) : "newest";
}

function measuredOf(listing: Listing, test: Test): number | undefined {
  if (listing.kind === "component") return undefined;
  return listing.fps[test as Game] ?? listing.scores[test as Benchmark];
}

/** What the free-text search looks at: title, processor, graphics card (spec 4); a component's title and part. */
function textsOf(listing: Listing): { title: string; parts: string[] } {
  const { title } = listing;
  if (listing.kind === "component") return { title, parts: [partName(listing.specs)] };
  const { cpu, gpu } = listing.specs;
  return { title, parts: [partName(cpu), gpu ? partName(gpu) : (cpu.integratedGraphics ?? "")] };
}

/** The place of the first entry of an ascending list whose difference from what is sought is not negative. */
function firstAtLeast(sorted: Uint32Array, difference: (entry: number) => number): number {
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
