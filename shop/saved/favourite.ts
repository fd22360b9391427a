// A favourite: a listing saved by a visitor, with its price at that time.
// Invariant: it reserves nothing and fixes no price; a sold listing stays in the list and is marked as such.

import { bani, type Bani } from "../../base/money.ts";
import type { Offered } from "../catalogue/offered.ts";

export type Favourite = Offered & { seenPrice: Bani; addedAt: Date };

export const MOST_FAVOURITES = 200; // per visitor
/** Retention of guests' favourites in days: the visitor cookie expires as well. */
export const FAVOURITE_RETENTION_DAYS = 365;

/** How much cheaper it is since it was added; null if it is not. */
export function priceDrop({ listing, seenPrice }: Pick<Favourite, "listing" | "seenPrice">): Bani | null {
  return listing.price < seenPrice ? bani(seenPrice - listing.price) : null;
}
