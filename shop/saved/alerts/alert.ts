// "Tell me when something like this appears": a filter of the list, kept for an e-mail address.
// Invariant: nobody gets such letters who did not confirm the address, and one press in any of them ends it.

import type { AlertId } from "../../../base/id.ts";
import { productTypeOf, type ProductType } from "../../catalogue/product-type.ts";
import { everything, hasFilters, queryOf, type CatalogueFilter } from "../../catalogue/search/filter.ts";
import type { Listing } from "../../catalogue/listing.ts";
import { parseFilter } from "../../catalogue/search/parse-filter.ts";
import { categories, partName } from "../../catalogue/specs.ts";

export type AlertLanguage = "ro" | "en" | "hu" | "uk";

/** An alert as its owner sees it. */
export type Alert = { id: AlertId; language: AlertLanguage; filter: CatalogueFilter; said: string; confirmedAt: Date };

export const MOST_ALERTS = 10; // active ones an address
export const MOST_ASKED = 3; // letters that ask to confirm, an address and a day
export const MOST_TOLD = 10; // listings a letter
export const CONFIRM_WITHIN_DAYS = 7;
export const LONGEST_ALERT_QUERY = 2400; // characters: the database's key has no room for more

/** A letter is followed by another no sooner: what arrives together is told of together. */
export const QUIET_MINUTES = 3;

/** What of a list's filter says which listings are meant: neither its page nor its order, nor the game that it is judged by. */
export function alertFilter(filter: CatalogueFilter): CatalogueFilter {
  const within = filter.within && filter.q !== "" && hasFilters(filter);
  return { ...filter, page: 1, sort: "newest", game: null, within };
}

/** What somebody waits for who came too late for this one: the same part, or a computer with the same graphics card. */
export function wishLike(listing: Listing): CatalogueFilter {
  const part = listing.kind === "pc" ? (listing.specs.gpu ?? listing.specs.cpu) : listing.specs;
  return { ...everything(productTypeOf(listing)), q: partName(part) };
}

/** How an alert's filter is kept. */
export function alertQuery(filter: CatalogueFilter): string {
  return queryOf(alertFilter(filter));
}

/** The other way. An option that has left the shelf is still meant: its return is what is waited for. */
export function filterOf({ productType, query }: { productType: ProductType; query: string }): CatalogueFilter {
  return alertFilter(parseFilter(productType, { params: new URLSearchParams(query), knows: () => true }).filter);
}

export function parseProductType(text: unknown): ProductType | null {
  return text === "pc" ? "pc" : (categories.find((category) => category === text) ?? null);
}
