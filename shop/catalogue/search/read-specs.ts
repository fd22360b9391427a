// Reads the specs in a search text: "pc gaming rtx 3060 16gb sub 3000 lei" names a graphics card, a memory and a price.
// Invariants: pure and linear in the text, which is bounded; a spec is an option that a list has, and whatever is none stays text; a model is
// read whole, so "rtx 3060 ti" is no RTX 3060.

import { findAmounts } from "../../../base/amounts/find-amounts.ts";
import type { Currency } from "../../../base/amounts/tokens.ts";
import { bani, percentOf, type Bani } from "../../../base/money.ts";
import { foldDiacritics, squash } from "../../../base/text.ts";
import { phrasesIn } from "../product-type-words.ts";
import type { PriceRange, ProductType } from "../product-type.ts";
import { categories, type Game } from "../specs.ts";
import type { FacetCount } from "./facet-options.ts";
import { everything, priceRangeBetween, type CatalogueFilter } from "./filter.ts";
import { isIdleBesideSpecs, withoutIdleWords } from "./idle-words.ts";

/** What the reader asks the catalogue. */
export type SpecSources = {
  facetsOf(productType: ProductType): readonly FacetCount[];
  /** The sizes of video memory, in GB, that the PCs with a card of `gpus` have. */
  vramOf(gpu: string): ReadonlySet<number>;
  /** RON for one unit of a currency, if staff have set a rate. */
  rateOf?(currency: Currency): number | null;
};

export type ReadSpecs = {
  /** Its text is what is no spec; with one, text and filters combine. */
  filter: CatalogueFilter;
  /** Only names of processors and graphics cards were read: a text search finds those too. */
  isModelsOnly: boolean;
};

type Word = {
  text: string;
  isTaken: boolean;
  /** The kind of thing that the word is a noun for. */ noun: ProductType | null;
};

