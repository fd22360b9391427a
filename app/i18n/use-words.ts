// Translations for components: `const { t, language } = useWords("cart")`.

import { createContext, use } from "react";
import { defaultLanguage, type Language } from "./languages.ts";
import type { Namespace } from "./namespaces.ts";
import { translator, type Words } from "./translate.ts";

/** The source of words: in memory on the server, fetched and cached in the browser. */
export type WordSource = (language: Language, namespace: Namespace) => Words | Promise<Words>;

export const WordSourceContext = createContext<WordSource | null>(null);
export const LanguageContext = createContext<Language>(defaultLanguage);

/** A namespace's words in the page's language. Suspends while the browser fetches them. */
export function useWords<R extends Namespace>(namespace: R) {
  const language = use(LanguageContext);
  const source = use(WordSourceContext);
  if (!source) throw new Error("useWords needs a WordSourceContext around it");
  const words = source(language, namespace);
  return { t: translator<R>(words instanceof Promise ? use(words) : words, language), language };
}
