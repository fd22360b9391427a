import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import {
  dropLanguageFromAddress,
  languageToRestore,
  isRemembered,
  rememberLanguage,
  wordsInBrowser,
} from "./i18n/browser.ts";
import { defaultLanguage, parseLanguage } from "./i18n/languages.ts";
import type { Namespace } from "./i18n/namespaces.ts";
import { LanguageContext, WordSourceContext } from "./i18n/use-words.ts";
import { holdWhileOffline, patient, waitBeforeReload } from "./kit/connection.ts";

// The router aborts requests that are no longer needed and leaves the AbortError of a half-read response unhandled.
// This is no error.
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
});

const language = parseLanguage(document.documentElement.lang) ?? defaultLanguage;
const toRestore = languageToRestore(language);
if (toRestore) {
  rememberLanguage(toRestore);
  // Only where the cookie was stored: a browser that refuses cookies must not reload for ever.
  if (isRemembered(toRestore)) location.reload();
}

dropLanguageFromAddress(language);

window.fetch = patient(window.fetch.bind(window));
waitBeforeReload();
holdWhileOffline();

// Before React hydrates the page, the words of its screens must be loaded: the document preloads their files.
const namespaces = [...document.querySelectorAll<HTMLLinkElement>("link[data-words]")].map(
  (link) => link.dataset["words"] as Namespace,
);
await Promise.all(namespaces.map((namespace) => wordsInBrowser(language, namespace)));

startTransition(() => {
  hydrateRoot(
    document,
    <WordSourceContext value={wordsInBrowser}>
      <LanguageContext value={language}>
        <HydratedRouter />
      </LanguageContext>
    </WordSourceContext>,
  );
});
