// All that a build can be made from.

import type { ComponentListing } from "../catalogue/listing.ts";
import type { Shelf } from "../catalogue/catalogue-index.server.ts";
import { categories, type Category } from "../catalogue/specs.ts";
import { kindsOf, type EquivalenceClass } from "../compatibility/equivalence-classes.ts";

type PartsShelf = Pick<Shelf, "componentsOf" | "version">;

/** The components of every category that can be bought now. */
export function componentsOn(shelf: Pick<Shelf, "componentsOf">): ComponentListing[] {
  return categories.flatMap((category) => shelf.componentsOf(category));
}

const kept = new WeakMap<PartsShelf, { version: number; kinds: ReadonlyMap<Category, EquivalenceClass[]> }>();

/** The same by kind. Looked through once for each version of the shelf. */
export function kindsOn(shelf: PartsShelf): ReadonlyMap<Category, EquivalenceClass[]> {
  const { version } = shelf;
  const made = kept.get(shelf);
  if (made?.version === version) return made.kinds;
  const kinds = new Map(categories.map((category) => [category, kindsOf(shelf.componentsOf(category))]));
  kept.set(shelf, { version, kinds });
  return kinds;
}
