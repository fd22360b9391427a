// What a visitor asks the shelf for, as the list's URL says it.
// Must always hold: any URL gives a usable filter; what was not understood is left out and named, never an error.

import { ron, type Bani } from "../../base/money.ts";
import { squash } from "../../base/text.ts";
import { facetsOf, pricePresetsOf, priceScaleOf, type Aisle, type Facet, type PriceRange, type PriceScale } from "./facets.ts";
import { games, type Game } from "./specs.ts";

export const sorts = ["newest", "priceAsc", "priceDesc", "performance"] as const; // spec 4
export type Sort = (typeof sorts)[number];

export type CatalogueFilter = {
  aisle: Aisle;
  /** Free text; empty where nothing is searched for. */
  q: string;
  sort: Sort;
  price: PriceRange | null;
  /** Chosen options by facet; a facet without a choice is absent. */
  choices: Readonly<Record<string, readonly string[]>>;
  /** The game that performance is judged by. It filters nothing. */
  game: Game | null;
  /** Whether text and filters combine (decision 4). */
  within: boolean;
  page: number;
};

/** A part of the URL that was left out. */
export type Dropped = { parameter: string; value: string };

const LONGEST_TEXT = 100;
const MOST_CHOICES = 60;
const MOST_NAMED = 8;
const HIGHEST_AMOUNT = 1_000_000; // RON

export function everything(aisle: Aisle): CatalogueFilter {
  return { aisle, q: "", sort: "newest", price: null, choices: {}, game: null, within: false, page: 1 };
}

/** Sorting by performance needs measured machines: components are sorted by age and price only. */
export function sortsOf(aisle: Aisle): readonly Sort[] {
  return aisle === "pc" ? sorts : sorts.filter((sort) => sort !== "performance");
}

export function hasFilters(filter: CatalogueFilter): boolean {
  return filter.price !== null || Object.keys(filter.choices).length > 0;
}

/** Whether the shelf knows an option of a facet whose options are what it holds. */
export type KnowsOption = (aisle: Aisle, facet: string, value: string) => boolean;

/** Reads a list's URL. `dropped` names what could not be used; `cleared` says that filters gave way to the text. */
export function parseFilter(
  aisle: Aisle,
  { params, knows }: { params: URLSearchParams; knows: KnowsOption },
): { filter: CatalogueFilter; dropped: Dropped[]; cleared: boolean } {
  const dropped: Dropped[] = [];
  const drop = (parameter: string, value: string) => {
    if (dropped.length < MOST_NAMED) dropped.push({ parameter, value: value.slice(0, 40) });
  };
  const single = <T>(parameter: string, parse: (text: string) => T | null): T | null => {
    let found: T | null = null;
    for (const text of valuesOf(params, parameter)) {
      const value: T | null = found === null ? parse(text) : null;
      if (value === null) drop(parameter, text);
      else found = value;
    }
    return found;
  };

  const choices: Record<string, readonly string[]> = {};
  for (const facet of facetsOf(aisle)) {
    const chosen = parseChoices(facet, { texts: valuesOf(params, facet.key), knows: (value) => knows(aisle, facet.key, value), drop });
    if (chosen.length > 0) choices[facet.key] = chosen;
  }
  dropCapacityOfAbsentDrive(choices, drop);

  const filter: CatalogueFilter = {
    aisle,
    q: single("q", parseText) ?? "",
    sort: single("sort", (text) => sortsOf(aisle).find((sort) => sort === text) ?? null) ?? "newest",
    price: parseCustomPrice(params, { scale: priceScaleOf(aisle), drop }) ?? single("priceRange", parsePriceRange),
    choices,
    game: aisle === "pc" ? single("game", (text) => games.find((game) => game === text.toLowerCase()) ?? null) : null,
    within: params.get("within") === "1",
    page: single("page", parsePage) ?? 1,
  };
  if ((params.get("q")?.length ?? 0) > LONGEST_TEXT) drop("q", params.get("q") ?? "");

  if (filter.q === "" || filter.within || !hasFilters(filter)) return { filter, dropped, cleared: false };
  return { filter: { ...filter, price: null, choices: {} }, dropped, cleared: true };
}

/** The values given to a parameter, without the empty ones that an untouched form field sends. */
function valuesOf(params: URLSearchParams, parameter: string): string[] {
  return params.getAll(parameter).slice(0, MOST_CHOICES).map((text) => text.trim()).filter((text) => text !== "");
}

