// What a list of the catalogue shows for an address, for the PCs and for each component category.

import { redirect } from "react-router";
import type { Aisle } from "../../../shop/catalogue/product-type.ts";
import { aisleNamedIn } from "../../../shop/catalogue/product-type-words.ts";
import type { FacetCount } from "../../../shop/catalogue/search/facet-options.ts";
import { everything, hasFilters, type CatalogueFilter } from "../../../shop/catalogue/search/filter.ts";
import { parseFilter, type Dropped } from "../../../shop/catalogue/search/parse-filter.ts";
import type { PriceCount, Results } from "../../../shop/catalogue/search/search-index.ts";
import { foundElsewhere, presetFilter, searchOrFilter, wayInto } from "../../../shop/catalogue/search/search-or-filter.ts";
import type { Shelf } from "../../../shop/catalogue/catalogue-index.server.ts";
import type { Game } from "../../../shop/catalogue/specs.ts";
import { links } from "../../links.ts";
import { cardsOf, type ListingCard } from "../../shared/catalogue/card.ts";

export type List = {
  filter: CatalogueFilter;
  dropped: Dropped[];
  /** How much more was left out than is named. */
  unnamed: number;
  /** Filters gave way to a text that was searched for (rule 4). */
  cleared: boolean;
  total: number;
  pages: number;
  cards: ListingCard[];
  facets: FacetCount[];
  prices: PriceCount[];
  closeness: Results["closeness"];
  /** Where else the text is found. */
  elsewhere: { aisle: Aisle; count: number }[];
  /** The category that the text names, with what else it asks for; null where it names none. */
  pointer: Pointer | null;
};

export type Pointer = { aisle: Aisle; rest: string; href: string; count: number };

/** What an address of the list shows at `now`. Throws the way to the category where the text is nothing but a category's name. */
export function listAt(aisle: Aisle, { request, shelf, now }: { request: Request; shelf: Shelf; now: Date }): List {
  const { filter, dropped, unnamed, cleared } = parseFilter(aisle, { params: new URL(request.url).searchParams, knows: shelf.knows });
  const named = filter.q === "" ? null : aisleNamedIn(filter.q);
  if (named?.rest === "" && !(filter.within && hasFilters(filter))) throw redirect(links.list(everything(named.aisle)));
  const { total, page, pages, listings, facets, prices, closeness } = searchOrFilter(filter, shelf);
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
    elsewhere: filter.q ? foundElsewhere(filter, shelf) : [],
    pointer: named && pointerTo(named, shelf),
  };
}

function pointerTo({ aisle, rest }: { aisle: Aisle; rest: string }, shelf: Shelf): Pointer {
  const way = wayInto({ aisle, rest }, shelf);
  return { aisle, rest: way.rest, href: links.list(way.filter), count: way.count };
}

/** Where a game's preset leads: the list with its processors, graphics cards and memory chosen (spec 4). */
export function presetHref(game: Game, shelf: Shelf): string {
  return links.list(presetFilter(game, shelf));
}
