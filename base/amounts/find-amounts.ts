// Finds the amounts of money in a sentence: one grammar for the assistant, the search box and the tools of agents (decision 271).
// Invariants: pure, and linear in the length of the text; a currency other than the leu is never taken as lei; a number that may be a model, a
// size, a year or a screen is an amount only if a currency, a thousand or a word for a limit says so.

import { isHungarianEnding, numberWord } from "./number-words.ts";
import { spokenAt, UNITS, type Spoken } from "./spoken-number.ts";
import { foldWords, tokensOf, type Currency, type Token } from "./tokens.ts";

/** One amount or range of a text. `min` and `max` are hundredths of the currency (bani for RON), equal for an exact amount. */
export type TextAmount = {
  min: number | null;
  max: number | null;
  /** Null if none is named. */
  currency: Currency | null;
  /** It is named as a rough one: "around 3000". */
  about: boolean;
  /** It is the price of one piece. */
  each: boolean;
  /** It is a difference: "300 lei cheaper". */
  isDifference: boolean;
  /** What says that the number is money; null only if bare numbers were asked for. */
  by: "currency" | "thousand" | "limit" | "range" | null;
  /** Its place in the text, with its currency and the words around that belong to it. */
  from: number;
  to: number;
  /** The place of the number itself. */
  at: number;
};

/** A number of a text that has a unit, or none: what `numbersIn` gives. */
type TextNumber = { value: number; from: number; to: number };

/** Units that are counted pieces: "20 PCs". */
const PIECES = new Set(
  foldWords(
    "pc pcs pcuri calculatoare computere bucati buc sisteme unitati angajati posturi birouri computers computer desktops machines units employees people gep gepet gepre szamitogep szamitogepet szamitogepre darab db alkalmazott компютерів компютери компютера пк штук штуки шт машин workstations workstation statii munkaallomas",
  ),
);

type Side = "max" | "min" | "about" | "each" | "between" | "budget" | "from";

const sides = (lines: Readonly<Record<Side, string>>): ReadonlyMap<string, Side> =>
  new Map(
    (Object.keys(lines) as Side[]).flatMap((side) =>
      lines[side].split(",").map((phrase): [string, Side] => [foldWords(phrase.trim()).join(" "), side]),
    ),
  );

/** Words right before an amount. "From" is a lower end only if no upper end follows. */
const before = sides({
  max: "sub, pana la, pana in, pana pe la, pina la, pina in, max, maxim, maximum, maximal, maximul, cel mult, nu mai mult de, nu mai mult decat, mai putin de, mai putin decat, mai ieftin de, mai ieftin decat, mai ieftine de, nu mai scump de, nu peste, nu depaseste, fara sa depaseasca, limita, limita de, in limita a, plafon, under, below, up to, upto, at most, no more than, not more than, less than, cheaper than, within, not over, not above, nothing over, nothing above, no higher than, not exceeding, cap, capped at, limit, legfeljebb, legfoljebb, nem tobb mint, nem dragabb mint, kevesebb mint, olcsobb mint, maximalisan, до, не більше, не більше ніж, не більше як, не більш ніж, не дорожче, не дорожче ніж, не дорожче за, не дороже, не более, менше, менше ніж, менше за, дешевше, дешевше ніж, дешевше за, максимум, макс, максимально, в межах, у межах, не вище, ліміт, <, < =, ≤",
  min: "peste, min, minim, minimum, cel putin, macar, mai mult de, mai mult decat, mai scump de, nu mai putin de, nu sub, over, above, at least, more than, no less than, not less than, not under, not below, upwards of, legalabb, minimalisan, tobb mint, nem kevesebb mint, понад, більше, більше ніж, більше за, більш ніж, не менше, не менше ніж, не менш ніж, не менее, щонайменше, мінімум, мін, минимум, вище, дорожче, дорожче за, >, > =, ≥",
  from: "de la, incepand de la, from, starting at, starting from, starting, від, починаючи від, от, з",
  about:
    "cam, circa, cca, in jur de, in jurul a, pe la, aprox, aproximativ, vreo, vreun, about, around, roughly, approximately, approx, something like, some, somewhere around, ca, kb, kbl, kabe, korulbelul, nagyjabol, ugy, mintegy, hozzavetolegesen, близько, приблизно, біля, десь, орієнтовно, около, примерно, ~, ≈",
  each: "cate, bucata, bucata la, fiecare, darabja, darabonkent, egyenkent, по, кожен, кожен по",
  between: "intre, cuprins intre, between, anywhere between, між, поміж, между, з",
  budget:
    "buget, bugetul, bugetul meu, buget de, buget maxim, budget, budget of, keret, keretem, keretet, keretunk, бюджет, бюджету, бюджетом, бюджет у, cost, costa, price, priced, pret, pretul, suma, suma de, sum, сума, ціна, ціною, ár, bani, de cheltuit, to spend, spend, cheltui, pay",
});