function parseChoices(
  facet: Facet,
  { texts, knows, drop }: { texts: string[]; knows: (value: string) => boolean; drop: (parameter: string, value: string) => void },
): string[] {
  const chosen = new Set<string>();
  for (const text of texts) {
    const value = optionOf(facet, { text, knows });
    if (value === null || (facet.pick === "one" && chosen.size > 0 && !chosen.has(value))) drop(facet.key, text);
    else chosen.add(value);
  }
  return [...chosen].toSorted();
}

/** "16", "16GB" and "16gb" are one option; so are "4000" and "4000+". */
function optionOf(facet: Facet, { text, knows }: { text: string; knows: (value: string) => boolean }): string | null {
  if (facet.options === null) {
    const value = text.toLowerCase();
    return knows(value) ? value : null;
  }
  const meant = squash(text);
  const option = facet.options.find(({ value }) => squash(value) === meant || squash(value) === `${meant}gb`);
  return option?.value ?? null;
}

/** A capacity is a question about a drive of its kind (spec 4): without that kind it has no meaning. */
function dropCapacityOfAbsentDrive(
  choices: Record<string, readonly string[]>,
  drop: (parameter: string, value: string) => void,
) {
  const [type] = choices["storageType"] ?? [];
  for (const [facet, other] of [["ssdCapacity", "hdd"], ["hddCapacity", "ssd"]] as const) {
    const [capacity] = choices[facet] ?? [];
    if (type !== other || capacity === undefined) continue;
    drop(facet, capacity);
    delete choices[facet];
  }
}

/** Text in which there is no letter and no digit asks for nothing. */
function parseText(text: string): string | null {
  const asked = text.replace(/\s+/g, " ").slice(0, LONGEST_TEXT).trim();
  return squash(asked) === "" ? null : asked;
}

function parsePage(text: string): number | null {
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
}

/** "2000-3000", or "5000-" for over 5000. A reversed range is no range. */
function parsePriceRange(text: string): PriceRange | null {
  const [, from, to] = /^(\d{1,7})-(\d{0,7})$/.exec(text) ?? [];
  if (from === undefined) return null;
  return priceRange(Number(from), to ? Number(to) : null);
}

function priceRange(min: number, max: number | null): PriceRange | null {
  if (min > HIGHEST_AMOUNT || (max !== null && (max > HIGHEST_AMOUNT || max < min))) return null;
  return { min, max };
}

/** The custom range's two boxes, as its form sends them before JavaScript (spec 4: 500 and 15000 where left empty). */
function parseCustomPrice(
  params: URLSearchParams,
  { scale, drop }: { scale: PriceScale; drop: (parameter: string, value: string) => void },
): PriceRange | null {
  if (params.get("customPrice") !== "1") return null;
  const from = params.get("priceMin")?.trim() || String(scale.lowest);
  const to = params.get("priceMax")?.trim() || String(scale.highest);
  const range = parsePriceRange(`${from}-${to}`);
  if (range === null) drop("priceRange", `${from}-${to}`);
  return range;
}

export function priceRangeText({ min, max }: PriceRange): string {
  return `${min}-${max ?? ""}`;
}

/** The two ends in bani, both included. */
export function boundsOf({ min, max }: PriceRange): { from: Bani; to: Bani | null } {
  return { from: ron(min), to: max === null ? null : ron(max) };
}

/** Whether the range is one that was typed, not a preset. */
export function isCustomPrice(aisle: Aisle, range: PriceRange | null): boolean {
  if (range === null) return false;
  const text = priceRangeText(range);
  return !pricePresetsOf(aisle).some((preset) => priceRangeText(preset) === text);
}

/** The one way to write a filter as a query: known parameters, sorted, defaults left out. It is also its cache key. */
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
  if (filter.page > 1) pairs.push(["page", String(filter.page)]);
  pairs.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1));
  return new URLSearchParams(pairs).toString();
}

/** The list's address without and with its query. */
export function pathOf(aisle: Aisle): string {
  return aisle === "pc" ? "/products" : `/components/${aisle}`;
}

export function hrefOf(filter: CatalogueFilter): string {
  const query = queryOf(filter);
  return query ? `${pathOf(filter.aisle)}?${query}` : pathOf(filter.aisle);
}

/** The filter without anything chosen of a facet; it starts at the first page again. */
export function withoutFacet(filter: CatalogueFilter, facet: string): CatalogueFilter {
  const { [facet]: _, ...others } = filter.choices;
  return { ...filter, choices: others, page: 1 };
}

/** The filter with one option of a facet taken out; it starts at the first page again. */
export function without(filter: CatalogueFilter, facet: string, value: string): CatalogueFilter {
  const left = (filter.choices[facet] ?? []).filter((chosen) => chosen !== value);
  const rest = withoutFacet(filter, facet);
  return left.length > 0 ? { ...rest, choices: { ...rest.choices, [facet]: left } } : rest;
}
