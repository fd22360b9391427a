// Where somebody asks to be told of what a list does not have yet. Apart from the alerts' own file, which browsers need not
// load.

import { queryOf, type CatalogueFilter } from "./filter.ts";

export function alertHref(filter: CatalogueFilter): string {
  return `/alerts/for/${filter.aisle}?${queryOf({ ...filter, sort: "newest", page: 1 })}`;
}
