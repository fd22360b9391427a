// The second offer engine (rule 26): any known fact prices a part by its class, and the nine fallback values are only
// an "up to".
// Invariant: saying less never raises the guaranteed sum, and no offer for a machine exceeds `MOST_OF_ASKING_PRICE`
// percent of the shop's asking price for it. Never changed once offers were made with it.

import { bani, NOTHING, ron, sum, times, type Bani } from "../../base/money.ts";
import { never } from "../../base/result.ts";
import type { KnownPart } from "../parts/part.ts";
import { kindOf, type Declaration, type DeclaredPart } from "./declaration.ts";
import { offerLines, partLine } from "./engine-1.ts";
import type { OfferLines } from "./offer.ts";
import type { PartHint } from "./part-hint.ts";
import { basePrice, lookUp, rated, type BasePrice, type Factor, type PriceBook } from "./price-book.ts";
import type { ValuedPart } from "./terms.ts";

/** The limit of an offer for a machine, in percent of the shop's asking price (rule 26). */
export const MOST_OF_ASKING_PRICE = 70;

/**
 * The shop's asking price of a part, in percent of its purchase price: the lowest that its PCs sell for, with work
 * and warranty.
 */
const ASKING_PERCENT = 155;

/** The minimum asking price of a part of which nothing else is known. */
const leastAskingPrice: Readonly<Record<ValuedPart, Bani>> = {
  cpu: ron(105),
  gpu: ron(215),
  motherboard: ron(115),
  ram: ron(95),
  ssd: ron(50),
  otherStorage: ron(45),
  psu: ron(50),
  case: ron(60),
  cooler: ron(15),
};

/** The parts that show a machine's age: beside a poor one, unknown parts are assumed to be as poor. */
const ageShowing: readonly ValuedPart[] = ["cpu", "gpu", "motherboard", "ram"];

/** The cheapest processor of each family, in RON: the price if only the family is known. */
const familyPrices: Readonly<Record<string, Bani>> = {
  "Core 2": ron(3),
  Pentium: ron(3),
  Celeron: ron(3),
  Athlon: ron(3),
  Sempron: ron(2),
  Phenom: ron(3),
  "AMD A": ron(3),
  FX: ron(5),
  Xeon: ron(2),
  "Core i3": ron(8),
  "Core i5": ron(10),
  "Core i7": ron(8),
  "Core i9": ron(60),
  "Core Ultra 5": ron(300),
  "Core Ultra 7": ron(500),
  "Core Ultra 9": ron(900),
  "Ryzen 3": ron(25),
  "Ryzen 5": ron(45),
  "Ryzen 7": ron(80),
  "Ryzen 9": ron(200),
  Threadripper: ron(60),
};

/** A card of unknown model: half of the price of the oldest card with its memory. */
const modelUnknown: Factor = { of: "unsure", value: "model", percent: 50 };

export function linesOf2(declaration: Declaration, book: PriceBook): OfferLines {
  const { parts, condition: ofTheWhole, of } = declaration;
  const level = of === "machine" ? levelOf(declaration, book) : null;
  return offerLines(
    parts.map((declared) =>
      partLine(declared, {
        price: knownPrice(declared, book) ?? unknownPrice(declared, { book, level }),
        book,
        ofTheWhole,
      }),
    ),
    { declaration, book },
  );
}

/**
 * The shop's asking price for a machine as declared: known parts at their price in the shop, unknown ones at the
 * minimum of their category, or less beside a poorer part.
 */
export function askingPrice(declaration: Declaration, book: PriceBook): Bani {
  const { parts, condition: ofTheWhole } = declaration;
  const level = levelOf(declaration, book);
  const counted = parts.filter((declared) => kindOf(declared) !== "cooler");
  return sum(
    counted.map((declared) => {
      const price = knownPrice(declared, book);
      if (price) return percent(partLine(declared, { price, book, ofTheWhole }).amount, ASKING_PERCENT);
      const condition = book.conditions[declared.condition ?? ofTheWhole];
      return declared.faulty
        ? NOTHING
        : percent(times(percent(leastAskingPrice[kindOf(declared)], condition), declared.quantity), level);
    }),
  );
}

