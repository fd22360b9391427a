// Which pages are the same for every visitor, and the one address that each is made and kept under.
// Must always hold: a parameter that the page does not know never enters the address, so nobody can fill the cache with it.

import { parseListingId } from "../../base/id.ts";
import { pathOf, queryOf } from "../../shop/catalogue/filter.ts";
import { parseFilter } from "../../shop/catalogue/parse-filter.ts";
import type { Aisle } from "../../shop/catalogue/aisle.ts";
import type { Shelf } from "../../shop/catalogue/shelf.server.ts";
import { categories } from "../../shop/catalogue/specs.ts";
import type { Target } from "./target.server.ts";

const fixedPages = new Set(["/", "/components", "/configurator", "/reviews", "/about", "/terms", "/privacy"]);
const aisles = new Map<string, Aisle>((["pc", ...categories] as const).map((aisle) => [pathOf(aisle), aisle]));
const productTabs = new Set(["benchmarks", "warranty"]);
const LONGEST_QUERY = 1024; // characters; whoever asks for more is not many people

export type PublicPage = {
  /** Where the page may be kept: its canonical address. Null: it is made for this request only. */
  address: string | null;
};

/** Null for a page that may differ from visitor to visitor. */
export function publicPage({ path, search }: Target, shelf: Pick<Shelf, "byId" | "knows">): PublicPage | null {
  if (fixedPages.has(path)) return { address: path };
  // A topic or a receipt in the address is for the one who follows it.
  if (path === "/contact") return { address: search === "" ? path : null };
  const aisle = aisles.get(path);
  if (aisle) return { address: listAddress(aisle, { search, shelf }) };
  if (!path.startsWith("/products/")) return null;
  const id = parseListingId(path.slice("/products/".length));
  if (id === null) return null;
  return { address: shelf.byId(id) ? productAddress(path, search) : null };
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
