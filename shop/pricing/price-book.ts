// A price book: the price of a working part in good condition, and the changes for condition, box and shipping.
// Invariant: a version is never changed once offers were made with it; any change is a new version.

import { bani, times, type Bani } from "../../base/money.ts";
import { never } from "../../base/result.ts";
import type {
  BoardSize,
  CaseFacts,
  CoolerFacts,
  KnownPart,
  MemoryType,
  PartId,
  PowerFacts,
  SsdFacts,
} from "../parts/part.ts";
import { kindOf, type Condition, type DeclaredPart } from "./declaration.ts";
import type { ValuedPart } from "./terms.ts";

/** Prices for parts that the book does not name, per unit of what determines their value. */
export type ClassPrices = {
  /** Per processor thread, by architecture. */
  thread: Readonly<Record<string, Bani>>;
  /** Per GB of a graphics card, by the chip's age in years when the book was made; the first band that contains it. */
  graphicsGb: readonly { upToYears: number; rate: Bani }[];
  /** Per motherboard, by chipset. */
  board: Readonly<Record<string, Bani>>;
  boardSize: Readonly<Record<BoardSize, number>>;
  boardMemory: Readonly<Record<MemoryType, number>>;
  memoryGb: Readonly<Record<MemoryType, Bani>>;
  ssdGb: Readonly<Record<SsdFacts["interface"], Bani>>;
  hddGb: Bani;
  watt: Readonly<Record<NonNullable<PowerFacts["efficiency"]> | "none", Bani>>;
  modular: Readonly<Record<NonNullable<PowerFacts["modular"]>, number>>;
  powerForm: Readonly<Record<PowerFacts["form"], number>>;
  /** Per case, by the largest supported board. */
  case: Readonly<Record<BoardSize, Bani>>;
  /** Per cooler, by height or radiator; the first band that contains it. */
  cooler: Readonly<Record<CoolerFacts["type"], readonly { upToMm: number; price: Bani }[]>>;
};

/** Percentages are whole; 100 changes nothing. Plain data only: a book is stored and read as JSON. */
export type PriceBook = {
  version: number;
  /** The year from which ages are calculated. */
  year: number;
  /** By part id. */
  parts: Readonly<Record<string, Bani>>;
  classes: ClassPrices;
  /** For a part of which only the category is known. */
  fallback: Readonly<Record<ValuedPart, Bani>>;
  conditions: Readonly<Record<Condition, number>>;
  extras: Readonly<Record<Extra, Bani>>;
  shipping: Bani;
};

export type Extra = "box" | "accessories";

/** Engine 2 also prices by family. */
export type Measure = "thread" | "gigabyte" | "watt" | "piece" | "family";

/** The source of a base price, for display: "16 threads of Zen 3 at 19 RON". */
export type PriceSource =
  | { by: "part"; id: PartId }
  | { by: "class"; measure: Measure; of: string; count: number; rate: Bani }
  | { by: "fallback"; kind: ValuedPart };

/** The factors of a price. */
export type Factor = {
  of: "size" | "memory" | "modular" | "form" | "condition" | "fault" | "unsure" | "share";
  value: string;
  percent: number;
};

export type BasePrice = { source: PriceSource; base: Bani; factors: readonly Factor[] };

/** The book's price of one such part: by its name, else by its class, else by its category alone. */
export function basePrice(declared: DeclaredPart, book: PriceBook): BasePrice {
  const { part } = declared;
  const named = part && Object.hasOwn(book.parts, part.id) ? book.parts[part.id] : undefined;
  if (part && named !== undefined) return { source: { by: "part", id: part.id }, base: named, factors: [] };
  const kind = kindOf(declared);
  return (
    (part && classPrice(part, book)) ?? { source: { by: "fallback", kind }, base: book.fallback[kind], factors: [] }
  );
}

function classPrice(part: KnownPart, { classes, year }: PriceBook): BasePrice | null {
  switch (part.category) {
    case "processors": {
      const { architecture, threads } = part.facts;
      return rated("thread", { of: architecture, count: threads, rate: lookUp(classes.thread, architecture) });
    }
    case "graphics-cards": {
      const { vramGb, launchYear } = part.facts;
      if (launchYear === null) return null;
      const band = classes.graphicsGb.find(({ upToYears }) => year - launchYear <= upToYears);
      return rated("gigabyte", { of: String(launchYear), count: vramGb, rate: band?.rate });
    }
    case "motherboards": {
      const { chipset, size, memoryType } = part.facts;
      return rated("piece", { of: chipset, count: 1, rate: lookUp(classes.board, chipset) }, [
        { of: "size", value: size, percent: classes.boardSize[size] },
        { of: "memory", value: memoryType, percent: classes.boardMemory[memoryType] },
      ]);
    }
    case "ram":
      return rated("gigabyte", {
        of: part.facts.type,
        count: part.facts.capacityGb,
        rate: classes.memoryGb[part.facts.type],
      });
    case "ssd":
      return rated("gigabyte", {
        of: part.facts.interface,
        count: part.facts.capacityGb,
        rate: classes.ssdGb[part.facts.interface],
      });
    case "hdd":
      return rated("gigabyte", { of: part.facts.form, count: part.facts.capacityGb, rate: classes.hddGb });
    case "power-supplies": {
      const { watts, efficiency, modular, form } = part.facts;
      return rated("watt", { of: efficiency ?? "none", count: watts, rate: classes.watt[efficiency ?? "none"] }, [
        { of: "modular", value: modular ?? "no", percent: classes.modular[modular ?? "no"] },
        { of: "form", value: form, percent: classes.powerForm[form] },
      ]);
    }
    case "cases": {
      const largest = largestBoard(part.facts);
      return largest && rated("piece", { of: largest, count: 1, rate: classes.case[largest] });
    }
    case "coolers": {
      const { type, heightMm, radiatorMm } = part.facts;
      const millimetres = (type === "air" ? heightMm : radiatorMm) ?? 0;
      const band = classes.cooler[type].find(({ upToMm }) => millimetres <= upToMm);
      return rated("piece", { of: type, count: 1, rate: band?.price });
    }
    default:
      return never(part);
  }
}

type Rated = { of: string; count: number; rate: Bani | undefined };

/** No price without a rate. An imported part may have half a GB: only whole ones count. */
export function rated(measure: Measure, { of, count, rate }: Rated, factors: readonly Factor[] = []): BasePrice | null {
  const whole = Math.floor(count);
  if (rate === undefined || whole < 1) return null;
  const effective = factors.filter(({ percent }) => percent !== 100);
  return { source: { by: "class", measure, of, count: whole, rate }, base: times(rate, whole), factors: effective };
}

/** Own properties only: a user's text must not match inherited ones. */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

const boardsBySize = ["E-ATX", "ATX", "mATX", "ITX"] as const satisfies readonly BoardSize[];

function largestBoard({ boards }: CaseFacts): BoardSize | null {
  return boardsBySize.find((size) => boards.includes(size)) ?? null;
}

/**
 * A base price times its factors, rounded half up to the whole leu: offers for parts are in whole lei. Integers only,
 * so that the result is the same on every machine.
 */
export function toWholeLei(base: Bani, factors: readonly Factor[]): Bani {
  const scaled = factors.reduce((amount, { percent }) => amount * BigInt(percent), BigInt(base));
  const leu = 100n ** BigInt(factors.length + 1);
  return bani(Number((scaled * 2n + leu) / (leu * 2n)) * 100);
}
