// The view of a catalogue list for a URL, for PCs and for each component category.

import { redirect } from "react-router";
import type { ProductType } from "../../../shop/catalogue/product-type.ts";
import { productTypeNamedIn } from "../../../shop/catalogue/product-type-words.ts";
import type { FacetCount } from "../../../shop/catalogue/search/facet-options.ts";
import {
  everything,
  hasFilters,
  performanceTestOf,
  type CatalogueFilter,
} from "../../../shop/catalogue/search/filter.ts";
import { parseFilter, type Dropped } from "../../../shop/catalogue/search/parse-filter.ts";
import type { PriceCount, Results } from "../../../shop/catalogue/search/search-index.ts";
import {
  foundElsewhere,
  presetFilter,
  relaxedFilters,
  samePartsElsewhere,
  searchOrFilter,
  specSources,
  filterForCategory,
  type RelaxedFilter,
} from "../../../shop/catalogue/search/search-or-filter.ts";
import type { CatalogueIndex } from "../../../shop/catalogue/catalogue-index.server.ts";
import type { FitCounts } from "../../../shop/own-pc/fit-verdict.ts";
import type { Game } from "../../../shop/catalogue/specs.ts";
import {
  doubtedPriceIn,
  foreignPriceIn,
  readSpecs,
  type SpecSources,
} from "../../../shop/catalogue/search/read-specs.ts";
import { withoutIdleWords } from "../../../shop/catalogue/search/idle-words.ts";
import { findListingOfUnit } from "../../../shop/catalogue/find-offered.server.ts";
import type { GroupValues } from "../../../shop/settings/groups.ts";
import { squash } from "../../../base/text.ts";
import type { Queryable } from "../../../base/db.server.ts";
import type { Currency } from "../../../base/amounts/tokens.ts";
import { links } from "../../links.ts";
import type { OwnFits } from "../../shared/own-pc/fit.ts";
import { cardsOf, type ListingCard } from "../../shared/catalogue/card.ts";

export type List = {
  filter: CatalogueFilter;
  dropped: Dropped[];
  /** The number of dropped values beyond those that are named. */
  unnamed: number;
  /** A text search cleared the filters (rule 4). */
  cleared: boolean;
  total: number;
  pages: number;
  cards: ListingCard[];
  facets: FacetCount[];
  prices: PriceCount[];
  matchQuality: Results["matchQuality"];
  /** Other product types in which the text, or the part that is filtered by, is found. */
  elsewhere: { productType: ProductType; count: number; href: string }[];
  /** What there is with one condition less, where nothing was found. */
  relaxed: (Pick<RelaxedFilter, "without" | "count"> & { href: string })[];
  /** The currency of a price in the search text, if no rate is set for it. */
  foreign: Currency | null;
  /** The price that was probably meant by an absurdly low one ("a PC for 3.50"), in RON, with the list up to it. */
  doubted: { meant: number; href: string } | null;
  /** With the filter "fits my PC": whether the visitor described one, and of how many listings nobody can tell. */
  myPc: { hasPc: boolean; unknown: number } | null;
  /** The verdicts about its cards, in a list with that filter. */
  fits?: OwnFits["fits"] | null;
  /** The category that the search text names, with the rest of the search; null if it names none. */
  pointer: Pointer | null;
};

export type Pointer = { productType: ProductType; rest: string; href: string; count: number };

/**
 * The view of the list for a URL at `now`; `fits`: which components fit the visitor's own PC, if they described one. Throws a redirect if the
 * search text is just the name of a category, or if nothing here matches it and another list or fewer words do.
 */
