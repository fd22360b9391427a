// Comparison of two to four listings: which of the requested ones are compared, and the rows of the table.
// Invariant: requested listings that are left out are named; a row marks "best" only where it is beyond dispute.

import type { ListingId } from "../../../base/id.ts";
import { MOST_COMPARED, type RequestedComparison } from "./comparison-address.ts";
import { factsOf, type Cell, type FactName } from "./comparison-rows.ts";
import { productTypeOf } from "../product-type.ts";
import type { Listing } from "../listing.ts";
import type { Offered } from "../offered.ts";

/** Why a requested listing is not in the comparison. */
export type LeftOut =
  | { reason: "unknown"; text: string }
  | { reason: "otherKind" | "tooMany"; id: ListingId; title: string };

export type Comparison = { compared: Offered[]; leftOut: LeftOut[] };

export type ComparedRow = FactName & {
  /** One per listing, in the listings' order. */
  cells: Cell[];
  differs: boolean;
  /** Indexes of the best listings; empty if there is none, or if it is a matter of taste. */
  best: number[];
};

const MOST_NAMED = 8;

/** Compares the first four listings of the first listing's product type. */
export function chooseCompared(requested: RequestedComparison, found: readonly Offered[]): Comparison {
  const byId = new Map(found.map((offered) => [offered.listing.id, offered]));
  const compared: Offered[] = [];
  const leftOut: LeftOut[] = requested.unreadable.map((text) => ({ reason: "unknown", text }));
  for (const id of requested.ids) {
    const offered = byId.get(id);
    if (!offered) {
      leftOut.push({ reason: "unknown", text: String(id) });
      continue;
    }
    const { title } = offered.listing;
    const [first] = compared;
    if (first && productTypeOf(first.listing) !== productTypeOf(offered.listing))
      leftOut.push({ reason: "otherKind", id, title });
    else if (compared.length === MOST_COMPARED) leftOut.push({ reason: "tooMany", id, title });
    else compared.push(offered);
  }
  return { compared, leftOut: leftOut.slice(0, MOST_NAMED) };
}

/** The rows of the table. A fact that is unknown or absent in all listings is left out. */
export function compareRows(listings: readonly Listing[]): ComparedRow[] {
  const [first] = listings;
  if (!first) return [];
  return factsOf(productTypeOf(first)).flatMap(({ cell, rank, ...name }) => {
    const cells = listings.map(cell);
    if (cells.every(({ kind }) => kind === "unknown" || kind === "none")) return [];
    const differs = new Set(cells.map((each) => JSON.stringify(each))).size > 1;
    const best = differs && rank ? bestOf(listings.map(rank)) : [];
    return [{ ...name, cells, differs, best }];
  });
}

function bestOf(ranks: readonly (number | null)[]): number[] {
  const known = ranks.filter((rank) => rank !== null);
  const highest = Math.max(...known);
  // No winner if only one rank is known, or if all are equal.
  if (known.length < 2 || known.every((rank) => rank === highest)) return [];
  return ranks.flatMap((rank, place) => (rank === highest ? [place] : []));
}
