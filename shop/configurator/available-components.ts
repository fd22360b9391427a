// The components that a build can be made from.

import type { ComponentListing } from "../catalogue/listing.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import { categories, type Category } from "../catalogue/specs.ts";
import { equivalenceClassesOf, type EquivalenceClass } from "../compatibility/equivalence-classes.ts";

type PartsIndex = Pick<CatalogueIndex, "componentsOf" | "version">;
type ClassesByCategory = ReadonlyMap<Category, EquivalenceClass[]>;

/** The components of every category that can be bought now. */
export function availableComponents(catalogueIndex: Pick<CatalogueIndex, "componentsOf">): ComponentListing[] {
  return categories.flatMap((category) => catalogueIndex.componentsOf(category));
}

const cache = new WeakMap<PartsIndex, { version: number; classes: ClassesByCategory }>();

/** The equivalence classes of the available components. Computed once per version of the index. */
export function equivalenceClassesIn(catalogueIndex: PartsIndex): ClassesByCategory {
  const { version } = catalogueIndex;
  const cached = cache.get(catalogueIndex);
  if (cached?.version === version) return cached.classes;
  const classes = new Map(
    categories.map((category) => [category, equivalenceClassesOf(catalogueIndex.componentsOf(category))]),
  );
  cache.set(catalogueIndex, { version, classes });
  return classes;
}
