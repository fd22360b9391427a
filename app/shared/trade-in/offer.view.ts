// An offer as a screen needs it: without the declaration that it was made from.

import type { Offer } from "../../../shop/pricing/offer.ts";

export type OfferView = Omit<Offer, "made"> & { bookVersion: number };

export function offerView({ made, ...offer }: Offer): OfferView {
  return { ...offer, bookVersion: made.bookVersion };
}
