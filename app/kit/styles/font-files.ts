// The font files that a screen needs first, by language: they are preloaded before the browser reads the styles.

import condensed from "@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-latin-wght-normal.woff2?url";
import condensedCyrillic from "@fontsource-variable/roboto-condensed/files/roboto-condensed-cyrillic-wght-normal.woff2?url";
import text from "@fontsource-variable/sofia-sans/files/sofia-sans-latin-wght-normal.woff2?url";
import textExtended from "@fontsource-variable/sofia-sans/files/sofia-sans-latin-ext-wght-normal.woff2?url";
import textCyrillic from "@fontsource-variable/roboto/files/roboto-cyrillic-wght-normal.woff2?url";
import type { Language } from "../../i18n/languages.ts";

export const firstFonts: Record<Language, readonly string[]> = {
  ro: [text, textExtended, condensed],
  en: [text, condensed],
  hu: [text, textExtended, condensed],
  uk: [text, textCyrillic, condensedCyrillic],
};
