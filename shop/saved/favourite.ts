// A listing that a visitor wants to find again, with what it cost when it was put aside.
// Invariant: it promises nothing (no hold, no price), and one that was sold stays in the list and says so.

import { bani, type Bani } from "../../base/money.ts";
import type { Offered } from "../catalogue/offered.ts";

export type Favourite = Offered & { seenPrice: Bani; addedAt: Date };

export const MOST_FAVOURITES = 200; // a visitor
/** Those of a visitor without an account are forgotten so long after they were put aside: the browser forgets its key as well. */
export const FAVOURITES_KEPT_DAYS = 365;

/** By how much it became cheaper since it was put aside; null where it did not. */
export function priceDrop({ listing, seenPrice }: Pick<Favourite, "listing" | "seenPrice">): Bani | null {
  return listing.price < seenPrice ? bani(seenPrice - listing.price) : null;
}