export function listAt(
  productType: ProductType,
  {
    request,
    catalogueIndex,
    now,
    fits = null,
    rates,
  }: {
    request: Request;
    catalogueIndex: CatalogueIndex;
    now: Date;
    fits?: FitCounts | null;
    /** Without them a price in another currency is not read. */
    rates?: GroupValues["rates"];
  },
): List {
  const {
    filter: requested,
    dropped,
    unnamed,
    cleared,
  } = parseFilter(productType, {
    params: new URL(request.url).searchParams,
    knows: catalogueIndex.knows,
  });
  const sources = specSources(catalogueIndex, (currency) =>
    rates && currency in rates ? (rates[currency as keyof typeof rates]?.value ?? null) : null,
  );
  const doubted = doubtedPriceOf(requested, catalogueIndex);
  const filter = doubted ? requested : withSpecs(requested, { cleared, catalogueIndex, sources });
  const named = filter.q === "" || doubted ? null : productTypeNamedIn(filter.q);
  const combines = filter.within && hasFilters(filter);
  if (named?.rest === "" && !combines) throw redirect(links.list(wholeList(named.productType, filter)));
  const among = filter.myPc && fits ? fits.fitting : undefined;
  const results = searchOrFilter(filter, catalogueIndex, among);
  const categoryList = named && listFor(named, { from: filter, catalogueIndex });
  // A list of what fits the visitor's own PC stays: the other list would show what does not fit.
  if (results.total === 0 && filter.q !== "" && !combines && !filter.myPc && !doubted) {
    const { pointer, isUnderstood } =
      categoryList ?? listFor({ productType, rest: filter.q }, { from: filter, catalogueIndex });
    if (isUnderstood && pointer.count > 0) throw redirect(pointer.href);
  }
  const { total, page, pages, listings, facets, prices, matchQuality } = results;
  return {
    filter: { ...filter, page },
    dropped: page === filter.page ? dropped : [...dropped, { parameter: "page", value: String(filter.page) }],
    unnamed,
    cleared,
    total,
    pages,
    cards: cardsOf(listings, {
      test: performanceTestOf(filter) ?? filter.game,
      wasPriceOf: (id) => catalogueIndex.wasPriceOf(id, now),
    }),
    facets,
    prices,
    matchQuality,
    myPc: filter.myPc ? { hasPc: fits !== null, unknown: fits?.unknown ?? 0 } : null,
    elsewhere: elsewhereOf(filter, catalogueIndex),
    relaxed:
      total > 0 || filter.myPc
        ? []
        : relaxedFilters(filter, catalogueIndex).map(({ filter: left, ...relaxed }) => ({
            ...relaxed,
            href: links.list(left),
          })),
    foreign: filter.q === "" ? null : foreignPriceIn(filter.q, sources),
    doubted,
    pointer: categoryList?.pointer ?? null,
  };
}

/** What is asked about an absurdly low price in the search text; null where there is none. */
function doubtedPriceOf({ q, productType }: CatalogueFilter, catalogueIndex: CatalogueIndex): List["doubted"] {
  if (q === "" || !/\d/.test(q)) return null;
  const type = productTypeNamedIn(q)?.productType ?? productType;
  const [cheapest] = catalogueIndex.search({ ...everything(type), sort: "priceAsc" }).listings;
  const meant = doubtedPriceIn(q, { cheapest: cheapest?.price ?? null });
  return meant === null ? null : { meant, href: links.list({ ...everything(type), price: { min: 0, max: meant } }) };
}

type Reading = { cleared: boolean; catalogueIndex: CatalogueIndex; sources: SpecSources };

/**
 * The filter with the specs of its text as filters; the same filter if the text names none, or only models that the text finds too. Throws a
 * redirect to the list of what was read, but stays where the filters of before were removed, so that the list can say so.
 */
