// Numbers in a message: money, capacities, frames, months, days, how many.
// Invariant: a number is money only if a currency, a thousand or a word for a limit says so; one number has one meaning.

import { amountWords } from "../lexicon/attributes.ts";
import type { NamedBudget, NamedCurrency } from "../criteria.ts";
import { Lexicon } from "./lexicon.ts";
import type { SplitMessage } from "./message.ts";

export type Amounts = {
  budget: NamedBudget | null;
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

const numberWords: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "",
    "o mie",
    "doi doua two ket ketto два двi дві двох",
    "trei three harom три троє трьох",
    "patru four negy чотири чотирьох",
    "cinci five öt ot пять пяти",
    "sase six hat шість шести",
    "sapte seven het сім семи",
    "opt eight nyolc вісім восьми",
    "noua nine kilenc девять девяти",
    "zece ten tiz десять десяти",
  ].flatMap((words, value) => (value < 2 ? [] : words.split(" ").map((word) => [fold(word), value]))),
);

function fold(word: string): string {
  return word.normalize("NFD").replace(/\p{Mn}+/gu, "");
}

const currencies: readonly { currency: NamedCurrency; pattern: RegExp }[] = [
  { currency: "RON", pattern: /^(?:lei|leu|leii|ron|roni|lej\p{L}*|ле[іийюяєв]\p{L}*|лей|лея|рон)$/u },
  { currency: "EUR", pattern: /^(?:eur|euro|euros|euroi|euroig|eurobol|eurot|euroert|eurobоl|євро|евро|€)$/u },
  { currency: "USD", pattern: /^(?:usd|bucks|dolar\p{L}*|dollar\p{L}*|долар\p{L}*|доллар\p{L}*|\$)$/u },
  { currency: "HUF", pattern: /^(?:huf|ft|forint\p{L}*)$/u },
  { currency: "UAH", pattern: /^(?:uah|грн|гривн\p{L}*|гривен\p{L}*|hryvnia\p{L}*|hrivn\p{L}*|grivn\p{L}*)$/u },
];
const THOUSAND = /^(?:k|к|mii|mie|de mii|thousand|ezer\p{L}*|тис|тисяч\p{L}*)$/u;

const NUMBER =
  /(?<![\p{L}\p{N}.,])([€$]?)(\d{1,3}(?:[. ]\d{3})+(?!\d)|\d+(?:[.,]\d+)?) ?([€$]|[\p{L}]+)?(?: ?(?:de )?([\p{L}€$]+))?/gu;

const limits = new Lexicon(amountWords);

type Spoken = {
  value: number;
  currency: NamedCurrency | null;
  isThousands: boolean;
  /** The first word after the number, its unit if it has one. */
  unit: string;
  next: string;
  start: number;
  word: number;
  /** Ends of words that stand after an amount in Hungarian: "lejig", "lej alatt". */
  after: string;
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
  const spoken = numbersIn(withoutParts(message, parts));
  const found = limits.find(message.words);
  const amounts: Amounts = {
    ...noAmounts,
    resolution: resolutionIn(message.text),
  };
  const money: Spoken[] = [];
  const isLimited = (one: Spoken) =>
    found.some(({ to, concept }) => one.word - to >= 1 && one.word - to <= (concept === "budget" ? 3 : 2));
  for (const one of spoken) {
    const isAmount = isLimited(one) || EACH.test(one.unit) || isOfPc(message, one);
    if (isMoney(one) || (isBare(one) && one.value >= 100 && isAmount && !isResolution(one))) money.push(one);
    else takeUnit(amounts, one, { message, parts });
  }
  // "între 2000 și 3000 lei": the first number has its currency after the second.
  if (money.length === 1) {
    const partner = spoken.find(
      (one) =>
        one !== money[0] &&
        one.value >= 100 &&
        one.word < money[0]!.word &&
        money[0]!.word - one.word <= 2 &&
        isPlain(one),
    );
    if (partner) money.unshift(partner);
  }
  if (money.length === 0 && isFollowUp) {
    const bare = spoken.filter((one) => one.value >= 300 && one.value <= 300_000 && one.unit === "");
    if (bare.length === 1 && !isResolution(bare[0]!)) money.push(bare[0]!);
  }
  amounts.ramGb = kitIn(message.text) ?? amounts.ramGb;
  amounts.budget = budgetFrom(money, { found, message });
  amounts.count ??= countIn(message);
  return amounts;
}

