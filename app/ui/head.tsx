// What a screen tells the browser and search engines of itself: React puts these into the document's head.

import { useLocation } from "react-router";
import { languages } from "../i18n/languages.ts";
import { useCompany, useShopName } from "./shell/company.ts";

type HeadProps = {
  /** Without the shop's name, which is added: "title - brand" (spec 2). */
  title: string;
  description?: string;
  /** The one address of this content, without the language; the path alone where nothing is said. */
  canonical?: string;
  /** For a screen that search engines should not list. */
  hidden?: boolean;
};

export function Head({ title, description, canonical, hidden = false }: HeadProps) {
  const brand = useShopName();
  const { pathname } = useLocation();
  const origin = useCompany()?.url ?? "";
  const path = canonical ?? pathname;
  const inLanguage = (language: string) => `${origin}${path}${path.includes("?") ? "&" : "?"}lng=${language}`;
  return (
    <>
      <title>{`${title} - ${brand}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={`${origin}${path}`} />}
      {hidden ? null : languages.map((language) => <link key={language} rel="alternate" hrefLang={language} href={inLanguage(language)} />)}
    </>
  );
}
