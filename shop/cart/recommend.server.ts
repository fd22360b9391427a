import type { Clock } from "../../base/clock.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import { known } from "../compatibility/known-platforms.server.ts";
import type { Goods } from "./cart.ts";
import { complementCategories, complementsTo, type Recommendation } from "./recommendation.ts";

const CANDIDATES = 100; // the newest of each category: enough to choose a few from

/**
 * Up to four components that fit what is in the cart, those at a reduced price first; none for an empty cart. They and
 * their prices come from the catalogue index: no database query.
 */
export function recommend(
  shop: { catalogueIndex: Pick<CatalogueIndex, "newestOf" | "wasPriceOf">; clock: Clock },
  cart: { lines: readonly { goods: Goods; quantity: number }[] },
): Recommendation[] {
  const now = shop.clock.now();
  const found = complementCategories(cart.lines).flatMap((category) =>
    shop.catalogueIndex.newestOf(category, CANDIDATES),
  );
  const candidates = found.map((listing) => ({
    goods: listing,
    badge: listing.badge,
    before: shop.catalogueIndex.wasPriceOf(listing.id, now),
  }));
  return complementsTo(cart.lines, { candidates, known });
}
