// A build as a URL query, processors=812&ram=901x2: its whole state, so that the link can be shared.
// Invariant: any query is parsed into a possible build, and writing the parsed build gives the same query again.

import { parseListingId } from "../../base/id.ts";
import type { Category } from "../catalogue/specs.ts";
import { removable, type Removable } from "../own-pc/own-build.ts";
import { buildOrder, mostOf, type RequestedPart } from "../compatibility/build.ts";

/** Parses a build's query. Invalid and duplicate entries, and more than a computer can have, are left out. */
export function readBuild(params: URLSearchParams): RequestedPart[] {
  return buildOrder.flatMap((category) => {
    let freeSlots = mostOf[category];
    const seen = new Set<number>();
    return params.getAll(category).flatMap((text) => {
      const part = readPart(category, text);
      if (!part || seen.has(part.listingId) || freeSlots === 0) return [];
      seen.add(part.listingId);
      const quantity = Math.min(part.quantity, freeSlots);
      freeSlots -= quantity;
      return [{ ...part, quantity }];
    });
  });
}

/** "812" or "901x2": a listing id, with the quantity if more than one. */
function readPart(category: Category, text: string): RequestedPart | null {
  const [id, times = "1", ...rest] = text.split("x");
  const listingId = parseListingId(id);
  if (listingId === null || rest.length > 0 || !/^[1-9]$/.test(times)) return null;
  return { category, listingId, quantity: Number(times) };
}

/** The parts of a build as a query, without the question mark; empty for an empty build. */
export function buildQuery(parts: readonly RequestedPart[]): string {
  return parts
    .map(({ category, listingId, quantity }) => `${category}=${listingId}${quantity > 1 ? `x${quantity}` : ""}`)
    .join("&");
}

/** `saved`: the id of the saved build that changes can be saved into. */
export type BuildAddress = { requested: readonly RequestedPart[]; saved: string | null };

/** The query with the id of the saved build that it came from. */
export function buildAddressQuery({ requested, saved }: BuildAddress): string {
  return [buildQuery(requested), saved === null ? "" : `saved=${saved}`].filter((part) => part !== "").join("&");
}

/** A build in the visitor's own PC. The PC itself is not in the address: it is the visitor's, the address may be anybody's. */
export type OwnBuildAddress = { requested: readonly RequestedPart[]; removed: readonly Removable[] };

/** Parses a build in the own PC: graphics-cards=812&without=ram. */
export function readOwnBuild(params: URLSearchParams): OwnBuildAddress {
  const without = params.getAll("without");
  return { requested: readBuild(params), removed: removable.filter((category) => without.includes(category)) };
}

/** The query of such a build, without the question mark. */
export function ownBuildQuery({ requested, removed }: OwnBuildAddress): string {
  return [buildQuery(requested), ...removed.map((category) => `without=${category}`)]
    .filter((part) => part !== "")
    .join("&");
}
