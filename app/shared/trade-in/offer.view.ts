// An offer as a screen shows it: without the declaration that it was calculated from.

import type { Offer } from "../../../shop/pricing/offer.ts";
import type { SellingTerms } from "../../../shop/pricing/terms.ts";

export type OfferView = Omit<Offer, "made"> & { bookVersion: number; terms: SellingTerms };

export function offerView({ made, ...view }: Offer): OfferView {
  return { ...view, bookVersion: made.bookVersion, terms: made.terms };
}
