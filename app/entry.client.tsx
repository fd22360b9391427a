import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import {
  dropLanguageFromAddress,
  forgottenLanguage,
  isRemembered,
  rememberLanguage,
  wordsInBrowser,
} from "./i18n/browser.ts";
import { defaultLanguage, parseLanguage } from "./i18n/languages.ts";
import type { Namespace } from "./i18n/namespaces.ts";
import { LanguageContext, WordSourceContext } from "./i18n/use-words.ts";
import { holdWhileOffline, patient, waitBeforeReload } from "./kit/connection.ts";

// The router breaks off what nobody waits for any more, and leaves the end of an answer that was being read unhandled: no fault.
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
});

const language = parseLanguage(document.documentElement.lang) ?? defaultLanguage;
const forgotten = forgottenLanguage(language);
if (forgotten) {
  rememberLanguage(forgotten);
  // Only where the cookie was taken: a browser that refuses cookies must not reload for ever.
  if (isRemembered(forgotten)) location.reload();
}

dropLanguageFromAddress(language);

window.fetch = patient(window.fetch.bind(window));
waitBeforeReload();
holdWhileOffline();

// The words of the screens shown must be there before React takes over the page: the document preloads their files.
const rooms = [...document.querySelectorAll<HTMLLinkElement>("link[data-words]")].map(
  (link) => link.dataset["words"] as Namespace,
);
await Promise.all(rooms.map((room) => wordsInBrowser(language, room)));

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
