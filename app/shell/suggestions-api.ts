// /api/suggestions?q=: what the header's search box proposes, in the visitor's language.

import type { Route } from "./+types/suggestions-api";
import { never } from "../../base/result.ts";
import { productTypeOf, type ProductType } from "../../shop/catalogue/product-type.ts";
import { everything } from "../../shop/catalogue/search/filter.ts";
import type { SearchSuggestion } from "../../shop/catalogue/search/suggestions.ts";
import { languageContext, shopContext } from "../context.server.ts";
import { formatPrice } from "../i18n/format.ts";
import { wordsFor } from "../i18n/words.server.ts";
import type { RouteHandle } from "../route-handle.ts";

export const handle = { kind: "data" } satisfies RouteHandle;
import { links } from "../links.ts";

export type Suggested = {
  kind: SearchSuggestion["kind"];
  label: string;
  href: string;
  /** The shelf that it is on, by its name; null for a shelf itself. */
  place: string | null;
  /** How many things it leads to; null for a single one. */
  count: number | null;
  price: string | null;
};

/** Asked for again by whoever types the same: for this visitor only, since the words are in their language. */
const KEPT = { "Cache-Control": "private, max-age=30", Vary: "accept-encoding, accept-language, cookie" };

export function loader({ request, context }: Route.LoaderArgs) {
  const t = wordsFor(context.get(languageContext), "shell");
  const nameOf = (productType: ProductType) => (productType === "pc" ? t("menu.pcs") : t(`categories.${productType}`));
  const asked = new URL(request.url).searchParams.get("q") ?? "";
  const suggestions = context
    .get(shopContext)
    .catalogueIndex.suggest(asked, nameOf)
    .map((suggestion) => suggested(suggestion, nameOf));
  return Response.json({ suggestions }, { headers: KEPT });
}

function suggested(suggestion: SearchSuggestion, nameOf: (productType: ProductType) => string): Suggested {
  const { kind } = suggestion;
  switch (kind) {
    case "listing": {
      const { id, title, price } = suggestion.listing;
      return {
        kind,
        label: title,
        href: links.product(id),
        place: nameOf(productTypeOf(suggestion.listing)),
        count: null,
        price: formatPrice(price),
      };
    }
    case "product-type":
      return {
        kind,
        label: suggestion.name,
        href: links.list(everything(suggestion.productType)),
        place: null,
        count: suggestion.count,
        price: null,
      };
    case "part": {
      const { productType, facet, value, label, count } = suggestion;
      return {
        kind,
        label,
        href: links.list({ ...everything(productType), choices: { [facet]: [value] } }),
        place: nameOf(productType),
        count,
        price: null,
      };
    }
    default:
      return never(kind);
  }
}
