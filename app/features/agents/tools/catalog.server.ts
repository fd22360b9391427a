// Searching and looking up products: the catalogue of the pages, by the protocol's names.
// https://ucp.dev/2026-04-08/specification/catalog/mcp

import { z } from "zod";
import { parseListingId } from "../../../../base/id.ts";
import { bani } from "../../../../base/money.ts";
import { findOffered } from "../../../../shop/catalogue/find-offered.server.ts";
import type { Listing } from "../../../../shop/catalogue/listing.ts";
import { productTypeOf, type PriceRange, type ProductType } from "../../../../shop/catalogue/product-type.ts";
import {
  everything,
  isInPriceRange,
  priceRangeBetween,
  type CatalogueFilter,
} from "../../../../shop/catalogue/search/filter.ts";
import { productTypeNamedIn } from "../../../../shop/catalogue/product-type-words.ts";
import { readSpecs } from "../../../../shop/catalogue/search/read-specs.ts";
import { filterForCategory, specSources } from "../../../../shop/catalogue/search/search-or-filter.ts";
import { PAGE_SIZE, type Results } from "../../../../shop/catalogue/search/search-index.ts";
import { categories } from "../../../../shop/catalogue/specs.ts";
import { viewListing } from "../../../../shop/catalogue/view-listing.server.ts";
import { measurementJson } from "../../../feeds/api.ts";
import { wordsFor } from "../../../i18n/words.server.ts";
import { templates } from "../../../links.ts";
import { ucpProduct } from "../ucp/product.server.ts";
import { CURRENCY, ucpOf, type UcpMessage } from "../ucp/protocol.ts";
import { agentTool, context, meta, refusedWith, type AgentCall } from "./tool.ts";

const LONGEST_QUERY = 100; // characters, as in the search box of the pages
const MOST_IDS = 50;
const USUAL = 10; // products of a page

const productTypes = ["pc", ...categories] as const satisfies readonly ProductType[];
const productId = z.string().max(20).describe(`The number of a product, as in ${templates.product}`);

const filters = z
  .looseObject({
    categories: z.array(z.enum(productTypes)).max(productTypes.length).optional(),
    price: z
      .object({ min: z.int().min(0).optional(), max: z.int().min(0).optional() })
      .optional()
      .describe("In bani, the hundredths of a RON"),
  })
  .optional();

const searchContext = z
  .looseObject({ language: z.string().max(35).optional(), currency: z.string().max(10).optional() })
  .optional();

const searchInput = z.object({
  meta,
  catalog: z.object({
    query: z
      .string()
      .max(LONGEST_QUERY)
      .optional()
      .describe("Words of names, parts and specs: RTX 3060 16 GB under 3,000 RON, graphics card 8 GB"),
    context: searchContext,
    filters,
    pagination: z
      .object({ cursor: z.string().max(20).optional(), limit: z.int().min(1).max(PAGE_SIZE).optional() })
      .optional(),
  }),
});

export const searchCatalog = agentTool({
  name: "search_catalog",
  title: "Search products",
  description:
    "Products that can be bought now: refurbished PCs and used components, by words, category and price. It searches names and parts; for a need in the buyer's own words (a game at 1440p, a quiet office PC) use ask_shop.",
  input: searchInput,
  does: "read",
  async run(call, { catalog }) {
    const { shop, language } = call;
    const isOtherCurrency = catalog.context?.currency !== undefined && catalog.context.currency !== CURRENCY;
    const messages: UcpMessage[] = isOtherCurrency
      ? [{ type: "warning", code: "currency_ignored", content: wordsFor(language, "agents")("onlyRon") }]
      : [];
    const range = isOtherCurrency ? null : priceRange(catalog.filters?.price);
    const text = catalog.query?.trim() ?? "";
    const chosen = catalog.filters?.categories;
    const types = chosen && chosen.length > 0 ? [...new Set(chosen)] : productTypes;
    const offset = /^\d{1,6}$/.test(catalog.pagination?.cursor ?? "") ? Number(catalog.pagination?.cursor) : 0;
    const limit = catalog.pagination?.limit ?? USUAL;
    const filters = filtersOf(shop, { text, types, range });
    const { listings, total } = searchAll(shop, filters, { offset, limit });
    const next = offset + listings.length;
    const hasMore = next < total && listings.length > 0;
    return {
      content: {
        ucp: ucpOf("success", ["dev.ucp.shopping.catalog.search"]),
        products: listings.map((listing) => offered(call, listing)),
        pagination: { ...(hasMore && { cursor: String(next) }), has_next_page: hasMore, total_count: total },
        ...(messages.length > 0 && { messages }),
      },
    };
  },
});

/** As the list of the pages filters: never beyond the range that was asked for. */
function priceRange(price: { min?: number | undefined; max?: number | undefined } | undefined): PriceRange | null {
  if (price?.min === undefined && price?.max === undefined) return null;
  const boundOf = (amount: number | undefined) => (amount === undefined ? null : bani(amount));
  return priceRangeBetween({ from: boundOf(price.min), to: boundOf(price.max) });
}

type Query = { text: string; types: readonly ProductType[]; range: PriceRange | null };

