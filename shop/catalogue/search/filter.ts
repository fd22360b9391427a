// The catalogue filter, and its canonical form as a list's URL query.
// Invariant: equal filters have equal URLs. Browsers load this file; parse-filter.ts parses URLs.

import { parseAmount } from "../../../base/amount.ts";
import { ceilRon, floorRon, NOTHING, ron, type Bani } from "../../../base/money.ts";
import { pricePresetsOf, type ProductType, type PriceRange, type PriceScale } from "../product-type.ts";
import type { Game, Test } from "../specs.ts";

export const sorts = ["newest", "priceAsc", "priceDesc", "performance"] as const; // spec 4
export type Sort = (typeof sorts)[number];

export type CatalogueFilter = {
  productType: ProductType;
  /** Free text; empty without a search. */
  q: string;
  sort: Sort;
  price: PriceRange | null;
  /** Chosen options by facet; facets without a choice are absent. */
  choices: Readonly<Record<string, readonly string[]>>;
  /** The game whose results sort by performance. It does not filter. */
  game: Game | null;
  /** Whether text and filters combine (rule 4). */
  within: boolean;
  /** Only components that fit the visitor's own PC. Who searches passes which those are. */
  myPc?: boolean;
  page: number;
};

/** The name of the parameter and of the cookie that stores it (rule 34). */
export const WITHIN_KEY = "within";

/** The name of the parameter "fits my PC". With it a list is one visitor's own. */
export const MY_PC_KEY = "myPc";

const HIGHEST_AMOUNT = 1_000_000; // RON

export function everything(productType: ProductType): CatalogueFilter {
  return { productType, q: "", sort: "newest", price: null, choices: {}, game: null, within: false, page: 1 };
}

/** Sorting by performance needs measurements: components are sorted by age and price only. */
export function sortsOf(productType: ProductType): readonly Sort[] {
  return productType === "pc" ? sorts : sorts.filter((sort) => sort !== "performance");
}

/** The test for sorting by performance when no game is chosen: 3DMark Time Spy, run on every machine. */
const COMMON_INDEX: Test = "futuremark";

/** The test that sorts a list by performance; null for a list in another order and for components, which have none. */
export function performanceTestOf({ sort, game, productType }: CatalogueFilter): Test | null {
  return sort === "performance" && productType === "pc" ? (game ?? COMMON_INDEX) : null;
}

export function hasFilters(filter: CatalogueFilter): boolean {
  return filter.price !== null || Object.keys(filter.choices).length > 0;
}

/** Whether there is any text or filter. */
export function isNarrowed(filter: CatalogueFilter): boolean {
  return filter.q !== "" || hasFilters(filter);
}

/** "2000-3000", or "5000-" for over 5000. A reversed range is invalid. */
export function parsePriceRange(text: string): PriceRange | null {
  const [, from, to] = /^(\d{1,7})-(\d{0,7})$/.exec(text) ?? [];
  if (from === undefined) return null;
  return priceRange(Number(from), to ? Number(to) : null);
}

function priceRange(min: number, max: number | null): PriceRange | null {
  if (min > HIGHEST_AMOUNT || (max !== null && (max > HIGHEST_AMOUNT || max < min))) return null;
  return { min, max };
}

/** The custom price range as its form sends it; null if it is off or a box is not a number. */
export function parseCustomPrice(params: URLSearchParams, scale: PriceScale): PriceRange | null {
  const boxes = customBoxes(params);
  return boxes && customRange(boxes, { scale });
}

export type PriceBoxes = { min: string; max: string };

/** The text of the two boxes; null if the custom range is off. */
export function customBoxes(params: URLSearchParams): PriceBoxes | null {
  if (params.get("customPrice") !== "1") return null;
  return { min: params.get("priceMin")?.trim() ?? "", max: params.get("priceMax")?.trim() ?? "" };
}

/**
 * The range of the two boxes: whole RON, the scale's ends for empty boxes, nothing below its lowest (spec 4 and 5).
 * `edited` is the box that was edited: the other end is moved to stay one step away. Without it (a form without
 * JavaScript) the boxes are sorted. Null if a box is not a number.
 */
