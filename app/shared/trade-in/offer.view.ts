// An offer as a screen needs it: without the declaration that it was made from.

import type { Offer } from "../../../shop/pricing/offer.ts";

export type ShownOffer = Omit<Offer, "made"> & { bookVersion: number };

export function shownOffer({ made, ...offer }: Offer): ShownOffer {
  return { ...offer, bookVersion: made.bookVersion };
}
