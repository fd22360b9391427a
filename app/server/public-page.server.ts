// Which pages are the same for every visitor, and the canonical address under which each is rendered and cached.
// Invariant: a parameter that the page does not know never enters the address, so nobody can fill the cache with it.

import { LRUCache } from "lru-cache";
import type { Clock } from "../../base/clock.ts";
import { parseListingId } from "../../base/id.ts";
import { MY_PC_KEY, queryOf } from "../../shop/catalogue/search/filter.ts";
import { parseFilter } from "../../shop/catalogue/search/parse-filter.ts";
import type { ProductType } from "../../shop/catalogue/product-type.ts";
import type { CatalogueIndex } from "../../shop/catalogue/catalogue-index.server.ts";
import { categories } from "../../shop/catalogue/specs.ts";
import { GRACE } from "./page-cache.server.ts";
import { isDataPath, pagePath, pageSearch, WANTED_ROUTES } from "../data-requests.ts";
import type { PathPolicy, PolicyTable } from "./policy-table.server.ts";
import type { Target } from "./target.server.ts";

const LONGEST_QUERY = 1024; // characters; no ordinary visitor sends more

export type PublicPage = {
  /** The cache key: the canonical address. Null: the page is rendered for this request only. */
  address: string | null;
  /** The id of its screen's route. */
  routeId: string;
};

const MOST_KNOWN = 1000;

/** The canonical addresses of recent requests: parsing a filter takes longer than sending the cached page. */
export class PublicPages {
  readonly #policies: PolicyTable;
  readonly #catalogueIndex: PublicIndex;
  readonly #clock: Clock;
  readonly #known = new LRUCache<string, PublicPage>({ max: MOST_KNOWN });
  #version = -1;
  #clearedAt = 0;

  constructor({
    policies,
    catalogueIndex,
    clock,
  }: {
    policies: PolicyTable;
    catalogueIndex: PublicIndex;
    clock: Clock;
  }) {
    this.#policies = policies;
    this.#catalogueIndex = catalogueIndex;
    this.#clock = clock;
  }

  /** The page or, at an address of data, that page's data; null for what may differ between visitors. */
  at(target: Target): PublicPage | null {
    this.#forgetOld();
    const requested = target.path + target.search;
    const known = this.#known.get(requested);
    if (known) return known;
    const sources = { policies: this.#policies, catalogueIndex: this.#catalogueIndex };
    const page = isData(target) ? publicData(target, sources) : publicPage(target, sources);
    if (!page || page.address === null || requested.length > LONGEST_QUERY) return page;
    this.#known.set(requested, page);
    return page;
  }

  /** The meaning of an address depends on the catalogue index. It may be as old as the page that is cached there. */
  #forgetOld(): void {
    if (this.#version === this.#catalogueIndex.version) return;
    const now = this.#clock.now().getTime();
    if (now >= this.#clearedAt && now < this.#clearedAt + GRACE) return;
    this.#known.clear();
    this.#version = this.#catalogueIndex.version;
    this.#clearedAt = now;
  }
}

type PublicIndex = Pick<CatalogueIndex, "byId" | "knows" | "version">;

type PageSources = { policies: PolicyTable; catalogueIndex: Pick<CatalogueIndex, "byId" | "knows"> };

/** Null for a page that may differ between visitors. */
export function publicPage({ path, search }: Target, { policies, catalogueIndex }: PageSources): PublicPage | null {
  const policy = policies.at(path);
  const { cache, routeId, params } = policy;
  if (cache === null) return null;
  if (cache.query === "ignored") return { address: path, routeId };
  if (cache.query === "uncached") return { address: search === "" ? path : null, routeId };
  if (typeof cache.query === "object") {
    const address = withKnownValues(path, search, cache.query);
    if (cache.listing === undefined) return { address, routeId };
    const id = parseListingId(valueOf(cache.listing, params));
    return id === null ? null : { address: catalogueIndex.byId(id) ? address : null, routeId };
  }
  const productType = productTypeOf(policy);
  // A list filtered by the visitor's own PC.
  if (productType !== null && productType !== "pc" && new URLSearchParams(search).has(MY_PC_KEY)) return null;
  return productType && { address: listAddress({ path, search }, { productType, catalogueIndex }), routeId };
}

/** The product type of the list at a path; null for any other page, and for an unknown category. */
export function productTypeOf({ cache, params }: Pick<PathPolicy, "cache" | "params">): ProductType | null {
  if (cache?.query !== "filter") return null;
  const name = valueOf(cache.productType, params);
  return (["pc", ...categories] as const).find((known) => known === name) ?? null;
}

/** The value that a handle refers to: that of a path's parameter, or the text itself. */
function valueOf(named: string, params: PathPolicy["params"]): string {
  return named.startsWith(":") ? (params[named.slice(1)] ?? "") : named;
}

export function isData({ path }: Target): boolean {
  return isDataPath(path);
}

/** The same for a page's data, which the router requests when a visitor follows a link. */
export function publicData({ path, search }: Target, sources: PageSources): PublicPage | null {
  const ofPage = pagePath(path);
  const { wanted, rest } = search.length > LONGEST_QUERY ? { wanted: null, rest: search } : splitWanted(search);
  const page = publicPage({ path: ofPage, search: rest }, sources);
  if (!page || page.address === null) return page;
  // Browsers request the data of the screen alone, or of all routes; no ordinary visitor requests anything else.
  if (wanted !== null && wanted !== page.routeId) return { ...page, address: null };
  const query = page.address.slice(ofPage.length + 1);
  const parameters = [query, wanted === null ? "" : `${WANTED_ROUTES}=${encodeURIComponent(wanted)}`]
    .filter((part) => part !== "")
    .join("&");
  return { ...page, address: parameters === "" ? path : `${path}?${parameters}` };
}

function splitWanted(search: string): { wanted: string | null; rest: string } {
  if (!search.includes(`${WANTED_ROUTES}=`)) return { wanted: null, rest: search };
  return { wanted: new URLSearchParams(search).getAll(WANTED_ROUTES).join(), rest: pageSearch(search) };
}

function listAddress(
  { path, search }: Target,
  { productType, catalogueIndex }: { productType: ProductType; catalogueIndex: Pick<CatalogueIndex, "knows"> },
): string | null {
  if (search === "") return path;
  if (search.length > LONGEST_QUERY) return null;
  const { filter, dropped, cleared } = parseFilter(productType, {
    params: new URLSearchParams(search),
    knows: catalogueIndex.knows,
  });
  // A page that lists ignored parameters is for one visitor; the same text is rarely searched for twice in a minute.
  if (dropped.length > 0 || cleared || filter.q !== "") return null;
  const query = queryOf(filter);
  return query === "" ? path : `${path}?${query}`;
}

/** The path with the parameters that count, in the order of the handle. */
function withKnownValues(path: string, search: string, known: Readonly<Record<string, readonly string[]>>): string {
  if (search === "") return path;
  const requested = new URLSearchParams(search);
  const pairs = Object.entries(known).flatMap(([name, values]) => {
    const value = requested.get(name);
    return value !== null && values.includes(value) ? [[name, value]] : [];
  });
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}
