// Free-text search over title, processor and graphics card (rules 4 and 14).
// Invariant: if the text occurs exactly as typed, exactly those listings match; the looser matches (every word
// somewhere; one typo per word) are tried only if there is no exact match.

import { LRUCache } from "lru-cache";
import { foldDiacritics, isOneEditAway, squash } from "../../../base/text.ts";
import { Column } from "./column.ts";

export type MatchQuality = "exact" | "words" | "typo";
/** The matching texts: 1 at each one's number. */
export type TextMatch = { texts: Uint8Array; matchQuality: MatchQuality };

const NO_TEXT = 0; // the text number of a row without text
const SEPARATOR = "\n"; // never in a squashed text
const CACHED_MATCHES = 32;
export const SHORTEST_WITH_TYPO = 5; // letters
const GRAM = 3; // letters
const LETTERS = 2048; // covers Latin, Greek and Cyrillic
const SMALL_INTEGER = 0x3fff_ffff; // stored by the engine without allocation

/** The squashed text of every row. Rows with the same text share it, so each text is searched once. */
export class TextColumn {
  readonly #ofRow = new Column((size) => new Uint32Array(size));
  readonly #texts: string[] = [""];
  readonly #uses: number[] = [0];
  readonly #numbers = new Map<string, number>();
  /**
   * Trigram index: the texts that contain each trigram. A needle is searched only in the texts with its rarest trigram.
   */
  readonly #grams = new Map<number, number[]>();
  /** All words ever added, by themselves and with one letter removed. A word whose texts are gone matches nothing. */
  readonly #nearWords = new Map<string, string[]>();
  /** Squashed part names: few parts occur in many listings. */
  readonly #squashed = new Map<string, string>();
  readonly #cache = new LRUCache<string, TextMatch>({ max: CACHED_MATCHES });

  /** The number of each row's text. Valid until the next change. */
  get ofRow(): Uint32Array {
    return this.#ofRow.values;
  }

  /** `title` is the listing's own; `parts` are names shared with other listings. */
  set(row: number, { title, parts }: { title: string; parts: readonly string[] }): void {
    this.clear(row);
    const names = [title, ...parts].join(SEPARATOR);
    const number = this.#numbers.get(names) ?? this.#add(names, { title, parts });
    if (this.#uses[number]!++ === 0) this.#cache.clear();
    this.#ofRow.values[row] = number;
  }

  clear(row: number): void {
    this.#ofRow.reserve(row + 1);
    const number = this.#ofRow.values[row] ?? NO_TEXT;
    if (number === NO_TEXT) return;
    this.#ofRow.values[row] = NO_TEXT;
    if (--this.#uses[number]! === 0) this.#cache.clear();
  }

  /** The texts that match. The result is cached: do not modify it. */
  match(text: string): TextMatch {
    const cached = this.#cache.get(text);
    if (cached) return cached;
    const match = this.#find(text);
    this.#cache.set(text, match);
    return match;
  }

  /** The number of rows with a matching text. */
  countRows({ texts }: TextMatch): number {
    let count = 0;
    for (let number = 0; number < texts.length; number++) if (texts[number] === 1) count += this.#uses[number] ?? 0;
    return count;
  }

  #find(text: string): TextMatch {
    const exact = this.#containing([squash(text)]);
    if (exact.includes(1)) return { texts: exact, matchQuality: "exact" };

    const words = wordsOf(text);
    const each = words.length > 1 ? this.#all(words.map((word) => [word])) : exact;
    if (each.includes(1)) return { texts: each, matchQuality: "words" };

    const alternatives = words.map((word) => this.#nearTo(word));
    return { texts: this.#all(alternatives), matchQuality: "typo" };
  }

  /** Texts that contain at least one alternative of each word. */
  #all(alternatives: string[][]): Uint8Array {
    const [first = [], ...rest] = alternatives;
    const texts = this.#containing(first);
    for (const next of rest) {
      const others = this.#containing(next);
      for (let number = 0; number < texts.length; number++)
        texts[number] = (texts[number] ?? 0) & (others[number] ?? 0);
    }
    return texts;
  }

  #containing(needles: readonly string[]): Uint8Array {
    const found = new Uint8Array(this.#texts.length);
    for (const needle of needles) {
      if (needle.length < GRAM) {
        for (let number = 1; number < found.length; number++) this.#testText(needle, { number, found });
      } else {
        for (const number of this.#withRarestGram(needle)) this.#testText(needle, { number, found });
      }
    }
    return found;
  }

  #testText(needle: string, { number, found }: { number: number; found: Uint8Array }): void {
    if (this.#uses[number] !== 0 && this.#texts[number]!.includes(needle)) found[number] = 1;
  }

  #withRarestGram(needle: string): readonly number[] {
    let rarest: readonly number[] | undefined;
    for (let at = 0; at + GRAM <= needle.length; at++) {
      const texts = this.#grams.get(gramAt(needle, at)) ?? [];
      if (!rarest || texts.length < rarest.length) rarest = texts;
    }
    return rarest ?? [];
  }

  #nearTo(word: string): string[] {
    const near = new Set([word]);
    if (word.length < SHORTEST_WITH_TYPO) return [word];
    // Words that are one edit apart are equal, or become equal, when each loses at most one letter.
    for (const rest of withoutOneLetter(word)) {
      for (const other of this.#nearWords.get(rest) ?? []) if (isOneEditAway(word, other)) near.add(other);
    }
    return [...near];
  }

  #squashOnce(part: string): string {
    let squashed = this.#squashed.get(part);
    if (squashed === undefined) {
      this.#addWords(part);
      squashed = squash(part);
      this.#squashed.set(part, squashed);
    }
    return squashed;
  }

  #add(names: string, { title, parts }: { title: string; parts: readonly string[] }): number {
    const number = this.#texts.length;
    // The separator prevents matches that span title and processor.
    const text = [squash(title), ...parts.map((part) => this.#squashOnce(part))].join(SEPARATOR);
    this.#texts.push(text);
    this.#uses.push(0);
    this.#numbers.set(names, number);
    for (let at = 0; at + GRAM <= text.length; at++) {
      const gram = gramAt(text, at);
      const texts = this.#grams.get(gram);
      if (!texts) this.#grams.set(gram, [number]);
      else if (texts.at(-1) !== number) texts.push(number);
    }
    this.#addWords(title);
    return number;
  }

  #addWords(name: string): void {
    for (const word of wordsOf(name)) {
      if (this.#nearWords.get(word)?.includes(word)) continue;
      for (const rest of withoutOneLetter(word)) {
        const words = this.#nearWords.get(rest);
        if (words) words.push(word);
        else this.#nearWords.set(rest, [word]);
      }
    }
  }
}

/** A trigram as one number. Rare letters may collide: candidates are verified anyway. */
function gramAt(text: string, at: number): number {
  return (
    ((text.charCodeAt(at) * LETTERS + text.charCodeAt(at + 1)) * LETTERS + text.charCodeAt(at + 2)) & SMALL_INTEGER
  );
}

/** The word, and the word with each letter removed. */
function withoutOneLetter(word: string): Set<string> {
  const rests = new Set([word]);
  for (let at = 0; at < word.length; at++) rests.add(word.slice(0, at) + word.slice(at + 1));
  return rests;
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return foldDiacritics(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}
