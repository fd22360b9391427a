// The HTML of parts of pages, rendered by React once for each language and each thing that they show.

import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { Language } from "../i18n/languages.ts";
import { LanguageContext, WordSourceContext } from "../i18n/use-words.ts";
import { wordsOf } from "../i18n/words.server.ts";
import { CompanyContext, type ShopCompany } from "./pages/company.ts";

export type HtmlCache = {
  /** The HTML of `children`, which must follow from `name` and `data`: these are the key, so that nothing cached is out of date. */
  htmlOf(name: string, data: unknown, children: ReactNode): string;
};

const MOST = 10_000; // parts of some three kilobytes
const htmlByKey = new Map<string, string>();

/** The parts in one language. `company` must be the same for the life of the process. */
export function htmlCacheIn(language: Language, company: ShopCompany): HtmlCache {
  return {
    htmlOf(name, data, children) {
      const key = `${language} ${name} ${data === undefined ? "" : JSON.stringify(data)}`;
      let html = htmlByKey.get(key);
      if (html === undefined) {
        // `renderToStaticMarkup` would leave out the marks between two texts, by which the browser's React finds them again.
        html = renderToString(
          <StaticRouter location="/">
            <WordSourceContext value={wordsOf}>
              <LanguageContext value={language}>
                <CompanyContext value={company}>{children}</CompanyContext>
              </LanguageContext>
            </WordSourceContext>
          </StaticRouter>,
        );
        const [oldest] = htmlByKey.keys();
        if (htmlByKey.size >= MOST && oldest !== undefined) htmlByKey.delete(oldest);
        htmlByKey.set(key, html);
      }
      return html;
    },
  };
}
