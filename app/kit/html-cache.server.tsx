// A cache of rendered HTML: React renders each part once for each language and data.

import { LRUCache } from "lru-cache";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { Language } from "../i18n/languages.ts";
import { LanguageContext, WordSourceContext } from "../i18n/use-words.ts";
import { wordsOf } from "../i18n/words.server.ts";
import { CompanyContext, type ShopCompany } from "./pages/company.ts";

export type HtmlCache = {
  /**
   * The HTML of `children`, which must depend only on `name` and `data`: these are the key, so that no cached HTML is
   * out of date.
   */
  htmlOf(name: string, data: unknown, children: ReactNode): string;
};

const MOST_BYTES = 30_000_000; // 10,000 parts of about three kilobytes each
const htmlByKey = new LRUCache<string, string>({ maxSize: MOST_BYTES, sizeCalculation: bytesOf });

/** The cache of one language. `version` changes with what `company` is made from: the settings and the day. */
export function htmlCacheIn(
  language: Language,
  { company, version }: { company: () => ShopCompany; version: string },
): HtmlCache {
  return {
    htmlOf(name, data, children) {
      const key = `${language} ${version} ${name} ${data === undefined ? "" : JSON.stringify(data)}`;
      let html = htmlByKey.get(key);
      if (html === undefined) {
        // `renderToStaticMarkup` would leave out the comments between two texts, which hydration needs.
        html = renderToString(
          <StaticRouter location="/">
            <WordSourceContext value={wordsOf}>
              <LanguageContext value={language}>
                <CompanyContext value={company()}>{children}</CompanyContext>
              </LanguageContext>
            </WordSourceContext>
          </StaticRouter>,
        );
        htmlByKey.set(key, html);
      }
      return html;
    },
  };
}

function bytesOf(html: string, key: string): number {
  return Buffer.byteLength(html) + Buffer.byteLength(key);
}
