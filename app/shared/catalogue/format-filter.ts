// A filter as text: one entry for each part of it, with the filter that remains without that part.

import type { FacetCount } from "../../../shop/catalogue/search/facet-options.ts";
import { without, withoutFacet, type CatalogueFilter } from "../../../shop/catalogue/search/filter.ts";
import { gameNames } from "../../../shop/catalogue/specs.ts";
import type { Translate } from "../../i18n/translate.ts";
import { facetLabel, optionLabel, priceLabel } from "./option-label.ts";

const MOST_NAMED = 6; // options of one facet

export type FilterPart = { text: string; rest: CatalogueFilter };

export function formatFilter(
  filter: CatalogueFilter,
  { facets, t }: { facets: readonly FacetCount[]; t: Translate<"catalogue"> },
): FilterPart[] {
  const parts: FilterPart[] = [];
  const first = { ...filter, page: 1 };
  if (filter.q) parts.push({ text: filter.q, rest: { ...first, q: "" } });
  if (filter.price) parts.push({ text: priceLabel(filter.price, t), rest: { ...first, price: null } });
  for (const { key, options } of facets) {
    const chosen = filter.choices[key] ?? [];
    if (chosen.length > MOST_NAMED) {
      // A game's preset selects dozens of options: they are removed together.
      parts.push({
        text: t("filter.several", { facet: facetLabel(key, t), count: chosen.length }),
        rest: withoutFacet(filter, key),
      });
      continue;
    }
    for (const value of chosen) {
      const option = options.find((known) => known.value === value) ?? { value, label: value };
      const name = optionLabel(key, option, t);
      const isPlain = key === "cpus" || key === "gpus" || key === "testedOnly" || key === "nvme";
      parts.push({ text: isPlain ? name : `${facetLabel(key, t)}: ${name}`, rest: without(filter, key, value) });
    }
  }
  if (filter.game)
    parts.push({ text: t("filter.game", { game: gameNames[filter.game] }), rest: { ...first, game: null } });
  return parts;
}
