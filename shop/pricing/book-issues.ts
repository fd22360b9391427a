// Validates a price book before it is activated. Staff edit books, and the promises of every offer depend on these
// rules.

import type { Bani } from "../../base/money.ts";
import { conditions } from "./declaration.ts";
import type { ClassPrices, PriceBook } from "./price-book.ts";

export type BookIssue =
  /** `at` is the figure's path: "parts.processors/ryzen-5-5600", "classes.watt.80+ Gold". */
  | { code: "amount"; at: string }
  | { code: "percent"; at: string }
  /** A worse condition would pay more. */
  | { code: "conditions-rise" }
  /** Bands must rise, or later ones never apply. */
  | { code: "bands"; at: string }
  | { code: "part-unknown"; id: string }
  /** Not the next version after the current book. */
  | { code: "version" };

/** Higher prices are typing errors: the most expensive part that people sell is worth a tenth of it. */
const MOST: Bani = 100_000_00 as Bani;
const MOST_PERCENT = 300;

/**
 * An empty list means that the book is valid. `after` is the current version, `ids` are those of all existing parts.
 */
export function bookIssues(book: PriceBook, { after, ids }: { after: number; ids: ReadonlySet<string> }): BookIssue[] {
  const falling = conditions.every(
    (condition, place) => place === 0 || book.conditions[condition] <= book.conditions[conditions[place - 1]!],
  );
  const unknown = Object.keys(book.parts).filter((id) => !ids.has(id));
  return [
    ...amountsOf(book)
      .filter(([, amount]) => !(Number.isSafeInteger(amount) && amount >= 0 && amount <= MOST))
      .map(([at]) => ({ code: "amount" as const, at })),
    ...percentsOf(book)
      .filter(([, percent, most]) => !(Number.isSafeInteger(percent) && percent >= 0 && percent <= most))
      .map(([at]) => ({ code: "percent" as const, at })),
    ...(falling ? [] : [{ code: "conditions-rise" as const }]),
    ...bandsOf(book.classes)
      .filter(([, tops]) => tops.some((top, place) => place > 0 && top <= tops[place - 1]!))
      .map(([at]) => ({ code: "bands" as const, at })),
    ...unknown.map((id) => ({ code: "part-unknown" as const, id })),
    ...(book.version === after + 1 ? [] : [{ code: "version" as const }]),
  ];
}

function amountsOf({ parts, classes, fallback, extras, shipping }: PriceBook): [string, number][] {
  return [
    ...under("parts", parts),
    ...under("classes.thread", classes.thread),
    ...classes.graphicsGb.map(({ upToYears, rate }): [string, number] => [`classes.graphicsGb.${upToYears}`, rate]),
    ...under("classes.board", classes.board),
    ...under("classes.memoryGb", classes.memoryGb),
    ...under("classes.ssdGb", classes.ssdGb),
    ["classes.hddGb", classes.hddGb],
    ...under("classes.watt", classes.watt),
    ...under("classes.case", classes.case),
    ...Object.entries(classes.cooler).flatMap(([type, bands]) =>
      bands.map(({ upToMm, price }): [string, number] => [`classes.cooler.${type}.${upToMm}`, price]),
    ),
    ...under("fallback", fallback),
    ...under("extras", extras),
    ["shipping", shipping],
  ];
}

function percentsOf({ classes, conditions: byCondition }: PriceBook): [at: string, percent: number, most: number][] {
  const factors = [
    ...under("classes.boardSize", classes.boardSize),
    ...under("classes.boardMemory", classes.boardMemory),
    ...under("classes.modular", classes.modular),
    ...under("classes.powerForm", classes.powerForm),
    ...under("conditions", byCondition),
  ];
  return factors.map(([at, percent]): [string, number, number] => [at, percent, MOST_PERCENT]);
}

function bandsOf({ graphicsGb, cooler }: ClassPrices): [string, number[]][] {
  const coolers = Object.entries(cooler).map(([type, bands]): [string, number[]] => [
    `classes.cooler.${type}`,
    bands.map(({ upToMm }) => upToMm),
  ]);
  return [["classes.graphicsGb", graphicsGb.map(({ upToYears }) => upToYears)], ...coolers];
}

function under(place: string, table: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(table).map(([name, value]) => [`${place}.${name}`, value]);
}
