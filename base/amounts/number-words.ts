// Numbers in words, in Romanian, English, Hungarian and Ukrainian (with the Russian words that are written beside them).
// Invariant: pure; a number has at most one thousand and one million, so that reading it takes a bounded number of words.

import { normalForm } from "../clean-text.ts";

/** What a word does inside a number. */
export type NumberWord =
  | { adds: number }
  | { times: number; /** Stands for one of itself: "ezer", "тисяча". */ alone: boolean }
  /** "Half", before a thousand: "пів тисячі", "half a thousand", "jumătate de mie". */
  | { half: true }
  /** "A", "o", "egy": a number only before a hundred or a thousand. */
  | { article: true };

/** A word that may end a Hungarian number or currency: "3000-ig", "lejért", "ezertől". */
const ENDINGS =
  "ig ert tol bol rol nal nel hoz hez ben ban ra re vel val es os as t et ot at nyi be ba jeig janak nak nek koruli feletti alatti".split(
    " ",
  );
const isEnding: ReadonlySet<string> = new Set(ENDINGS);

const listed = (lines: Readonly<Record<number, string>>): [string, NumberWord][] =>
  Object.entries(lines).flatMap(([value, line]) => line.split(" ").map((word) => [word, { adds: Number(value) }]));

/** Folded: lower case, without diacritics and apostrophes. */
const words: ReadonlyMap<string, NumberWord> = new Map(
  [
    ...listed({
      1: "unu una one один одна одну одне",
      1.5: "півтора півтори полтора полторы",
      2: "doi doua two два дві двох двома две двум couple пару",
      3: "trei three три трьох трьома трех",
      4: "patru four чотири чотирьох чотирма четыре четырех",
      5: "cinci five пять пяти пятьма",
      6: "sase six шість шести шесть",
      7: "sapte seven сім семи семь",
      8: "opt eight вісім восьми восемь",
      9: "noua nine девять девяти",
      10: "zece ten десять десяти",
      11: "unsprezece unspe eleven одинадцять одинадцяти одиннадцать",
      12: "doisprezece douasprezece doispe twelve дванадцять дванадцяти двенадцать",
      13: "treisprezece treispe thirteen тринадцять тринадцяти тринадцать",
      14: "paisprezece paispe fourteen чотирнадцять чотирнадцяти четырнадцать",
      15: "cincisprezece cinspe cincispe fifteen пятнадцять пятнадцяти пятнадцать",
      16: "saisprezece saispe sixteen шістнадцять шістнадцяти шестнадцать",
      17: "saptesprezece saptespe seventeen сімнадцять сімнадцяти семнадцать",
      18: "optsprezece optspe optispe eighteen вісімнадцять вісімнадцяти восемнадцать",
      19: "nouasprezece nouaspe nineteen девятнадцять девятнадцяти девятнадцать",
      20: "douazeci twenty двадцять двадцяти двадцать двадцати",
      30: "treizeci thirty тридцять тридцяти тридцать тридцати",
      40: "patruzeci forty fourty сорок сорока",
      50: "cincizeci fifty пятдесят пятдесяти пятьдесят",
      60: "saizeci sixty шістдесят шістдесяти шестьдесят",
      70: "saptezeci seventy сімдесят сімдесяти семьдесят",
      80: "optzeci eighty вісімдесят вісімдесяти восемьдесят",
      90: "nouazeci ninety девяносто девяноста",
      100: "сто ста",
      200: "двісті двохсот двести двухсот",
      300: "триста трьохсот трехсот",
      400: "чотириста чотирьохсот четыреста",
      500: "пятсот пятисот пятьсот",
      600: "шістсот шестисот шестьсот",
      700: "сімсот семисот семьсот",
      800: "вісімсот восьмисот восемьсот",
      900: "девятсот девятисот девятьсот",
    }),
    ...(
      [
        [100, "suta sute hundred hundreds", false],
        [1000, "mie mii miar miare thousand grand тисяч тисячі тисячами тис тыс тысяч тысячи тищ тищі", false],
        [1000, "тисяча тисячу тысяча тысячу тищу", true],
        [1_000_000, "milion milioane mil million мільйон мільйони мільйонів миллион миллионов", false],
      ] as const
    ).flatMap(([times, line, alone]) => line.split(" ").map((word): [string, NumberWord] => [word, { times, alone }])),
    ...["half", "jumatate", "jumate", "пів", "пол"].map((word): [string, NumberWord] => [word, { half: true }]),
    ...["o", "un", "a", "an", "egy"].map((word): [string, NumberWord] => [word, { article: true }]),
  ].map(([word, meaning]) => [foldWord(word as string), meaning as NumberWord]),
);

