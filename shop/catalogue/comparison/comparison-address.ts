// A comparison as the query of an address, ids=1,2,3: its whole state, so that it can be sent to a friend.
// Invariant: any address is read into something usable.

import type { ListingId } from "../../../base/id.ts";
import { parseListingIds } from "../offered.ts";

export const MOST_COMPARED = 4;
export const FEWEST_COMPARED = 2;
/** More are not even looked up. */
const MOST_LOOKED_UP = 12;

export type RequestedComparison = { ids: ListingId[]; unreadable: string[] };

/** What a comparison's address asks for; `unreadable` is what in it is no listing's number. */
export function readComparison(params: URLSearchParams): RequestedComparison & { onlyDifferences: boolean } {
  const { ids, rest } = parseListingIds(params.getAll("ids"));
  return { ids: ids.slice(0, MOST_LOOKED_UP), unreadable: rest, onlyDifferences: params.get("differences") === "1" };
}

/** The query that says it, without the "?". */
export function comparisonQuery(
  ids: readonly ListingId[],
  { onlyDifferences = false }: { onlyDifferences?: boolean } = {},
): string {
  return `ids=${ids.join(",")}${onlyDifferences ? "&differences=1" : ""}`;
}
