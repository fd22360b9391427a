// How search text and filters combine, and where else a text leads.

import type { ListingId } from "../../../base/id.ts";
import { slug, squash } from "../../../base/text.ts";
import type { ProductType } from "../product-type.ts";
import type { FacetCount } from "./facet-options.ts";
import { capacitiesOfAbsentDrives, everything, withoutFacet, type CatalogueFilter } from "./filter.ts";
import { withoutIdleWords } from "./idle-words.ts";
import type { Results } from "./search-index.ts";
import type { CatalogueIndex } from "../catalogue-index.server.ts";
import { categories, partName, type Category, type Game } from "../specs.ts";
import type { SpecSources } from "./read-specs.ts";

/**
 * Unless they combine, choosing a filter removes the text: so the counts next to the options are computed without it.
 */
export function searchOrFilter(
  filter: CatalogueFilter,
  catalogueIndex: Pick<CatalogueIndex, "search">,
  among?: ReadonlySet<ListingId>,
): Results {
  const results = catalogueIndex.search(filter, among);
  if (filter.q === "" || filter.within) return results;
  const { facets, prices } = catalogueIndex.search({ ...filter, q: "" }, among);
  return { ...results, facets, prices };
}

/** The other product types with listings that match the text, with their number. */
export function foundElsewhere(
  { productType, q }: Pick<CatalogueFilter, "productType" | "q">,
  catalogueIndex: Pick<CatalogueIndex, "countText">,
): { productType: ProductType; count: number }[] {
  return (["pc", ...categories] satisfies (ProductType | Category)[])
    .filter((other) => other !== productType)
    .map((other) => ({ productType: other, count: catalogueIndex.countText(other, q) }))
    .filter(({ count }) => count > 0);
}

/**
 * The filter for a text that names a category: the category filtered by the rest of the text if it names options, else
 * searched for the rest, else the whole category (`rest` is then empty). `isUnderstood`: every word of the text was understood.
 */
export function filterForCategory(
  named: { productType: ProductType; rest: string },
  catalogueIndex: Pick<CatalogueIndex, "search" | "countText" | "count">,
): { filter: CatalogueFilter; rest: string; count: number; isUnderstood: boolean } {
  const { productType } = named;
  const { text: rest, isCheap } = withoutIdleWords(named.rest);
  const all: CatalogueFilter = { ...everything(productType), ...(isCheap && { sort: "priceAsc" }) };
  const choices = rest === "" ? null : optionsNamedIn(rest, catalogueIndex.search(all).facets);
  const narrowed = choices && { ...all, choices };
  const attempts = [
    ...(narrowed ? [{ filter: narrowed, count: catalogueIndex.search(narrowed).total }] : []),
    { filter: { ...all, q: rest }, count: rest === "" ? 0 : catalogueIndex.countText(productType, rest) },
  ];
  const match = attempts.find(({ count }) => count > 0);
  if (match) return { ...match, rest, isUnderstood: true };
  return { filter: all, rest: "", count: catalogueIndex.count(productType), isUnderstood: rest === "" };
}

/** Null if a word of the text is not an option of the category. */
function optionsNamedIn(text: string, facets: readonly FacetCount[]): CatalogueFilter["choices"] | null {
  const optionOf = (word: string) => {
    for (const { key, options } of facets) {
      const option = options.find(({ value, label }) => squash(label ?? value) === squash(word));
      if (option) return { key, value: option.value };
    }
    return null;
  };
  const whole = optionOf(text);
  const found = whole ? [whole] : text.split(" ").map(optionOf);
  const choices: Record<string, string[]> = {};
  for (const option of found) {
    if (option === null) return null;
    (choices[option.key] ??= []).push(option.value);
  }
  return choices;
}

/** All PCs with the processors, graphics cards and memory of a game's preset (spec 4). */
export function presetFilter(
  game: Game,
  catalogueIndex: Pick<CatalogueIndex, "gamePresets" | "knows">,
): CatalogueFilter {
  const { cpus, gpus, ramCapacity } = catalogueIndex.gamePresets()[game];
  const choices: Record<string, string[]> = { ramCapacity: [ramCapacity] };
  for (const [facet, values] of Object.entries({ cpus, gpus })) {
    const known = values.filter((value) => catalogueIndex.knows("pc", facet, value));
    if (known.length > 0) choices[facet] = known;
  }
  return { ...everything("pc"), game, choices };
}

