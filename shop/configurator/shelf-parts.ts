// All that a build can be made from.

import type { ComponentListing } from "../catalogue/listing.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import { categories, type Category } from "../catalogue/specs.ts";
import { kindsOf, type EquivalenceClass } from "../compatibility/equivalence-classes.ts";

type PartsIndex = Pick<CatalogueIndex, "componentsOf" | "version">;

/** The components of every category that can be bought now. */
export function componentsOn(catalogueIndex: Pick<CatalogueIndex, "componentsOf">): ComponentListing[] {
  return categories.flatMap((category) => catalogueIndex.componentsOf(category));
}

const kept = new WeakMap<PartsIndex, { version: number; kinds: ReadonlyMap<Category, EquivalenceClass[]> }>();

/** The same by kind. Looked through once for each version of the shelf. */
export function kindsOn(catalogueIndex: PartsIndex): ReadonlyMap<Category, EquivalenceClass[]> {
  const { version } = catalogueIndex;
  const made = kept.get(catalogueIndex);
  if (made?.version === version) return made.kinds;
  const kinds = new Map(categories.map((category) => [category, kindsOf(catalogueIndex.componentsOf(category))]));
  kept.set(catalogueIndex, { version, kinds });
  return kinds;
}
