// What a list of the catalogue shows for an address, for the PCs and for each component category.

import { redirect } from "react-router";
import type { ProductType } from "../../../shop/catalogue/product-type.ts";
import { productTypeNamedIn } from "../../../shop/catalogue/product-type-words.ts";
import type { FacetCount } from "../../../shop/catalogue/search/facet-options.ts";
import { everything, hasFilters, type CatalogueFilter } from "../../../shop/catalogue/search/filter.ts";
import { parseFilter, type Dropped } from "../../../shop/catalogue/search/parse-filter.ts";
import type { PriceCount, Results } from "../../../shop/catalogue/search/search-index.ts";
import {
  foundElsewhere,
  presetFilter,
  searchOrFilter,
  wayInto,
} from "../../../shop/catalogue/search/search-or-filter.ts";
import type { CatalogueIndex } from "../../../shop/catalogue/catalogue-index.server.ts";
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
  matchQuality: Results["matchQuality"];
  /** Where else the text is found. */
  elsewhere: { productType: ProductType; count: number }[];
  /** The category that the text names, with what else it asks for; null where it names none. */
  pointer: Pointer | null;
};

export type Pointer = { productType: ProductType; rest: string; href: string; count: number };

/** What an address of the list shows at `now`. Throws the way to the category where the text is nothing but a category's name. */
export function listAt(
  productType: ProductType,
  { request, catalogueIndex, now }: { request: Request; catalogueIndex: CatalogueIndex; now: Date },
): List {
  const { filter, dropped, unnamed, cleared } = parseFilter(productType, {
    params: new URL(request.url).searchParams,
    knows: catalogueIndex.knows,
  });
  const named = filter.q === "" ? null : productTypeNamedIn(filter.q);
  if (named?.rest === "" && !(filter.within && hasFilters(filter)))
    throw redirect(links.list(everything(named.productType)));
  const { total, page, pages, listings, facets, prices, matchQuality } = searchOrFilter(filter, catalogueIndex);
  return {
    filter: { ...filter, page },
    dropped: page === filter.page ? dropped : [...dropped, { parameter: "page", value: String(filter.page) }],
    unnamed,
    cleared,
    total,
    pages,
    cards: cardsOf(listings, { game: filter.game, wasPriceOf: (id) => catalogueIndex.wasPriceOf(id, now) }),
    facets,
    prices,
    matchQuality,
    elsewhere: filter.q ? foundElsewhere(filter, catalogueIndex) : [],
    pointer: named && pointerTo(named, catalogueIndex),
  };
}

function pointerTo(
  { productType, rest }: { productType: ProductType; rest: string },
  catalogueIndex: CatalogueIndex,
): Pointer {
  const way = wayInto({ productType, rest }, catalogueIndex);
  return { productType, rest: way.rest, href: links.list(way.filter), count: way.count };
}

/** Where a game's preset leads: the list with its processors, graphics cards and memory chosen (spec 4). */
export function presetHref(game: Game, catalogueIndex: CatalogueIndex): string {
  return links.list(presetFilter(game, catalogueIndex));
}
