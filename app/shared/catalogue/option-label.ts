// The label of a facet's option, or of a price range: a name that is the same in every language, or a translated word.

import type { PriceRange } from "../../../shop/catalogue/product-type.ts";
import type { OptionCount } from "../../../shop/catalogue/search/facet-options.ts";
import type { Key, Translate } from "../../i18n/translate.ts";

/** Translated options have the key `option.<facet>.<value>`; names carry their own label. */
export function optionLabel(
  facet: string,
  { value, label }: Pick<OptionCount, "value" | "label">,
  t: Translate<"catalogue">,
): string {
  return label ?? t(`option.${facet}.${value}` as Key<"catalogue">);
}

export function facetLabel(facet: string, t: Translate<"catalogue">): string {
  return t(`facet.${facet}` as Key<"catalogue">);
}

/** "2.000 – 3.000 RON", "sub 3.000 RON" or "peste 5.000 RON". */
export function priceLabel({ min, max }: PriceRange, t: Translate<"catalogue">): string {
  return max === null
    ? t("filter.over", { amount: `${amount.format(min)} RON` })
    : min === 0
      ? t("filter.under", { amount: `${amount.format(max)} RON` })
      : `${amount.format(min)} – ${amount.format(max)} RON`;
}

const amount = new Intl.NumberFormat("ro-RO", { useGrouping: "always" }); // spec 9
