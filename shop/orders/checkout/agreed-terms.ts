// What a buyer agrees to with the order button, and is stored with the order.
// Invariant: a version names one text for good, so the terms of an old order can always be read.

/** A text of the terms as the buyer's page showed it, its figures filled in. */
export type TermsText = {
  title: string;
  lead: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
};

export type AgreedTerms = { version: string; language: "ro" | "en" | "hu" | "uk"; text: TermsText };

/**
 * `guaranteeMonths`: the months of the legal guarantee that stood in the clause at the order button; null if there was no clause, and
 * then the law's two years hold. `terms`: those in force, which the first e-mail carries.
 */
export type OrderAgreement = { guaranteeMonths: number | null; terms: AgreedTerms | null };
