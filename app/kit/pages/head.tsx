// What a screen tells the browser, search engines and shared links of itself: React puts these into the document's head.

import { useLocation } from "react-router";
import { languageNames, languages, type Language } from "../../i18n/languages.ts";
import { useWords } from "../../i18n/use-words.ts";
import { links } from "../../links.ts";
import { addressIn, alternatesOf, isPrivate } from "./addresses.ts";
import { useCompany, useShopName } from "./company.ts";

type HeadProps = {
  /** Without the shop's name, which is added ("title - brand", spec 2) where the title does not say it. */
  title: string;
  /** A sentence or two, unlike those of any other page. */
  description?: string;
  /** The one address of this content, without the language; the path alone where nothing is said. */
  canonical?: string;
  /** For a screen that search engines should not list. A visitor's own screens never are. */
  hidden?: boolean;
  /** What a shared link shows: the path of a PNG of 1200 by 630. The shop's own where nothing is said. */
  picture?: { path: string; alt: string };
  kind?: "website" | "product";
};

export function Head({ title, description, canonical, hidden = false, picture, kind = "website" }: HeadProps) {
  const brand = useShopName();
  const { pathname } = useLocation();
  const { t, language } = useWords("kit");
  const origin = useCompany()?.url ?? "";
  const [path = pathname, query = ""] = (canonical ?? pathname).split("?");
  // Later pages of a list must not be called as the first one is.
  const page = new URLSearchParams(query).get("page");
  const name = page === null ? title : `${title}, ${t("pagination.page", { page })}`;
  return (
    <>
      <title>{name.includes(brand) ? name : `${name} - ${brand}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {hidden || isPrivate(pathname) ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Addresses page={{ origin, pathname: path, query }} language={language} />
      )}
      <meta property="og:site_name" content={brand} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={name} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:image" content={origin + (picture?.path ?? links.preview("shop.png"))} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={picture?.alt ?? brand} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The page's one address in the language shown, and the same page in the others. */
function Addresses({
  page,
  language,
}: {
  page: { origin: string; pathname: string; query: string };
  language: Language;
}) {
  const address = addressIn(language, page);
  return (
    <>
      <link rel="canonical" href={address} />
      {alternatesOf(page).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={openGraphLocale(language)} />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
        ))}
    </>
  );
}

function openGraphLocale(language: Language): string {
  return languageNames[language].locale.replace("-", "_");
}
