// What the three pages about alerts share: the filter in words, and what a link in a letter leads to.

import { alertFilter, parseAisle } from "../../../shop/saved/alerts/alert.ts";
import { parseSecret } from "../../../shop/saved/alerts/alert-secret.server.ts";
import { findAlert } from "../../../shop/saved/alerts/find-alert.server.ts";
import { isNarrowed, type CatalogueFilter } from "../../../shop/catalogue/search/filter.ts";
import { parseFilter } from "../../../shop/catalogue/search/parse-filter.ts";
import { searchOrFilter } from "../../../shop/catalogue/search/search-or-filter.ts";
import type { Language } from "../../i18n/languages.ts";
import { wordsFor } from "../../i18n/words.server.ts";
import { links } from "../../links.ts";
import { sayFilter } from "../../shared/catalogue/format-filter.ts";
import type { Shop } from "../../composition.server.ts";

/** The filter that the address of the asking page has, or null where there is no such aisle. */
export function wishAt(aisleName: string | undefined, { request, shop }: { request: Request; shop: Shop }): CatalogueFilter | null {
  const aisle = parseAisle(aisleName);
  return aisle && alertFilter(parseFilter(aisle, { params: new URL(request.url).searchParams, knows: shop.shelf.knows }).filter);
}

/** The aisle and what is chosen in it, as it stands in letters: one text, and the texts of its parts. */
export function sayWish(filter: CatalogueFilter, { shop, language }: { shop: Shop; language: Language }) {
  const t = wordsFor(language, "catalogue");
  const shell = wordsFor(language, "shell");
  const aisle = filter.aisle === "pc" ? t("title") : shell(`categories.${filter.aisle}`);
  const { facets } = searchOrFilter(filter, shop.shelf);
  const say = (wish: CatalogueFilter) => sayFilter(wish, { facets, t }).map(({ text }) => text);
  const whole = (parts: string[]) => (parts.length === 0 ? aisle : `${aisle} (${parts.join(", ")})`);
  return { aisle, parts: say(filter), said: whole(say(filter)), saidUntyped: whole(say({ ...filter, q: "" })), href: links.list(filter), isNarrowed: isNarrowed(filter) };
}

/** The secret in the address, and its alert. */
export async function alertAt(request: Request, shop: Shop) {
  const secret = parseSecret(new URL(request.url).searchParams.get("token"));
  const alert = secret && (await findAlert(shop, secret));
  return secret && alert ? { secret, alert, shown: { said: alert.said, href: links.list(alert.filter), isActive: alert.isActive } } : null;
}
