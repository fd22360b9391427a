// What the server's and the browser's i18next must agree on.

import type { InitOptions } from "i18next";
import { defaultLanguage, languages } from "./languages.ts";

export const i18nOptions = {
  fallbackLng: defaultLanguage,
  supportedLngs: [...languages],
  defaultNS: "shell",
  // React escapes what it renders.
  interpolation: { escapeValue: false },
} satisfies InitOptions;
