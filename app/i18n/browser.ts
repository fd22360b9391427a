// Words in the browser: fetched once a room and language, and kept. The language itself is the server's decision;
// here it is only remembered, local storage and cookie alike (rule 13).

import { COOKIE_YEAR, preferenceCookie, readCookie } from "../../base/cookie.ts";
import { LANGUAGE_KEY, parseLanguage, type Language } from "./languages.ts";
import type { Namespace } from "./namespaces.ts";
import type { Words } from "./translate.ts";
import { wordFile } from "./word-files.ts";

const kept = new Map<string, Promise<Words>>();

/**
 * The promise of a room's words: the same one for ever. A component that waited for it is gone on with in the middle of
 * its first render, and React 19.3 fails ("update hook called on initial render") where it then does not meet it again.
 */
export function wordsInBrowser(language: Language, namespace: Namespace): Promise<Words> {
  const name = `${language}/${namespace}`;
  const found = kept.get(name);
  if (found) return found;
  const coming = fetchWords(language, namespace);
  kept.set(name, coming);
  coming.then(
    // What React would note on it when it meets it: so noted, it need not wait at all.
    (value) => Object.assign(coming, { status: "fulfilled", value }),
    () => kept.delete(name),
  );
  return coming;
}

async function fetchWords(language: Language, namespace: Namespace): Promise<Words> {
  const answer = await fetch(wordFile(language, namespace));
  if (!answer.ok) throw new Error(`the words of ${namespace} in ${language} did not arrive: ${answer.status}`);
  return (await answer.json()) as Words;
}

/** Keeps local storage and the cookie that the server reads equal to the language shown. */
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

/** Whether the browser keeps cookies at all, and this language in one. */
export function isRemembered(language: Language): boolean {
  return readCookie(document.cookie, LANGUAGE_KEY) === language;
}

/**
 * Takes `?lng=` out of the page's address once the cookie has the language: otherwise Back to this page would change the language
 * again. Where cookies are refused it stays. The router must not have read the address yet.
 */
export function dropLanguageFromAddress(language: Language): void {
  const url = new URL(location.href);
  if (parseLanguage(url.searchParams.get(LANGUAGE_KEY)) !== language || !isRemembered(language)) return;
  url.searchParams.delete(LANGUAGE_KEY);
  history.replaceState(history.state, "", url);
}

/**
 * The language of an earlier visit whose cookie is gone, where it is not the one the server chose. It comes after the
 * address and the cookie, before the browser's language.
 */
export function forgottenLanguage(shown: Language): Language | null {
  if (new URLSearchParams(location.search).has(LANGUAGE_KEY)) return null;
  if (readCookie(document.cookie, LANGUAGE_KEY) !== null) return null;
  try {
    const remembered = parseLanguage(localStorage.getItem(LANGUAGE_KEY) ?? sessionStorage.getItem(LANGUAGE_KEY));
    return remembered === shown ? null : remembered;
  } catch {
    return null;
  }
}