/** Words right after an amount. */
const after = new Map<string, "max" | "min" | "about" | "each" | "between" | "difference">(
  (
    [
      [
        "max",
        "alatt, alatti, alattit, or less, or under, or below, or cheaper, and under, and below, at most, at the most, max, maxim, maximum, tops, top, limit, limita, sau mai putin, sau mai ieftin, si mai putin, cel mult, sau sub, та менше, або менше, і менше, и меньше, або дешевше, та дешевше, макс, максимум, не більше, vagy kevesebb, vagy olcsobb, or so max",
      ],
      [
        "min",
        "felett, feletti, folott, fölötti, or more, and up, and above, or above, or over, sau mai mult, sau peste, in sus, si peste, та більше, і вище, і більше, або більше, vagy tobb, minim, minimum, at least, +",
      ],
      [
        "about",
        "korul, koruli, korulit, or so, or thereabouts, ish, give or take, приблизно, орієнтовно, nagyjabol, aproximativ",
      ],
      [
        "each",
        "each, apiece, a piece, per piece, per unit, per pc, per computer, per machine, a unit, one, / buc, / bucata, / pc, / db, / darab, / шт, / unit, / piece, bucata, buc, de bucata, pe bucata, per bucata, per buc, pe calculator, per calculator, fiecare, darabja, darabonkent, darabjaert, egyenkent, gepenkent, за штуку, за шт, штука, за пк, за один, за одиницю, кожен, кожний, кожного",
      ],
      ["between", "kozott, kozt, kozotti, kozottit"],
      [
        "difference",
        "mai ieftin, mai ieftina, mai ieftine, mai scump, mai scumpa, mai scumpe, mai putin, mai mult, reducere, discount, off, cheaper, less, more expensive, extra, olcsobb, olcsobban, dragabb, kedvezmeny, дешевше, дорожче, знижки, знижка",
      ],
    ] as const
  ).flatMap(([side, line]) =>
    line.split(",").map((phrase): [string, typeof side] => [foldWords(phrase.trim()).join(" "), side]),
  ),
);

/** Most words end no phrase and begin none, and need no look-up. */
const lastWords = new Set([...before.keys()].map((phrase) => phrase.slice(phrase.lastIndexOf(" ") + 1)));
const firstWords = new Set([...after.keys()].map((phrase) => phrase.split(" ")[0]!));

const FILLERS = new Set(
  foldWords("de a an un o the of is este e la ar suma pret my : = for în in at on pe ul pentru із у"),
);
const MAX_PHRASE = 4; // words
const MAX_FILLERS = 2;

type Piece = Spoken & {
  start: number;
  from: number;
  to: number;
  currency: Currency | null;
  /** The first token that belongs to it, with a currency before it. */
  first: number;
};

