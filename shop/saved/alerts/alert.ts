// Alerts on new listings: a catalogue filter saved for an email address.
// Invariant: alert emails are sent only to confirmed addresses, and each has a one-click link that ends the alert.

import type { AlertId } from "../../../base/id.ts";
import { productTypeOf, type ProductType } from "../../catalogue/product-type.ts";
import { everything, hasFilters, queryOf, type CatalogueFilter } from "../../catalogue/search/filter.ts";
import type { Listing } from "../../catalogue/listing.ts";
import { parseFilter } from "../../catalogue/search/parse-filter.ts";
import { categories, partName } from "../../catalogue/specs.ts";

export type AlertLanguage = "ro" | "en" | "hu" | "uk";

/** An alert as shown to its owner. `said`: the filter in words. */
export type Alert = { id: AlertId; language: AlertLanguage; filter: CatalogueFilter; said: string; confirmedAt: Date };

export const MOST_ALERTS = 10; // active ones per address
export const MAX_CONFIRM_EMAILS = 3; // emails that ask to confirm, per address and day
export const MAX_LISTINGS_PER_EMAIL = 10;
export const CONFIRM_WITHIN_DAYS = 7;
export const LONGEST_ALERT_QUERY = 2400; // characters: the limit of the database key

/** The minimum time between two emails of an alert: listings that arrive together are sent together. */
export const QUIET_MINUTES = 3;

/** The part of a list's filter that selects listings: without page, sort order and game. */
export function alertFilter(filter: CatalogueFilter): CatalogueFilter {
  const within = filter.within && filter.q !== "" && hasFilters(filter);
  return { ...filter, page: 1, sort: "newest", game: null, within };
}

/** The filter for an alert on a sold listing: the same part, or a computer with the same graphics card. */
export function filterLike(listing: Listing): CatalogueFilter {
  const part = listing.kind === "pc" ? (listing.specs.gpu ?? listing.specs.cpu) : listing.specs;
  return { ...everything(productTypeOf(listing)), q: partName(part) };
}

/** The stored form of an alert's filter. */
export function alertQuery(filter: CatalogueFilter): string {
  return queryOf(alertFilter(filter));
}

/** Parses the stored form. Options that the index no longer has are accepted: the alert waits for their return. */
export function filterOf({ productType, query }: { productType: ProductType; query: string }): CatalogueFilter {
  return alertFilter(parseFilter(productType, { params: new URLSearchParams(query), knows: () => true }).filter);
}

export function parseProductType(text: unknown): ProductType | null {
  return text === "pc" ? "pc" : (categories.find((category) => category === text) ?? null);
}
