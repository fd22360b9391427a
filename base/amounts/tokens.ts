// The words, figures and signs of a sentence, for finding amounts in it, with the currency that a word names.

import { figureAt } from "../amount.ts";
import { foldWord, isHungarianEnding } from "./number-words.ts";

export const currencies = ["RON", "EUR", "USD", "GBP", "HUF", "UAH", "CHF", "PLN", "CZK", "MDL"] as const;
export type Currency = (typeof currencies)[number];

export type Token = {
  kind: "figure" | "word" | "sign";
  /** Folded. */
  text: string;
  value: number | null;
  from: number;
  to: number;
  /** Nothing stands between it and the token before. */
  isGlued: boolean;
  currency: NamedCurrency | null;
};

/** The folded words of a line. */
export const foldWords = (words: string) => words.split(" ").map(foldWord);

const LETTER = /[\p{L}\p{Mn}]/u;
const APOSTROPHE = /['’ʼ`´]/;
const isDigit = (char: string | undefined) => char !== undefined && char >= "0" && char <= "9";
const DASHES = /[-‐‑‒–—−]/;

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const char = text[at]!;
    const from = at;
    const isGlued = tokens.at(-1)?.to === at;
    if (isDigit(char)) {
      const { end, value, digits } = figureAt(text, at);
      at = end;
      tokens.push({ kind: "figure", text: digits, value, from, to: at, isGlued, currency: null });
    } else if (LETTER.test(char)) {
      at += 1;
      while (
        at < text.length &&
        (LETTER.test(text[at]!) || (APOSTROPHE.test(text[at]!) && LETTER.test(text[at + 1] ?? "")))
      )
        at += 1;
      const word = foldWord(text.slice(from, at));
      tokens.push({ kind: "word", text: word, value: null, from, to: at, isGlued, currency: currencyWord(word) });
      // "тис. лей", "max. 3000": the point of an abbreviation.
      if (text[at] === "." && ABBREVIATIONS.has(word)) at += 1;
    } else {
      at += 1;
      const sign = DASHES.test(char) ? "-" : char;
      const currency = CURRENCY_SIGNS[sign];
      if (!/\s/.test(char))
        tokens.push({
          kind: "sign",
          text: sign,
          value: null,
          from,
          to: at,
          isGlued,
          currency: currency ? { currency, ending: "" } : null,
        });
    }
  }
  return tokens;
}

const ABBREVIATIONS = new Set(foldWords("max min aprox cca ca kb kbl approx макс мін мин тис тыс buc db шт грн ft"));

const CURRENCY_SIGNS: Readonly<Record<string, Currency>> = { "€": "EUR", $: "USD", "£": "GBP", "₴": "UAH" };
const currencyNames: ReadonlyMap<string, Currency> = new Map(
  (
    [
      ["RON", "lei leu leii leului leilor ron roni ronului lej лей лея леї леи лею леїв леєв леями леях лев рон"],
      ["EUR", "eur euro euros euroi eurosi євро евро"],
      ["USD", "usd buck bucks dolar dolari dolarilor dollar dollars"],
      ["GBP", "gbp pound pounds quid sterling font"],
      ["HUF", "huf ft forint forinti forintilor"],
      ["UAH", "uah грн hryvnia hryvnias hrivne grivne grivna"],
      ["CHF", "chf franci franc francs frank"],
      ["PLN", "pln zl zlot zloti zloty zlotych"],
      ["CZK", "czk kc"],
      ["MDL", "mdl"],
    ] as const
  ).flatMap(([currency, names]) => foldWords(names).map((name): [string, Currency] => [name, currency])),
);
/** Beginnings of Cyrillic names, which have many endings. */
const currencyStems: readonly [string, Currency][] = (
  [
    ["долар", "USD"],
    ["доллар", "USD"],
    ["фунт", "GBP"],
    ["форинт", "HUF"],
    ["гривн", "UAH"],
    ["гривен", "UAH"],
    ["злот", "PLN"],
  ] as const
).map(([stem, currency]) => [foldWord(stem), currency]);

type NamedCurrency = { currency: Currency; ending: string };

/** The currency that a folded word names, in any case of the four languages, with a Hungarian ending. */
function currencyWord(word: string): NamedCurrency | null {
  const currency = currencyNames.get(word) ?? currencyStems.find(([stem]) => word.startsWith(stem))?.[1];
  if (currency) return { currency, ending: "" };
  for (const [stem, hungarian] of HUNGARIAN_CURRENCIES)
    if (word.startsWith(stem) && isHungarianEnding(word.slice(stem.length)))
      return { currency: hungarian, ending: word.slice(stem.length) };
  return null;
}

const HUNGARIAN_CURRENCIES: readonly [string, Currency][] = [
  ["forint", "HUF"],
  ["dollar", "USD"],
  ["lej", "RON"],
  ["lei", "RON"],
  ["ron", "RON"],
  ["euro", "EUR"],
  ["eur", "EUR"],
  ["font", "GBP"],
  ["ft", "HUF"],
];
