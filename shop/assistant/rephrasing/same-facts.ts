// Whether a line in other words says what the shop's own line says (decision 203). It cannot understand sentences, so it refuses
// whatever might be another fact: a refused text costs nothing, because the shop's own is shown.
// Invariant: sentence by sentence, the same figures and names in the same order, as many negations, no new claim, no markup.

import { Lexicon, wordsIn } from "../understanding/lexicon.ts";
import { findWords } from "../understanding/words-found.ts";
import { claimWords, denyingWords, openers } from "./claim-words.ts";

const denials = new Lexicon({ denial: denyingWords });
const claims = new Lexicon(claimWords);
const knownOpeners = new Set(wordsIn(openers));

/** Letters, digits, spaces and plain punctuation: no markup, no address, no hidden characters. */
const PLAIN = /^[\p{L}\p{M}\p{N} \u00a0\u202f.,:;!?()%/+\-–—'’"„“”«»…×€$]*$/u;
/** How much longer a line may become. */
const LONGER = { times: 1.5, by: 20 };
/** Words of a sentence that it had before, as a share of all. */
const SAME_WORDS = 0.4;

/** True if nothing in `reworded` could be a fact that `plain` does not have, or deny one that it has. */
export function hasSameFacts(plain: string, reworded: string): boolean {
  if (reworded === plain) return true;
  if (!isPlainText(plain, reworded)) return false;
  const before = sentencesIn(plain);
  const after = sentencesIn(reworded);
  return before.length === after.length && before.every((sentence, at) => isSameSentence(sentence, after[at] ?? ""));
}

function isPlainText(plain: string, reworded: string): boolean {
  if (reworded.trim() === "" || reworded.length > plain.length * LONGER.times + LONGER.by) return false;
  // What the shop's own line has, such as an "@", may stay.
  const own = new Set(plain);
  const unusual = [...reworded].filter((sign) => !PLAIN.test(sign) && !own.has(sign));
  return unusual.length === 0 && !/(?:https?:|www\.|\/\/|\p{L}\.\p{L}{2,}\/)/u.test(withoutOwn(plain, reworded));
}

/** What is not word for word in the shop's own line. */
function withoutOwn(plain: string, reworded: string): string {
  const own = new Set(plain.split(/\s+/));
  return reworded
    .split(/\s+/)
    .filter((word) => !own.has(word))
    .join(" ");
}

function sentencesIn(line: string): string[] {
  return line
    .trim()
    .split(/(?<=[.!?;:])\s+/u)
    .filter((sentence) => sentence !== "");
}

function isSameSentence(plain: string, reworded: string): boolean {
  return (
    sameList(factsIn(plain), factsIn(reworded)) &&
    beginsWithoutName(plain, reworded) &&
    denials.find(wordsIn(plain)).length === denials.find(wordsIn(reworded)).length &&
    isSubset(conceptsIn(reworded), conceptsIn(plain)) &&
    isNear(plain, reworded)
  );
}

/** Figures with their units, and names, in their order: "19,99 RON" and "RTX 3060" are neither changed nor exchanged. */
function factsIn(sentence: string): string[] {
  const facts: string[] = [];
  const pattern =
    /(?<figure>\d+(?:[.,\u00a0\u202f]\d+)*)\s?(?<unit>%|[\p{L}€$]+)?|(?<name>[\p{L}][\p{L}\p{N}'’.+-]*)/gu;
  let isFirst = true;
  for (const { groups } of sentence.matchAll(pattern)) {
    const { figure, unit, name } = groups ?? {};
    if (figure !== undefined) facts.push(`${figure} ${unit?.toLowerCase() ?? ""}`);
    else if (
      name !== undefined &&
      (/\d/.test(name) || (!isFirst && /^\p{Lu}/u.test(name)) || /\p{Lu}.*\p{Lu}/u.test(name))
    )
      facts.push(name.replace(/(?<![.'’-])[.'’-]+$/, ""));
    isFirst = false;
  }
  return facts;
}

/** A sentence begins with a capital letter anyway: its first word is one that it had, or one that is no name. */
function beginsWithoutName(plain: string, reworded: string): boolean {
  const [first] = wordsIn(reworded);
  return first !== undefined && (wordsIn(plain).includes(first) || knownOpeners.has(first));
}

/** Kinds of words that say nothing about the shop or a product. */
const harmless = new Set(["kind:compare", "kind:fits", "kind:owns", "is:need", "is:criterion", "negation", "explain"]);

/** What a sentence speaks of: brands, games, kinds of products, warranty, delivery, and claims. */
function conceptsIn(sentence: string): string[] {
  const words = wordsIn(sentence);
  return [
    ...findWords(words)
      .all.map(({ concept }) => concept as string)
      .filter((concept) => !harmless.has(concept)),
    // Each claim by its word: "free" is another than "cheaper".
    ...claims.find(words).map(
      ({ concept, from, to }) =>
        `${concept} ${words
          .slice(from, to + 1)
          .join(" ")
          .slice(0, 4)}`,
    ),
  ];
}

function isNear(plain: string, reworded: string): boolean {
  const stem = (word: string) => word.slice(0, 4);
  const known = new Set(wordsIn(plain).map(stem));
  const words = wordsIn(reworded);
  return words.filter((word) => known.has(stem(word))).length >= words.length * SAME_WORDS;
}

function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((entry, at) => entry === other[at]);
}

function isSubset(part: readonly string[], whole: readonly string[]): boolean {
  const all = new Set(whole);
  return part.every((entry) => all.has(entry));
}
