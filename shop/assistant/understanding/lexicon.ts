// Finds the phrases of a lexicon in the words of a message, in any of the four languages, with typing mistakes.
// Invariant: a word is matched exactly first, then by its beginning where the lexicon allows endings, and only then with
// one mistake, and only from five letters on. The work grows with the number of words, which is bounded.

import { foldDiacritics, isOneEditAway } from "../../../base/text.ts";

/** Where a concept is named: the numbers of its first and last word. */
export type FoundPhrase<C extends string> = { concept: C; from: number; to: number; typo: boolean };

const SHORTEST_WITH_TYPO = 5; // letters
/** Beginnings of words need one letter more: "inter" is the beginning of too many words to be "intel". */
const SHORTEST_STEM_WITH_TYPO = 6; // letters
const LONGEST_WORD = 24; // letters
const MOST_TYPOS_LOOKED_UP = 40; // words of a message

type Pattern = string; // a word, or its beginning followed by "*"
type Phrase = { concept: string; patterns: readonly Pattern[] };
/** `near`: what it may be with one mistake. */
type WordMatch = { patterns: ReadonlySet<Pattern>; near: ReadonlySet<Pattern> };

const none: ReadonlySet<Pattern> = new Set();

/** The words of a text: folded, without punctuation; an apostrophe does not end a word. */
export function wordsIn(text: string): string[] {
  return (
    foldDiacritics(text)
      .replace(/['’ʼ`´]/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

export class Lexicon<C extends string> {
  readonly #exact = new Set<string>();
  readonly #stems = new Set<string>();
  /** Words and beginnings of words, by what remains when one letter is left out. */
  readonly #near = new Map<string, Pattern[]>();
  readonly #phrasesBy = new Map<Pattern, Phrase[]>();
  /** Patterns that are phrases by themselves. */
  readonly #alone = new Set<Pattern>();

  /** `lines`: for each concept its phrases, separated by commas. */
  constructor(lines: Readonly<Record<C, string>>) {
    for (const concept of Object.keys(lines) as C[])
      for (const text of lines[concept].split(",")) this.#add(concept, text.trim());
  }

  #add(concept: C, text: string): void {
    // "*" is kept at the end of its word.
    const patterns = text
      .split(/[\s-]+/)
      .map((word) => (wordsIn(word)[0] ?? "") + (word.endsWith("*") ? "*" : ""))
      .filter((pattern) => pattern !== "" && pattern !== "*");
    const [first] = patterns;
    if (first === undefined) return;
    for (const pattern of patterns) this.#addWord(pattern);
    if (patterns.length === 1) this.#alone.add(first);
    const phrases = this.#phrasesBy.get(first);
    if (phrases) phrases.push({ concept, patterns });
    else this.#phrasesBy.set(first, [{ concept, patterns }]);
  }

  #addWord(pattern: Pattern): void {
    const isStem = pattern.endsWith("*");
    const word = isStem ? pattern.slice(0, -1) : pattern;
    const known = isStem ? this.#stems : this.#exact;
    if (known.has(word)) return;
    known.add(word);
    if (word.length < SHORTEST_WITH_TYPO || /\d/.test(word)) return;
    for (const key of [word, ...withoutOneLetter(word)]) {
      const patterns = this.#near.get(key);
      if (patterns) patterns.push(pattern);
      else this.#near.set(key, [pattern]);
    }
  }

  /** All phrases in these words, in the order of the words; several may cover the same words. */
  find(words: readonly string[]): FoundPhrase<C>[] {
    const found: FoundPhrase<C>[] = [];
    let typosLeft = MOST_TYPOS_LOOKED_UP;
    const matches = words.map((word): WordMatch => {
      const patterns = this.#known(word);
      // A word that is known in longer phrases only, as "war" in "god of war", may be another one with a mistake.
      const isSure = [...patterns].some((pattern) => this.#alone.has(pattern));
      if (isSure || word.length < SHORTEST_WITH_TYPO || /\d/.test(word) || typosLeft === 0)
        return { patterns, near: none };
      typosLeft -= 1;
      return { patterns, near: this.#nearTo(word) };
    });
    for (const [from, { patterns, near }] of matches.entries())
      for (const pattern of new Set([...patterns, ...near]))
        for (const phrase of this.#phrasesBy.get(pattern) ?? []) {
          const typo = typoIn(phrase, matches, from);
          const to = from + phrase.patterns.length - 1;
          if (typo !== null) found.push({ concept: phrase.concept as C, from, to, typo });
        }
    return found;
  }

  #known(word: string): ReadonlySet<Pattern> {
    const patterns = new Set<Pattern>();
    if (this.#exact.has(word)) patterns.add(word);
    const longest = Math.min(word.length, LONGEST_WORD);
    for (let length = 2; length <= longest; length++) {
      const beginning = word.slice(0, length);
      if (this.#stems.has(beginning)) patterns.add(`${beginning}*`);
    }
    return patterns;
  }

  #nearTo(long: string): ReadonlySet<Pattern> {
    const word = long.slice(0, LONGEST_WORD);
    const patterns = new Set<Pattern>();
    for (const pattern of this.#candidates(word))
      if (!pattern.endsWith("*") && isOneEditAway(word, pattern)) patterns.add(pattern);
    for (let length = SHORTEST_STEM_WITH_TYPO - 1; length <= word.length; length++) {
      const beginning = word.slice(0, length);
      for (const pattern of this.#candidates(beginning))
        if (
          pattern.length > SHORTEST_STEM_WITH_TYPO &&
          pattern.endsWith("*") &&
          isOneEditAway(beginning, pattern.slice(0, -1))
        )
          patterns.add(pattern);
    }
    return patterns;
  }

  *#candidates(word: string): Iterable<Pattern> {
    for (const key of [word, ...withoutOneLetter(word)]) yield* this.#near.get(key) ?? [];
  }
}

/** Whether a phrase is there with a mistake; null if it is not there. */
function typoIn({ patterns }: Phrase, matches: readonly WordMatch[], from: number): boolean | null {
  let typo = false;
  for (const [index, wanted] of patterns.entries()) {
    const match = matches[from + index];
    if (match?.patterns.has(wanted)) continue;
    if (!match?.near.has(wanted)) return null;
    typo = true;
  }
  return typo;
}

function withoutOneLetter(word: string): string[] {
  const keys: string[] = [];
  // The first letter is hardly ever mistyped, and words that differ in it only are usually other words.
  for (let at = 1; at < word.length; at++) keys.push(word.slice(0, at) + word.slice(at + 1));
  return keys;
}
