// The concepts that a message names, by lexicon.

import { attributeWords, brandWords, negationWords, productNouns, type AttributeWord } from "../lexicon/attributes.ts";
import { gameTitles, type GameTitle } from "../lexicon/game-titles.ts";
import { kindWords, type KindWord } from "../lexicon/kinds.ts";
import { purposeWords } from "../lexicon/purposes.ts";
import { explainWords, termWords } from "../lexicon/terms.ts";
import { wordsThemselves } from "../lexicon/words-themselves.ts";
import type { LikedBrand, Purpose, Term } from "../criteria.ts";
import type { ProductType } from "../../catalogue/product-type.ts";
import { Lexicon, type FoundPhrase } from "./lexicon.ts";

type Concept =
  | `game:${GameTitle}`
  | `kind:${KindWord}`
  | `is:${AttributeWord}`
  | `for:${Purpose}`
  | `term:${Term}`
  | `product:${ProductType}`
  | `brand:${LikedBrand}`
  | "negation"
  | "explain"
  | "itself";

function lines<P extends string, K extends string>(prefix: P, words: Readonly<Record<K, string>>) {
  return Object.fromEntries(Object.entries(words).map(([key, line]) => [`${prefix}:${key}`, line])) as Record<
    `${P}:${K}`,
    string
  >;
}

const gameWords = Object.fromEntries(
  Object.entries(gameTitles).map(([id, { name, typed }]) => [id, `${name.replaceAll(/[:’'.,]/g, "")}, ${typed}`]),
) as Record<GameTitle, string>;

const lexicon = new Lexicon<Concept>({
  ...lines("game", gameWords),
  ...lines("kind", kindWords),
  ...lines("is", attributeWords),
  ...lines("for", purposeWords),
  ...lines("term", termWords),
  ...lines("product", productNouns),
  ...lines("brand", { ...brandWords, rgb: attributeWords.rgb }),
  negation: negationWords,
  explain: explainWords,
  itself: wordsThemselves,
} as Record<Concept, string>);

export type WordsFound = {
  words: readonly string[];
  all: readonly FoundPhrase<Concept>[];
  games(): FoundPhrase<Concept>[];
  has(concept: Concept): boolean;
  first(concept: Concept): number | null;
  namedBy<P extends "game" | "for" | "term" | "product" | "brand">(
    prefix: P,
  ): { value: string; from: number; to: number }[];
};

/** Looks a message's words up once. */
export function findWords(words: readonly string[]): WordsFound {
  const all = lexicon.find(words);
  const byConcept = new Map<Concept, FoundPhrase<Concept>>();
  for (const found of all) if (!byConcept.has(found.concept)) byConcept.set(found.concept, found);
  return {
    words,
    all,
    games: () => all.filter(({ concept }) => concept.startsWith("game:")),
    has: (concept) => byConcept.has(concept),
    first: (concept) => byConcept.get(concept)?.from ?? null,
    namedBy: (prefix) =>
      longest(
        all.filter(({ concept }) => concept.startsWith(`${prefix}:`)),
        prefix.length + 1,
      ),
  };
}

/** Where phrases overlap, the longest one counts: "gta 6" and not "gta". */
function longest(found: readonly FoundPhrase<Concept>[], cut: number): { value: string; from: number; to: number }[] {
  const outermost = found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          other.from <= one.to &&
          one.from <= other.to &&
          other.concept !== one.concept &&
          (other.to - other.from > one.to - one.from || (one.typo && !other.typo)),
      ),
  );
  const seen = new Set<string>();
  return outermost
    .map(({ concept, from, to }) => ({ value: concept.slice(cut), from, to }))
    .filter(({ value }) => !seen.has(value) && seen.add(value));
}

/** Words between a "not" and what it belongs to. */
const FILLERS = /^(?:a|an|the|have|any|want|un|o|vreau|de|la|cu|am|egy)$/;

/** Whether a "not" belongs to this word: up to two words before it, or the Hungarian postposition after it. */
export function isNegated(found: WordsFound, { from, to }: { from: number; to: number }): boolean {
  return found.all.some(({ concept, from: start, to: end }) => {
    if (concept !== "negation") return false;
    const word = found.words[start] ?? "";
    // "I would rather not have an MSI board".
    let near = from - end;
    for (let at = end + 1; at < from; at++) if (FILLERS.test(found.words[at] ?? "")) near -= 1;
    if (word === "nelkul" || word === "kiveve") return start === to + 1;
    // "AMD-t ne": an ending behind a hyphen is a word of its own.
    const isEnding = start === to + 2 && /^[aeioö]?t$/.test(found.words[to + 1] ?? "");
    if (word === "nem" || word === "ne") return (start < from && near <= 2) || start === to + 1 || isEnding;
    return start < from && near <= 2;
  });
}
