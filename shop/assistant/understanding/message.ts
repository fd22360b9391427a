// A message, cut to what is read and split into words.
// Invariant: nothing longer than LONGEST_QUESTION is ever read, so the work for a message is bounded.

import { normalForm } from "../../../base/clean-text.ts";
import { LONGEST_QUESTION } from "../criteria.ts";

const MOST_WORDS = 90;

export type SplitMessage = {
  /** Folded, with its punctuation, and a space at both ends. */
  text: string;
  words: readonly string[];
  /** The number of the word that begins at or after a position of the text. */
  wordAt(position: number): number;
};

export function readMessage(typed: string): SplitMessage {
  const folded = normalForm(typed.slice(0, LONGEST_QUESTION), "NFD")
    .replace(/\p{Mn}+/gu, "")
    .toLowerCase()
    .replace(/['’ʼ`´]/g, "")
    .replace(/[\s\u00a0\u202f]+/g, " ");
  const text = ` ${folded} `;
  const starts: number[] = [];
  const words: string[] = [];
  for (const match of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (words.length === MOST_WORDS) break;
    starts.push(match.index);
    words.push(match[0]);
  }
  return {
    text,
    words,
    wordAt(position) {
      const index = starts.findIndex((start) => start >= position);
      return index === -1 ? words.length : index;
    },
  };
}