/** The poorest age-showing part relative to the minimum of its category: 100 percent if it is at least as good. */
function levelOf({ parts }: Declaration, book: PriceBook): number {
  const levels = parts.flatMap((declared) => {
    const price = declared.faulty || !ageShowing.includes(kindOf(declared)) ? null : knownPrice(declared, book);
    if (!price) return [];
    const one = partLine({ ...declared, quantity: 1, condition: "good" }, { price, book, ofTheWhole: "good" }).amount;
    return [Math.floor((percent(one, ASKING_PERCENT) * 100) / leastAskingPrice[kindOf(declared)])];
  });
  return Math.min(100, ...levels);
}

/** Rounded down to the ban, so that rounding never exceeds a limit. */
function percent(amount: Bani, of: number): Bani {
  return bani(Math.floor((amount * of) / 100));
}

/**
 * A part of which nothing is known: the spec's value; in a machine, the share of it that such a part would surely
 * sell for (`level`, in percent).
 */
function unknownPrice(declared: DeclaredPart, { book, level }: { book: PriceBook; level: number | null }): BasePrice {
  const kind = kindOf(declared);
  const base = book.fallback[kind];
  const most = level === null ? base : percent(percent(leastAskingPrice[kind], level), MOST_OF_ASKING_PRICE);
  const share = most >= base ? 100 : Math.floor((most * 100) / base);
  return {
    source: { by: "fallback", kind },
    base,
    factors: share === 100 ? [] : [{ of: "share", value: "asked", percent: share }],
  };
}

/** By name, else by class, else by the poorest of its class; null if only the category is known. */
function knownPrice(declared: DeclaredPart, book: PriceBook): BasePrice | null {
  if (declared.part) {
    const price = basePrice(declared, book);
    return price.source.by === "fallback" ? leastOfClass(declared.part, book) : price;
  }
  return declared.hint ? hintedPrice(declared.hint, book) : null;
}

/** A part with known facts whose class is in no table. */
function leastOfClass(part: KnownPart, book: PriceBook): BasePrice | null {
  const { classes } = book;
  switch (part.category) {
    case "processors":
      return rated("thread", { of: part.facts.architecture, count: part.facts.threads, rate: least(classes.thread) });
    case "graphics-cards":
      return hintedPrice({ of: "gpu", vramGb: part.facts.vramGb }, book);
    case "motherboards":
      return hintedPrice({ of: "motherboard", chipset: part.facts.chipset }, book);
    default:
      return null;
  }
}

function hintedPrice(hint: PartHint, { classes }: PriceBook): BasePrice | null {
  switch (hint.of) {
    case "cpu":
      return rated("family", { of: hint.family, count: 1, rate: lookUp(familyPrices, hint.family) });
    case "gpu":
      return rated(
        "gigabyte",
        { of: "", count: Math.max(1, hint.vramGb ?? 1), rate: classes.graphicsGb.at(-1)?.rate },
        [modelUnknown],
      );
    case "motherboard":
      return rated("piece", { of: hint.chipset, count: 1, rate: chipsetRate(hint.chipset, classes.board) }, [
        { of: "size", value: "?", percent: Math.min(100, ...Object.values(classes.boardSize)) },
        { of: "memory", value: "?", percent: Math.min(100, ...Object.values(classes.boardMemory)) },
      ]);
    case "ram":
      return rated("gigabyte", {
        of: hint.type ?? "",
        count: hint.capacityGb,
        rate: hint.type ? classes.memoryGb[hint.type] : least(classes.memoryGb),
      });
    case "ssd":
      return rated("gigabyte", { of: "", count: hint.capacityGb, rate: least(classes.ssdGb) });
    case "hdd":
      return rated("gigabyte", { of: "", count: hint.capacityGb, rate: classes.hddGb });
    case "psu":
      return rated(
        "watt",
        { of: hint.efficiency ?? "none", count: hint.watts, rate: classes.watt[hint.efficiency ?? "none"] },
        [
          { of: "modular", value: "no", percent: Math.min(100, ...Object.values(classes.modular)) },
          { of: "form", value: "ATX", percent: Math.min(100, ...Object.values(classes.powerForm)) },
        ],
      );
    default:
      return never(hint);
  }
}

/** "B650E" is in the table; "B450M" is not, "B450" is. A chipset in no table is paid like the poorest. */
function chipsetRate(chipset: string, rates: PriceBook["classes"]["board"]): Bani | undefined {
  return lookUp(rates, chipset) ?? lookUp(rates, chipset.replace(/(?<![A-Z])[A-Z]+$/, "")) ?? least(rates);
}

function least(rates: Readonly<Record<string, Bani>>): Bani | undefined {
  const all = Object.values(rates);
  return all.length > 0 ? bani(Math.min(...all)) : undefined;
}
