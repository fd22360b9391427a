// Which addresses of the shop the world is told of, and how each is written in a language.
// Invariant: a page has one address a language; Romanian has the bare one, which is also where the language is
// chosen by the visitor's own (x-default). What is one visitor's own is told to nobody.

import { categories } from "../../../shop/catalogue/specs.ts";
import { defaultLanguage, LANGUAGE_KEY, languages, type Language } from "../../i18n/languages.ts";
import { folders, links } from "../../links.ts";

/** Pages that the sitemap names and search engines may show, listings apart (spec 2). */
export const publicPages: readonly string[] = [
  links.home(),
  links.products(),
  links.components(),
  ...categories.map(links.productType),
  links.configurator(),
  links.sell(),
  links.sellComponents(),
  links.about(),
  links.contact(),
  links.reviews(),
  links.terms(),
  links.privacy(),
  links.withdraw(),
];

/** Everything under these is a visitor's own, made up as they go, or for programs (spec 2). */
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
  `${links.configurator()}/`,
  folders.alerts,
  links.office(),
  folders.api,
  folders.dev,
  links.kit(),
];

export function isPrivate(pathname: string): boolean {
  return privatePaths.some((path) => pathname === path || pathname.startsWith(path.endsWith("/") ? path : `${path}/`));
}

/** The address of a page in a language, from its path and its query without a "?". */
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

/** The same page in every language, each with its address, for hreflang. */
export function alternatesOf(page: { origin: string; pathname: string; query?: string }): Alternate[] {
  return [
    ...languages.map((language) => ({ hreflang: language, href: addressIn(language, page) })),
    { hreflang: "x-default", href: addressIn(defaultLanguage, page) },
  ];
}
