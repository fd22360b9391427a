// The language switch: plain links to the current page, so that it works before JavaScript too (rule 13).

import { useLocation, useNavigate, useRevalidator } from "react-router";
import { isRemembered, rememberLanguage } from "../i18n/browser.ts";
import { LANGUAGE_KEY, languageNames, languages, type Language } from "../i18n/languages.ts";
import { useWords } from "../i18n/use-words.ts";
import { ShopLink } from "../kit/shop-link.tsx";

export function LanguageLinks() {
  const { t, language: current } = useWords("shell");
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  /** With a cookie the address needs no language: no page in the history switches back. */
  function choose(language: Language): "chosen" | "by the address" {
    rememberLanguage(language);
    if (!isRemembered(language)) return "by the address";
    const parameters = new URLSearchParams(search);
    if (!parameters.has(LANGUAGE_KEY)) void revalidate();
    else {
      parameters.delete(LANGUAGE_KEY);
      void navigate(
        { pathname, search: parameters.toString(), hash },
        { replace: true, preventScrollReset: true, state },
      );
    }
    return "chosen";
  }

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
                onClick={(event) => {
                  const isPlain =
                    event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
                  if (isPlain && choose(language) === "chosen") event.preventDefault();
                }}
                lang={language}
                hrefLang={language}
                aria-current={language === current ? "true" : undefined}
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
