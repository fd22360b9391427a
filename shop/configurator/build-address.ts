// A build as the query of an address, processors=812&ram=901x2: its whole state, so that it can be sent to a friend.
// Invariant: any address is read into a build that could be, and writing what was read gives the same again.

import { parseListingId } from "../../base/id.ts";
import type { Category } from "../catalogue/specs.ts";
import { buildOrder, mostOf, type RequestedBuild } from "../compatibility/build.ts";

/** What an address asks for. What cannot be read, comes twice, or is more than a computer has, is left out. */
export function readBuild(params: URLSearchParams): RequestedBuild[] {
  return buildOrder.flatMap((category) => {
    let room = mostOf[category];
    const seen = new Set<number>();
    return params.getAll(category).flatMap((text) => {
      const part = readPart(category, text);
      if (!part || seen.has(part.listingId) || room === 0) return [];
      seen.add(part.listingId);
      const quantity = Math.min(part.quantity, room);
      room -= quantity;
      return [{ ...part, quantity }];
    });
  });
}

/** "812" or "901x2": a listing, and how many where more than one. */
function readPart(category: Category, text: string): RequestedBuild | null {
  const [id, times = "1", ...rest] = text.split("x");
  const listingId = parseListingId(id);
  if (listingId === null || rest.length > 0 || !/^[1-9]$/.test(times)) return null;
  return { category, listingId, quantity: Number(times) };
}

/** The parts of a build as a query, without the question mark; empty for an empty build. */
export function buildQuery(asked: readonly RequestedBuild[]): string {
  return asked
    .map(({ category, listingId, quantity }) => `${category}=${listingId}${quantity > 1 ? `x${quantity}` : ""}`)
    .join("&");
}

/** `saved`: the build that a change may be saved into. */
export type BuildAddress = { asked: readonly RequestedBuild[]; saved: string | null };

/** The same with the saved build that it came from. */
export function buildAddressQuery({ asked, saved }: BuildAddress): string {
  return [buildQuery(asked), saved === null ? "" : `saved=${saved}`].filter((part) => part !== "").join("&");
}
