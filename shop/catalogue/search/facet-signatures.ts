// Listings that answer a group of questions alike have one shape between them: among a hundred thousand PCs there are a few
// thousand shapes, so that a filter is asked of each shape once, and counting is one addition a listing.
// Invariant: a row without a listing has shape 0; a shape, once given, always stands for the same answers.

import { Column } from "./column.ts";

/** The shape of a row that has no listing. */
const NOBODY = 0;
/** In a verdict: this shape answers to all that was asked, or fails more than one question. */
export const PASSES = 0;
export const FAILS_SEVERAL = 255;

export class Shapes {
  readonly #ofRow = new Column((size) => new Uint32Array(size));
  /** Each question's answers: one word a shape. */
  readonly #words: Column<Uint32Array>[];
  readonly #shapes = new Map<string, number>();
  #size = 1;

  /** `questions`: how many words an answer has. */
  constructor(questions: number) {
    this.#words = Array.from({ length: questions }, () => new Column((size) => new Uint32Array(size)));
  }

  /** How many shapes there are, with that of nobody. */
  get size(): number {
    return this.#size;
  }

  /** Each row's shape. Good until the next change. */
  get ofRow(): Uint32Array {
    return this.#ofRow.values;
  }

  set(row: number, words: readonly number[]): void {
    this.#ofRow.reserve(row + 1);
    this.#ofRow.values[row] = this.#shapeOf(words);
  }

  clear(row: number): void {
    this.#ofRow.values[row] = NOBODY;
  }

  /** A row's answer to a question. */
  wordAt(row: number, question: number): number {
    return this.answers(question)[this.#ofRow.values[row] ?? NOBODY] ?? 0;
  }

  /** Each shape's answer to a question. */
  answers(question: number): Uint32Array {
    return this.#words[question]?.values ?? new Uint32Array(0);
  }

  /** What each shape fails of the questions asked: none (PASSES), the one whose number plus 1 it says, or FAILS_SEVERAL. */
  judge(asked: readonly { question: number; accepts: (word: number) => boolean }[]): Uint8Array {
    const verdicts = new Uint8Array(this.#size);
    verdicts[NOBODY] = FAILS_SEVERAL;
    for (const { question, accepts } of asked) {
      const words = this.answers(question);
      for (let shape = 1; shape < this.#size; shape++) {
        if (accepts(words[shape] as number)) continue;
        verdicts[shape] = verdicts[shape] === PASSES ? question + 1 : FAILS_SEVERAL;
      }
    }
    return verdicts;
  }

  #shapeOf(words: readonly number[]): number {
    const key = words.join();
    const known = this.#shapes.get(key);
    if (known !== undefined) return known;
    const shape = this.#size++;
    this.#words.forEach((column, question) => {
      column.reserve(shape + 1);
      column.values[shape] = words[question] ?? 0;
    });
    this.#shapes.set(key, shape);
    return shape;
  }
}
