// Texts that are rightly the same in two languages, by "namespace:key", each with its reason. All others must be translated.

export const sharedSentences: Record<string, string> = {
  "office-audit:kind.newsletter": "a newsletter is called so in Romanian and English",
  "office-audit:kind.voucher": "a voucher is called so in Romanian and English",
  "product-bench:courses.unit.frame-time": "the sign of milliseconds in all languages of the Latin alphabet",
  "office-bench:files.size": "the sign of kilobytes in all languages of the Latin alphabet",
  "product-bench:unit.minutes": "the sign of minutes in Romanian and English",
  "office-bench:sessions.driver": "a driver is called so in Romanian and English",
  "content-home:promises.transparent.title": "the word is the same in Romanian and in English",
};
