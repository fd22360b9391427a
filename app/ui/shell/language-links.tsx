// The language switch: plain links on the page being read, so that it works before JavaScript too (rule 13).

import { useLocation } from "react-router";
import { LANGUAGE_KEY, languageNames, languages } from "../../i18n/languages.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ShopLink } from "../shop-link.tsx";

export function LanguageLinks() {
  const { t, language: shown } = useWords("shell");
  const { pathname, search } = useLocation();
  return (
    <nav aria-label={t("languages.label")}>
      <ul className="flex flex-wrap gap-1">
        {languages.map((language) => {
          const parameters = new URLSearchParams(search);
          parameters.set(LANGUAGE_KEY, language);
          return (
            <li key={language}>
              <ShopLink
                to={`${pathname}?${parameters}`}
                replace
                preventScrollReset
                lang={language}
                hrefLang={language}
                aria-current={language === shown ? "true" : undefined}
                className="inline-flex min-h-11 items-center rounded-sm border border-brand-trace px-2.5 text-sm sm:px-3 hover:border-on-brand-muted aria-[current=true]:border-on-brand aria-[current=true]:bg-on-brand aria-[current=true]:font-semibold aria-[current=true]:text-brand-deep md:min-h-9"
              >
                {languageNames[language].name}
              </ShopLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
