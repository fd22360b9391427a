// What a card shows of a listing: little enough to send twenty-four of them with every page.

import type { ListingId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import { resultOf, type Badge, type Listing } from "../../../shop/catalogue/listing.ts";
import type { Grade } from "../../../shop/inventory/grade.ts";
import { picturesInRow, pictureOf } from "../../../shop/catalogue/picture.ts";
import type { Game, Test } from "../../../shop/catalogue/specs.ts";
import { summaryOf } from "../../../shop/catalogue/summary.ts";

export type ListingCard = {
  id: ListingId;
  title: string;
  picture: string;
  facts: string[];
  price: Bani;
  /** The price to strike through (rule 20); absent where there is none. */
  was?: Bani;
  warrantyMonths: number;
  badge: Badge | null;
  grade: Grade;
  /** Measured frames per second; null for a component. */
  fps: Partial<Record<Game, number>> | null;
  /** The result that the list is sorted by, or that of its game; absent where there is none. */
  marked?: { test: Test; value: number };
};

/** The response of /api/listings. `isGone`: sold or withdrawn. */
export type FoundListings = { listings: (ListingCard & { isGone: boolean })[] };

type CardOptions = {
  /** The test whose result is marked, where it was run. */
  test?: Test | null;
  /** The price to strike through beside a listing's own. */
  wasPriceOf?: (id: ListingId) => Bani | null;
  picture?: string | undefined;
};

/** The cards of several listings. */
export function cardsOf(listings: readonly Listing[], options: Omit<CardOptions, "picture"> = {}): ListingCard[] {
  const pictures = picturesInRow(listings);
  return listings.map((listing, place) => cardOf(listing, { ...options, picture: pictures[place] }));
}

export function cardOf(
  listing: Listing,
  { test = null, wasPriceOf, picture = pictureOf(listing) }: CardOptions = {},
): ListingCard {
  const result = test === null ? undefined : resultOf(listing, test);
  const was = wasPriceOf?.(listing.id) ?? null;
  return {
    id: listing.id,
    title: listing.title,
    picture,
    facts: summaryOf(listing),
    price: listing.price,
    ...(was !== null && { was }),
    warrantyMonths: listing.warrantyMonths,
    badge: listing.badge,
    grade: listing.grade,
    fps: listing.kind === "pc" ? listing.fps : null,
    ...(test !== null && result !== undefined && { marked: { test, value: result } }),
  };
}