/** What the reader of specs asks the index. `rateOf`: RON for one unit of a currency. */
export function specSources(
  catalogueIndex: Pick<CatalogueIndex, "search" | "all">,
  rateOf?: SpecSources["rateOf"],
): SpecSources {
  return {
    facetsOf: (productType) => catalogueIndex.search(everything(productType)).facets,
    vramOf(gpu) {
      const sizes = new Set<number>();
      for (const listing of catalogueIndex.all())
        if (listing.kind === "pc" && listing.specs.gpu && slug(partName(listing.specs.gpu)) === gpu)
          sizes.add(listing.specs.gpu.vramGb);
      return sizes;
    },
    ...(rateOf && { rateOf }),
  };
}

/** The facets that name one thing in several product types. */
const sameParts: readonly (readonly (readonly [ProductType, string])[])[] = [
  [
    ["motherboards", "sockets"],
    ["processors", "sockets"],
    ["coolers", "fits"],
  ],
  [
    ["pc", "gpus"],
    ["graphics-cards", "chips"],
  ],
];

/** The lists of other product types that have the sockets or the graphics cards of a filter. */
export function samePartsElsewhere(
  { productType, choices }: Pick<CatalogueFilter, "productType" | "choices">,
  catalogueIndex: Pick<CatalogueIndex, "search" | "knows">,
): { productType: ProductType; count: number; filter: CatalogueFilter }[] {
  return sameParts.flatMap((group) => {
    const [, own] = group.find(([type, key]) => type === productType && key in choices) ?? [];
    const values = own === undefined ? [] : (choices[own] ?? []);
    if (values.length === 0) return [];
    return group.flatMap(([type, key]) => {
      const known = values
        .flatMap((value) => [value, value.toUpperCase(), value.toLowerCase()])
        .filter((value) => catalogueIndex.knows(type, key, value));
      if (type === productType || known.length === 0) return [];
      const filter = { ...everything(type), choices: { [key]: [...new Set(known)].toSorted() } };
      const count = catalogueIndex.search(filter).total;
      return count > 0 ? [{ productType: type, count, filter }] : [];
    });
  });
}

/** One thing that a filter asks for: the text, the price, or the options of a facet. */
export type FilterCondition = { of: "text" } | { of: "price" } | { of: "facet"; key: string };
export type RelaxedFilter = { without: FilterCondition[]; filter: CatalogueFilter; count: number };

const MAX_RELAXED = 3;

/**
 * What a filter without results finds with one condition less, the nearest first: the fewest results. If no single condition is in the way, as many
 * as needed are left out: the text or the price first, then from the last.
 */
export function relaxedFilters(
  filter: CatalogueFilter,
  catalogueIndex: Pick<CatalogueIndex, "search">,
): RelaxedFilter[] {
  const conditions: FilterCondition[] = [
    ...(filter.q === "" ? [] : [{ of: "text" as const }]),
    ...(filter.price === null ? [] : [{ of: "price" as const }]),
    ...Object.keys(filter.choices).map((key) => ({ of: "facet" as const, key })),
  ];
  const relaxed = (without: FilterCondition[]): RelaxedFilter => {
    const left = without.reduce(withoutCondition, { ...filter, page: 1 });
    return { without, filter: left, count: catalogueIndex.search(left).total };
  };
  if (conditions.length < 2) return [];
  const single = conditions.map((condition) => relaxed([condition])).filter(({ count }) => count > 0);
  if (single.length > 0) return single.toSorted((a, b) => a.count - b.count).slice(0, MAX_RELAXED);
  const order = [...conditions.slice(0, 1), ...conditions.slice(1).toReversed()];
  for (let taken = 2; taken < order.length; taken++) {
    const found = relaxed(order.slice(0, taken));
    if (found.count > 0) return [found];
  }
  return [];
}

function withoutCondition(filter: CatalogueFilter, condition: FilterCondition): CatalogueFilter {
  if (condition.of === "text") return { ...filter, q: "" };
  if (condition.of === "price") return { ...filter, price: null };
  const left = withoutFacet(filter, condition.key);
  // A drive's size has no meaning without its kind.
  const idle = new Set(capacitiesOfAbsentDrives(left.choices).map(({ facet }) => facet));
  const choices = Object.fromEntries(Object.entries(left.choices).filter(([key]) => !idle.has(key)));
  return { ...left, choices };
}
