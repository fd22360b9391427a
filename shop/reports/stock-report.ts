// The units that the shop has and has not sold: for how long, and how much money they bind.

import { bani, sum, type Bani } from "../../base/money.ts";

/** Days in stock: from the first number to the day before the next. */
export const ageBands = [
  { name: "0-30", from: 0 },
  { name: "31-60", from: 31 },
  { name: "61-90", from: 61 },
  { name: "91-180", from: 91 },
  { name: "181", from: 181 },
] as const;
export type AgeBand = (typeof ageBands)[number]["name"];

/** `asked`: the price of its listing; null while it has none. */
export type UnsoldUnit = { days: number; cost: Bani; asked: Bani | null; state: "intake" | "stock" | "inspection" };

export type StockAge = { band: AgeBand; units: number; cost: Bani; asked: Bani };

export function ageBandOf(days: number): AgeBand {
  return ageBands.findLast(({ from }) => days >= from)?.name ?? "0-30";
}

export function stockByAge(units: readonly UnsoldUnit[]): StockAge[] {
  const byBand = Map.groupBy(units, ({ days }) => ageBandOf(days));
  return ageBands.map(({ name }) => {
    const these = byBand.get(name) ?? [];
    return {
      band: name,
      units: these.length,
      cost: sum(these.map(({ cost }) => cost)),
      asked: sum(these.map(({ asked }) => asked ?? bani(0))),
    };
  });
}
