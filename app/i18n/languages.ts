// The four languages of the shop. Romanian is the default and the fallback (spec 1).

export const languages = ["ro", "en", "hu", "uk"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "ro";

/** Each language in its own words, and as hreflang and Intl want it. */
export const languageNames: Record<Language, { name: string; locale: string }> = {
  ro: { name: "Română", locale: "ro-RO" },
  en: { name: "English", locale: "en-GB" },
  hu: { name: "Magyar", locale: "hu-HU" },
  uk: { name: "Українська", locale: "uk-UA" },
};

/** The cookie, local storage and session storage entry that remember the choice. */
export const LANGUAGE_KEY = "lng";

export function parseLanguage(text: unknown): Language | null {
  if (typeof text !== "string") return null;
  const primary = text.trim().toLowerCase().split("-")[0];
  return languages.find((language) => language === primary) ?? null;
}
