// Two to four listings side by side: which of those asked for, and the rows of their table.
// Invariant: what was asked for and is not compared is named; a row says "best" only where nobody could dispute it.

import type { ListingId } from "../../../base/id.ts";
import { MOST_COMPARED, type RequestedComparison } from "./comparison-address.ts";
import { factsOf, type Cell, type FactName } from "./comparison-rows.ts";
import { productTypeOf } from "../product-type.ts";
import type { Listing } from "../listing.ts";
import type { Offered } from "../offered.ts";

/** Why something that was asked for is not in the comparison. */
export type LeftOut =
  { reason: "unknown"; text: string } | { reason: "otherKind" | "tooMany"; id: ListingId; title: string };

export type Comparison = { compared: Offered[]; leftOut: LeftOut[] };

export type ComparedRow = FactName & {
  /** One a listing, in the listings' order. */
  cells: Cell[];
  differs: boolean;
  /** Places of the listings that are best in this; empty where none is, or where that is a matter of taste. */
  best: number[];
};

const MOST_NAMED = 8;

/** The first listing's kind decides; of that kind the first four are compared. */
export function chooseCompared(asked: RequestedComparison, found: readonly Offered[]): Comparison {
  const byId = new Map(found.map((offered) => [offered.listing.id, offered]));
  const compared: Offered[] = [];
  const leftOut: LeftOut[] = asked.unreadable.map((text) => ({ reason: "unknown", text }));
  for (const id of asked.ids) {
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

/** The rows of the table. A fact that is unknown of all of them, or that none of them has, is not a row. */
export function compareRows(listings: readonly Listing[]): ComparedRow[] {
  const [first] = listings;
  if (!first) return [];
  return factsOf(productTypeOf(first)).flatMap(({ cell, rank, ...name }) => {
    const cells = listings.map(cell);
    if (cells.every(({ kind }) => kind === "unknown" || kind === "none")) return [];
    const differs = new Set(cells.map((shown) => JSON.stringify(shown))).size > 1;
    const best = differs && rank ? bestOf(listings.map(rank)) : [];
    return [{ ...name, cells, differs, best }];
  });
}

function bestOf(ranks: readonly (number | null)[]): number[] {
  const known = ranks.filter((rank) => rank !== null);
  const highest = Math.max(...known);
  // Where only one is known there is no contest, and where all are equal no winner.
  if (known.length < 2 || known.every((rank) => rank === highest)) return [];
  return ranks.flatMap((rank, place) => (rank === highest ? [place] : []));
}
