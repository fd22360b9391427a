// Reads the criteria from one message, in any of the four languages or in several at once.
// Invariant: pure, and bounded by the longest message that is read.

import type { Category } from "../../catalogue/specs.ts";
import type { ProductType } from "../../catalogue/product-type.ts";
import type { GameTitle } from "../lexicon/game-titles.ts";
import {
  detailLevels,
  noCriteria,
  type LikedBrand,
  type PartCriteria,
  type Purpose,
  type Criteria,
  type CriteriaChange,
  type IsoWeekday,
} from "../criteria.ts";
import { readMessage, type SplitMessage } from "./message.ts";
import { amountsIn } from "./read-amounts.ts";
import { kindOf } from "./read-kind.ts";
import { partsIn, type PartMention } from "./read-parts.ts";
import type { Reading } from "./reading.ts";
import { findWords, isNegated, type WordsFound } from "./words-found.ts";

/** Finds models of parts in a message. */
export type ModelsIn = (message: SplitMessage) => readonly PartMention[];

/** The criteria of one message by itself. `isFollowUp`: an answer came before, so "3000" alone is a budget. */
export function readCriteria(
  typed: string,
  { isFollowUp = false, modelsIn = () => [] }: { isFollowUp?: boolean; modelsIn?: ModelsIn } = {},
): Criteria {
  const message = readMessage(typed);
  const parts = partsIn(message);
  const reading: Reading = {
    message,
    isFollowUp,
    found: findWords(message.words),
    parts,
    models: modelsIn(message),
    amounts: amountsIn(message, { isFollowUp, parts }),
  };
  const criteria = fieldsOf(reading);
  return { ...criteria, ...kindOf(reading, criteria) };
}

function fieldsOf(reading: Reading): Criteria {
  const { found, amounts, parts } = reading;
  const is = (word: Parameters<WordsFound["has"]>[0]) => found.has(word);
  const changes = changesIn(found);
  const product = changes.some((change) => change.startsWith("more-")) ? null : productIn(reading);
  return {
    ...noCriteria,
    games: found.namedBy("game").map(({ value }) => value as GameTitle),
    purposes: purposesIn(found),
    resolution: amounts.resolution,
    settings: settingsIn(reading),
    fps: amounts.fps,
    budget: amounts.budget,
    budgetFor: amounts.budget !== null || reading.isFollowUp ? budgetForIn(reading) : null,
    product,
    wants: namesOf(parts),
    ramGb: amounts.ramGb,
    storageGb: amounts.storageGb,
    vramGb: amounts.vramGb,
    lengthMm: isAboutLength(product, parts) ? amounts.lengthMm : null,
    storageKind: amounts.storageGb !== null && product !== "ssd" && product !== "hdd" ? driveIn(found) : null,
    size: is("is:small") && !changes.includes("smaller") ? "small" : is("is:large") ? "large" : null,
    quiet: is("is:quiet") && !changes.includes("quieter"),
    colour: is("is:white") ? "white" : is("is:black") ? "black" : is("is:grey") ? "grey" : null,
    ...brandsIn(reading),
    upgradable: is("is:upgradable"),
    warrantyMonths: amounts.months !== null && is("kind:warranty") ? amounts.months : null,
    grade: gradeIn(reading.message.text) ?? (is("is:likeNew") ? "A" : is("is:goodCondition") ? "B" : null),
    withinDays: is("is:today") ? 0 : is("is:tomorrow") ? 1 : is("is:thisWeek") ? 7 : amounts.days,
    byWeekday: weekdayIn(found),
    os: is("is:windows") ? "windows" : is("is:linux") ? "linux" : null,
    count: amounts.count,
    prefer: changes.length > 0 ? null : is("is:cheapest") ? "cheapest" : is("is:fastest") ? "fastest" : null,
    changes,
    place: is("is:first") ? 1 : is("is:second") ? 2 : is("is:third") ? 3 : null,
    // "a PC for a 144 Hz monitor" is about a PC.
    notSold: is("is:notSold") && product !== "pc",
  };
}

const weekdays: readonly Parameters<WordsFound["has"]>[0][] = [
  "is:monday",
  "is:tuesday",
  "is:wednesday",
  "is:thursday",
  "is:friday",
  "is:saturday",
  "is:sunday",
];

function weekdayIn(found: WordsFound): IsoWeekday | null {
  const place = weekdays.findIndex((day) => found.has(day));
  return place === -1 ? null : ((place + 1) as IsoWeekday);
}