function withSpecs(filter: CatalogueFilter, { cleared, catalogueIndex, sources }: Reading): CatalogueFilter {
  if (filter.q === "" || filter.myPc) return filter;
  const read = readSpecs(filter.q, { productType: filter.productType, sources });
  if (!read) return filter;
  const isHere = read.filter.productType === filter.productType;
  if (read.isModelsOnly && isHere && isFoundAsText(filter, catalogueIndex)) return filter;
  if (filter.within && hasFilters(filter)) {
    if (!isHere) return filter;
    const { q, price, choices, game } = read.filter;
    throw redirect(
      links.list({
        ...filter,
        q,
        price: price ?? filter.price,
        choices: { ...filter.choices, ...choices },
        game: game ?? filter.game,
        page: 1,
      }),
    );
  }
  const target = inOrderOf(filter, read.filter);
  const found = { ...target, game: read.filter.game ?? target.game };
  if (cleared && isHere) return found;
  throw redirect(links.list(found));
}

/** Whether the text is found as it was typed, or all its words are; with the words that name a product, or without. */
function isFoundAsText({ productType, q }: CatalogueFilter, catalogueIndex: CatalogueIndex): boolean {
  const named = withoutIdleWords(productTypeNamedIn(q)?.rest ?? q).text;
  return [q, named].some((text) => {
    const { total, matchQuality } = catalogueIndex.search({ ...everything(productType), q: text });
    return text !== "" && total > 0 && matchQuality !== "typo";
  });
}

/**
 * Where a search for a code on a label leads: to the product of a unit, or to where orders are found by their number, which says nothing of
 * whether there is such an order. Null for any other text.
 */
export async function pageOfCode(request: Request, { db }: { db: Queryable }): Promise<string | null> {
  const code = squash(new URL(request.url).searchParams.get("q")?.slice(0, MAX_CODE) ?? "").toUpperCase();
  if (/^ORD\d{6}$/.test(code)) return links.orders();
  const [, series, digits, letter] = /^(PC?B)(\d{6})([A-Z]?)$/.exec(code) ?? [];
  const id = series ? await findListingOfUnit(db, `${series}-${digits}${letter}`) : null;
  return id === null ? null : links.product(id);
}

const MAX_CODE = 20; // characters

function elsewhereOf(filter: CatalogueFilter, catalogueIndex: CatalogueIndex): List["elsewhere"] {
  const byText = filter.q === "" ? [] : foundElsewhere(filter, catalogueIndex);
  return [
    ...samePartsElsewhere(filter, catalogueIndex).map(({ filter: list, ...found }) => ({
      ...found,
      href: links.list(list),
    })),
    ...byText.map((found) => ({ ...found, href: links.list({ ...everything(found.productType), q: filter.q }) })),
  ];
}

/** The list that a text leads to from another list. `isUnderstood`: it answers every word of the text. */
function listFor(
  { productType, rest }: { productType: ProductType; rest: string },
  { from, catalogueIndex }: { from: CatalogueFilter; catalogueIndex: CatalogueIndex },
): { pointer: Pointer; isUnderstood: boolean } {
  const { filter, isUnderstood, ...found } = filterForCategory({ productType, rest }, catalogueIndex);
  return { pointer: { productType, ...found, href: links.list(inOrderOf(from, filter)) }, isUnderstood };
}

/** All of a product type, in the visitor's order; only what fits their own PC if they asked for that in the same list. */
function wholeList(productType: ProductType, from: CatalogueFilter): CatalogueFilter {
  const whole = inOrderOf(from, everything(productType));
  return from.myPc && from.productType === productType ? { ...whole, myPc: true } : whole;
}

/** The filter with the visitor's game and order, where they have a meaning; an order that the text asks for has priority. */
function inOrderOf({ productType, game, sort }: CatalogueFilter, filter: CatalogueFilter): CatalogueFilter {
  if (filter.productType !== productType) return filter;
  return { ...filter, game, sort: filter.sort === everything(productType).sort ? sort : filter.sort };
}

/** The target of a game's preset: the list with its processors, graphics cards and memory chosen (spec 4). */
export function presetHref(game: Game, catalogueIndex: CatalogueIndex): string {
  return links.list(presetFilter(game, catalogueIndex));
}
