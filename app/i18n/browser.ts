// Words in the browser: fetched once for each namespace and language, then cached. The server chooses the language;
// here it is only remembered, in local storage and in the cookie alike (rule 13).

import { COOKIE_YEAR, preferenceCookie, readCookie } from "../../base/cookie.ts";
import { LANGUAGE_KEY, parseLanguage, type Language } from "./languages.ts";
import type { Namespace } from "./namespaces.ts";
import type { Words } from "./translate.ts";
import { wordFile } from "./word-files.ts";

const cached = new Map<string, Promise<Words>>();

/**
 * The promise of a namespace's words: always the same object. React resumes a component that waited for it in the
 * middle of its first render, and React 19.3 fails ("update hook called on initial render") if it gets another promise
 * then.
 */
export function wordsInBrowser(language: Language, namespace: Namespace): Promise<Words> {
  const name = `${language}/${namespace}`;
  const found = cached.get(name);
  if (found) return found;
  const coming = fetchWords(language, namespace);
  cached.set(name, coming);
  coming.then(
    // React sets these fields when it reads the promise; with them set, it need not suspend at all.
    (value) => Object.assign(coming, { status: "fulfilled", value }),
    () => cached.delete(name),
  );
  return coming;
}

async function fetchWords(language: Language, namespace: Namespace): Promise<Words> {
  const answer = await fetch(wordFile(language, namespace));
  if (!answer.ok) throw new Error(`the words of ${namespace} in ${language} did not arrive: ${answer.status}`);
  return (await answer.json()) as Words;
}

/** Keeps local storage and the server's cookie equal to the page's language. */
export function rememberLanguage(language: Language): void {
  document.cookie = preferenceCookie(LANGUAGE_KEY, {
    value: language,
    seconds: COOKIE_YEAR,
    https: location.protocol === "https:",
  });
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage may be forbidden; the cookie is what counts.
  }
}

/** Whether the browser accepts cookies, and has stored this language in one. */
export function isRemembered(language: Language): boolean {
  return readCookie(document.cookie, LANGUAGE_KEY) === language;
}

/**
 * Removes `?lng=` from the page's address once the cookie has the language: otherwise Back to this page would change
 * the language again. Where cookies are refused it stays. Must run before the router reads the address.
 */
export function dropLanguageFromAddress(language: Language): void {
  const url = new URL(location.href);
  if (parseLanguage(url.searchParams.get(LANGUAGE_KEY)) !== language || !isRemembered(language)) return;
  url.searchParams.delete(LANGUAGE_KEY);
  history.replaceState(history.state, "", url);
}

/**
 * The language of an earlier visit whose cookie is lost, where it differs from the one the server chose. Its priority
 * is after the address and the cookie, before the browser's language.
 */
export function languageToRestore(current: Language): Language | null {
  if (new URLSearchParams(location.search).has(LANGUAGE_KEY)) return null;
  if (readCookie(document.cookie, LANGUAGE_KEY) !== null) return null;
  try {
    const remembered = parseLanguage(localStorage.getItem(LANGUAGE_KEY) ?? sessionStorage.getItem(LANGUAGE_KEY));
    return remembered === current ? null : remembered;
  } catch {
    return null;
  }
}
