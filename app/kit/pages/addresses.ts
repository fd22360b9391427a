// Which addresses of the shop are public, and their form in each language.
// Invariant: a page has one address for each language; Romanian has the plain one, which is also x-default: there the
// visitor's own settings choose the language. Private pages are never published.

import { categories } from "../../../shop/catalogue/specs.ts";
import { defaultLanguage, LANGUAGE_KEY, languages, type Language } from "../../i18n/languages.ts";
import { folders, links } from "../../links.ts";

/** Pages in the sitemap that search engines may index, listings apart (spec 2). */
export const publicPages: readonly string[] = [
  links.home(),
  links.products(),
  links.components(),
  ...categories.map(links.productType),
  links.configurator(),
  links.sell(),
  links.sellComponents(),
  links.assistant(),
  links.about(),
  links.estimates(),
  links.contact(),
  links.reviews(),
  links.terms(),
  links.privacy(),
  links.cookies(),
  links.delivery(),
  links.withdrawal(),
  links.guarantee(),
  links.recycling(),
  links.accessibility(),
  links.safety(),
  links.withdraw(),
];

/** Everything under these is private, generated on demand, or for programs (spec 2). */
export const privatePaths: readonly string[] = [
  links.cart(),
  links.checkout(),
  links.account(),
  links.login(),
  links.register(),
  links.logout(),
  links.confirmEmail(),
  links.resetPassword(),
  `${links.withdraw()}/`,
  `${links.sell()}/`,
  folders.tradeIns,
  links.compare(),
  links.favourites(),
  links.myPc(),
  `${links.configurator()}/`,
  folders.alerts,
  links.newsletter(),
  links.office(),
  folders.api,
  folders.dev,
  links.kit(),
];

export function isPrivate(pathname: string): boolean {
  return privatePaths.some((path) => pathname === path || pathname.startsWith(path.endsWith("/") ? path : `${path}/`));
}

/** The address of a page in a language, from its path and its query without "?". */
export function addressIn(
  language: Language,
  { origin, pathname, query = "" }: { origin: string; pathname: string; query?: string },
): string {
  const parameters = [query, language === defaultLanguage ? "" : `${LANGUAGE_KEY}=${language}`]
    .filter((part) => part !== "")
    .join("&");
  return `${origin}${pathname}${parameters && `?${parameters}`}`;
}

export type Alternate = { hreflang: Language | "x-default"; href: string };

/** The addresses of a page in all languages, for hreflang. */
export function alternatesOf(page: { origin: string; pathname: string; query?: string }): Alternate[] {
  return [
    ...languages.map((language) => ({ hreflang: language, href: addressIn(language, page) })),
    { hreflang: "x-default", href: addressIn(defaultLanguage, page) },
  ];
}
