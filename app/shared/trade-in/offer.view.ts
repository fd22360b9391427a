// An offer as a screen shows it: without the declaration that it was calculated from.

import type { Offer } from "../../../shop/pricing/offer.ts";
import type { SellingTerms } from "../../../shop/pricing/terms.ts";

export type OfferView = Omit<Offer, "made"> & { bookVersion: number; terms: SellingTerms };

/** A revised offer was made after testing, so nothing in it is left to be priced. */
export function offerView({ kind, ...offer }: Offer & { kind?: "offer" | "revised" }): OfferView {
  const { made, ...view } = kind === "revised" ? pricedOffer(offer) : offer;
  return { ...view, bookVersion: made.bookVersion, terms: made.terms };
}

/** An offer whose machine has been tested: its lines are what is paid, so the whole sum is guaranteed. */
export function pricedOffer<Of extends Offer>(offer: Of): Of {
  const lines = offer.lines.map((line) => (line.of === "shipping" ? line : { ...line, confirmedAtTesting: false }));
  return { ...offer, lines, floor: offer.total, surePayouts: offer.payouts, changes: [] };
}