/** "Grad A", "grade B", "A kategória", "клас А", also with the Cyrillic letters. "C" is every product. */
const GRADE =
  /(?<!\p{L})(?:(?:grad(?:ul|e|u)?|clasa|class|grejd|грейд\p{L}*|клас\p{L}*|категорі\p{L}*|стан\p{L}*) ?[:"-]? ?([abаб])(?![\p{L}\p{N}])|stare(?:a)? ([ab])(?= *(?:[,.;!?]|sau |$))|([ab])[- ]?(?:s |as |es )?(?:grade|allapot|kategori|osztaly|minoseg))/u;

function gradeIn(text: string): Criteria["grade"] {
  const found = GRADE.exec(text);
  const letter = found?.[1] ?? found?.[2] ?? found?.[3];
  if (letter === undefined) return null;
  return letter === "a" || letter === "а" ? "A" : "B";
}

/** "2000 lei bucata", "10 000 lei in total", "1500 lei/buc". */
function budgetForIn({ found, amounts }: Reading): Criteria["budgetFor"] {
  if (found.has("is:allTogether")) return "all";
  return found.has("is:each") || amounts.isEach ? "each" : null;
}

/** Millimetres are a length of cards and of the room for them; of coolers and fans they are something else. */
function isAboutLength(product: ProductType | null, parts: readonly PartMention[]): boolean {
  if (product === "graphics-cards" || product === "cases") return true;
  return product === null && parts.some(({ category }) => category === "graphics-cards");
}

/** "1440p high", "1080p, on ultra". */
const BESIDE_SCREEN =
  /(?:1080p?|1440p?|2160p?|4k|fhd|qhd|full ?hd),? (?:(?:pe|la|on|at|in|на) )?(low|medium|high|ultra)(?!\p{L})/u;

/** The heaviest settings that are named: "high or ultra" needs a computer for ultra. */
function settingsIn({ found, message }: Pick<Reading, "found" | "message">): Criteria["settings"] {
  const [, beside] = BESIDE_SCREEN.exec(message.text) ?? [];
  const level = detailLevels.find((one) => one === beside);
  if (level) return level;
  return detailLevels.findLast((level) => found.has(`is:${level}Settings`)) ?? null;
}

function namesOf(parts: readonly PartMention[]): PartCriteria[] {
  const names = new Map(parts.map(({ category, name }) => [name, { category, name }]));
  return [...names.values()];
}

const changeWords = {
  "is:cheaper": "cheaper",
  "is:dearer": "dearer",
  "is:faster": "faster",
  "is:moreStorage": "more-storage",
  "is:moreRam": "more-ram",
  "is:quieter": "quieter",
  "is:smaller": "smaller",
  "is:others": "others",
  "is:why": "why",
  "is:restart": "restart",
} as const satisfies Partial<Record<Parameters<WordsFound["has"]>[0], CriteriaChange>>;

function changesIn(found: WordsFound): CriteriaChange[] {
  const changes = (Object.keys(changeWords) as (keyof typeof changeWords)[])
    .filter((word) => found.has(word))
    .map((word) => changeWords[word]);
  // "cel mai ieftin", "якомога дешевше": the superlative contains the comparative.
  const isSuperlative = found.all.some(
    ({ concept, from, to }) =>
      (concept === "is:cheapest" || concept === "is:fastest") &&
      found.all.some(
        (other) =>
          (other.concept === "is:cheaper" || other.concept === "is:faster") && other.from >= from && other.to <= to,
      ),
  );
  const clear = isSuperlative ? changes.filter((change) => change !== "cheaper" && change !== "faster") : changes;
  if (clear.includes("why")) return ["why"];
  return clear.includes("more-storage") ? clear.filter((change) => change !== "more-ram") : clear;
}

/** A purpose that is part of another word's phrase does not count: "placă video" is no video editing. */
function purposesIn(found: WordsFound): Purpose[] {
  const products = found.namedBy("product");
  return found
    .namedBy("for")
    .filter(
      ({ from, to, value }) =>
        value === "3d" || !products.some((noun) => noun.from <= from && to <= noun.to && noun.to > noun.from),
    )
    .map(({ value }) => value as Purpose);
}

function driveIn(found: WordsFound): "ssd" | "hdd" | null {
  if (found.namedBy("product").some(({ value }) => value === "hdd")) return "hdd";
  return found.namedBy("product").some(({ value }) => value === "ssd") || found.has("term:nvme") ? "ssd" : null;
}

/** The first noun for something sold; a capacity's own noun ("16 GB RAM", "SSD de 1 TB" in a PC) is a spec. */
function productIn({ found, parts, amounts }: Reading): ProductType | null {
  const nouns = found.namedBy("product") as { value: ProductType; from: number; to: number }[];
  const pc = nouns.find(({ value }) => value === "pc");
  const isSpec = (value: ProductType) => value === "ram" || value === "ssd" || value === "hdd";
  const isAboutPc =
    found.namedBy("game").length > 0 ||
    (found.namedBy("for").length > 0 && nouns.every(({ value }) => isSpec(value))) ||
    (amounts.ramGb !== null && amounts.storageGb !== null);
  const category = nouns
    .filter((noun) => noun.value !== "pc" && !(isSpec(noun.value) && (isAboutPc || pc)) && !isNegated(found, noun))
    .toSorted((a, b) => a.from - b.from)[0];
  if (category && (!pc || category.from < pc.from || isOfPc(category, pc, found))) return category.value;
  if (pc) return "pc";
  if (!isAboutPc && amounts.ramGb !== null && parts.length > 0 && parts.every(({ category: of }) => of === "ram"))
    return "ram";
  return parts.some(({ name }) => /^\d+w$/.test(name)) && found.has("term:psu") ? "power-supplies" : null;
}

/** "pc case", "computer case", "pc ház": the noun for a computer only says whose part it is. */
function isOfPc(
  category: { value: Category | ProductType; from: number },
  pc: { to: number },
  found: WordsFound,
): boolean {
  return (
    category.from === pc.to + 1 &&
    (category.value === "cases" || category.value === "coolers") &&
    found.words.length > 1
  );
}

function brandsIn({ found, parts }: Reading): Pick<Criteria, "likes" | "dislikes"> {
  const likes: LikedBrand[] = [];
  const dislikes: LikedBrand[] = [];
  for (const { value, from, to } of found.namedBy("brand")) {
    const brand = value as LikedBrand;
    if (isNegated(found, { from, to })) dislikes.push(brand);
    else if (brand === "rgb") continue;
    // "Ryzen 5 5600" names a part, not a liking.
    else if (!parts.some(({ at }) => at === from) || /^(?:amd|intel|nvidia)$/.test(found.words[from] ?? ""))
      likes.push(brand);
  }
  // "anything but AMD" after a liking of the same brand says the stronger.
  return { likes: likes.filter((brand) => !dislikes.includes(brand)), dislikes };
}
