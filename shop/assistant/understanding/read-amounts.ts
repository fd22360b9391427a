// Numbers in a message: money, capacities, frames, months, days, how many.
// Invariant: a number is money only if a currency, a thousand or a word for a limit says so; one number has one meaning.

import { findAmounts, numbersIn, type TextAmount } from "../../../base/amounts/find-amounts.ts";
import { figureAt } from "../../../base/amount.ts";
import type { NamedBudget } from "../criteria.ts";
import type { SplitMessage } from "./message.ts";

export type Amounts = {
  budget: NamedBudget | null;
  /** The budget was said to be for each piece. */
  isEach: boolean;
  ramGb: number | null;
  storageGb: number | null;
  vramGb: number | null;
  lengthMm: number | null;
  fps: number | null;
  months: number | null;
  days: number | null;
  count: number | null;
  resolution: "1080p" | "1440p" | "4k" | null;
};

/** A number with the two words after it: its unit is one of them. */
const NUMBER =
  /(?<![\p{L}\p{N}.,])(\d{1,3}(?:[. ]\d{3})+(?!\d)|\d+(?:[.,]\d+)?) ?([\p{L}]+)?(?: ?(?:de )?([\p{L}]+))?/gu;

type Measured = {
  value: number;
  /** The first word after the number, its unit if it has one. */
  unit: string;
  next: string;
  start: number;
  word: number;
};

type Around = { isFollowUp: boolean; parts: readonly { start: number; end: number }[] };

/** "RX 580 500 lei": the numbers of names are no amounts. */
function withoutParts(message: SplitMessage, parts: Around["parts"]): SplitMessage {
  let { text } = message;
  for (const { start, end } of parts) text = text.slice(0, start) + "·".repeat(end - start) + text.slice(end);
  return { ...message, text };
}

/** Reads every number of a message. `isFollowUp`: a number by itself is then a budget. `parts`: the names in it. */
export function amountsIn(message: SplitMessage, { isFollowUp, parts }: Around): Amounts {
  const named = withoutParts(message, parts);
  const amounts: Amounts = { ...noAmounts, resolution: resolutionIn(message.text) };
  const possible = findAmounts(named.text, { bare: true }).filter(({ isDifference }) => !isDifference);
  const money = possible.filter((one) => one.by !== null || isOfPc(named, one));
  for (const one of measuresIn(named))
    if (!money.some(({ from, to }) => one.start >= from && one.start < to)) takeUnit(amounts, one, { message, parts });
  const bare = money.length === 0 && isFollowUp ? possible.filter(({ max }) => isLikely(max)) : [];
  const [budget] = bare.length === 1 ? bare : money;
  if (budget) amounts.budget = budgetFrom(budget);
  amounts.isEach = budget?.each ?? false;
  amounts.ramGb = kitIn(message.text) ?? amounts.ramGb;
  amounts.count ??= countIn(named);
  return amounts;
}

/** A number alone that may be a budget, in hundredths. */
const isLikely = (hundredths: number | null) => hundredths !== null && hundredths >= 300_00 && hundredths <= 300_000_00;

/** Exact amounts are a limit: nobody minds paying less. */
function budgetFrom({ min, max, currency, about }: TextAmount): NamedBudget {
  const whole = (hundredths: number | null) => (hundredths === null ? null : hundredths / 100);
  const isExact = min !== null && min === max;
  return {
    min: isExact ? null : whole(min),
    max: whole(max),
    currency: currency ?? "RON",
    about: about && isExact,
  };
}

const noAmounts: Amounts = {
  budget: null,
  isEach: false,
  ramGb: null,
  storageGb: null,
  vramGb: null,
  lengthMm: null,
  fps: null,
  months: null,
  days: null,
  count: null,
  resolution: null,
};

