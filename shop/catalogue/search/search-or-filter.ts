// How search text and filters combine, and where else a text leads.

import type { ListingId } from "../../../base/id.ts";
import { squash } from "../../../base/text.ts";
import type { ProductType } from "../product-type.ts";
import type { FacetCount } from "./facet-options.ts";
import { everything, type CatalogueFilter } from "./filter.ts";
import { withoutIdleWords } from "./idle-words.ts";
import type { Results } from "./search-index.ts";
import type { CatalogueIndex } from "../catalogue-index.server.ts";
import { categories, type Category, type Game } from "../specs.ts";

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