/**
 * The lists that a query means, as the search box of the pages reads it: the specs in it as filters of the product type that it names, else its
 * text in every type. The range that was asked for has priority over a price in the text.
 */
function filtersOf({ catalogueIndex, settings }: AgentCall["shop"], { text, types, range }: Query): CatalogueFilter[] {
  const asText = types.map((type) => ({ ...everything(type), q: text, price: range, within: true }));
  if (text === "" || asText.some((filter) => isExactly(catalogueIndex.search(filter)))) return asText;
  const { rates } = settings.current();
  const sources = specSources(catalogueIndex, (currency) =>
    currency in rates ? (rates[currency as keyof typeof rates]?.value ?? null) : null,
  );
  const read = readSpecs(text, { productType: types[0] ?? "pc", sources });
  if (read && types.includes(read.filter.productType))
    return [{ ...read.filter, price: range ?? read.filter.price, within: true }];
  const named = productTypeNamedIn(text);
  if (!named || !types.includes(named.productType)) return asText;
  const { filter } = filterForCategory(named, catalogueIndex);
  return [{ ...filter, price: range, within: true }];
}

const isExactly = ({ total, matchQuality }: Results) => total > 0 && matchQuality === "exact";

type Page = { offset: number; limit: number };

/** The results of several lists one after the other: PCs first, then the categories in the order of the menu. */
function searchAll(
  { catalogueIndex }: AgentCall["shop"],
  filters: readonly CatalogueFilter[],
  { offset, limit }: Page,
): { listings: Listing[]; total: number } {
  const listings: Listing[] = [];
  let before = 0;
  for (const filter of filters) {
    const { total } = catalogueIndex.search(filter);
    for (let at = Math.max(offset + listings.length - before, 0); at < total && listings.length < limit;) {
      const page = catalogueIndex.search({ ...filter, page: Math.floor(at / PAGE_SIZE) + 1 });
      const taken = page.listings.slice(at % PAGE_SIZE, (at % PAGE_SIZE) + limit - listings.length);
      if (taken.length === 0) break;
      listings.push(...taken);
      at += taken.length;
    }
    before += total;
  }
  return { listings, total: before };
}

function offered(call: AgentCall, listing: Listing) {
  const was = call.shop.catalogueIndex.wasPriceOf(listing.id, call.shop.clock.now());
  return ucpProduct(call, { listing, availability: listing.free > 0 ? "free" : "held", was });
}

export const lookupCatalog = agentTool({
  name: "lookup_catalog",
  title: "Look up products",
  description: `Products by their numbers, at most ${MOST_IDS} at once, also after they were sold. Unknown numbers are left out, with a message.`,
  input: z.object({
    meta,
    catalog: z.object({ ids: z.array(productId).min(1).max(MOST_IDS), filters, context }),
  }),
  does: "read",
  async run(call, { catalog: { ids, filters: chosen } }) {
    const { shop, language } = call;
    const known = ids.flatMap((text) => parseListingId(text) ?? []);
    const found = await findOffered(shop, [...new Set(known)]);
    const range = priceRange(chosen?.price);
    const passing = found.filter(({ listing }) => {
      const isOfType = !chosen?.categories?.length || chosen.categories.includes(productTypeOf(listing));
      return isOfType && (range === null || isInPriceRange(listing.price, range));
    });
    const t = wordsFor(language, "agents");
    const unknown = ids.filter((text) => !found.some(({ listing }) => listing.id === parseListingId(text)));
    const now = shop.clock.now();
    return {
      content: {
        ucp: ucpOf("success", ["dev.ucp.shopping.catalog.lookup"]),
        products: passing.map(({ listing, availability }) =>
          ucpProduct(call, {
            listing,
            availability,
            was: availability === "gone" ? null : shop.catalogueIndex.wasPriceOf(listing.id, now),
            inputs: [...new Set(ids)].filter((text) => parseListingId(text) === listing.id),
          }),
        ),
        ...(unknown.length > 0 && {
          messages: unknown.map((id) => ({ type: "info", code: "not_found", content: t("unknownProduct", { id }) })),
        }),
      },
    };
  },
});

export const getProduct = agentTool({
  name: "get_product",
  title: "One product",
  description:
    "Everything about one product: specs, what was measured on this very machine, its condition, and similar products if it is gone. Each used machine is one of a kind: there are no options to select.",
  input: z.object({ meta, catalog: z.object({ id: productId, context }) }),
  does: "read",
  async run(call, { catalog }) {
    const { shop } = call;
    const id = parseListingId(catalog.id);
    const view = id === null ? null : await viewListing(shop, id);
    if (!view)
      return refusedWith(call, { kind: "not-found", code: "listing-unknown" }, ["dev.ucp.shopping.catalog.lookup"]);
    const { listing, availability, was, measurements, similar } = view;
    const product = ucpProduct(call, { listing, availability, was });
    return {
      content: {
        ucp: ucpOf("success", ["dev.ucp.shopping.catalog.lookup"]),
        product: {
          ...product,
          metadata: {
            ...product.metadata,
            measurements: measurements.map(measurementJson),
            similar: similar.map(({ id: other, title }) => ({ id: String(other), title })),
          },
        },
      },
    };
  },
});
