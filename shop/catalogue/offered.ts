// A listing as people find it again by its number: on sale, or not any more.
// Invariant: what is gone stays findable and says so; only a draft was never there.

import { parseListingId, type ListingId } from "../../base/id.ts";
import type { Listing } from "./listing.ts";
import type { Availability } from "./view-listing.server.ts";

export type Offered = { listing: Listing; availability: Availability };

const MOST_READ = 100;
const LONGEST_NAMED = 20;

/** The ids in a query, given as "1,2,3" or as a repeated key, each once; `rest` is what is no id. */
export function parseListingIds(texts: readonly string[]): { ids: ListingId[]; rest: string[] } {
  const ids = new Set<ListingId>();
  const rest: string[] = [];
  for (const text of texts
    .slice(0, MOST_READ)
    .flatMap((given) => given.split(",", MOST_READ))
    .slice(0, MOST_READ)) {
    const asked = text.trim();
    if (asked === "") continue;
    const id = parseListingId(asked);
    if (id === null) rest.push(asked.slice(0, LONGEST_NAMED));
    else ids.add(id);
  }
  return { ids: [...ids], rest };
}