export function customRange(
  { min, max }: PriceBoxes,
  { scale, edited }: { scale: PriceScale; edited?: keyof PriceBoxes | undefined },
): PriceRange | null {
  const from = amountTyped(min, { whenEmpty: scale.lowest, scale });
  const to = amountTyped(max, { whenEmpty: scale.highest, scale });
  if (from === null || to === null) return null;
  if (edited === "min")
    return {
      min: Math.min(from, HIGHEST_AMOUNT - scale.step),
      max: Math.min(Math.max(to, from + scale.step), HIGHEST_AMOUNT),
    };
  if (edited === "max")
    return {
      min: Math.max(Math.min(from, to - scale.step), scale.lowest),
      max: Math.max(to, scale.lowest + scale.step),
    };
  return { min: Math.min(from, to), max: Math.max(from, to) };
}

function amountTyped(text: string, { whenEmpty, scale }: { whenEmpty: number; scale: PriceScale }): number | null {
  if (text.trim() === "") return whenEmpty;
  // "3.500" is three thousand five hundred; what only a program writes ("1e3", "-5") is a number.
  const typed = parseAmount(text);
  const amount = Math.round(typed === null ? Number(text) : typed / 100);
  return Number.isNaN(amount) ? null : Math.min(Math.max(amount, scale.lowest), HIGHEST_AMOUNT);
}

/** A capacity filter needs its kind of drive to be chosen (spec 4): these options have no meaning without it. */
export function capacitiesOfAbsentDrives(choices: CatalogueFilter["choices"]): { facet: string; value: string }[] {
  const [type] = choices["storageType"] ?? [];
  return drives
    .filter((drive) => type !== drive && type !== "both")
    .map((drive) => `${drive}Capacity`)
    .flatMap((facet) => (choices[facet] ?? []).map((value) => ({ facet, value })));
}

const drives = ["ssd", "hdd"] as const;

export function priceRangeText({ min, max }: PriceRange): string {
  return `${min}-${max ?? ""}`;
}

/** The two ends in bani, both included. */
export function boundsOf({ min, max }: PriceRange): { from: Bani; to: Bani | null } {
  return { from: ron(min), to: max === null ? null : ron(max) };
}

/** The range of the list between two bounds in bani, both included: whole RON, never beyond the bounds. Null is no bound. */
export function priceRangeBetween({ from, to }: { from: Bani | null; to: Bani | null }): PriceRange {
  return { min: ceilRon(from ?? NOTHING), max: to === null ? null : floorRon(to) };
}

export function isInPriceRange(price: Bani, range: PriceRange): boolean {
  const { from, to } = boundsOf(range);
  return price >= from && (to === null || price <= to);
}

/** Whether the range was typed, not a preset. */
export function isCustomPrice(productType: ProductType, range: PriceRange | null): boolean {
  if (range === null) return false;
  const text = priceRangeText(range);
  return !pricePresetsOf(productType).some((preset) => priceRangeText(preset) === text);
}

/** The canonical query of a filter: known parameters, sorted, defaults left out. Also used as a cache key. */
export function queryOf(filter: CatalogueFilter): string {
  const pairs: [string, string][] = [];
  if (filter.q) pairs.push(["q", filter.q]);
  if (filter.sort !== "newest") pairs.push(["sort", filter.sort]);
  if (filter.price) pairs.push(["priceRange", priceRangeText(filter.price)]);
  for (const [facet, values] of Object.entries(filter.choices)) {
    for (const value of values) pairs.push([facet, value]);
  }
  if (filter.game) pairs.push(["game", filter.game]);
  if (filter.within) pairs.push(["within", "1"]);
  if (filter.myPc) pairs.push([MY_PC_KEY, "1"]);
  if (filter.page > 1) pairs.push(["page", String(filter.page)]);
  pairs.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1));
  return new URLSearchParams(pairs).toString();
}

/** The filter without a facet's choices, at the first page. */
export function withoutFacet(filter: CatalogueFilter, facet: string): CatalogueFilter {
  const { [facet]: _, ...others } = filter.choices;
  return { ...filter, choices: others, page: 1 };
}

/** The filter without one option of a facet, at the first page. */
export function without(filter: CatalogueFilter, facet: string, value: string): CatalogueFilter {
  const left = (filter.choices[facet] ?? []).filter((chosen) => chosen !== value);
  const rest = withoutFacet(filter, facet);
  return left.length > 0 ? { ...rest, choices: { ...rest.choices, [facet]: left } } : rest;
}
