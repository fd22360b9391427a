// i18next in the browser: it starts in the language the server rendered, fetches a room's words when a screen of that
// room is shown, and remembers the choice in local storage and in the cookie that the server reads (decision 13).

import i18next, { type BackendModule } from "i18next";
import LanguageDetector from "i18next-browser-languagedetector";
import { initReactI18next } from "react-i18next";
import { LANGUAGE_KEY } from "./languages.ts";
import { i18nOptions } from "./options.ts";

const files = import.meta.glob<Record<string, unknown>>("./locales/*/*.json", { import: "default" });

const wordsByRoom: BackendModule = {
  type: "backend",
  init() {},
  read(language, room, done) {
    const load = files[`./locales/${language}/${room}.json`];
    if (!load) return done(new Error(`no words for ${room} in ${language}`), null);
    load().then(
      (words) => done(null, words as never),
      (error: Error) => done(error, null),
    );
  },
};

const YEAR = 365 * 24 * 60; // minutes

export async function startI18n(language: string, rooms: string[]) {
  await i18next
    .use(wordsByRoom)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      ...i18nOptions,
      lng: language,
      fallbackLng: false,
      ns: rooms,
      detection: {
        order: ["querystring", "cookie", "localStorage", "sessionStorage", "navigator", "htmlTag"],
        caches: ["localStorage", "cookie"],
        lookupQuerystring: LANGUAGE_KEY,
        lookupCookie: LANGUAGE_KEY,
        lookupLocalStorage: LANGUAGE_KEY,
        lookupSessionStorage: LANGUAGE_KEY,
        cookieMinutes: YEAR,
        cookieOptions: { path: "/", sameSite: "lax" },
      },
    });
  return i18next;
}
