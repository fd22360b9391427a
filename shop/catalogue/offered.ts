// A listing looked up by id: on sale, or no longer.
// Invariant: a sold or withdrawn listing can still be found and is marked as gone; only a draft is not found.

import { parseListingId, type ListingId } from "../../base/id.ts";
import type { Listing } from "./listing.ts";
import type { Availability } from "./view-listing.server.ts";

export type Offered = { listing: Listing; availability: Availability };

const MOST_READ = 100;
const LONGEST_NAMED = 20;

/** The ids in a query, given as "1,2,3" or as a repeated key, without duplicates; `rest` is what is not an id. */
export function parseListingIds(texts: readonly string[]): { ids: ListingId[]; rest: string[] } {
  const ids = new Set<ListingId>();
  const rest: string[] = [];
  for (const text of texts
    .slice(0, MOST_READ)
    .flatMap((list) => list.split(",", MOST_READ))
    .slice(0, MOST_READ)) {
    const item = text.trim();
    if (item === "") continue;
    const id = parseListingId(item);
    if (id === null) rest.push(item.slice(0, LONGEST_NAMED));
    else ids.add(id);
  }
  return { ids: [...ids], rest };
}
