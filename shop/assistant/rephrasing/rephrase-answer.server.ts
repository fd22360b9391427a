// An answer in other words, if a language model is configured and changes no fact.

import { LRUCache } from "lru-cache";
import { normalForm } from "../../../base/clean-text.ts";
import type { QuestionKind } from "../criteria.ts";
import type { RephrasedLanguage, Rephraser } from "./rephraser.ts";
import { hasSameFacts } from "./same-facts.ts";

/** Kinds whose answers hold nothing of a person. An order, and the way to a person, are never sent. */
const rephrased: ReadonlySet<QuestionKind> = new Set([
  "find",
  "compare",
  "upgrade",
  "explain",
  "sell",
  "delivery",
  "payment",
  "return",
  "warranty",
]);

/** Answers about the shop repeat: each is asked for once. */
const stored = new WeakMap<Rephraser, LRUCache<string, string>>();
const MOST_STORED = 300;

type Answered = { kind: QuestionKind; text: string; language: RephrasedLanguage };

/**
 * The text in other words; null where the shop's own is to be shown: for other kinds, without an answer in time, and if any line
 * might say something else. Not inside a transaction: it waits for another company.
 */
export async function rephraseAnswer(
  rephraser: Rephraser | null,
  { kind, text, language }: Answered,
): Promise<string | null> {
  if (rephraser === null || !rephrased.has(kind) || text === "") return null;
  const known = storedOf(rephraser);
  const key = `${language} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const lines = text.split("\n");
  const reworded = await rephraser.rephrase(lines, language);
  if (reworded === null || reworded.length !== lines.length) return null;
  const clean = reworded.map((line) => normalForm(line.trim(), "NFC"));
  if (!lines.every((line, at) => hasSameFacts(line, clean[at] ?? ""))) return null;
  const joined = clean.join("\n");
  if (joined === text) return null;
  known.set(key, joined);
  return joined;
}

function storedOf(rephraser: Rephraser): LRUCache<string, string> {
  let known = stored.get(rephraser);
  if (!known) stored.set(rephraser, (known = new LRUCache({ max: MOST_STORED })));
  return known;
}
