// Finding listings by what people type, over title, processor and graphics card (rules 4 and 14).
// Invariant: where the text as typed occurs somewhere, exactly those listings are found; the looser
// readings (every word somewhere; one typo a word) are asked only where that finds nothing at all.

import { LRUCache } from "lru-cache";
import { foldDiacritics, squash } from "../../../base/text.ts";
import { Column } from "./column.ts";

export type Closeness = "exact" | "words" | "typo";
/** The texts that were found, 1 each by its number. */
export type TextMatch = { texts: Uint8Array; closeness: Closeness };

const NOTHING = 0; // the number of the text of a row that has none
const SEPARATOR = "\n"; // never in a squashed text
const REMEMBERED = 32;
export const SHORTEST_WITH_TYPO = 5; // letters
const GRAM = 3; // letters
const LETTERS = 2048; // those of Latin, Greek and Cyrillic
const SMALL_NUMBER = 0x3fff_ffff; // what the engine keeps without a box

/** The squashed text of every row. Rows with the same text share it: it is looked into once, whoever has it. */
export class TextColumn {
  readonly #ofRow = new Column((size) => new Uint32Array(size));
  readonly #texts: string[] = [""];
  readonly #uses: number[] = [0];
  readonly #numbers = new Map<string, number>();
  /** Which texts have three letters in a row. What is sought is looked for only where its rarest three are. */
  readonly #grams = new Map<number, number[]>();
  /** Every word ever seen here, by itself and by what is left of it without one letter. One whose texts are gone finds nothing. */
  readonly #nearWords = new Map<string, string[]>();
  /** Squashed names of parts: few parts make many listings. */
  readonly #squashed = new Map<string, string>();
  readonly #remembered = new LRUCache<string, TextMatch>({ max: REMEMBERED });

  /** Each row's text by its number. Good until the next change. */
  get ofRow(): Uint32Array {
    return this.#ofRow.values;
  }

  /** `title` is the listing's own, `parts` are names that it shares with others. */
  set(row: number, { title, parts }: { title: string; parts: readonly string[] }): void {
    this.clear(row);
    const names = [title, ...parts].join(SEPARATOR);
    const number = this.#numbers.get(names) ?? this.#add(names, { title, parts });
    if (this.#uses[number]!++ === 0) this.#remembered.clear();
    this.#ofRow.values[row] = number;
  }

  clear(row: number): void {
    this.#ofRow.reserve(row + 1);
    const number = this.#ofRow.values[row] ?? NOTHING;
    if (number === NOTHING) return;
    this.#ofRow.values[row] = NOTHING;
    if (--this.#uses[number]! === 0) this.#remembered.clear();
  }

  /** Marks the texts in which this one is found. The answer is shared: read it, do not change it. */
  match(text: string): TextMatch {
    const remembered = this.#remembered.get(text);
    if (remembered) return remembered;
    const match = this.#find(text);
    this.#remembered.set(text, match);
    return match;
  }

  /** How many rows have one of the texts found. */
  countRows({ texts }: TextMatch): number {
    let count = 0;
    for (let number = 0; number < texts.length; number++) if (texts[number] === 1) count += this.#uses[number] ?? 0;
    return count;
  }

  #find(text: string): TextMatch {
    const exact = this.#containing([squash(text)]);
    if (exact.includes(1)) return { texts: exact, closeness: "exact" };

    const words = wordsOf(text);
    const each = words.length > 1 ? this.#all(words.map((word) => [word])) : exact;
    if (each.includes(1)) return { texts: each, closeness: "words" };

    const alternatives = words.map((word) => this.#nearTo(word));
    return { texts: this.#all(alternatives), closeness: "typo" };
  }

  /** Texts that contain, for each word, at least one of its readings. */
  #all(readings: string[][]): Uint8Array {
    const [first = [], ...rest] = readings;
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
        for (let number = 1; number < found.length; number++) this.#look(needle, { number, found });
      } else {
        for (const number of this.#withRarestGram(needle)) this.#look(needle, { number, found });
      }
    }
    return found;
  }

  #look(needle: string, { number, found }: { number: number; found: Uint8Array }): void {
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
    // Words that are one slip apart are alike, or become alike, when each loses at most one letter.
    for (const rest of withoutOneEmail(word)) {
      for (const known of this.#nearWords.get(rest) ?? []) if (isOneEditAway(word, known)) near.add(known);
    }
    return [...near];
  }

  #squashOnce(part: string): string {
    let squashed = this.#squashed.get(part);
    if (squashed === undefined) {
      this.#learn(part);
      squashed = squash(part);
      this.#squashed.set(part, squashed);
    }
    return squashed;
  }

  #add(names: string, { title, parts }: { title: string; parts: readonly string[] }): number {
    const number = this.#texts.length;
    // The separator keeps a match from running out of the title into the processor.
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
    this.#learn(title);
    return number;
  }

  #learn(name: string): void {
    for (const word of wordsOf(name)) {
      if (this.#nearWords.get(word)?.includes(word)) continue;
      for (const rest of withoutOneEmail(word)) {
        const words = this.#nearWords.get(rest);
        if (words) words.push(word);
        else this.#nearWords.set(rest, [word]);
      }
    }
  }
}

/** Three letters as one number. Rare letters may share it with others: what it leads to is looked at anyway. */
function gramAt(text: string, at: number): number {
  return ((text.charCodeAt(at) * LETTERS + text.charCodeAt(at + 1)) * LETTERS + text.charCodeAt(at + 2)) & SMALL_NUMBER;
}

/** The word, and the word without each of its letters. */
function withoutOneEmail(word: string): Set<string> {
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

/** Whether one letter put in, left out, changed, or swapped with its neighbour turns one word into the other. */
export function isOneEditAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || a === b) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  return (
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2)
  );
}
