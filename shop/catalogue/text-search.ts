// Finding listings by what people type, over title, processor and graphics card (decision 4 and 14).
// Must always hold: where the text as typed occurs somewhere, exactly those listings are found; the looser
// readings (every word somewhere; one typo a word) are asked only where that finds nothing at all.

import { foldDiacritics, squash } from "../../base/text.ts";

export type Closeness = "exact" | "words" | "typo";
export type TextMatch = { rows: Uint8Array; closeness: Closeness };

const ROWS_A_BLOCK = 512;
const SEPARATOR = "\n"; // never in a squashed text
const REMEMBERED = 32;
export const SHORTEST_WITH_TYPO = 5; // letters

/** The squashed text of every row, searched block by block: one scan of a long string is far faster than many short ones. */
export class TextColumn {
  readonly #rows: string[] = [];
  /** Every word ever seen here. One whose listing is gone finds nothing, so none is taken out. */
  readonly #vocabulary = new Set<string>();
  /** Squashed texts of a listing's parts: few parts make many listings. */
  readonly #squashed = new Map<string, string>();
  readonly #blocks: (string | undefined)[] = [];
  readonly #remembered = new Map<string, TextMatch>();

  /** `title` is the listing's own, `parts` are names that it shares with others. */
  set(row: number, { title, parts }: { title: string; parts: readonly string[] }): void {
    this.#learn(title);
    // The "|" keeps a match from running out of the title into the processor: it is in no squashed text either.
    this.#rows[row] = [squash(title), ...parts.map((part) => this.#squashOnce(part))].join("|");
    this.#touch(row);
  }

  clear(row: number): void {
    this.#rows[row] = "";
    this.#touch(row);
  }

  /** Marks the rows that the text finds. The answer is shared: read it, do not change it. */
  match(text: string): TextMatch {
    const remembered = this.#remembered.get(text);
    if (remembered) return remembered;
    const match = this.#find(text);
    if (this.#remembered.size >= REMEMBERED) {
      const [oldest] = this.#remembered.keys();
      this.#remembered.delete(oldest ?? "");
    }
    this.#remembered.set(text, match);
    return match;
  }

  #find(text: string): TextMatch {
    const exact = this.#containing([squash(text)]);
    if (exact.includes(1)) return { rows: exact, closeness: "exact" };

    const words = wordsOf(text);
    const each = words.length > 1 ? this.#all(words.map((word) => [word])) : exact;
    if (each.includes(1)) return { rows: each, closeness: "words" };

    const alternatives = words.map((word) => this.#nearTo(word));
    return { rows: this.#all(alternatives), closeness: "typo" };
  }

  /** Rows that contain, for each word, at least one of its readings. */
  #all(readings: string[][]): Uint8Array {
    const [first = [], ...rest] = readings;
    const rows = this.#containing(first);
    for (const next of rest) {
      const others = this.#containing(next);
      for (let row = 0; row < rows.length; row++) rows[row] = (rows[row] ?? 0) & (others[row] ?? 0);
    }
    return rows;
  }

  #containing(needles: readonly string[]): Uint8Array {
    const found = new Uint8Array(this.#rows.length);
    for (let block = 0; block * ROWS_A_BLOCK < this.#rows.length; block++) {
      const text = this.#block(block);
      for (const needle of needles) markMatches(text, { needle, firstRow: block * ROWS_A_BLOCK, found });
    }
    return found;
  }

  #block(block: number): string {
    const start = block * ROWS_A_BLOCK;
    return (this.#blocks[block] ??= this.#rows.slice(start, start + ROWS_A_BLOCK).join(SEPARATOR) + SEPARATOR);
  }

  #nearTo(word: string): string[] {
    const near = [word];
    if (word.length < SHORTEST_WITH_TYPO) return near;
    for (const known of this.#vocabulary) {
      if (isOneEditAway(word, known)) near.push(known);
    }
    return near;
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

  #learn(text: string): void {
    for (const word of wordsOf(text)) this.#vocabulary.add(word);
  }

  #touch(row: number): void {
    this.#blocks[Math.floor(row / ROWS_A_BLOCK)] = undefined;
    this.#remembered.clear();
  }
}

/** Marks every row of the block in which the needle occurs, walking from match to match. */
function markMatches(block: string, { needle, firstRow, found }: { needle: string; firstRow: number; found: Uint8Array }): void {
  let row = firstRow;
  let rowEnd = block.indexOf(SEPARATOR);
  for (let at = block.indexOf(needle); at >= 0; at = block.indexOf(needle, rowEnd)) {
    while (at > rowEnd) {
      row++;
      rowEnd = block.indexOf(SEPARATOR, rowEnd + 1);
    }
    found[row] = 1;
  }
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return foldDiacritics(text).split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
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
    short[start] === long[start + 1] && short[start + 1] === long[start] && short.slice(start + 2) === long.slice(start + 2)
  );
}
