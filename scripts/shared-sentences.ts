// Texts that are rightly the same in two languages, by "namespace:key", each with its reason. All others must be translated.

export const sharedSentences: Record<string, string> = {
  "office-listings:editor.badges.popular": "the word is the same in Romanian and in English",
};