const noAmounts: Amounts = {
  budget: null,
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

function numbersIn(message: SplitMessage): Spoken[] {
  const text = withDigits(message.text);
  const spoken: Spoken[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const [, sign = "", digits = "", first = "", second = ""] = match;
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 20);
    spoken.push({
      ...spokenNumber(digits, [sign, first, second]),
      start: match.index,
      word: message.wordAt(match.index),
      after,
    });
  }
  for (const [index, word] of message.words.entries()) {
    const value = numberWords[word];
    const next = message.words[index + 1] ?? "";
    if (value !== undefined && TIME.test(next))
      spoken.push({
        ...spokenNumber(String(value), ["", next, message.words[index + 2] ?? ""]),
        start: 0,
        word: index,
        after: "",
      });
  }
  return spoken.toSorted((a, b) => a.word - b.word);
}

const UNITS = Object.keys(numberWords)
  .toSorted((a, b) => b.length - a.length)
  .join("|");

/** "o mie", "kétezer", "două mii cinci sute": with the digits where the words end. */
const IN_WORDS = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|\d )(?:(?:(o|one|a|egy|одна|одну)|(${UNITS}|\d)) ?(?:de )?)?(mie|mii|thousand|ezer|тисяч[аіу]?)(?: (?:si |and |es |і )?(${UNITS}|\d) ?(?:sute|suta|hundred|szaz|сот|ста)| (\d{3})(?= ?(?:de )?(?:lei|ron|eur|лей|грн)))?(?=[ .,;!?]|ert|bol|ig)`,
  "gu",
);

function withDigits(text: string): string {
  return text
    .replace(/пів тисячі/gu, (half) => "500".padStart(half.length))
    .replace(
      IN_WORDS,
      (spoken: string, one?: string, unit?: string, thousand = "", hundreds?: string, rest?: string) => {
        const isAlone = one === undefined && unit === undefined;
        // "de mii de lei" says no number.
        if (isAlone && !/^(?:ezer|тисяч[ау])$/u.test(thousand)) return spoken;
        const value = (name: string | undefined) => (name === undefined ? 0 : (numberWords[name] ?? Number(name)));
        const sum = 1000 * (value(unit) || 1) + 100 * value(hundreds) + value(rest);
        return String(sum).padStart(spoken.length);
      },
    );
}

function spokenNumber(digits: string, [sign = "", first = "", second = ""]: string[]) {
  const isGrouped = /^\d{1,3}(?:[. ]\d{3})+$/.test(digits);
  const value = isGrouped ? Number(digits.replace(/\D/g, "")) : Number(digits.replace(",", "."));
  const isThousands = THOUSAND.test(first);
  const currency = currencyOf(sign) ?? currencyOf(first) ?? (isThousands || first === "de" ? currencyOf(second) : null);
  return {
    value: isThousands ? Math.round(value * 1000) : value,
    currency,
    isThousands,
    unit: first,
    next: second,
  };
}

function currencyOf(word: string): NamedCurrency | null {
  return currencies.find(({ pattern }) => pattern.test(word))?.currency ?? null;
}

function isMoney(one: Spoken): boolean {
  if (one.currency !== null) return true;
  // "4k" is a screen, "3 mii" and "3k" are money.
  return one.isThousands && !isResolution(one) && one.value >= 500 && !/^(?:fps|hz)/.test(one.next);
}

const isResolution = (one: Spoken) => (one.unit === "k" || one.unit === "к") && one.value === 4000;
const isPlain = (one: Spoken) =>
  one.unit === "" || /^(?:la|si|and|es|to|до|і|та|й|a|pana|sau|ron|lei)$/.test(one.unit) || one.unit.startsWith("lej");

type Near = { message: SplitMessage; parts: Around["parts"] };

function takeUnit(amounts: Amounts, one: Spoken, near: Near): void {
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
function isOfPc({ text }: SplitMessage, { start, value }: Spoken): boolean {
  return (
    value >= 500 &&
    /(?<!\p{L})(?:pc|pc ul|calculator|calculatoare|sistem|комп|пк|компютер) (?:de|la|за) $/u.test(text.slice(0, start))
  );
}

/** Whether what follows a number is no unit. */
const isBare = ({ unit }: Spoken) => unit === "" || !(UNIT.test(unit) || COUNTED.test(unit) || TIME.test(unit));

const UNIT =
  /^(?:gb|giga\p{L}*|gigs?|гб|гіг\p{L}*|гиг\p{L}*|g|tb|tera\p{L}*|тб|тера\p{L}*|fps|cadre|кадр\p{L}*|фпс|mm|мм|cm|см|hz|hertz|герц\p{L}*|гц|mhz|ghz|мгц|ггц|mts|w|watt\p{L}*|wat\p{L}*|вт|ват\p{L}*|p|k|к|x|rpm|ti|xt|super|de|g\d|v\d)$/u;

/** "1000 each". */
const EACH = /^(?:each|apiece|bucata|fiecare|darabja|darabonkent|кожен|кожний|штука)$/u;

const COUNTED =
  /^(?:pc|pcs|pcuri|workstations?|statii|munkaallomas\p{L}*|станці\p{L}*|calculatoare|computere|bucati|buc|sisteme|unitati|angajati|posturi|birouri|computers?|desktops?|machines|units|employees|people|gep|gepet|gepre|szamitogep\p{L}*|darab|db|alkalmazott\p{L}*|компютер\p{L}*|пк|штук\p{L}*|шт|машин\p{L}*|працівник\p{L}*|irodai|office|gaming|офісн\p{L}*)$/u;

/** Sizes that graphics cards have and kits of memory hardly ever: "RTX 3060 12 GB". */
const SIZES_OF_CARDS: ReadonlySet<number> = new Set([3, 6, 10, 11, 12, 20]);

function takeGigabytes(amounts: Amounts, { value, word, start }: Spoken, { message, parts }: Near): void {
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

function countIn({ words }: SplitMessage): number | null {
  for (const [index, word] of words.entries()) {
    const value = numberWords[word];
    if (value === undefined) continue;
    const near = [words[index + 1], words[index + 2]];
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

type Context = { found: ReturnType<typeof limits.find>; message: SplitMessage };

function budgetFrom(money: readonly Spoken[], { found, message }: Context): NamedBudget | null {
  const [one, two] = money;
  if (!one) return null;
  const currency = one.currency ?? two?.currency ?? "RON";
  if (two && two.word - one.word <= 4 && isRange(one, two, { found, message })) {
    const [min, max] = [Math.min(one.value, two.value), Math.max(one.value, two.value)];
    return { min, max, currency: two.currency ?? currency, about: false };
  }
  const before = found.filter(({ to }) => to < one.word && one.word - to <= 3).map(({ concept }) => concept);
  const unit = one.isThousands ? one.next : one.unit;
  if (before.includes("upTo")) return { min: null, max: one.value, currency, about: false };
  if (/^ ?(?:korul|korulbelul)/u.test(one.after) || one.next.endsWith("korul"))
    return { min: null, max: one.value, currency, about: true };
  if (/alatt/.test(one.next + one.after) || unit.endsWith("ig"))
    return { min: null, max: one.value, currency, about: false };
  if (before.includes("over") || /f[eo]lott/.test(one.next + one.after))
    return { min: one.value, max: null, currency, about: false };
  if (before.includes("about")) return { min: null, max: one.value, currency, about: true };
  return { min: null, max: one.value, currency, about: false };
}

function isRange(one: Spoken, two: Spoken, { found, message: { words, text } }: Context): boolean {
  if (found.some(({ concept, to }) => concept === "between" && to < one.word)) return true;
  if (/kozott|kozt/.test(text)) return true;
  const joins = words
    .slice(one.word + 1, two.word)
    .filter((word) => !/^(?:lei|ron|de|mii|k|€|eur|euro|\d+)$/.test(word));
  if (joins.length === 0) return /[-–]/.test(text.slice(one.start, two.start === 0 ? undefined : two.start));
  return joins.every((word) => /^(?:si|and|to|pana|la|es|до|і|та|sau)$/u.test(word));
}
