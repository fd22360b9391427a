// The units that the shop has and has not sold: for how long, and how much money they bind.

import { sum, type Bani } from "../../base/money.ts";

/** Days in stock: from the first number to the day before the next. */
export const ageBands = [
  { name: "0-30", from: 0 },
  { name: "31-60", from: 31 },
  { name: "61-90", from: 61 },
  { name: "91-180", from: 91 },
  { name: "181", from: 181 },
] as const;
export type AgeBand = (typeof ageBands)[number]["name"];

/** The units that came so many days ago. `asked`: the prices of their listings; those without one ask nothing yet. */
export type UnsoldUnits = { days: number; units: number; cost: Bani; asked: Bani };

export type StockAge = { band: AgeBand; units: number; cost: Bani; asked: Bani };

export function ageBandOf(days: number): AgeBand {
  return ageBands.findLast(({ from }) => days >= from)?.name ?? "0-30";
}

export function stockByAge(unsold: readonly UnsoldUnits[]): StockAge[] {
  const byBand = Map.groupBy(unsold, ({ days }) => ageBandOf(days));
  return ageBands.map(({ name }) => {
    const these = byBand.get(name) ?? [];
    return {
      band: name,
      units: these.reduce((count, { units }) => count + units, 0),
      cost: sum(these.map(({ cost }) => cost)),
      asked: sum(these.map(({ asked }) => asked)),
    };
  });
}
