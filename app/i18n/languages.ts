// The four languages of the shop. Romanian is the default and the fallback (spec 1).

export const languages = ["ro", "en", "hu", "uk"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "ro";

/** Each language's own name, and its code for hreflang and Intl. */
export const languageNames: Record<Language, { name: string; locale: string }> = {
  ro: { name: "Română", locale: "ro-RO" },
  en: { name: "English", locale: "en-GB" },
  hu: { name: "Magyar", locale: "hu-HU" },
  uk: { name: "Українська", locale: "uk-UA" },
};

/** The name of the cookie and of the local storage and session storage entries that remember the choice. */
export const LANGUAGE_KEY = "lng";

export function parseLanguage(text: unknown): Language | null {
  if (typeof text !== "string") return null;
  const primary = text.trim().toLowerCase().split("-")[0];
  return languages.find((language) => language === primary) ?? null;
}
