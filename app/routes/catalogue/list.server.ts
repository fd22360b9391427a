// What a list of the catalogue shows for an address, for the PCs and for each component category.

import { redirect } from "react-router";
import { squash } from "../../../base/text.ts";
import type { Aisle } from "../../../shop/catalogue/aisle.ts";
import { aisleNamedIn } from "../../../shop/catalogue/aisle-words.ts";
import type { FacetCount } from "../../../shop/catalogue/facet-options.ts";
import { everything, hasFilters, type CatalogueFilter } from "../../../shop/catalogue/filter.ts";
import { parseFilter, type Dropped } from "../../../shop/catalogue/parse-filter.ts";
import type { PriceCount, Results } from "../../../shop/catalogue/search-index.ts";
import type { Shelf } from "../../../shop/catalogue/shelf.server.ts";
import { categories, type Category, type Game } from "../../../shop/catalogue/specs.ts";
import { links } from "../../links.ts";
import { cardsOf, type Card } from "../../ui/catalogue/card.ts";
import { pack, type Packed } from "./packed.ts";

export type List = {
  filter: CatalogueFilter;
  dropped: Dropped[];
  /** How much more was left out than is named. */
  unnamed: number;
  /** Filters gave way to a text that was searched for (rule 4). */
  cleared: boolean;
  total: number;
  pages: number;
  cards: Card[];
  facets: FacetCount[];
  prices: PriceCount[];
  closeness: Results["closeness"];
  /** Where else the text is found. */
  elsewhere: { aisle: Aisle; count: number }[];
  /** The category that the text names, with what else it asks for; null where it names none. */
  pointer: Pointer | null;
};

export type Pointer = { aisle: Aisle; rest: string; href: string; count: number };

/** A list on its way to the page: what it is long of as one text. */
export type ShownList = Omit<List, Long> & { long: Packed<Pick<List, Long>> };
type Long = "cards" | "facets" | "prices";

export function shownList({ cards, facets, prices, ...list }: List): ShownList {
  return { ...list, long: pack({ cards, facets, prices }) };
}

/** What an address of the list shows at `now`. Throws the way to the category where the text is nothing but a category's name. */
export function listAt(aisle: Aisle, { request, shelf, now }: { request: Request; shelf: Shelf; now: Date }): List {
  const { filter, dropped, unnamed, cleared } = parseFilter(aisle, { params: new URL(request.url).searchParams, knows: shelf.knows });
  const named = filter.q === "" ? null : aisleNamedIn(filter.q);
  if (named?.rest === "" && !(filter.within && hasFilters(filter))) throw redirect(links.list(everything(named.aisle)));
  const { total, page, pages, listings, facets, prices, closeness } = search(filter, shelf);
  return {
    filter: { ...filter, page },
    dropped: page === filter.page ? dropped : [...dropped, { parameter: "page", value: String(filter.page) }],
    unnamed,
    cleared,
    total,
    pages,
    cards: cardsOf(listings, { game: filter.game, wasPriceOf: (id) => shelf.wasPriceOf(id, now) }),
    facets,
    prices,
    closeness,
    elsewhere: filter.q ? elsewhere(filter, shelf) : [],
    pointer: named && pointerTo(named, shelf),
  };
}

/** The category with the rest of the text as its filters where it names options, else as its search, else the whole category. */
function pointerTo({ aisle, rest }: { aisle: Aisle; rest: string }, shelf: Shelf): Pointer {
  const all = everything(aisle);
  const choices = optionsNamedIn(rest, shelf.search(all).facets);
  const narrowed = choices && { ...all, choices };
  const ways = [...(narrowed ? [{ filter: narrowed, count: shelf.search(narrowed).total }] : []), { filter: { ...all, q: rest }, count: rest === "" ? 0 : shelf.countText(aisle, rest) }];
  const way = ways.find(({ count }) => count > 0);
  return way ? { aisle, rest, href: links.list(way.filter), count: way.count } : { aisle, rest: "", href: links.list(all), count: shelf.count(aisle) };
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

/** Choosing a filter leaves a text behind unless they combine: the counts beside the options must say what choosing gives. */
export function search(filter: CatalogueFilter, shelf: Shelf): Results {
  const results = shelf.search(filter);
  if (filter.q === "" || filter.within) return results;
  const { facets, prices } = shelf.search({ ...filter, q: "" });
  return { ...results, facets, prices };
}

function elsewhere({ aisle, q }: CatalogueFilter, shelf: Shelf): List["elsewhere"] {
  return (["pc", ...categories] satisfies (Aisle | Category)[])
    .filter((other) => other !== aisle)
    .map((other) => ({ aisle: other, count: shelf.countText(other, q) }))
    .filter(({ count }) => count > 0);
}

/** Where a game's preset leads: the list with its processors, graphics cards and memory chosen (spec 4). */
export function presetHref(game: Game, shelf: Shelf): string {
  const { cpus, gpus, ramCapacity } = shelf.gamePresets()[game];
  const choices: Record<string, string[]> = { ramCapacity: [ramCapacity] };
  for (const [facet, values] of Object.entries({ cpus, gpus })) {
    const known = values.filter((value) => shelf.knows("pc", facet, value));
    if (known.length > 0) choices[facet] = known;
  }
  return links.list({ ...everything("pc"), game, choices });
}
