// Extracts a game, a budget and parts from a buyer's question by patterns, without any guessing.
// Invariant: a number is a budget only if the text marks it as money; "RTX 3060" never becomes 3060 lei.

import { foldDiacritics, squash } from "../../base/text.ts";
import type { PriceRange } from "../catalogue/product-type.ts";
import type { Game } from "../catalogue/specs.ts";

/** A processor or graphics card in the index: its option in the catalogue's filter. */
export type PartOption = { facet: "cpus" | "gpus"; value: string; label: string };

export type Understood = {
  game: Game | null;
  budget: PriceRange | null;
  /** Requested parts that the index has. */
  parts: PartOption[];
  /** Names of requested parts that the index does not have. */
  unknownParts: string[];
};

export const LONGEST_QUESTION = 200; // characters

export function understandQuestion(text: string, { known }: { known: readonly PartOption[] }): Understood {
  const question = foldDiacritics(text.slice(0, LONGEST_QUESTION));
  const words = ` ${question.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
  return { game: gameIn(words), budget: budgetIn(question), ...partsIn(words, known) };
}

/** Spellings of the games' names; a trailing space prevents a short name from matching the start of another word. */
const gameWords: Record<Game, readonly string[]> = {
  lol: ["league of legends", "lol ", "ліга легенд"],
  gtav: ["gta", "grand theft auto", "гта"],
  cs2: ["cs2", "cs 2 ", "csgo", "cs go ", "counter strike", "counterstrike", "кс2", "кс 2 ", "контр страйк"],
  pubg: ["pubg", "battlegrounds", "пубг"],
  valorant: ["valorant", "валорант"],
};

function gameIn(words: string): Game | null {
  for (const [game, names] of Object.entries(gameWords) as [Game, readonly string[]][]) {
    if (names.some((name) => words.includes(` ${foldDiacritics(name)}`))) return game;
  }
  return null;
}

const AMOUNT = String.raw`(\d{1,3}(?:[. ]\d{3})+|\d{3,6}|\d{1,2}(?:[.,]\d)? ?(?:k|mii|mie|ezer|тис\p{L}*\.?)(?!\p{L}))`;
const MONEY = String.raw`(?:de )?(?:lei|leu|ron|lej|леі\p{L}*|лев|леи)`;
const AT_MOST = String.raw`(?:sub|pana la|pana in|maxim(?:um)?|max\.?|cel mult|buget(?:ul)?(?: de| e| este)?|under|below|up to|at most|budget(?: of| is)?|legfeljebb|до|менше|не більше|бюджет)`;
const AT_LEAST = String.raw`(?:peste|minim(?:um)?|cel putin|over|above|at least|legalabb|понад|більше|від)`;

const range = moneyPattern(
  String.raw`${AMOUNT}(?: ?${MONEY})? ?(?:-|–|si|and|to|pana la|es|до|і) ?${AMOUNT} ?${MONEY}`,
);
const atLeast = moneyPattern(String.raw`${AT_LEAST} ${AMOUNT}`);
const atMost = moneyPattern(String.raw`${AT_MOST}[ :]+(?:~ ?)?${AMOUNT}`);
const plain = moneyPattern(String.raw`${AMOUNT} ?${MONEY}`);

function moneyPattern(source: string): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])${foldDiacritics(source).replaceAll("\\p{l}", "\\p{L}").replaceAll("\\p{n}", "\\p{N}")}(?![\p{L}\p{N}])`,
    "u",
  );
}

function budgetIn(question: string): PriceRange | null {
  const between = range.exec(question);
  if (between) {
    const [from, to] = [amountOf(between[1]), amountOf(between[2])];
    return { min: Math.min(from, to), max: Math.max(from, to) };
  }
  const from = atLeast.exec(question);
  if (from) return { min: amountOf(from[1]), max: null };
  const to = atMost.exec(question) ?? plain.exec(question);
  return to ? { min: 0, max: amountOf(to[1]) } : null;
}

/** "3000", "3.000", "3 000", "3k" and "3 mii" are the same amount in lei. */
function amountOf(text = ""): number {
  const thousands = /^(\d+(?:[.,]\d)?) ?[^\d. ]/.exec(text);
  if (thousands) return Math.round(Number(thousands[1]?.replace(",", ".")) * 1000);
  return Number(text.replace(/\D/g, ""));
}

const partPatterns: readonly { facet: PartOption["facet"] | null; pattern: RegExp }[] = [
  { facet: "gpus", pattern: /(?<= )(?:rtx|gtx|rx) ?\d{3,4}(?: ?(?:ti super|ti|super|xtx|xt|gre))?(?= )/g },
  { facet: "cpus", pattern: /(?<= )ryzen ?[3579](?: \d{4}[a-z0-9]*)?(?= )/g },
  { facet: "cpus", pattern: /(?<= )(?:core )?i[3579](?: \d{4,5}[a-z]*)?(?= )/g },
];
const families: readonly { facet: PartOption["facet"]; names: readonly string[] }[] = [
  { facet: "cpus", names: ["ryzen", "intel"] },
  { facet: "gpus", names: ["rtx", "gtx", "geforce", "nvidia", "radeon"] },
];

function partsIn(words: string, known: readonly PartOption[]): Pick<Understood, "parts" | "unknownParts"> {
  const parts: PartOption[] = [];
  const unknownParts: string[] = [];
  for (const { facet, pattern } of partPatterns) {
    for (const [phrase] of words.matchAll(pattern)) {
      const found = partsCalled(
        phrase,
        known.filter((part) => part.facet === facet),
      );
      if (found.length > 0) parts.push(...found);
      else unknownParts.push(phrase.trim());
    }
  }
  for (const { facet, names } of families) {
    // "Ryzen 5" already says which Ryzen.
    if (parts.some((part) => part.facet === facet) || unknownParts.length > 0) continue;
    const family = names.find((name) => words.includes(` ${name}`));
    if (family) parts.push(...known.filter((part) => part.facet === facet && squash(part.label).includes(family)));
  }
  return { parts, unknownParts };
}

/** The parts with exactly this name, else those whose name starts with it ("i5 12400" for the i5-12400F). */
function partsCalled(phrase: string, known: readonly PartOption[]): PartOption[] {
  const name = squash(phrase).replace(/^core/, "");
  const exact = known.filter((part) => shortName(part) === name);
  return exact.length > 0 ? exact : known.filter((part) => shortName(part).startsWith(name));
}

/** Without maker and line: "NVIDIA GeForce RTX 3060 Ti" is "rtx3060ti". */
function shortName({ label }: PartOption): string {
  return squash(label)
    .replace(/^(?:nvidia|amd|intel)/, "")
    .replace(/^(?:geforce|radeon|core)/, "");
}
