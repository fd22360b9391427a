// The view of a favourite.

import { priceDrop, type Favourite } from "../../../../shop/saved/favourite.ts";
import { cardOf } from "../../../shared/catalogue/card.ts";

export type FavouriteView = ReturnType<typeof favouriteView>;

export function favouriteView(favourite: Favourite) {
  return { card: cardOf(favourite.listing), availability: favourite.availability, drop: priceDrop(favourite) };
}
