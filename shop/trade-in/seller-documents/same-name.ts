// Whether an account belongs to the seller, by the two names.

import { bankText, LONGEST_IN_BANKS } from "../../payments/bank-transfer.ts";
import { foldDiacritics } from "../../../base/text.ts";

/** Titles and forms of companies, folded: they say nothing about who somebody is. */
const TITLES = new Set(
  "dl dna dra d domnul doamna dr ing ec av prof mr mrs ms miss sir dhr herr frau ifj id ozv srl sa sc pfa ii if srld".split(
    " ",
  ),
);

/**
 * Whether two names are those of one person or company: the same words whatever their order, letters with or without
 * diacritics, Latin or Cyrillic. Titles and single letters do not count.
 */
export function sameName(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  return a.length > 0 && a.join(" ") === b.join(" ");
}

function wordsOf(name: string): string[] {
  return foldDiacritics(bankText(name, LONGEST_IN_BANKS.name * 2))
    .replaceAll(/\b(?:s\.\s?r\.\s?l|s\.\s?a|s\.\s?c|p\.\s?f\.\s?a)\b\.?/g, " ")
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !TITLES.has(word))
    .toSorted();
}
