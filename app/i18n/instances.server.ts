// One ready i18next instance a language, shared by all requests: rendering never waits for words.

import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { i18nOptions } from "./options.ts";
import { languages, type Language } from "./languages.ts";
import { resources } from "./resources.server.ts";

const instances = Object.fromEntries(
  languages.map((language) => {
    const instance = createInstance();
    void instance.use(initReactI18next).init({ ...i18nOptions, lng: language, resources, initAsync: false });
    return [language, instance];
  }),
) as Record<Language, i18n>;

export function i18nFor(language: Language): i18n {
  return instances[language];
}
