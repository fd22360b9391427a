// Facet signatures: listings with the same values in every facet of a group share one signature. A hundred thousand PCs
// have a few thousand signatures, so a filter is evaluated once per signature, and counting costs one addition per
// listing.
// Invariant: a row without a listing has signature 0; a signature, once assigned, always stands for the same values.

import { Column } from "./column.ts";

/** The signature of a row that has no listing. */
const NO_LISTING = 0;
/** Results of `evaluate`: the signature passes every condition, or fails more than one. */
export const PASSES = 0;
export const FAILS_SEVERAL = 255;

export class FacetSignatures {
  readonly #ofRow = new Column((size) => new Uint32Array(size));
  /** Per facet: one word per signature. */
  readonly #words: Column<Uint32Array>[];
  readonly #signatures = new Map<string, number>();
  #size = 1;

  /** `width`: how many words a signature has. */
  constructor(width: number) {
    this.#words = Array.from({ length: width }, () => new Column((size) => new Uint32Array(size)));
  }

  /** The number of signatures, including that of a row without a listing. */
  get size(): number {
    return this.#size;
  }

  /** The signature of each row. Valid until the next change. */
  get ofRow(): Uint32Array {
    return this.#ofRow.values;
  }

  set(row: number, words: readonly number[]): void {
    this.#ofRow.reserve(row + 1);
    this.#ofRow.values[row] = this.#signatureOf(words);
  }

  clear(row: number): void {
    this.#ofRow.values[row] = NO_LISTING;
  }

  /** A row's word at a position of its signature. */
  wordAt(row: number, position: number): number {
    return this.wordsAt(position)[this.#ofRow.values[row] ?? NO_LISTING] ?? 0;
  }

  /** The words of all signatures at a position. */
  wordsAt(position: number): Uint32Array {
    return this.#words[position]?.values ?? new Uint32Array(0);
  }

  /** Which condition each signature fails: none (PASSES), exactly one (its position plus 1), or FAILS_SEVERAL. */
  evaluate(conditions: readonly { position: number; accepts: (word: number) => boolean }[]): Uint8Array {
    const failures = new Uint8Array(this.#size);
    failures[NO_LISTING] = FAILS_SEVERAL;
    for (const { position, accepts } of conditions) {
      const words = this.wordsAt(position);
      for (let signature = 1; signature < this.#size; signature++) {
        if (accepts(words[signature] as number)) continue;
        failures[signature] = failures[signature] === PASSES ? position + 1 : FAILS_SEVERAL;
      }
    }
    return failures;
  }

  #signatureOf(words: readonly number[]): number {
    const key = words.join();
    const existing = this.#signatures.get(key);
    if (existing !== undefined) return existing;
    const signature = this.#size++;
    this.#words.forEach((column, position) => {
      column.reserve(signature + 1);
      column.values[signature] = words[position] ?? 0;
    });
    this.#signatures.set(key, signature);
    return signature;
  }
}
