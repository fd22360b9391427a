// Metadata of a screen for the browser, search engines and shared links: React hoists these elements into the
// document's head.

import { useLocation } from "react-router";
import { languageNames, languages, type Language } from "../../i18n/languages.ts";
import { useWords } from "../../i18n/use-words.ts";
import { links } from "../../links.ts";
import { addressIn, alternatesOf, isPrivate } from "./addresses.ts";
import { useCompany, useShopName } from "./company.ts";

type HeadProps = {
  /** Without the shop's name, which is added ("title - brand", spec 2) where the title lacks it. */
  title: string;
  /** A sentence or two, different from those of any other page. */
  description?: string;
  /** The canonical address of this content, without the language; the path alone by default. */
  canonical?: string;
  /** For a screen that search engines should not index. Private screens are never indexed. */
  hidden?: boolean;
  /** The image of a shared link: the path of a PNG of 1200 by 630. By default the shop's own. */
  picture?: { path: string; alt: string };
  kind?: "website" | "product";
};

export function Head({ title, description, canonical, hidden = false, picture, kind = "website" }: HeadProps) {
  const brand = useShopName();
  const { pathname } = useLocation();
  const { t, language } = useWords("kit");
  const origin = useCompany()?.url ?? "";
  const [path = pathname, query = ""] = (canonical ?? pathname).split("?");
  // Further pages of a list need a title of their own.
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

/** The canonical address in the current language, and the alternates in the others. */
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