/** Words that hold a half and its thousand together. */
const glued: ReadonlyMap<string, number> = new Map(
  [
    ["півтисячі", 500],
    ["полтысячи", 500],
    ["півмільйона", 500_000],
  ].map(([word, value]) => [foldWord(word as string), value as number]),
);

/** Hungarian writes a number as one word, up to two thousand at least: "ezerötszáz", "huszonötezer". */
const HUNGARIAN: readonly [string, number][] = [
  ["nyolcvan", 80],
  ["kilencven", 90],
  ["kilenc", 9],
  ["harminc", 30],
  ["nyolc", 8],
  ["negyven", 40],
  ["huszon", 20],
  ["masfel", 1.5],
  ["harom", 3],
  ["hatvan", 60],
  ["hetven", 70],
  ["millio", 1_000_000],
  ["ketto", 2],
  ["otven", 50],
  ["tizen", 10],
  ["husz", 20],
  ["negy", 4],
  ["szaz", 100],
  ["ezer", 1000],
  ["egy", 1],
  ["ket", 2],
  ["hat", 6],
  ["het", 7],
  ["tiz", 10],
  ["fel", 0.5],
  ["ot", 5],
];
const MAX_HUNGARIAN = 48; // letters

/** Lower case, without diacritics and apostrophes, as the words of a text are looked up. */
export function foldWord(word: string): string {
  return normalForm(word, "NFD")
    .replace(/\p{Mn}+|['’ʼ`´]/gu, "")
    .replace(/[łŁ]/g, "l")
    .toLowerCase();
}

/** What a folded word does inside a number; null if it is no number in Romanian, English or Ukrainian. */
export function numberWord(word: string): NumberWord | null {
  const whole = glued.get(word);
  return words.get(word) ?? (whole === undefined ? null : { adds: whole });
}

/** `isMultiplier`: "ezer" or "millió" alone, which may multiply a number before it. */
export type HungarianNumber = { value: number; ending: string; isMultiplier: boolean };

/** A Hungarian number in one word, with its ending: "ketezerig" is 2000 and "ig". Null for any other word. */
export function hungarianNumber(word: string): HungarianNumber | null {
  if (word.length < 2 || word.length > MAX_HUNGARIAN) return null;
  let total = 0;
  let current = 0;
  let at = 0;
  let scale = Infinity;
  const taken: string[] = [];
  while (at < word.length) {
    const [part, value] = HUNGARIAN.find(([stem]) => word.startsWith(stem, at)) ?? [];
    if (part === undefined || value === undefined) break;
    if (value >= 1000) {
      if (value >= scale) return null;
      total += (current || 1) * value;
      current = 0;
      scale = value;
    } else if (value === 100) current = (current || 1) * 100;
    else current += value;
    taken.push(part);
    at += part.length;
  }
  const ending = word.slice(at);
  if (taken.length === 0 || (ending !== "" && !isHungarianEnding(ending))) return null;
  // "egy" is an article, "hat" and "fel" are words of other languages: alone they are no number.
  const [only] = taken;
  const isWord = taken.length === 1 && /^(?:egy|hat|het|fel|ot)$/.test(only ?? "");
  if (isWord && ending !== "") return null;
  return { value: total + current, ending, isMultiplier: taken.length === 1 && (only === "ezer" || only === "millio") };
}

/** Whether the letters are an ending of a Hungarian noun, as after a number and a hyphen. */
export function isHungarianEnding(letters: string): boolean {
  return isEnding.has(letters);
}
