// What a card of the catalogue shows of a listing: little enough to send twenty-four of them with every page.

import type { ListingId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import { headlineFps, type Badge, type Grade, type Listing } from "../../../shop/catalogue/listing.ts";
import { picturesInRow, pictureOf } from "../../../shop/catalogue/picture.ts";
import type { Game } from "../../../shop/catalogue/specs.ts";
import { summaryOf } from "../../../shop/catalogue/summary.ts";

export type Card = {
  id: ListingId;
  title: string;
  picture: string;
  facts: string[];
  price: Bani;
  warrantyMonths: number;
  badge: Badge | null;
  grade: Grade;
  fps: { game: Game; value: number } | null;
};

/** The cards of listings that stand side by side, with the frame rate of the game asked for where it was measured. */
export function cardsOf(listings: readonly Listing[], game: Game | null = null): Card[] {
  const pictures = picturesInRow(listings);
  return listings.map((listing, place) => cardOf(listing, game, pictures[place]));
}

export function cardOf(listing: Listing, game: Game | null = null, picture = pictureOf(listing)): Card {
  return {
    id: listing.id,
    title: listing.title,
    picture,
    facts: summaryOf(listing),
    price: listing.price,
    warrantyMonths: listing.warrantyMonths,
    badge: listing.badge,
    grade: listing.grade,
    fps: listing.kind === "pc" ? headlineFps(listing, game) : null,
  };
}
