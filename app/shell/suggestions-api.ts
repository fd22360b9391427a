// /api/suggestions?q=: the suggestions of the header's search box, in the visitor's language.

import { cleanText } from "../../base/clean-text.ts";
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
  /** The name of its product type; null for a product type itself. */
  place: string | null;
  /** The number of results; null for a single listing. */
  count: number | null;
  price: string | null;
};

/** Cached by the browser for repeated input: private, because the words are in this visitor's language. */
const BRIEFLY_CACHED = { "Cache-Control": "private, max-age=30", Vary: "accept-encoding, accept-language, cookie" };

export function loader({ request, context }: Route.LoaderArgs) {
  const t = wordsFor(context.get(languageContext), "shell");
  const nameOf = (productType: ProductType) => (productType === "pc" ? t("menu.pcs") : t(`categories.${productType}`));
  const query = cleanText(new URL(request.url).searchParams.get("q") ?? "");
  const suggestions = context
    .get(shopContext)
    .catalogueIndex.suggest(query, nameOf)
    .map((suggestion) => suggested(suggestion, nameOf));
  return Response.json({ suggestions }, { headers: BRIEFLY_CACHED });
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
