// What a card shows of a listing: little enough to send twenty-four of them with every page.

import type { ListingId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import { headlineFps, type Badge, type Listing } from "../../../shop/catalogue/listing.ts";
import type { Grade } from "../../../shop/inventory/grade.ts";
import { picturesInRow, pictureOf } from "../../../shop/catalogue/picture.ts";
import type { Game } from "../../../shop/catalogue/specs.ts";
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
  fps: { game: Game; value: number } | null;
};

/** The response of /api/listings. `isGone`: sold or withdrawn. */
export type FoundListings = { listings: (ListingCard & { isGone: boolean })[] };

type CardOptions = {
  /** The game whose frame rate is shown, where it was measured. */
  game?: Game | null;
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
  { game = null, wasPriceOf, picture = pictureOf(listing) }: CardOptions = {},
): ListingCard {
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
    fps: listing.kind === "pc" ? headlineFps(listing, game) : null,
  };
}
