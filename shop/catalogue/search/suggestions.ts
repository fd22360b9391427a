// What the header's search box proposes while somebody types: shelves, parts that machines are bought by, single listings.
// Invariant: a suggestion leads to something that can be bought now, and no typed text makes the work longer.

import { squash } from "../../../base/text.ts";
import type { ProductType } from "../product-type.ts";
import { productTypeNamedIn, productTypePhrases } from "../product-type-words.ts";
import type { Listing } from "../listing.ts";
import { isOneEditAway, SHORTEST_WITH_TYPO, wordsOf } from "./text-search.ts";

export const MOST_SUGGESTED = 8; // the shop's own bound: what a phone shows above its keyboard
const MOST_SHELVES = 2;
const MOST_PARTS = 4;
const SHORTEST_BEGINNING = 3; // letters
const LONGEST_TEXT = 100; // characters, as the list takes

/** A shelf by its name in the visitor's language. */
export type NamedProductType = { productType: ProductType; name: string; count: number };
/** An option of a facet that names a part. */
export type SuggestedPart = { productType: ProductType; facet: string; value: string; label: string; count: number };

export type SearchSuggestion =
  | ({ kind: "product-type" } & NamedProductType)
  | ({ kind: "part" } & SuggestedPart)
  | { kind: "listing"; listing: Listing };

type Sources = {
  productTypes: readonly NamedProductType[];
  parts: readonly SuggestedPart[];
  /** The newest listings that a text finds, read as loosely as it must be; at most so many. */
  listings(text: string, most: number): readonly Listing[];
};

/** At most eight: shelves first, then parts (those beginning a word before others, then the more common), then listings. */
export function suggest(text: string, { productTypes, parts, listings }: Sources): SearchSuggestion[] {
  const asked = text.slice(0, LONGEST_TEXT);
  if (squash(asked) === "") return [];
  const shelves = shelvesFor(asked, productTypes).slice(0, MOST_SHELVES);
  const named = matching(parts, ({ label }) => label, asked).slice(0, MOST_PARTS);
  const found: SearchSuggestion[] = [
    ...shelves.map((catalogueIndex) => ({ kind: "product-type" as const, ...catalogueIndex })),
    ...named.map((part) => ({ kind: "part" as const, ...part })),
  ];
  return [
    ...found,
    ...listings(asked, MOST_SUGGESTED - found.length).map((listing) => ({ kind: "listing" as const, listing })),
  ];
}

/** The shelf that is named in the text, those whose shown name matches it, those that people call by words that begin so. */
function shelvesFor(asked: string, productTypes: readonly NamedProductType[]): NamedProductType[] {
  const named = productTypeNamedIn(asked)?.productType;
  const needle = squash(asked);
  const begun = (productType: ProductType) =>
    needle.length >= SHORTEST_BEGINNING &&
    (productTypePhrases.get(productType) ?? []).some((phrase) => squash(phrase).startsWith(needle));
  const found = [
    ...productTypes.filter(({ productType }) => productType === named),
    ...matching(productTypes, ({ name }) => name, asked),
    ...productTypes.filter(({ productType }) => begun(productType)),
  ];
  return [...new Set(found)].filter(({ count }) => count > 0);
}

/** What contains the text; where nothing does, what has a word near each of its words. */
function matching<T extends { count: number }>(items: readonly T[], nameOf: (item: T) => string, asked: string): T[] {
  const needle = squash(asked);
  const available = items.filter(({ count }) => count > 0);
  const containing = available.filter((item) => squash(nameOf(item)).includes(needle));
  const words = wordsOf(asked);
  const found = containing.length > 0 ? containing : available.filter((item) => isNear(words, wordsOf(nameOf(item))));
  // Ranked once each: a single letter is in hundreds of names, and sorting compares each of them ten times.
  const ranked = found.map((item) => ({ item, rank: beginsWord(nameOf(item), needle) ? 0 : 1 }));
  return ranked.toSorted((a, b) => a.rank - b.rank || b.item.count - a.item.count).map(({ item }) => item);
}

/** Whether every asked word is one of the known, a long one with a slip. The last is perhaps not yet typed to its end. */
function isNear(asked: readonly string[], known: readonly string[]): boolean {
  if (!asked.some((word) => word.length >= SHORTEST_WITH_TYPO)) return false;
  return asked.every((word, index) => {
    const isLast = index === asked.length - 1;
    return known.some(
      (other) =>
        other === word ||
        (isLast && other.startsWith(word)) ||
        (word.length >= SHORTEST_WITH_TYPO && isSlipOf(word, { other, isLast })),
    );
  });
}

function isSlipOf(word: string, { other, isLast }: { other: string; isLast: boolean }): boolean {
  if (isOneEditAway(word, other)) return true;
  if (!isLast) return false;
  return [word.length - 1, word.length, word.length + 1].some(
    (length) => length < other.length && isOneEditAway(word, other.slice(0, length)),
  );
}

function beginsWord(name: string, needle: string): boolean {
  const words = wordsOf(name);
  return words.some((_, index) => words.slice(index).join("").startsWith(needle));
}
