// The font files that a screen needs first, by language: they are preloaded before the browser reads the styles.

import condensed from "./fonts/condensed-latin.woff2?url";
import condensedAccents from "./fonts/condensed-accents.woff2?url";
import condensedCyrillic from "./fonts/condensed-cyrillic.woff2?url";
import text from "./fonts/text-latin.woff2?url";
import textAccents from "./fonts/text-accents.woff2?url";
import textCyrillic from "./fonts/text-cyrillic.woff2?url";
import type { Language } from "../../i18n/languages.ts";

export const firstFonts: Record<Language, readonly string[]> = {
  ro: [text, textAccents, condensed, condensedAccents],
  en: [text, condensed],
  hu: [text, textAccents, condensed, condensedAccents],
  uk: [text, textCyrillic, condensed, condensedCyrillic],
};
