// /api/products: the list's own parameters, answered as JSON.

import type { z } from "zod";
import type { Route } from "./+types/products";
import type { ProductType } from "../../../shop/catalogue/product-type.ts";
import { queryOf, type CatalogueFilter } from "../../../shop/catalogue/search/filter.ts";
import { parseFilter } from "../../../shop/catalogue/search/parse-filter.ts";
import { PAGE_SIZE } from "../../../shop/catalogue/search/search-index.ts";
import { categories } from "../../../shop/catalogue/specs.ts";
import { searchOrFilter } from "../../../shop/catalogue/search/search-or-filter.ts";
import { shopContext } from "../../context.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { productJson, type productList } from "../../feeds/api.ts";
import { answerJson, answerPreflight, answerProblem } from "../../feeds/api-answer.server.ts";
import type { Shop } from "../../composition.server.ts";

export const handle = { kind: "api" } satisfies RouteHandle;

export function loader({ request, context }: Route.LoaderArgs) {
  const preflight = answerPreflight(request);
  if (preflight) return preflight;
  const params = new URL(request.url).searchParams;
  const productType = productTypeOf(params.get("category"));
  if (!productType) return answerProblem(400, `category is one of: ${categories.join(", ")}; leave it out for PCs`);
  return answerJson(request, listOf(productType, params, context.get(shopContext)));
}

function productTypeOf(category: string | null): ProductType | null {
  return category ? (categories.find((known) => known === category) ?? null) : "pc";
}

function listOf(
  productType: ProductType,
  params: URLSearchParams,
  { catalogueIndex, env, settings }: Pick<Shop, "catalogueIndex" | "env" | "settings">,
): z.infer<typeof productList> {
  const { filter, dropped, cleared } = parseFilter(productType, { params, knows: catalogueIndex.knows });
  const results = searchOrFilter(filter, catalogueIndex);
  const { page, pages } = results;
  const { guaranteeMonths } = settings.current().legal;
  const at = (number: number | null) =>
    number === null ? null : addressOf({ ...filter, page: number }, env.PUBLIC_URL);
  return {
    category: productType === "pc" ? null : productType,
    query: queryOf({ ...filter, page }),
    ignored: page === filter.page ? dropped : [...dropped, { parameter: "page", value: String(filter.page) }],
    filtersGaveWay: cleared,
    total: results.total,
    page,
    pages,
    pageSize: PAGE_SIZE,
    items: results.listings.map((listing) => productJson(listing, { origin: env.PUBLIC_URL, guaranteeMonths })),
    facets: results.facets,
    prices: results.prices.map(({ range, count }) => ({ ...range, count })),
    links: {
      self: addressOf({ ...filter, page }, env.PUBLIC_URL),
      next: at(page < pages ? page + 1 : null),
      previous: at(page > 1 ? page - 1 : null),
    },
  };
}

function addressOf(filter: CatalogueFilter, origin: string): string {
  const query = [filter.productType === "pc" ? "" : `category=${filter.productType}`, queryOf(filter)]
    .filter((part) => part !== "")
    .join("&");
  return `${origin}${links.apiProducts(query)}`;
}
