// The one way for a screen to speak: `const { t, language } = useWords("cart")`.

import { useTranslation } from "react-i18next";
import type { Resources } from "i18next";
import type { Language } from "./languages.ts";

export type Room = keyof Resources;

export function useWords<R extends Room>(room: R) {
  const { t, i18n } = useTranslation(room);
  return { t, language: i18n.language as Language };
}
