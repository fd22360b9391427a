// How a text that is searched for and the filters beside it go together, and where else a text leads.

import { squash } from "../../../base/text.ts";
import type { Aisle } from "../product-type.ts";
import type { FacetCount } from "./facet-options.ts";
import { everything, type CatalogueFilter } from "./filter.ts";
import type { Results } from "./search-index.ts";
import type { Shelf } from "../catalogue-index.server.ts";
import { categories, type Category, type Game } from "../specs.ts";

/** Choosing a filter leaves a text behind unless they combine: the counts beside the options must say what choosing gives. */
export function searchOrFilter(filter: CatalogueFilter, shelf: Pick<Shelf, "search">): Results {
  const results = shelf.search(filter);
  if (filter.q === "" || filter.within) return results;
  const { facets, prices } = shelf.search({ ...filter, q: "" });
  return { ...results, facets, prices };
}

/** The other product types in which the text is found, and how often. */
export function foundElsewhere({ aisle, q }: Pick<CatalogueFilter, "aisle" | "q">, shelf: Pick<Shelf, "countText">): { aisle: Aisle; count: number }[] {
  return (["pc", ...categories] satisfies (Aisle | Category)[])
    .filter((other) => other !== aisle)
    .map((other) => ({ aisle: other, count: shelf.countText(other, q) }))
    .filter(({ count }) => count > 0);
}

/**
 * Where a text leads that names a category: the category with the rest of the text as its filters where it names options, else as its
 * search, else the whole category (`rest` is empty then).
 */
export function wayInto({ aisle, rest }: { aisle: Aisle; rest: string }, shelf: Pick<Shelf, "search" | "countText" | "count">): { filter: CatalogueFilter; rest: string; count: number } {
  const all = everything(aisle);
  const choices = optionsNamedIn(rest, shelf.search(all).facets);
  const narrowed = choices && { ...all, choices };
  const ways = [...(narrowed ? [{ filter: narrowed, count: shelf.search(narrowed).total }] : []), { filter: { ...all, q: rest }, count: rest === "" ? 0 : shelf.countText(aisle, rest) }];
  const way = ways.find(({ count }) => count > 0);
  return way ? { ...way, rest } : { filter: all, rest: "", count: shelf.count(aisle) };
}

/** Null where a word of the text is no option of the category. */
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

/** All PCs with the processors, graphics cards and memory that a game asks for (spec 4). */
export function presetFilter(game: Game, shelf: Pick<Shelf, "gamePresets" | "knows">): CatalogueFilter {
  const { cpus, gpus, ramCapacity } = shelf.gamePresets()[game];
  const choices: Record<string, string[]> = { ramCapacity: [ramCapacity] };
  for (const [facet, values] of Object.entries({ cpus, gpus })) {
    const known = values.filter((value) => shelf.knows("pc", facet, value));
    if (known.length > 0) choices[facet] = known;
  }
  return { ...everything("pc"), game, choices };
}