function measuresIn(message: SplitMessage): Measured[] {
  const { text, words } = message;
  const measured: Measured[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const [, digits = "", unit = "", next = ""] = match;
    const { value } = figureAt(digits, 0);
    if (value !== null) measured.push({ value, unit, next, start: match.index, word: message.wordAt(match.index) });
  }
  for (const { value, from, to } of numbersIn(text)) {
    const word = message.wordAt(to);
    const unit = words[word] ?? "";
    if (!/\d/.test(text[from] ?? "") && TIME.test(unit))
      measured.push({ value, unit, next: words[word + 1] ?? "", start: from, word: message.wordAt(from) });
  }
  return measured.toSorted((a, b) => a.word - b.word);
}

type Near = { message: SplitMessage; parts: Around["parts"] };

function takeUnit(amounts: Amounts, one: Measured, near: Near): void {
  const { value, unit, next } = one;
  const unitOf = (pattern: RegExp) => pattern.test(unit) || (unit === "de" && pattern.test(next));
  if (unitOf(/^(?:gb|giga\p{L}*|gigs?|гб|гіг\p{L}*|гиг\p{L}*|g)$/u)) takeGigabytes(amounts, one, near);
  else if (unitOf(/^(?:tb|tera\p{L}*|тб|тера\p{L}*)$/u)) amounts.storageGb ??= Math.round(value * 1000);
  else if (unitOf(/^(?:fps|cadre|кадр\p{L}*|фпс)$/u)) amounts.fps ??= Math.round(value);
  else if (unitOf(/^(?:mm|мм)$/u)) amounts.lengthMm ??= Math.round(value);
  else if (unitOf(/^(?:cm|см)$/u)) amounts.lengthMm ??= Math.round(value * 10);
  else if (unitOf(/^(?:hz|hertz|герц\p{L}*|гц)$/u)) amounts.fps ??= Math.round(value);
  else if (unitOf(/^(?:ani|an|years?|ev|eves|год\p{L}*|рік|роки|років)$/u)) amounts.months ??= value * 12;
  else if (unitOf(/^(?:luni|luna|months?|honap\p{L}*|місяц\p{L}*)$/u)) amounts.months ??= value;
  else if (unitOf(/^(?:zile|days?|nap\p{L}*|дн\p{L}*|день)$/u)) amounts.days ??= value;
  else if (unitOf(COUNTED) || (COUNTED.test(next) && !/^(?:p|k|к|w|mhz|ghz)$/.test(unit))) {
    if (value >= 2 && value <= 200) amounts.count ??= value;
  }
}

const TIME =
  /^(?:ani|an|years?|ev|eves|год\p{L}*|рік|роки|років|luni|months?|honap\p{L}*|місяц\p{L}*|zile|days?|nap\p{L}*|дн\p{L}*)$/u;

/** "A PC of 3000". */
function isOfPc({ text }: SplitMessage, { at, max }: TextAmount): boolean {
  return (
    (max ?? 0) >= 500_00 &&
    /(?<!\p{L})(?:pc|pc ul|calculator|calculatoare|sistem|комп|пк|компютер) (?:de|la|за) $/u.test(text.slice(0, at))
  );
}

const COUNTED =
  /^(?:pc|pcs|pcuri|workstations?|statii|munkaallomas\p{L}*|станці\p{L}*|calculatoare|computere|bucati|buc|sisteme|unitati|angajati|posturi|birouri|computers?|desktops?|machines|units|employees|people|gep|gepet|gepre|szamitogep\p{L}*|darab|db|alkalmazott\p{L}*|компютер\p{L}*|пк|штук\p{L}*|шт|машин\p{L}*|працівник\p{L}*|irodai|office|gaming|офісн\p{L}*)$/u;

/** Sizes that graphics cards have and kits of memory hardly ever: "RTX 3060 12 GB". */
const SIZES_OF_CARDS: ReadonlySet<number> = new Set([3, 6, 10, 11, 12, 20]);

