// Numbers as people say and write them: in figures, in words, or in both: "2 mii cinci sute", "3k5", "kétezer-ötszáz".
// Invariant: linear: a number takes a bounded number of words, and none is read twice.

import { hungarianNumber, numberWord, type HungarianNumber, type NumberWord } from "./number-words.ts";
import { foldWords, type Token } from "./tokens.ts";

/** What a number with such a word right after it is, and no money. */
export const UNITS = new Set(
  foldWords(
    "gb gib giga gigabyte gigabytes gigs gig g mb tb tera terabyte terabytes гб мб тб гіг гіга гигов гігабайт гігабайтів терабайт tbyte fps cadre кадр кадри кадрів фпс mm мм cm см m km inch inci inches col zoll hz hertz герц герців гц mhz ghz мгц ггц mts mt w watt watts wati wattos вт ват ватт ватів v volt volti a p i k к x х rpm ti xt super de% ani an year years ev eves год година років роки рік месяцев luni luna lunii month months honap honapos honapot місяців місяці місяць zile zi day days nap napos дн дні днів день ore ora hours hour ora óra години годин minute percent procente százalék відсотків la% core cores nuclee nuclei mag magos ядер ядра ядро thread threads fire szal потоків kg grame g db dba дб bani copii oameni",
  ),
);
/** A number in figures, in words, or both, from one token on. */
export type Spoken = {
  value: number;
  end: number;
  isThousands: boolean;
  isScreen: boolean;
  isWords: boolean;
  ending: string;
};

/**
 * The number that starts at a token; null if none does. `joins`: it may go on after a joining word; not in "between one hundred and two
 * thousand".
 */
export function spokenAt(tokens: readonly Token[], start: number, { joins: mayJoin = true } = {}): Spoken | null {
  const first = tokens[start];
  if (!first || first.kind === "sign") return null;
  return new NumberReader(tokens, start, mayJoin).read();
}

/** Reads one number, token by token. */
class NumberReader {
  readonly #tokens: readonly Token[];
  readonly #start: number;
  readonly #mayJoin: boolean;
  #at: number;
  /** What is complete: "două mii" of "două mii cinci sute". */
  #total = 0;
  /** What may still be multiplied: "cinci" before "sute". */
  #current: number | null = null;
  /** What is read next must be smaller. */
  #scale = Infinity;
  #isThousands = false;
  #isScreen = false;
  #isWords = false;
  #ending = "";

  constructor(tokens: readonly Token[], start: number, mayJoin: boolean) {
    this.#tokens = tokens;
    this.#start = start;
    this.#mayJoin = mayJoin;
    this.#at = start;
  }

  read(): Spoken | null {
    while (this.#at < this.#tokens.length && this.#ending === "" && this.#take());
    const value = this.#total + (this.#current ?? 0);
    if (this.#at === this.#start || value === 0) return null;
    return {
      value,
      end: this.#at,
      isThousands: this.#isThousands,
      isScreen: this.#isScreen,
      isWords: this.#isWords && this.#tokens[this.#start]!.kind === "word",
      ending: this.#ending,
    };
  }

  #multiply(times: number): void {
    this.#total += (this.#current ?? 1) * times;
    this.#current = null;
    this.#scale = times;
    if (times >= 1000) this.#isThousands = true;
  }

  #moveOn(by: number, { isWords = this.#isWords } = {}): true {
    this.#at += by;
    this.#isWords = isWords;
    return true;
  }

  /** Takes the next token, if the number goes on with it. */
  #take(): boolean {
    const token = this.#tokens[this.#at]!;
    if (token.kind === "figure") return this.#takeFigure(token);
    if (token.kind === "sign") return token.text === "-" && token.isGlued && this.#takeDash();
    if (this.#current !== null && this.#takeShortThousand(token)) return true;
    const meaning = numberWord(token.text);
    const hungarian = meaning === null ? hungarianNumber(token.text) : null;
    // Letters that touch a figure are a unit or a model, unless they are a thousand: "3mii".
    const isTouching = token.isGlued && this.#tokens[this.#at - 1]?.kind === "figure";
    if (isTouching && !(meaning && "times" in meaning) && !hungarian?.isMultiplier) return false;
    if (meaning) return this.#takeWord(meaning);
    return hungarian ? this.#takeHungarian(hungarian) : this.#takeJoin(token.text);
  }

