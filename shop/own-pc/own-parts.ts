// The own PC as the compatibility rules read it: at best, at worst, and what is not known about it.

import type { ListingId } from "../../base/id.ts";
import { partCategories, type KnownPart, type PartCategory } from "../parts/part.ts";
import type { Category, ComponentSpecs, RamType } from "../catalogue/specs.ts";
import { gigabytesOf, modulesOf, totalQuantity, type PartsByCategory } from "../compatibility/parts-by-category.ts";
import { loadOf, plugsOf } from "../compatibility/power.ts";
import { m2Drives, sataDrives } from "../compatibility/rules/drives.ts";
import { mayHaveSeveral, ownPartName, type OwnPart, type OwnPc } from "./own-pc.ts";
import {
  boardSpecs,
  cardSpecs,
  caseSpecs,
  coolerSpecs,
  hasAllFacts,
  hddSpecs,
  memoryFactsIn,
  memorySpecs,
  processorSpecs,
  ssdSpecs,
  supplySpecs,
  worstSpecs,
  type Bound,
  type Needs,
} from "./part-specs.ts";

/**
 * What is not known. part: it was not described. open: it may be one of several models. model: our lists do not have it.
 * facts: they have it, but not everything that the rules read.
 */
export type UnknownOfPc = { category: Category; why: "part" | "open" | "model" | "facts"; name: string };

/** The PC as the rules read it. Invariant: `best` and `worst` differ in the categories of `unknown` only. */
export type PreparedPc = { best: PartsByCategory; worst: PartsByCategory; unknown: readonly UnknownOfPc[] };

type Entry = { id: ListingId; quantity: number } & ComponentSpecs;

const nothingNeeded: Needs = {
  socket: null,
  memoryType: null,
  memoryGb: 0,
  modules: 0,
  m2Drives: 0,
  sataDrives: 0,
  board: null,
  supplyForm: null,
  cardWatts: null,
  plugs: { eights: 0, sixteens: 0 },
  cardMm: 0,
  coolerMm: 0,
  radiatorMm: 0,
  coolingWatts: 0,
};

/** Prepares a description for the rules. Pure: some microseconds. */
export function preparePc(pc: OwnPc): PreparedPc {
  const at = (bound: Bound, needs: Needs) => pc.parts.flatMap((part, place) => entryOf(part, { place, bound, needs }));
  const needs = needsOf(inCategories(at("best", nothingNeeded)));
  const unknown = unknownOf(pc);
  const guessed = unknown.flatMap(({ category, why }, place) =>
    why === "facts" ? [] : [worstEntry(category, { place: pc.parts.length + place, needs })],
  );
  return { best: inCategories(at("best", needs)), worst: inCategories([...at("worst", needs), ...guessed]), unknown };
}

/** A computer whose parts are known completely, as if every fact of it had been described. */
export function preparedAs(parts: PartsByCategory): PreparedPc {
  return { best: parts, worst: parts, unknown: [] };
}

/** Watts that a supply has to spare with which a computer runs: what a kit of memory, a drive or a pump draws at most. */
const SPARE_WATTS = 15;

/** These draw more than that. */
const drawsMuch: readonly Category[] = ["processors", "graphics-cards"];

/**
 * The parts with some categories at their worst, for a part of `added` to be added. An unknown power supply carries all
 * that is there now, so unknown parts that stay count on both sides; and a module or a drive more.
 */
export function worstIn(
  { best, worst, unknown }: PreparedPc,
  categories: readonly Category[],
  added: Category,
): PartsByCategory {
  const replaced = Object.fromEntries(categories.map((category) => [category, worst[category]]));
  const parts: PartsByCategory = { ...best, ...replaced };
  const isGuessed = unknown.some(({ category, why }) => category === "power-supplies" && why !== "facts");
  if (!isGuessed || !categories.includes("power-supplies")) return parts;
  const watts = loadOf({ ...parts, [added]: best[added] }) + (drawsMuch.includes(added) ? 0 : SPARE_WATTS);
  const supplies = parts["power-supplies"].map((supply) => ({ ...supply, specs: { ...supply.specs, watts } }));
  return { ...parts, "power-supplies": supplies };
}

/** The PC with other parts in some categories, all known. */
export function withReplaced(pc: PreparedPc, parts: PartsByCategory, categories: readonly Category[]): PreparedPc {
  const replaced = Object.fromEntries(categories.map((category) => [category, parts[category]]));
  return {
    best: { ...pc.best, ...replaced },
    worst: { ...pc.worst, ...replaced },
    unknown: pc.unknown.filter(({ category }) => !categories.includes(category)),
  };
}

/** Negative ids: those of the catalogue are above 0. */
function ownId(place: number): ListingId {
  return -(place + 1) as ListingId;
}

type EntryOptions = { place: number; bound: Bound; needs: Needs };