/** A number with its currency; null if its neighbours say that it is a model, a size or a count. */
function pieceAt(tokens: readonly Token[], start: number, taken: number): Piece | null {
  const token = tokens[start];
  if (!token) return null;
  const previous = tokens[start - 1];
  const ahead = previous && start - 1 >= taken ? previous.currency : null;
  if (token.kind === "figure" && token.isGlued && previous && !ahead) {
    // "RTX3060", "i5-8400", "#12", "2/3".
    const isAfterDash = previous.text === "-" && previous.isGlued;
    const isModel = previous.kind === "word" || (isAfterDash && isModelStem(tokens, start - 2));
    const isEllipsis = previous.text === "." && tokens[start - 2]?.text === ".";
    if (isModel || (/^[#/.,:*@_]$/.test(previous.text) && !isEllipsis)) return null;
  }
  // "RTX 3060 до 4000 лей", "Ryzen 5 5600", "i5 10400".
  if (token.kind === "figure" && previous && isModelLine(tokens, start - 1)) return null;
  const spoken = spokenAt(tokens, start, { joins: !(previous && BETWEEN.has(previous.text)) });
  if (!spoken) return null;
  let end = spoken.end;
  let { ending } = spoken;
  let currency: Currency | null = null;
  // "3000,- Ft".
  if (/^[,.]$/.test(tokens[end]?.text ?? "") && tokens[end + 1]?.text === "-" && tokens[end]!.isGlued) end += 2;
  const at = tokens[end]?.text === "de" && !(tokens[end + 1]?.text === "la") ? end + 1 : end;
  const behind = tokens[at] ? tokens[at].currency : null;
  if (ending === "" && behind) {
    ({ currency, ending } = behind);
    end = at + 1;
    // "2000 lei moldovenești".
    if (currency === "RON" && tokens[end]?.text.startsWith("moldov")) [currency, end] = ["MDL", end + 1];
  } else if (ahead) currency = ahead.currency;
  // "2500-ig", "euró-ig".
  const [dash, letters] = [tokens[end], tokens[end + 1]];
  if (ending === "" && dash?.text === "-" && dash.isGlued && letters?.isGlued && isHungarianEnding(letters.text)) {
    ending = letters.text;
    end += 2;
  }
  if (currency === null) {
    const next = tokens[end];
    const isTouched = next?.isGlued === true && (next.kind === "word" || next.text === "%" || next.text === '"');
    const isUnit = ending === "" && next?.kind === "word" && (UNITS.has(next.text) || PIECES.has(next.text));
    if (isTouched || (isUnit && !isPieceWord(next, spoken)) || next?.text === "%") return null;
  }
  const first = ahead && currency === ahead.currency && !behind ? start - 1 : start;
  return { ...spoken, ending, end, currency, start, first, from: tokens[first]!.from, to: tokens[end - 1]!.to };
}

/** "1500 buc." names a number of pieces, "1500/buc" a price: the sign stands between. */
const isPieceWord = (next: Token, { value }: Spoken) => next.text === "buc" && value >= 100;

function isThousand(word: string): boolean {
  const meaning = numberWord(word);
  return meaning !== null && "times" in meaning;
}

const MODEL_LINES = new Set("rtx gtx gt rx arc ryzen geforce radeon xeon".split(" "));

/** Whether the word at this place, or the word with its figure ("ryzen 5", "i5"), is followed by the number of a model. */
function isModelLine(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind === "word") return MODEL_LINES.has(token.text);
  const line = tokens[at - 1]?.text ?? "";
  if (token?.kind !== "figure" || !/^[3579]$/.test(token.text)) return false;
  return line === "ryzen" || ((line === "i" || line === "r") && token.isGlued);
}

/** Letters and figures before a hyphen, as in "i5-8400", "E5-2650" and "B450-3000". */
function isModelStem(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind === "figure") return tokens[at - 1]?.kind === "word" && token.isGlued && !tokens[at - 1]!.currency;
  if (token?.kind !== "word" || before.has(token.text) || token.currency) return false;
  // "2k-3k", "2mii-3mii".
  return !(tokens[at - 1]?.kind === "figure" && (/^[kк]$/.test(token.text) || isThousand(token.text)));
}

const RANGE = new Set(foldWords("- – ~ … la to pana until till до по"));
const PAIR = new Set(foldWords("si and es і й та и or sau ori vagy або чи"));

/** The upper end of a range that starts with a number: where its number begins. */
function upperAt(
  tokens: readonly Token[],
  { end, ending }: Piece,
  isBetween: boolean,
): { at: number; isPair: boolean } | null {
  const word = tokens[end]?.text ?? "";
  if (/^(?:tol|bol)$/.test(ending)) return { at: word === "," ? end + 1 : end, isPair: false };
  if (word === "." && tokens[end + 1]?.text === ".")
    return { at: tokens[end + 2]?.text === "." ? end + 3 : end + 2, isPair: false };
  if (word === "pana" && /^(?:la|in)$/.test(tokens[end + 1]?.text ?? "")) return { at: end + 2, isPair: false };
  if (word === "up" && tokens[end + 1]?.text === "to") return { at: end + 2, isPair: false };
  if (RANGE.has(word)) return { at: end + 1, isPair: false };
  return PAIR.has(word) ? { at: end + 1, isPair: !isBetween } : null;
}

type Around = { sides: ReadonlySet<Side>; first: number };

/** The words before a number that say what it is: up to three phrases in a row, such as "cam până la". */
function aroundBefore(tokens: readonly Token[], start: number, taken: number): Around {
  const found = new Set<Side>();
  let first = start;
  let at = start;
  let fillers = 0;
  while (at > taken && found.size < 3) {
    const phrase = phraseBefore(tokens, at, taken);
    if (phrase) {
      found.add(phrase.side);
      at -= phrase.length;
      first = at;
      fillers = 0;
    } else if (fillers < MAX_FILLERS && FILLERS.has(tokens[at - 1]!.text)) {
      at -= 1;
      fillers += 1;
    } else break;
  }
  return { sides: found, first };
}

function phraseBefore(tokens: readonly Token[], end: number, taken: number): { side: Side; length: number } | null {
  if (!lastWords.has(tokens[end - 1]!.text)) return null;
  for (let length = Math.min(MAX_PHRASE, end - taken); length > 0; length--) {
    const side = before.get(
      tokens
        .slice(end - length, end)
        .map(({ text }) => text)
        .join(" "),
    );
    if (side) return { side, length };
  }
  return null;
}

/** What the Hungarian "3000 lejnél" ("than 3000 lei") is followed by. */
const afterThan: ReadonlyMap<string, "max" | "min"> = new Map(
  (
    [
      [
        "max",
        "olcsobb, olcsobbat, olcsobban, kevesebb, kevesebbet, kisebb, nem dragabb, nem tobb, ne legyen dragabb, ne legyen tobb",
      ],
      ["min", "dragabb, dragabbat, tobb, tobbet, nagyobb, nem olcsobb, nem kevesebb"],
    ] as const
  ).flatMap(([side, line]) => line.split(", ").map((phrase): [string, "max" | "min"] => [phrase, side])),
);

function comparedAfter(tokens: readonly Token[], { end, ending }: Piece): { side: "max" | "min"; end: number } | null {
  if (ending !== "nel" && ending !== "nal") return null;
  for (let length = 3; length > 0; length--) {
    const words = tokens.slice(end, end + length).map(({ text }) => text);
    const side = words.length === length ? afterThan.get(words.join(" ")) : undefined;
    if (side) return { side, end: end + length };
  }
  return null;
}

type After = { sides: ReadonlySet<"max" | "min" | "about" | "each" | "between" | "difference">; end: number };

function aroundAfter(tokens: readonly Token[], start: number): After {
  const found = new Set<"max" | "min" | "about" | "each" | "between" | "difference">();
  let end = start;
  search: while (found.size < 3 && firstWords.has(tokens[end]?.text ?? "")) {
    for (let length = Math.min(3, tokens.length - end); length > 0; length--) {
      const phrase = tokens.slice(end, end + length);
      const side = after.get(phrase.map(({ text }) => text).join(" "));
      // "3000+" but not "3000 + 500"; "one" belongs to what follows: "1500 one".
      if (!side || (phrase[0]!.text === "+" && !phrase[0]!.isGlued)) continue;
      // "5600 max 2500": the word belongs to the number behind it.
      if (before.has(phrase.map(({ text }) => text).join(" ")) && startsNumber(tokens, end + length)) continue;
      found.add(side);
      end += length;
      continue search;
    }
    break;
  }
  return { sides: found, end };
}

function startsNumber(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (token.kind === "figure") return true;
  if (token.currency) return tokens[at + 1]?.kind === "figure";
  return spokenAt(tokens, FILLERS.has(token.text) ? at + 1 : at) !== null;
}

const BETWEEN = new Set(foldWords("intre between між поміж"));

const MIN_BARE = 100;
/** Numbers of graphics cards, and years: without a currency they are no amounts. */
const isCardNumber = (value: number) => /^(?:(?:9|[1-5]0)[5-9]0|16[3-6]0)$/.test(String(value));
const isYear = (value: number) => value > 2000 && value < 2036;

/**
 * Every amount of a text, in its order. Numbers that only may be amounts are left out, unless `bare` asks for them: then they have `by: null`.
 * In hundredths of their currency.
 */
export function findAmounts(text: string, { bare = false }: { bare?: boolean } = {}): TextAmount[] {
  const tokens = tokensOf(text);
  const found: TextAmount[] = [];
  let taken = 0;
  for (let at = 0; at < tokens.length;) {
    const piece = pieceAt(tokens, at, taken);
    if (!piece) {
      at += 1;
      continue;
    }
    const amount = amountFrom(tokens, piece, taken);
    if (amount && (amount.by !== null || bare)) {
      found.push(amount.amount);
      taken = amount.end;
    }
    at = Math.max(amount?.end ?? 0, piece.end);
  }
  return found;
}

function amountFrom(
  tokens: readonly Token[],
  piece: Piece,
  taken: number,
): { amount: TextAmount; by: TextAmount["by"]; end: number } | null {
  const beforeIt = aroundBefore(tokens, piece.first, taken);
  const { sides } = beforeIt;
  const isBetween = sides.has("between") || sides.has("from");
  const upper = rangeFrom(tokens, piece, isBetween);
  const last = upper?.piece ?? piece;
  const compared = comparedAfter(tokens, last);
  const afterIt = compared ? { sides: new Set([compared.side]), end: compared.end } : aroundAfter(tokens, last.end);
  const [low, high] = upper ? [upper.low, last.value] : [piece.value, piece.value];
  const currency = piece.currency ?? last.currency;
  const isMultiplied = isTimes(tokens, piece.first);
  const by = meaningOf({ piece, last, currency, sides, afterIt, isRange: upper !== null, isMultiplied });
  if (by === undefined) return null;
  const hundredths = (value: number) => Math.round(value * 100);
  const isMax = sides.has("max") || afterIt.sides.has("max") || (!upper && last.ending === "ig");
  const isMin =
    sides.has("min") ||
    afterIt.sides.has("min") ||
    (!upper && (sides.has("from") || /^(?:tol|feletti)$/.test(last.ending)));
  const [min, max] = low <= high ? [low, high] : [high, low];
  const first = by === null ? piece.first : beforeIt.first;
  return {
    by,
    end: afterIt.end,
    amount: {
      min: isMax && !upper ? null : hundredths(min),
      max: isMin && !isMax && !upper ? null : hundredths(max),
      currency,
      about: sides.has("about") || afterIt.sides.has("about") || last.ending === "koruli",
      each: sides.has("each") || afterIt.sides.has("each") || isMultiplied,
      isDifference: afterIt.sides.has("difference"),
      by,
      from: tokens[first]!.from,
      to: tokens[afterIt.end - 1]!.to,
      at: tokens[piece.start]!.from,
    },
  };
}

/** "2 x 250 lei". */
function isTimes(tokens: readonly Token[], first: number): boolean {
  return /^[x×*х]$/.test(tokens[first - 1]?.text ?? "") && tokens[first - 2]?.kind === "figure";
}

/** The upper end of a range, and its lower end on the same scale: "2-3 mii" begins at 2000. */
function rangeFrom(tokens: readonly Token[], piece: Piece, isBetween: boolean): { low: number; piece: Piece } | null {
  const upper = upperAt(tokens, piece, isBetween);
  if (!upper || !tokens[upper.at]) return null;
  const high = pieceAt(tokens, upper.at, upper.at - 1 >= 0 && tokens[upper.at]!.currency ? upper.at : piece.end);
  const other = high ?? (tokens[upper.at]!.currency ? pieceAt(tokens, upper.at + 1, upper.at) : null);
  if (!other) return null;
  if (piece.currency !== null && other.currency !== null && piece.currency !== other.currency) return null;
  const isKozott = aroundAfter(tokens, other.end).sides.has("between");
  const isNamed = (one: Piece) => one.currency !== null || one.isThousands || one.value >= MIN_BARE;
  if (upper.isPair && !isKozott && !(isNamed(piece) && isNamed(other) && isOr(tokens[upper.at - 1]!.text))) return null;
  const isScaled =
    !piece.isThousands &&
    piece.currency === null &&
    (other.isThousands ? piece.value < 1000 : piece.value < MIN_BARE && other.value >= 1000) &&
    piece.value * 1000 <= other.value;
  const low = isScaled ? piece.value * 1000 : piece.value;
  // "16-32 lei" is a range, "5 - 3000" is none.
  if (low > other.value && other.value < MIN_BARE) return null;
  return { low, piece: other };
}

const isOr = (word: string) => /^(?:or|sau|ori|vagy|або|чи)$/.test(word);

type Meaning = {
  piece: Piece;
  last: Piece;
  currency: Currency | null;
  sides: ReadonlySet<Side>;
  afterIt: After;
  isRange: boolean;
  isMultiplied: boolean;
};

/** What says that a number is money; null for a number that only may be; undefined for one that is none. */
function meaningOf({
  piece,
  last,
  currency,
  sides,
  afterIt,
  isRange,
  isMultiplied,
}: Meaning): TextAmount["by"] | undefined {
  if (currency !== null) return "currency";
  const isScreen = piece.isScreen && !isRange;
  const limited = ["max", "min", "about", "each", "between", "budget"].some((side) => sides.has(side as Side));
  const isBudget = sides.has("budget");
  const isLimited = limited || afterIt.sides.size > (afterIt.sides.has("difference") ? 1 : 0) || isMultiplied;
  if (piece.isThousands || last.isThousands) {
    if (!isScreen) return last.value >= 500 || isLimited ? "thousand" : null;
    return isLimited ? "limit" : undefined;
  }
  if (last.value < MIN_BARE) return undefined;
  const isModel = !isBudget && isCardNumber(piece.value) && isCardNumber(last.value);
  if (isModel) return undefined;
  const isBareYear = isYear(piece.value) && isYear(last.value);
  if (isRange) {
    if (isLimited || sides.has("from")) return "limit";
    return isBareYear || (piece.value < MIN_BARE && last.value < 1000) ? undefined : "range";
  }
  if (isLimited || last.ending === "ig" || last.ending === "ert" || /^(?:koruli|alatti|feletti)$/.test(last.ending))
    return "limit";
  if (sides.has("from") || last.ending === "tol") return isBareYear ? undefined : "limit";
  return null;
}

/** The numbers of a text in figures or in words, with nothing said of what they are. */
export function numbersIn(text: string): TextNumber[] {
  const tokens = tokensOf(text);
  const found: TextNumber[] = [];
  for (let at = 0; at < tokens.length;) {
    const spoken = spokenAt(tokens, at);
    if (spoken) found.push({ value: spoken.value, from: tokens[at]!.from, to: tokens[spoken.end - 1]!.to });
    at = spoken?.end ?? at + 1;
  }
  return found;
}