  #takeFigure({ value }: Token): boolean {
    const isFirst = this.#at === this.#start;
    if (value === null || this.#current !== null || !(isFirst || this.#addsFigure())) return false;
    this.#current = value;
    return this.#moveOn(1);
  }

  /** "2 mii 500": three digits after the thousand, without a unit of their own. */
  #addsFigure(): boolean {
    const { text, isGlued } = this.#tokens[this.#at]!;
    const next = this.#tokens[this.#at + 1];
    const hasUnit = next?.kind === "word" && UNITS.has(next.text);
    return this.#scale === 1000 && !isGlued && /^[1-9]\d\d$/.test(text) && !hasUnit;
  }

  /** "twenty-five", "kétezer-ötszáz". */
  #takeDash(): boolean {
    const next = this.#tokens[this.#at + 1];
    if (!next?.isGlued) return false;
    if (joinsWord(this.#current, next)) return this.#moveOn(1);
    const more = this.#isWords ? hungarianNumber(next.text) : null;
    if (!more || !this.#isBelow(more.value)) return false;
    this.#total += more.value;
    this.#ending = more.ending;
    return this.#moveOn(2);
  }

  /** "3k", "3k5", "150e Ft". */
  #takeShortThousand({ text, isGlued }: Token): boolean {
    const before = this.#tokens[this.#at - 1];
    const next = this.#tokens[this.#at + 1];
    if (before?.kind !== "figure") return false;
    // The Hungarian "e" only before a currency.
    if (text === "e" && isGlued && next?.currency) {
      this.#multiply(1000);
      return this.#moveOn(1);
    }
    if ((text !== "k" && text !== "к") || this.#at - 1 !== this.#start) return false;
    this.#multiply(1000);
    // "3k5" is three and a half thousand; "4k" alone may be a screen.
    const hasRest = next?.kind === "figure" && next.isGlued && isGlued && /^\d(?:\d\d)?$/.test(next.text);
    this.#isScreen = !hasRest && /^[248]$/.test(before.text);
    if (hasRest) this.#total += Number(next.text.padEnd(3, "0"));
    return this.#moveOn(hasRest ? 2 : 1);
  }

  #takeWord(meaning: NumberWord): boolean {
    const next = this.#tokens[this.#at + 1];
    if ("article" in meaning) {
      const isFirst = this.#at === this.#start;
      const beginsHundred = this.#scale === 1000 && this.#current === null && isHundred(next);
      if (!(isFirst && isMultiplier(next)) && !beginsHundred)
        return isFirst && isHalf(next) && this.#isMultiplierSoon(this.#at + 2) && this.#moveOn(1);
      this.#current = 1;
    } else if ("half" in meaning) {
      if (this.#isHalfOfScale()) {
        this.#total += this.#scale * 0.5;
        this.#scale = 1;
        return this.#moveOn(1, { isWords: true });
      }
      if (this.#current !== null || this.#total !== 0 || !this.#isMultiplierSoon(this.#at + 1)) return false;
      this.#current = 0.5;
      return this.#moveOn(isMultiplier(next) ? 1 : 2, { isWords: true });
    } else if ("times" in meaning) {
      const isAlone = meaning.alone && this.#total === 0;
      if ((this.#current === null && !isAlone) || meaning.times >= this.#scale) return false;
      if (meaning.times === 100) this.#current = (this.#current ?? 1) * 100;
      else this.#multiply(meaning.times);
    } else {
      if (!joins(this.#current, meaning.adds)) return false;
      this.#current = (this.#current ?? 0) + meaning.adds;
    }
    return this.#moveOn(1, { isWords: true });
  }

  /** "Trei mii jumate", without a joining word: right behind the thousand. */
  #isHalfOfScale(): boolean {
    const isRomanian = /^juma(?:ta)?te$/.test(this.#tokens[this.#at]!.text);
    return (
      isRomanian && this.#current === null && this.#total !== 0 && Number.isFinite(this.#scale) && this.#scale >= 1000
    );
  }

  /** "Half a thousand", "jumătate de mie". */
  #isMultiplierSoon(at: number): boolean {
    if (isMultiplier(this.#tokens[at])) return true;
    return /^(?:a|de|an|o)$/.test(this.#tokens[at]?.text ?? "") && isMultiplier(this.#tokens[at + 1]);
  }

  #takeHungarian({ value, ending, isMultiplier: multiplies }: HungarianNumber): boolean {
    if (multiplies && this.#current !== null) this.#multiply(value);
    else if (this.#current !== null || (this.#total !== 0 && value >= this.#scale)) return false;
    else if (value >= 1000) {
      this.#total += value;
      this.#isThousands = true;
      this.#scale = value % 1000 === 0 ? 1000 : 1;
    } else this.#current = value;
    this.#ending = ending;
    return this.#moveOn(1, { isWords: true });
  }

  /** A joining word: before a half, a smaller number, or, for "de", a thousand. */
  #takeJoin(word: string): boolean {
    const at = this.#at + 1;
    const next = this.#tokens[at];
    if (!next || (this.#current === null && this.#total === 0)) return false;
    if (word === "de" || word === "of") return this.#current !== null && isMultiplier(next) && this.#moveOn(1);
    if (!JOINS.has(word)) return false;
    const half = HALVES.find((words) => words.every((one, place) => this.#tokens[at + place]?.text === one));
    if (half) {
      // "două mii și jumătate" and "două și jumătate mii".
      if (this.#current !== null) this.#current += 0.5;
      else this.#total += this.#scale * 0.5;
      return this.#moveOn(1 + half.length, { isWords: true });
    }
    if (!this.#isWords || next.kind !== "word") return false;
    // "douăzeci și cinci (de mii)", "two hundred and fifty (thousand)"; not "two hundred and three hundred".
    const isTail = joinsWord(this.#current, next);
    if (isTail && (this.#current! % 100 !== 0 || (this.#mayJoin && !isHundred(this.#tokens[at + 1]))))
      return this.#moveOn(1);
    return this.#current === null && this.#mayJoin && this.#takeRest(at);
  }

  /** Invariant: the number after a joining word is read without joining words, so the work stays linear. */
  #takeRest(at: number): boolean {
    const more = spokenAt(this.#tokens, at, { joins: false });
    if (!more || !this.#isBelow(more.value)) return false;
    this.#total += more.value;
    this.#ending = more.ending;
    // Nothing follows units.
    this.#scale = 1;
    this.#at = more.end;
    return true;
  }

  /** A part of a number is smaller than what it is added to. */
  #isBelow(value: number): boolean {
    const limit = this.#current === null ? this.#scale : this.#current >= 100 ? 100 : 10;
    return Number.isFinite(limit) && value < limit;
  }
}

const isHalf = (token: Token | undefined) => token?.kind === "word" && /^(?:jumatate|jumate|half)$/.test(token.text);

function isMultiplier(token: Token | undefined): boolean {
  if (token?.kind !== "word") return false;
  const meaning = numberWord(token.text);
  return (meaning !== null && "times" in meaning) || hungarianNumber(token.text)?.isMultiplier === true;
}

/** Whether a number word goes on with what was read: "twenty five", "two hundred fifty", "сто п'ятдесят". */
function joins(current: number | null, more: number): boolean {
  if (current === null) return true;
  if (!Number.isInteger(current) || !Number.isInteger(more)) return false;
  const tail = current % 100;
  if (tail === 0) return more < 100;
  return tail >= 20 && tail % 10 === 0 && more < 10;
}

function isHundred(token: Token | undefined): boolean {
  const meaning = token && numberWord(token.text);
  return meaning !== null && meaning !== undefined && "times" in meaning && meaning.times === 100;
}

function joinsWord(current: number | null, { text }: Token): boolean {
  const meaning = numberWord(text);
  return current !== null && meaning !== null && "adds" in meaning && joins(current, meaning.adds);
}

const JOINS = new Set(foldWords("si and es і й та з с и"));
const HALVES = ["jumatate", "jumate", "a half", "half", "fel", "половиною", "половиной"].map((words) =>
  foldWords(words),
);
