// Texts that are rightly the same in two languages, by "namespace:key", each with its reason. All others must be translated.

export const sharedSentences: Record<string, string> = {
  "office-shipments:locker": "a locker is called so in Romanian and English",
  "office-shipments:lockers.count": "a locker is called so in Romanian and English",
  "checkout:address.locker": "a locker is called so in Romanian and English",
  "shell:footer.newsletter": "a newsletter is called so in Romanian and English",
  "office:sections.newsletter": "a newsletter is called so in Romanian and English",
  "office-newsletter:title": "a newsletter is called so in Romanian and English",
  "office-audit:kind.newsletter": "a newsletter is called so in Romanian and English",
  "office-audit:kind.voucher": "a voucher is called so in Romanian and English",
  "newsletter:title": "a newsletter is called so in Romanian and English",
  "office-reports:total": "a word of both languages",
  "office-reports:columns.cost": "a word of both languages",
  "office-listings:editor.badges.popular": "the word is the same in Romanian and in English",
  "product-bench:courses.unit.frame-time": "the sign of milliseconds in all languages of the Latin alphabet",
  "office-bench:files.size": "the sign of kilobytes in all languages of the Latin alphabet",
  "product-bench:unit.minutes": "the sign of minutes in Romanian and English",
  "office-bench:sessions.driver": "a driver is called so in Romanian and English",
  "office-money:journal.document": "a document is called so in Romanian and English",
  "trade-in-sent:revised.accept": '"accept" is a verb of both languages',
};
