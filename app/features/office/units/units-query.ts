// The query of the list of units.

import { categories } from "../../../../shop/catalogue/specs.ts";
import { stockAgeNames, stockStateFilters, unitSorts, unitSources } from "../../../../shop/stock/units/unit.ts";
import { readListQuery } from "../list/list-query.ts";

export const unitTypes = ["pc", ...categories] as const;

/** What the list of units is asked for by its address, for the screen and its CSV. */
export function readUnitsQuery(address: string) {
  return readListQuery(address, {
    sorts: unitSorts,
    descendingFirst: ["newest", "cost", "price"],
    filters: {
      state: stockStateFilters,
      type: unitTypes,
      age: stockAgeNames,
      source: unitSources,
      regime: ["margin", "normal"] as const,
    },
    dates: true,
  });
}
