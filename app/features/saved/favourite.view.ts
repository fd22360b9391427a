// What the page of favourites shows of one.

import { priceDrop, type Favourite } from "../../../shop/saved/favourite.ts";
import { cardOf } from "../../shared/catalogue/card.ts";

export type ShownFavourite = ReturnType<typeof shownFavourite>;

export function shownFavourite(favourite: Favourite) {
  return { card: cardOf(favourite.listing), availability: favourite.availability, drop: priceDrop(favourite) };
}