/** Nothing for a part of which the rules know nothing. */
function entryOf(part: OwnPart, options: EntryOptions): Entry[] {
  if (part.is === "open") return [];
  const quantity = mayHaveSeveral(part.category) ? part.quantity : 1;
  const specs = part.is === "known" ? specsOf(part.part, options) : specsOfNamed(part);
  return specs === null ? [] : [{ id: ownId(options.place), quantity, ...specs }];
}

function specsOf(part: KnownPart, { bound, needs }: EntryOptions): ComponentSpecs {
  const { category, name } = part;
  switch (category) {
    case "processors":
      return { category, specs: processorSpecs(name, part.facts, { bound, needs }) };
    case "graphics-cards":
      return { category, specs: cardSpecs(part.facts, bound) };
    case "motherboards":
      return { category, specs: boardSpecs(name, part.facts, { bound, needs }) };
    case "ram":
      return { category, specs: memorySpecs(name, part.facts) };
    case "ssd":
      return { category, specs: ssdSpecs(name, part.facts) };
    case "hdd":
      return { category, specs: hddSpecs(name, part.facts) };
    case "power-supplies":
      return { category, specs: supplySpecs(name, part.facts, { bound, needs }) };
    case "cases":
      return { category, specs: caseSpecs(name, part.facts, { bound, needs }) };
    case "coolers":
      return { category, specs: coolerSpecs(name, part.facts) };
  }
}

/** A name alone says enough of memory with its type and size, and of a hard disk: it takes a SATA port. */
function specsOfNamed({ category, name }: { category: PartCategory; name: string }): ComponentSpecs | null {
  const memory = category === "ram" ? memoryFactsIn(name) : null;
  if (memory) return { category: "ram", specs: memorySpecs(name, memory) };
  if (category === "hdd") return { category, specs: hddSpecs(name, { capacityGb: 0, rpm: null, form: '3.5"' }) };
  return null;
}

function worstEntry(category: Category, { place, needs }: { place: number; needs: Needs }): Entry {
  // The table has the specs of each category under its own name.
  return { id: ownId(place), quantity: 1, category, specs: worstSpecs[category](needs) } as Entry;
}

function unknownOf(pc: OwnPc): UnknownOfPc[] {
  return partCategories.flatMap((category): UnknownOfPc[] => {
    const own = pc.parts.filter((part) => part.category === category);
    if (own.length === 0) return isExpected(pc, category) ? [{ category, why: "part", name: "" }] : [];
    return own.flatMap((part): UnknownOfPc[] => {
      const name = ownPartName(part);
      if (part.is === "open") return [{ category, why: "open", name }];
      if (part.is === "named") return specsOfNamed(part) ? [] : [{ category, why: "model", name }];
      return hasAllFacts(part.part) ? [] : [{ category, why: "facts", name }];
    });
  });
}

/** Whether a PC has a part of the category although none was described. One drive is enough: its owner knows of others. */
function isExpected(pc: OwnPc, category: Category): boolean {
  const has = (other: Category) => pc.parts.some((part) => part.category === other);
  if (category === "graphics-cards") return !pc.isWithoutCard;
  if (category === "ssd") return !has("hdd");
  if (category === "hdd") return !has("ssd");
  return true;
}

function needsOf(parts: PartsByCategory): Needs {
  const [cpu, board, card, box, cooler, supply] = [
    parts.processors[0]?.specs,
    parts.motherboards[0]?.specs,
    parts["graphics-cards"][0]?.specs,
    parts.cases[0]?.specs,
    parts.coolers[0]?.specs,
    parts["power-supplies"][0]?.specs,
  ];
  return {
    socket: cpu?.socket ?? board?.socket ?? null,
    memoryType: board?.ramType ?? parts.ram[0]?.specs.type ?? onlyOf(cpu?.memoryTypes),
    memoryGb: gigabytesOf(parts),
    modules: modulesOf(parts),
    m2Drives: totalQuantity(m2Drives(parts)),
    sataDrives: sataDrives(parts),
    board: board?.formFactor ?? null,
    supplyForm: supply?.formFactor ?? box?.supply ?? null,
    cardWatts: supply ? Math.max(0, supply.watts - loadOf(parts)) : null,
    plugs: card ? plugsOf(card) : { eights: 0, sixteens: 0 },
    cardMm: card?.lengthMm ?? 0,
    coolerMm: cooler?.type === "liquid" ? 0 : (cooler?.heightMm ?? 0),
    radiatorMm: cooler?.radiatorMm ?? 0,
    coolingWatts: cpu?.tdpWatts ?? 0,
  };
}

/** A processor that takes one type of memory has that. */
function onlyOf(types: readonly RamType[] | undefined): RamType | null {
  const [only, another] = types ?? [];
  return only !== undefined && another === undefined ? only : null;
}

function inCategories(entries: readonly Entry[]): PartsByCategory {
  const byCategory = Map.groupBy(entries, ({ category }) => category);
  const parts = Object.fromEntries(partCategories.map((category) => [category, byCategory.get(category) ?? []]));
  // Each list holds the parts of its own category only.
  return parts as unknown as PartsByCategory;
}
