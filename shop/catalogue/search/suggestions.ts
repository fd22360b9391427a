// Suggestions of the header's search box: product types, parts that machines are searched by, single listings.
// Invariant: a suggestion leads to something that can be bought now, and the work is bounded for any text.

import { isOneEditAway, squash } from "../../../base/text.ts";
import type { ProductType } from "../product-type.ts";
import { productTypeNamedIn, productTypePhrases } from "../product-type-words.ts";
import type { Listing } from "../listing.ts";
import { SHORTEST_WITH_TYPO, wordsOf } from "./text-search.ts";

export const MOST_SUGGESTED = 8; // our own limit: what a phone shows above its keyboard
const MOST_PRODUCT_TYPES = 2;
const MOST_PARTS = 4;
const SHORTEST_PREFIX = 3; // letters
const LONGEST_TEXT = 100; // characters, as in the list

/** A product type with its name in the visitor's language. */
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
  /** The newest listings that match a text, approximately if necessary; at most `most`. */
  listings(text: string, most: number): readonly Listing[];
};

/**
 * At most eight: product types first, then parts (matches at the start of a word first, then the more common), then
 * listings.
 */
export function suggest(text: string, { productTypes, parts, listings }: Sources): SearchSuggestion[] {
  const query = text.slice(0, LONGEST_TEXT);
  if (squash(query) === "") return [];
  const types = productTypesFor(query, productTypes).slice(0, MOST_PRODUCT_TYPES);
  const named = matching(parts, ({ label }) => label, query).slice(0, MOST_PARTS);
  const found: SearchSuggestion[] = [
    ...types.map((type) => ({ kind: "product-type" as const, ...type })),
    ...named.map((part) => ({ kind: "part" as const, ...part })),
  ];
  return [
    ...found,
    ...listings(query, MOST_SUGGESTED - found.length).map((listing) => ({ kind: "listing" as const, listing })),
  ];
}

/**
 * The product type that the text names, those whose displayed name matches, and those with a phrase that starts with
 * the text.
 */
function productTypesFor(query: string, productTypes: readonly NamedProductType[]): NamedProductType[] {
  const named = productTypeNamedIn(query)?.productType;
  const needle = squash(query);
  const hasPrefix = (productType: ProductType) =>
    needle.length >= SHORTEST_PREFIX &&
    (productTypePhrases.get(productType) ?? []).some((phrase) => squash(phrase).startsWith(needle));
  const found = [
    ...productTypes.filter(({ productType }) => productType === named),
    ...matching(productTypes, ({ name }) => name, query),
    ...productTypes.filter(({ productType }) => hasPrefix(productType)),
  ];
  return [...new Set(found)].filter(({ count }) => count > 0);
}

/** Items that contain the text; if none does, items with a similar word for each word of it. */
function matching<T extends { count: number }>(items: readonly T[], nameOf: (item: T) => string, query: string): T[] {
  const needle = squash(query);
  const available = items.filter(({ count }) => count > 0);
  const containing = available.filter((item) => squash(nameOf(item)).includes(needle));
  const words = wordsOf(query);
  const found = containing.length > 0 ? containing : available.filter((item) => isNear(words, wordsOf(nameOf(item))));
  // Each item is ranked once: a single letter matches hundreds of names, and sorting compares each about ten times.
  const ranked = found.map((item) => ({ item, rank: beginsWord(nameOf(item), needle) ? 0 : 1 }));
  return ranked.toSorted((a, b) => a.rank - b.rank || b.item.count - a.item.count).map(({ item }) => item);
}

/** Whether every word matches a word of the name; long words may have one typo. The last word may be incomplete. */
function isNear(words: readonly string[], nameWords: readonly string[]): boolean {
  if (!words.some((word) => word.length >= SHORTEST_WITH_TYPO)) return false;
  return words.every((word, index) => {
    const isLast = index === words.length - 1;
    return nameWords.some(
      (other) =>
        other === word ||
        (isLast && other.startsWith(word)) ||
        (word.length >= SHORTEST_WITH_TYPO && isTypoOf(word, { other, isLast })),
    );
  });
}

function isTypoOf(word: string, { other, isLast }: { other: string; isLast: boolean }): boolean {
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
