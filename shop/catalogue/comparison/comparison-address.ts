// A comparison as a URL query, ids=1,2,3: its whole state, so that the link can be shared.
// Invariant: any query is parsed into a usable comparison.

import type { ListingId } from "../../../base/id.ts";
import { parseListingIds } from "../offered.ts";

export const MOST_COMPARED = 4;
export const FEWEST_COMPARED = 2;
/** Further ids are ignored. */
const MOST_LOOKED_UP = 12;

export type RequestedComparison = { ids: ListingId[]; unreadable: string[] };

/** Parses a comparison's query; `unreadable` is what is not a listing id. */
export function readComparison(params: URLSearchParams): RequestedComparison & { onlyDifferences: boolean } {
  const { ids, rest } = parseListingIds(params.getAll("ids"));
  return { ids: ids.slice(0, MOST_LOOKED_UP), unreadable: rest, onlyDifferences: params.get("differences") === "1" };
}

/** The query, without the "?". */
export function comparisonQuery(
  ids: readonly ListingId[],
  { onlyDifferences = false }: { onlyDifferences?: boolean } = {},
): string {
  return `ids=${ids.join(",")}${onlyDifferences ? "&differences=1" : ""}`;
}