/** The words of a text; a figure and its unit are one word: "16 GB" is "16gb". */
function wordsIn(text: string): Word[] {
  const folded = foldDiacritics(text.replace(/['’ʼ`´]/g, ""))
    .replace(/(?<![\p{L}\p{N}])(ssd|hdd|ram|nvme|windows|win)(?=\d)/gu, "$1 ")
    .replace(/(?<![\p{L}\p{N}])ddr[ -](?=[345](?!\d))/gu, "ddr")
    .replace(/(?<![\p{L}\p{N}])lga[ -](?=\d{4})/gu, "lga")
    .replace(/(?<![\p{L}\p{N}])m\.?2(?![\p{L}\p{N}])/gu, "nvme")
    .replace(/(?<![\p{L}\p{N}])(?:micro|m)[ -]?atx(?![\p{L}\p{N}])/gu, "matx")
    .replace(/(?<![\p{L}\p{N}])mini[ -]?itx(?![\p{L}\p{N}])/gu, "itx");
  const words: Word[] = [];
  for (const [text, figure, unit] of folded.matchAll(WORD)) {
    // "5600g" is a processor, no size.
    const isModel = unit === "g" && /^\d{4}g$/.test(text);
    const canonical = figure && unit && !isModel ? figure.replace(",", ".") + unitOf(unit) : text;
    words.push({ text: canonical, isTaken: false, noun: null });
  }
  for (const { productType, at, length } of phrasesIn(words.map((word) => word.text)))
    for (const word of words.slice(at, at + length)) word.noun = productType;
  for (const word of words) if (word.text === "nvme") word.noun ??= "ssd";
  return words;
}

const UNITS = {
  gb: "gb gib gigs gig giga g гб гіг гига gigabytes gigabyte",
  tb: "tb tib tera т тб терабайт",
  w: "w watt watts wati вт ват ватт",
  mts: "mhz mts мгц mt",
  rpm: "rpm",
} as const;
const WORD = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(\d{1,5}(?:[.,]\d{1,2})?) ?(${Object.values(UNITS)
    .join(" ")
    .split(" ")
    .toSorted((a, b) => b.length - a.length)
    .join("|")})(?:\/s)?(?![\p{L}\p{N}])|[\p{L}\p{N}]+`,
  "gu",
);

function unitOf(written: string): string {
  return Object.entries(UNITS).find(([, names]) => names.split(" ").includes(written))?.[0] ?? written;
}

const NEGATORS = new Set(["fara", "nu", "no", "not", "without", "nelkul", "nem", "без", "не", "except"]);

/** Reads a text in the list of a product type; null if it names no spec. */
export function readSpecs(
  text: string,
  { productType, sources }: { productType: ProductType; sources: SpecSources },
): ReadSpecs | null {
  const price = readPrice(text.replace(/\s+/g, " "), sources);
  const named = typeNamed(wordsIn(price.rest), sources);
  const types = named ? [named] : [...new Set([productType, "pc" as const, ...LOOKED_IN, ...categories])];
  const read = types.map((type) => readIn(type, { text: price.rest, sources }));
  const best = read.reduce((one, other) => (score(other) > score(one) ? other : one));
  const { choices, game, specs, words } = best;
  if (specs === 0 && price.range === null) return null;
  const left = words.filter((word) => !word.isTaken && word.noun === null).map((word) => word.text);
  const { isCheap } = withoutIdleWords(left.join(" "));
  const q = left.filter((word) => !isIdleBesideSpecs(word)).join(" ");
  // Where only a price was read, the rest is searched in the list where the visitor is.
  const target = specs === 0 && named === null ? productType : best.productType;
  const hasFilters = price.range !== null || Object.keys(choices).length > 0;
  const keys = Object.keys(choices);
  return {
    filter: {
      ...everything(target),
      q,
      price: price.range,
      choices,
      game,
      within: q !== "" && hasFilters,
      ...(game ? { sort: "performance" as const } : isCheap ? { sort: "priceAsc" as const } : {}),
    },
    isModelsOnly: price.range === null && game === null && keys.every((key) => MODELS.has(key)),
  };
}

const LOOKED_IN: readonly ProductType[] = ["motherboards", "processors", "graphics-cards", "ram", "ssd", "hdd"];
const MODELS = new Set(["cpus", "gpus", "chips"]);

/** The list that understands most of the words; of equals the first. */
function score({ specs, words }: ReadIn): number {
  const unread = words.filter((word) => !word.isTaken && word.noun === null && !isIdleBesideSpecs(word.text)).length;
  return specs === 0 ? -100 : -unread;
}

/**
 * A price in a text that is so far below the cheapest that it was mistyped or misread: "a PC for 3.50". Gives the price that was probably meant, in
 * RON: a thousand times as much. `cheapest`: the lowest price of what is looked for.
 */
export function doubtedPriceIn(text: string, { cheapest }: { cheapest: Bani | null }): number | null {
  if (cheapest === null) return null;
  const [amount] = findAmounts(text);
  const named = amount && !amount.isDifference && (amount.currency ?? "RON") === "RON" ? amount.max : null;
  const [, bare] = amount ? [] : (BARE_PRICE.exec(text) ?? []);
  const written = named ?? (bare === undefined ? null : Number(bare.replace(",", ".")) * 100);
  if (written === null || written <= 0 || written * DOUBTED >= cheapest) return null;
  const meant = Math.round(written * 10);
  return meant * 100 * DOUBTED >= cheapest ? meant : null;
}

/** Times below the cheapest. */
const DOUBTED = 10;
/** A fraction at the end of a text, with no unit behind it. */
const BARE_PRICE = /(?<![\d.,])(\d{1,2}[.,]\d{1,2})\s*$/;

/** The currency of a price in a text that cannot be read as RON: no rate is set for it. */
export function foreignPriceIn(text: string, { rateOf }: Pick<SpecSources, "rateOf">): Currency | null {
  const [amount] = findAmounts(text);
  const currency = amount?.currency ?? "RON";
  return currency === "RON" || (rateOf?.(currency) ?? null) !== null ? null : currency;
}

/** The price in RON that a text names, and the text without it. A currency without a rate stays text. */
function readPrice(text: string, { rateOf }: Pick<SpecSources, "rateOf">): { range: PriceRange | null; rest: string } {
  const isAboutMemory = /ddr|mhz|мгц/i.test(text);
  const found = findAmounts(text).filter(({ isDifference, by }) => !isDifference && !(by === "range" && isAboutMemory));
  const [amount] = found;
  const currency = amount?.currency ?? "RON";
  const rate = currency === "RON" ? 1 : (rateOf?.(currency) ?? null);
  if (!amount || rate === null) return { range: null, rest: text };
  const { min, max, about } = amount;
  const isExact = min !== null && min === max;
  const inRon = (hundredths: number) => bani(Math.floor(hundredths * rate + 1e-6));
  const to = max === null ? null : about && isExact ? percentOf(inRon(max), 110) : inRon(max);
  const from = min === null || isExact ? null : inRon(min);
  return {
    range: priceRangeBetween({ from, to }),
    rest: `${text.slice(0, amount.from)} ${text.slice(amount.to)}`,
  };
}

const PART_NOUNS: ReadonlySet<ProductType> = new Set(["ram", "ssd", "hdd"]);

/** The product type that the nouns of a text name. Memory and drives beside other parts describe a PC. */
function typeNamed(words: readonly Word[], sources: SpecSources): ProductType | null {
  const nouns = words.flatMap(({ noun }, at) => (noun === null ? [] : [{ noun, at }]));
  const distinct = [...new Set(nouns.map(({ noun }) => noun))];
  const [first, second] = distinct;
  if (first === undefined) return null;
  const pc = readIn("pc", { text: words.map(({ text }) => text).join(" "), sources });
  const isPc = "cpus" in pc.choices || "gpus" in pc.choices || "os" in pc.choices || pc.game !== null;
  const isWhole = "ramCapacity" in pc.choices && ("ssdCapacity" in pc.choices || "hddCapacity" in pc.choices);
  if (distinct.includes("pc")) {
    // "carcasa pc", "pc case": the PC says whose part it is.
    const other = distinct.find((noun) => noun !== "pc");
    const isPartOfPc = distinct.length === 2 && (first !== "pc" || other === "cases" || other === "coolers");
    const places = nouns.map(({ at }) => at);
    const isAdjacent = Math.max(...places) - Math.min(...places) < places.length;
    return isPartOfPc && isAdjacent && other && !isPc && !isWhole ? other : "pc";
  }
  const others = distinct.filter((noun) => !PART_NOUNS.has(noun));
  if (others.length === 1) return others[0]!;
  if (others.length > 1 || second !== undefined) return "pc";
  return isPc || isWhole ? "pc" : first;
}

type ReadIn = {
  productType: ProductType;
  choices: Record<string, string[]>;
  game: Game | null;
  /** How many specs were read. */
  specs: number;
  words: readonly Word[];
};

function readIn(productType: ProductType, { text, sources }: { text: string; sources: SpecSources }): ReadIn {
  const reader = new SpecReader(productType, wordsIn(text), sources);
  return reader.read();
}

/** Reads the words of a text as options of one product type. */
class SpecReader {
  readonly #productType: ProductType;
  readonly #words: Word[];
  readonly #sources: SpecSources;
  readonly #facets: ReadonlyMap<string, FacetCount>;
  readonly #choices: Record<string, string[]> = {};
  #game: Game | null = null;
  #specs = 0;

  constructor(productType: ProductType, words: Word[], sources: SpecSources) {
    this.#productType = productType;
    this.#words = words;
    this.#sources = sources;
    this.#facets = new Map(sources.facetsOf(productType).map((facet) => [facet.key, facet]));
  }

  read(): ReadIn {
    if (this.#productType === "pc") this.#readPc();
    else this.#readComponent();
    return {
      productType: this.#productType,
      choices: this.#choices,
      game: this.#game,
      specs: this.#specs,
      words: this.#words,
    };
  }

  #readPc(): void {
    for (const facet of ["cpus", "gpus"]) this.#takeModels(facet);
    this.#takeFamilies();
    this.#takeVideoMemory();
    this.#takeMemoryType();
    this.#takeSpeeds();
    this.#takeKits("ramCapacity");
    this.#takeCapacities();
    this.#takeDrives();
    this.#takeSystem();
    this.#takeGames();
  }

  #readComponent(): void {
    this.#takeModels("chips");
    this.#takeKits("kit");
    const options = this.#optionKeys();
    for (let at = 0; at < this.#words.length; at++)
      for (let length = Math.min(MAX_OPTION_WORDS, this.#words.length - at); length > 0; length--) {
        const words = this.#words.slice(at, at + length);
        if (words.some(({ isTaken }) => isTaken)) continue;
        const key = words.map(({ text }) => text).join("");
        const found = options.get(key) ?? (length === 1 ? this.#otherForm(key, options) : undefined);
        // "ssd" in the list of drives is the noun, not an option.
        if (found && !this.#isNegated(at) && this.#choose(found.facet, found.values)) {
          this.#take(at, length);
          break;
        }
      }
  }

  /** The options of the category by their squashed names; sizes in bands and plain counts are left out. */
  #optionKeys(): Map<string, { facet: string; values: string[] }> {
    const keys = new Map<string, { facet: string; values: string[] }>();
    for (const { key: facet, options } of this.#facets.values()) {
      if (IN_BANDS.has(facet)) continue;
      for (const { value, label } of options)
        for (const key of [squash(label ?? value), squash(value), ...(COLOURS[value]?.split(" ").map(squash) ?? [])])
          if (!/^\d{1,3}$/.test(key) && !keys.has(key)) keys.set(key, { facet, values: [value] });
    }
    for (const facet of ["interface", "efficiency"])
      for (const { value, label } of this.#facets.get(facet)?.options ?? []) {
        // "nvme" is any NVMe, "gold" is 80+ Gold.
        const word = foldDiacritics(
          facet === "interface" ? (label ?? "").split(" ")[0]! : (label ?? "").split(" ").at(-1)!,
        );
        if (!/^\p{L}{4,}$/u.test(word)) continue;
        const same = keys.get(word);
        if (same && same.facet === facet && !same.values.includes(value)) same.values.push(value);
        else if (!same) keys.set(word, { facet, values: [value] });
      }
    return keys;
  }

  /** A word in another form of an option: a bare number of watts or of a speed, a drive's size, cores. */
  #otherForm(word: string, options: ReadonlyMap<string, { facet: string; values: string[] }>) {
    if (this.#facets.has("capacity")) {
      // "ssd 240": a bare number is a size beside the name of the list.
      const size = capacityOf(word) ?? capacityOf(`${word}gb`);
      const value = size === null ? null : classOf(size);
      if (value !== null) return { facet: "capacity", values: [value] };
    }
    const [figure] = /^\d{3,5}$/.exec(word) ?? [];
    if (figure === undefined) return undefined;
    return options.get(`${figure}w`) ?? options.get(`${figure}mts`) ?? options.get(`${figure}rpm`);
  }

  #take(at: number, length = 1): void {
    for (const word of this.#words.slice(at, at + length)) word.isTaken = true;
  }

  #isNegated(at: number): boolean {
    return NEGATORS.has(this.#words[at - 1]?.text ?? "");
  }

  /** Chooses options of a facet; false if it has none of them, or takes one only and has another. */
  #choose(facet: string, values: readonly string[]): boolean {
    const known = this.#facets.get(facet);
    const options = values.filter((value) => known?.options.some((option) => option.value === value));
    if (!known || options.length === 0) return false;
    const chosen = this.#choices[facet] ?? [];
    if (known.pick === "one" && (options.length > 1 || (chosen.length > 0 && chosen[0] !== options[0]))) return false;
    this.#choices[facet] = [...new Set([...chosen, ...options])].toSorted();
    this.#specs += 1;
    return true;
  }

  /** Processors and graphics cards by the whole of their names. */
  #takeModels(facet: string): void {
    const models = new Map<string, string>();
    for (const { value, label } of this.#facets.get(facet)?.options ?? [])
      for (const name of namesOf(label ?? value)) if (!models.has(name)) models.set(name, value);
    for (let at = 0; at < this.#words.length; at++)
      for (let length = Math.min(MAX_MODEL_WORDS, this.#words.length - at); length > 0; length--) {
        const words = this.#words.slice(at, at + length);
        if (words.some(({ isTaken }) => isTaken)) continue;
        const value = models.get(words.map(({ text }) => text).join(""));
        const isLonger = SUFFIXES.has(this.#words[at + length]?.text ?? "");
        if (value === undefined || isLonger || this.#isNegated(at) || !this.#choose(facet, [value])) continue;
        this.#take(at, length);
        for (let before = at - 1; before >= 0 && MAKERS.has(this.#words[before]!.text); before--) this.#take(before);
        at += length - 1;
        break;
      }
  }

  /** "i5", "ryzen 5", "r5": all processors of the line; not before a number of a model. */
  #takeFamilies(): void {
    for (const [at, { text, isTaken }] of this.#words.entries()) {
      if (isTaken || this.#isNegated(at)) continue;
      const next = this.#words[at + 1]?.text ?? "";
      const isSpelled = text === "ryzen" && /^[3579]$/.test(next);
      const name = isSpelled ? `ryzen ${next}` : text.replace(/^(?:r|ryzen)([3579])$/, "ryzen $1");
      if (!/^(?:i[3579]|ryzen [3579])$/.test(name)) continue;
      const length = isSpelled ? 2 : 1;
      if (/^\d{4,5}[a-z]{0,3}\d?[a-z]?$/.test(this.#words[at + length]?.text ?? "")) continue;
      const values = (this.#facets.get("cpus")?.options ?? [])
        .filter(({ label, value }) => ` ${foldDiacritics(label ?? value).replaceAll("-", " ")} `.includes(` ${name} `))
        .map(({ value }) => value);
      if (this.#choose("cpus", values)) {
        this.#take(at, length);
        for (let before = at - 1; before >= 0 && MAKERS.has(this.#words[before]!.text); before--) this.#take(before);
      }
    }
  }

  /** "8 GB VRAM" of any card; "RTX 3060 12 GB": the memory of the card, if all such cards have that much. */
  #takeVideoMemory(): void {
    for (const [at, word] of this.#words.entries()) {
      const [, size] = /^(\d{1,2})gb$/.exec(word.text) ?? [];
      if (size === undefined || word.isTaken) continue;
      const places = [at + 1, at - 1].filter((place) => {
        const beside = this.#words[place];
        return beside?.isTaken === false && /^(?:vram|gddr\d?x?)$/.test(beside.text);
      });
      if (places.length === 0 || !this.#choose("vram", [`${size}-gb`])) continue;
      for (const place of [at, ...places]) this.#take(place);
    }
    const [gpu] = this.#choices["gpus"] ?? [];
    if (gpu === undefined) return;
    const sizes = this.#sources.vramOf(gpu);
    const sizesNamed = this.#words.filter(({ text, isTaken }) => !isTaken && /^\d+gb$/.test(text)).length;
    for (const [at, word] of this.#words.entries()) {
      const size = Number(/^(\d+)gb$/.exec(word.text)?.[1] ?? 0);
      const isBehindCard =
        this.#words[at - 1]?.isTaken === true && !/^i\d|^ryzen|^\d{5}/.test(this.#words[at - 1]!.text);
      const isNamed = /^(?:vram|gddr\d?|video)$/.test(this.#words[at + 1]?.text ?? "");
      // 8 and 16 GB may be the PC's own memory, unless another size is named for that.
      const mayBeRam = (this.#facets.get("ramCapacity")?.options ?? []).some(({ value }) => value === word.text);
      const isOfCard = isNamed || (isBehindCard && (!mayBeRam || sizesNamed > 1));
      if (size === 0 || !isOfCard || sizes.size !== 1 || !sizes.has(size)) continue;
      this.#take(at, isNamed ? 2 : 1);
    }
  }

  #takeMemoryType(): void {
    for (const [at, { text, isTaken }] of this.#words.entries())
      if (!isTaken && /^ddr[345]$/.test(text) && !this.#isNegated(at) && this.#choose("ramType", [text.toUpperCase()]))
        this.#take(at);
  }

  /** "3200 MHz", and "3200" beside the kind of memory. */
  #takeSpeeds(): void {
    for (const [at, { text, isTaken }] of this.#words.entries()) {
      const [, figure, unit] = /^(\d{4})(mts)?$/.exec(text) ?? [];
      if (isTaken || figure === undefined) continue;
      const besides = [this.#words[at - 1]?.text ?? "", this.#words[at + 1]?.text ?? ""];
      if (unit === undefined && !besides.some((word) => /^ddr[45]$/.test(word))) continue;
      const isDdr5 = this.#choices["ramType"]?.[0] === "DDR5";
      const speed = Number(figure);
      const value = isDdr5 || speed >= 4800 ? (speed >= 5600 ? "5600" : figure) : speed >= 4000 ? "4000" : figure;
      if (this.#choose("ramSpeed", [value])) this.#take(at);
    }
  }

  /** "2x8", "2 x 16 GB": the whole kit. */
  #takeKits(facet: string): void {
    for (const [at, { text, isTaken }] of this.#words.entries()) {
      if (isTaken) continue;
      const glued = /^([1248])[xх](4|8|16|32|48)(?:gb)?$/.exec(text);
      const apart = glued ? null : /^[1248]$/.exec(text);
      const each =
        apart && /^[xх]$/.test(this.#words[at + 1]?.text ?? "")
          ? /^(4|8|16|32|48)(?:gb)?$/.exec(this.#words[at + 2]?.text ?? "")
          : null;
      const size = glued ? Number(glued[1]) * Number(glued[2]) : each ? Number(text) * Number(each[1]) : 0;
      const value = facet === "kit" ? `${size}-gb` : `${size}gb`;
      if (size > 0 && this.#choose(facet, [value])) {
        const hasUnit = this.#words[at + 1]?.text === "gb";
        this.#take(at, glued ? (hasUnit ? 2 : 1) : 3);
      }
    }
  }

  /** Memory and drives of a PC: by the noun beside the size, else by the size. */
  #takeCapacities(): void {
    const isKind = (at: number): "ram" | "ssd" | "hdd" | null => {
      const word = this.#words[at];
      if (!word) return null;
      if (/^ddr[345]$/.test(word.text)) return "ram";
      if (word.text === "nvme") return "ssd";
      return word.noun === "ram" || word.noun === "ssd" || word.noun === "hdd" ? word.noun : null;
    };
    const places = this.#words.map((_, at) => at);
    const firstNoun = places.find((at) => isKind(at) !== null) ?? Infinity;
    const firstSize = places.find((at) => capacityOf(this.#words[at]!.text) !== null) ?? Infinity;
    const isNounFirst = firstNoun < firstSize;
    for (const [at, word] of this.#words.entries()) {
      if (word.isTaken || this.#isNegated(at)) continue;
      const [before, behind] = [isKind(at - 1), isKind(at + 1)];
      const kind = (isNounFirst ? before : behind) ?? before ?? behind;
      // A bare number is a size only beside its noun: "ssd 512", "ram 16".
      const size = capacityOf(word.text) ?? (kind === null ? null : capacityOf(`${word.text}gb`));
      if (size === null || (!/[gt]b$/.test(word.text) && !/^\d{1,4}$/.test(word.text))) continue;
      const isDrive = size >= MIN_DRIVE && kind !== "ram" ? true : size > MAX_MEMORY;
      const taken = isDrive
        ? this.#chooseDrive(kind === "hdd" ? "hdd" : "ssd", size)
        : this.#choose("ramCapacity", [`${size}gb`]);
      if (taken) this.#take(at);
    }
  }

  #chooseDrive(kind: "ssd" | "hdd", size: number): boolean {
    const value = classOf(size);
    return value !== null && this.#choose(`${kind}Capacity`, [value]);
  }

  /** The kinds of drive that are named, or whose size is: a size has no meaning without its drive. */
  #takeDrives(): void {
    const isNamed = (kind: "ssd" | "hdd") =>
      this.#words.some(
        ({ noun, text }, at) => (noun === kind || (kind === "ssd" && text === "nvme")) && !this.#isNegated(at),
      ) || `${kind}Capacity` in this.#choices;
    const kinds = (["ssd", "hdd"] as const).filter(isNamed);
    if (kinds.length === 0) return;
    this.#choose("storageType", [kinds.length === 2 ? "both" : kinds[0]!]);
    if (this.#words.some(({ text }, at) => text === "nvme" && !this.#isNegated(at))) this.#choose("nvme", ["1"]);
    for (const [at, { noun, text }] of this.#words.entries())
      if ((noun === "ssd" || noun === "hdd" || text === "nvme") && !this.#isNegated(at)) this.#take(at);
  }

  #takeSystem(): void {
    for (const [at, { text, isTaken }] of this.#words.entries()) {
      if (isTaken || this.#isNegated(at)) continue;
      if (/^(?:linux|ubuntu|лінукс|линукс)$/.test(text)) {
        if (this.#choose("os", ["linux"])) this.#take(at);
        continue;
      }
      if (!/^(?:windows|win|віндовс|виндовс|windowsos|windowszal)$/.test(text)) continue;
      const version = /^(?:10|11)$/.exec(this.#words[at + 1]?.text ?? "")?.[0];
      const edition = /^(?:pro|home)$/.exec(this.#words[at + (version ? 2 : 1)]?.text ?? "")?.[0];
      const wanted = [`windows-${version ?? ""}`, edition ? `-${edition}` : ""];
      const values = (this.#facets.get("os")?.options ?? [])
        .map(({ value }) => value)
        .filter((value) => value.startsWith(wanted[0]!) && value.endsWith(wanted[1]!));
      if (this.#choose("os", values)) this.#take(at, 1 + (version ? 1 : 0) + (edition ? 1 : 0));
    }
  }

  /** The games that the shop measures order the list by their results. */
  #takeGames(): void {
    for (const [at, { text, isTaken }] of this.#words.entries()) {
      const next = this.#words[at + 1]?.text ?? "";
      const isTwo = GAMES.has(`${text}${next}`);
      const game = GAMES.get(isTwo ? `${text}${next}` : text);
      if (isTaken || !game || this.#game !== null) continue;
      this.#game = game;
      this.#specs += 1;
      this.#take(at, isTwo ? 2 : 1);
    }
  }
}

const MAX_OPTION_WORDS = 4;
const MAX_MODEL_WORDS = 5;
const MIN_DRIVE = 120; // GB: no PC of ours has so much memory, and no drive has less
const MAX_MEMORY = 128; // GB

/** Facets whose options are ranges: a number in a text is none of them. */
const IN_BANDS = new Set([
  "grade",
  "tdp",
  "length",
  "health",
  "hours",
  "gpuRoom",
  "coolerRoom",
  "height",
  "connectors",
  "chips",
]);

const COLOURS: Readonly<Record<string, string>> = {
  black: "negru neagra negre fekete чорний чорна",
  white: "alb alba albe feher білий біла",
  grey: "gri argintiu gray szurke сірий сіра",
};

const MAKERS = new Set(["nvidia", "geforce", "amd", "radeon", "intel", "core", "procesor", "cpu", "gpu"]);
/** What makes another model of the one before. */
const SUFFIXES = new Set(["ti", "super", "xt", "xtx", "gre", "x3d"]);

const GAMES: ReadonlyMap<string, Game> = new Map([
  ["cs2", "cs2"],
  ["csgo", "cs2"],
  ["counterstrike", "cs2"],
  ["lol", "lol"],
  ["gtav", "gtav"],
  ["gta5", "gtav"],
  ["pubg", "pubg"],
  ["valorant", "valorant"],
]);

/** The ways in which people write the name of a part: without maker and line, the number alone where its letters tell it. */
function namesOf(label: string): string[] {
  const words = foldDiacritics(label).split(/[^a-z0-9]+/);
  const card = words.findIndex((word) => /^(?:rtx|gtx|gt|rx|arc)$/.test(word));
  if (card >= 0) {
    const [, number = "", ...suffix] = words.slice(card);
    const bare = `${number}${suffix.join("")}`;
    return [words.slice(card).join(""), ...(/^\d{4}/.test(bare) ? [bare] : [])];
  }
  const ryzen = words.indexOf("ryzen");
  if (ryzen >= 0) {
    const [, line = "", ...model] = words.slice(ryzen);
    const number = model.join("");
    return [`ryzen${line}${number}`, `r${line}${number}`, `ryzen${number}`, ...(/[a-z]/.test(number) ? [number] : [])];
  }
  const core = words.findIndex((word) => /^i[3579]$/.test(word));
  if (core < 0) return [words.join("")];
  const number = words.slice(core + 1).join("");
  return [`${words[core]}${number}`, ...(/[a-z]|^\d{5}/.test(number) ? [number] : [])];
}

/** The gigabytes of "512gb", "1tb" and "1.5tb". */
function capacityOf(word: string): number | null {
  const [, figure, unit] = /^(\d{1,5}(?:\.\d{1,2})?)([gt])b$/.exec(word) ?? [];
  return figure === undefined ? null : Number(figure) * (unit === "t" ? 1000 : 1);
}

/** The option of a drive's capacity, as makers count: 480, 500 and 512 GB are one. */
function classOf(gb: number): string | null {
  if (gb >= 240 && gb <= 256) return "256gb";
  if (gb >= 480 && gb <= 512) return "512gb";
  if (gb >= 960 && gb <= 1024) return "1tb";
  if (gb >= 1920 && gb <= 2048) return "2tb";
  // A larger bare number is a speed: "hdd 7200".
  return [3840, 4000, 4096, 5000, 6000, 8000, 10_000, 12_000, 14_000, 16_000, 18_000, 20_000].includes(gb)
    ? "4tb"
    : null;
}
