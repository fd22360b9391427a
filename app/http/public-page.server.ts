// Which pages are the same for every visitor, and the one address that each is made and kept under.
// Must always hold: a parameter that the page does not know never enters the address, so nobody can fill the cache with it.

import { LRUCache } from "lru-cache";
import type { Clock } from "../../base/clock.ts";
import { parseListingId } from "../../base/id.ts";
import { pathOf, queryOf } from "../../shop/catalogue/filter.ts";
import { parseFilter } from "../../shop/catalogue/parse-filter.ts";
import type { Aisle } from "../../shop/catalogue/aisle.ts";
import type { Shelf } from "../../shop/catalogue/shelf.server.ts";
import { categories } from "../../shop/catalogue/specs.ts";
import { GRACE } from "./page-cache.server.ts";
import type { Target } from "./target.server.ts";

/** The screen of each, as the router names it. */
const fixedPages: ReadonlyMap<string, string> = new Map([
  ["/", "routes/home"],
  ["/components", "routes/components"],
  ["/reviews", "routes/reviews"],
  ["/about", "routes/about"],
  ["/terms", "routes/terms"],
  ["/privacy", "routes/privacy"],
  ["/withdraw", "routes/withdraw"],
]);
const aisles = new Map<string, Aisle>((["pc", ...categories] as const).map((aisle) => [pathOf(aisle), aisle]));
const productTabs = new Set(["benchmarks", "warranty"]);
const LONGEST_QUERY = 1024; // characters; whoever asks for more is not many people

export type PublicPage = {
  /** Where the page may be kept: its canonical address. Null: it is made for this request only. */
  address: string | null;
  /** The screen that the router shows there. */
  screen: string;
};

const DATA = ".data";
/** The router's parameter for the screens whose data are wanted; without it, those of the whole page. */
const WANTED = "_routes";

const MOST_KNOWN = 1000;

/** What was found for the addresses asked for last: reading a filter takes longer than sending the page that is kept for it. */
export class PublicPages {
  readonly #shelf: PublicShelf;
  readonly #clock: Clock;
  readonly #known = new LRUCache<string, PublicPage>({ max: MOST_KNOWN });
  #version = -1;
  #clearedAt = 0;

  constructor(shelf: PublicShelf, clock: Clock) {
    this.#shelf = shelf;
    this.#clock = clock;
  }

  /** The page or, at an address of data, those of the page; null for what may differ from visitor to visitor. */
  at(target: Target): PublicPage | null {
    this.#forgetOld();
    const asked = target.path + target.search;
    const known = this.#known.get(asked);
    if (known) return known;
    const page = isData(target) ? publicData(target, this.#shelf) : publicPage(target, this.#shelf);
    if (!page || page.address === null || asked.length > LONGEST_QUERY) return page;
    this.#known.set(asked, page);
    return page;
  }

  /** What an address means depends on what is on the shelf. It may be as old as the page that is kept there. */
  #forgetOld(): void {
    if (this.#version === this.#shelf.version) return;
    const now = this.#clock.now().getTime();
    if (now >= this.#clearedAt && now < this.#clearedAt + GRACE) return;
    this.#known.clear();
    this.#version = this.#shelf.version;
    this.#clearedAt = now;
  }
}

type PublicShelf = Pick<Shelf, "byId" | "knows" | "version">;

/** Null for a page that may differ from visitor to visitor. */
export function publicPage({ path, search }: Target, shelf: Pick<Shelf, "byId" | "knows">): PublicPage | null {
  const fixed = fixedPages.get(path);
  if (fixed) return { address: path, screen: fixed };
  // A topic or a receipt in the address is for the one who follows it.
  if (path === "/contact") return { address: search === "" ? path : null, screen: "routes/contact" };
  const aisle = aisles.get(path);
  if (aisle) return { address: listAddress(aisle, { search, shelf }), screen: aisle === "pc" ? "routes/products" : "routes/component-category" };
  if (!path.startsWith("/products/")) return null;
  const id = parseListingId(path.slice("/products/".length));
  if (id === null) return null;
  return { address: shelf.byId(id) ? productAddress(path, search) : null, screen: "routes/product" };
}

export function isData({ path }: Target): boolean {
  return path.endsWith(DATA);
}

/** The same for the data of a page, which the router asks for when somebody comes by a link. */
export function publicData({ path, search }: Target, shelf: Pick<Shelf, "byId" | "knows">): PublicPage | null {
  const pagePath = path === `/_${DATA}` ? "/" : path.slice(0, -DATA.length);
  const { wanted, rest } = search.length > LONGEST_QUERY ? { wanted: null, rest: search } : splitWanted(search);
  const page = publicPage({ path: pagePath, search: rest }, shelf);
  if (!page || page.address === null) return page;
  // Browsers ask for the screen alone, or for all; whoever asks for something else is not many people.
  if (wanted !== null && wanted !== page.screen) return { ...page, address: null };
  const query = page.address.slice(pagePath.length + 1);
  const parameters = [query, wanted === null ? "" : `${WANTED}=${encodeURIComponent(wanted)}`].filter((part) => part !== "").join("&");
  return { ...page, address: parameters === "" ? path : `${path}?${parameters}` };
}

function splitWanted(search: string): { wanted: string | null; rest: string } {
  if (!search.includes(`${WANTED}=`)) return { wanted: null, rest: search };
  const parameters = new URLSearchParams(search);
  const wanted = parameters.getAll(WANTED).join();
  parameters.delete(WANTED);
  const rest = parameters.toString();
  return { wanted, rest: rest === "" ? "" : `?${rest}` };
}

function listAddress(aisle: Aisle, { search, shelf }: { search: string; shelf: Pick<Shelf, "knows"> }): string | null {
  const path = pathOf(aisle);
  if (search === "") return path;
  if (search.length > LONGEST_QUERY) return null;
  const { filter, dropped, cleared } = parseFilter(aisle, { params: new URLSearchParams(search), knows: shelf.knows });
  // A page that explains what it left out is one visitor's page; a text is rarely searched for twice in a minute.
  if (dropped.length > 0 || cleared || filter.q !== "") return null;
  const query = queryOf(filter);
  return query === "" ? path : `${path}?${query}`;
}

function productAddress(path: string, search: string): string {
  const tab = search === "" ? null : new URLSearchParams(search).get("tab");
  return tab !== null && productTabs.has(tab) ? `${path}?tab=${tab}` : path;
}
