// All that a build can be completed from.

import type { ComponentListing } from "../../../shop/catalogue/listing.ts";
import type { Shelf } from "../../../shop/catalogue/shelf.server.ts";
import { categories } from "../../../shop/catalogue/specs.ts";

/** The components of every category that can be bought now. */
export function componentsOn(shelf: Pick<Shelf, "componentsOf">): ComponentListing[] {
  return categories.flatMap((category) => shelf.componentsOf(category));
}
