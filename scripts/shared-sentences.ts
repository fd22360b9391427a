// Sentences that two languages rightly share, by "room:key", each with its reason. All else must be translated.

export const sharedSentences: Record<string, string> = {};
