// Shared by the three pages about alerts: the filter as text, and the alert that a link in an email names.

import { parseMailedSecret } from "../../../../base/secrets/mailed-secret.server.ts";
import { alertFilter, parseProductType } from "../../../../shop/saved/alerts/alert.ts";
import { findAlert } from "../../../../shop/saved/alerts/find-alert.server.ts";
import { isNarrowed, type CatalogueFilter } from "../../../../shop/catalogue/search/filter.ts";
import { parseFilter } from "../../../../shop/catalogue/search/parse-filter.ts";
import { searchOrFilter } from "../../../../shop/catalogue/search/search-or-filter.ts";
import type { Language } from "../../../i18n/languages.ts";
import { wordsFor } from "../../../i18n/words.server.ts";
import { links } from "../../../links.ts";
import { formatFilter } from "../../../shared/catalogue/format-filter.ts";
import type { Shop } from "../../../composition.server.ts";

/** The filter in the URL, or null if the product type does not exist. */
export function filterIn(
  productTypeName: string | undefined,
  { request, shop }: { request: Request; shop: Shop },
): CatalogueFilter | null {
  const productType = parseProductType(productTypeName);
  return (
    productType &&
    alertFilter(
      parseFilter(productType, { params: new URL(request.url).searchParams, knows: shop.catalogueIndex.knows }).filter,
    )
  );
}

/** The product type and the chosen options as in emails: one text, and the texts of its parts. */
export function formatAlert(filter: CatalogueFilter, { shop, language }: { shop: Shop; language: Language }) {
  const t = wordsFor(language, "catalogue");
  const shell = wordsFor(language, "shell");
  const productType = filter.productType === "pc" ? t("title") : shell(`categories.${filter.productType}`);
  const { facets } = searchOrFilter(filter, shop.catalogueIndex);
  const textsOf = (each: CatalogueFilter) => formatFilter(each, { facets, t }).map(({ text }) => text);
  const join = (parts: string[]) => (parts.length === 0 ? productType : `${productType} (${parts.join(", ")})`);
  return {
    productType,
    parts: textsOf(filter),
    text: join(textsOf(filter)),
    textWithoutSearch: join(textsOf({ ...filter, q: "" })),
    href: links.list(filter),
    isNarrowed: isNarrowed(filter),
  };
}

/** The secret in the URL, and its alert. */
export async function alertAt(request: Request, shop: Shop) {
  const secret = parseMailedSecret(new URL(request.url).searchParams.get("token"));
  const alert = secret && (await findAlert(shop, secret));
  return secret && alert
    ? { secret, alert, view: { text: alert.said, href: links.list(alert.filter), isActive: alert.isActive } }
    : null;
}