function takeGigabytes(amounts: Amounts, { value, word, start }: Measured, { message, parts }: Near): void {
  const { words, text } = message;
  const noun = nearestNoun(words, word);
  const around = words.slice(Math.max(0, word - 4), word + 4).join(" ");
  const isAfterCard = parts.some(({ end }) => start >= end && start - end <= 1) && SIZES_OF_CARDS.has(value);
  const isOfCard = CARD_WITH.test(text.slice(0, start)) && value <= 48;
  const isNearCard = /plac[ai] (?:video|grafic)|graphics? card|videokarty|відеокарт|видеокарт/.test(around);
  if (isOfCard || noun === "vram" || (noun === "" && value <= 48 && (isAfterCard || isNearCard))) {
    amounts.vramGb ??= value;
    return;
  }
  const isStorage = value > 128 || /(?:ssd|hdd|ссд|nvme|disk|disc|диск|stocare|storage|tarhely)/.test(noun);
  if (isStorage) amounts.storageGb ??= value;
  else amounts.ramGb ??= value;
}

const JOINS = /^(?:si|and|es|і|та|й|plus|cu|with)$/;

/** "Graphics card with 8 GB of memory": right before the number. */
const CARD_WITH =
  /(?<!\p{L})(?:placa (?:video|grafica)|placi (?:video|grafice)|graphics? cards?|gpu|videokartya|відеокарт\p{L}*|видеокарт\p{L}*)(?: (?:cu|de|with|of|having|на|з|із|від|min|minim|cel putin|at least))* $/u;

/** "DDR4 2x8": the gigabytes of a kit. */
function kitIn(text: string): number | null {
  const [, modules, each] =
    /(?<![\p{L}\p{N}.])([1248]) ?[x*х] ?(4|8|16|32|48) ?(?:gb|гб)?(?![\p{L}\p{N}])/u.exec(text) ?? [];
  return modules === undefined || !/(?:ram|ddr|memor|памят|озп)/u.test(text) ? null : Number(modules) * Number(each);
}

/** What the capacity belongs to: the noun right after it, or else right before; "vram" for the memory of a card. */
function nearestNoun(words: readonly string[], word: number): string {
  const noun =
    /^(?:vram|відеопам\p{L}*|videomemor\p{L}*|ram\p{L}*|memori\p{L}*|memory|ddr\d|оператив\p{L}*|памят\p{L}*|озп|ssd\p{L}*|hdd|ссд\p{L}*|nvme|disk|disc|диск\p{L}*|stocare|storage|tarhely\p{L}*)$/u;
  for (const place of [word + 1, word + 2, word + 3, word - 1, word - 2]) {
    const near = words[place];
    if (near === undefined || !noun.test(near)) continue;
    // "1 TB SSD and 16 GB": the noun before belongs to the number before.
    if (words.slice(place + 1, word).some((between) => JOINS.test(between))) continue;
    const isOfCard = /^(?:vram|відеопам|videomemor)/.test(near);
    const isVideoMemory = near.startsWith("memor") && (words[place + 1] === "video" || words[place - 1] === "video");
    return isOfCard || isVideoMemory ? "vram" : near;
  }
  return "";
}

/** "Zece calculatoare", "két gép": a number in words before pieces. */
function countIn({ text, words, wordAt }: SplitMessage): number | null {
  for (const { value, from, to } of numbersIn(text)) {
    if (/\d/.test(text[from] ?? "") || value < 2 || value > 200) continue;
    const next = wordAt(to);
    const near = [words[next], words[next + 1]];
    if (near.some((other) => other !== undefined && COUNTED.test(other) && !/^(?:gaming|office)$/.test(other)))
      return value;
  }
  return null;
}

function resolutionIn(text: string): Amounts["resolution"] {
  if (/(?<![\p{L}\p{N}.])(?:4 ?[kк](?! ?(?:lei|ron|лей|леі))|2160p|uhd|ultra hd)(?![\p{L}\p{N}])/u.test(text))
    return "4k";
  if (/(?<![\p{L}\p{N}])(?:1440 ?[pр]?|2k(?! ?(?:lei|ron|лей|леі))|qhd|wqhd|2560x1440)(?![\p{L}\p{N}])/u.test(text)) {
    // "2k" without a currency is the screen, unless a limit stands before it.
    return /(?:1440|qhd|2560)/.test(text) ? "1440p" : null;
  }
  if (/(?<![\p{L}\p{N}])(?:1080 ?[pр]|full ?hd|fhd|1920x1080)(?![\p{L}\p{N}])/u.test(text)) return "1080p";
  return null;
}
