// How much of what was offered has been sold, by class; and how much of what was sold came back, by part.

import { bani, sum, type Bani } from "../../base/money.ts";
import { DAY } from "../../base/clock.ts";
import { classOf, compareClasses, type ProductClass } from "../catalogue/product-class.ts";
import type { OfferedFigures, OfferedUnit } from "./stock.sql.server.ts";

export type SellThrough = {
  class: ProductClass;
  offered: number;
  sold: number;
  /** Sold of those offered, in percent, one decimal. */
  percent: number;
  revenue: Bani;
  /** The mean time from receiving to the order, in days; null where nothing was sold. */
  daysToSell: number | null;
};

/** `until`: the first moment after the period. Later sales do not count. */
export function sellThrough(units: readonly OfferedFigures[], { until }: { until: Date }): SellThrough[] {
  const groups = Map.groupBy(units, classOf);
  return [...groups]
    .map(([name, group]) => {
      const sold = group.filter(({ soldAt }) => soldAt !== null && soldAt < until);
      const days = sold.map(({ cameAt, soldAt }) => (soldAt!.getTime() - cameAt.getTime()) / DAY);
      return {
        class: name,
        offered: group.length,
        sold: sold.length,
        percent: percentOfAll(sold.length, group.length),
        revenue: sum(sold.map(({ soldFor }) => soldFor ?? bani(0))),
        daysToSell: days.length === 0 ? null : Math.round(days.reduce((total, each) => total + each, 0) / days.length),
      };
    })
    .toSorted((a, b) => compareClasses(a.class, b.class));
}

/** Units behind a figure, on one page of their list. */
export const UNITS_A_PAGE = 50;

export const partGroups = ["class", "cpu", "gpu"] as const;
export type ReturnGroup = (typeof partGroups)[number];

export type ReturnRate = {
  /** The class, or the name of the processor or graphics chip. */
  part: string;
  sold: number;
  withdrawn: number;
  returned: number;
  warranty: number;
  /** Units that came back of those sold, in percent, one decimal. */
  percent: number;
};

/** The units of the period that were sold and came back, by class or by a part; the most often returned first. */
export function returnsBy(group: ReturnGroup, units: readonly OfferedUnit[], { until }: { until: Date }): ReturnRate[] {
  const sold = units.filter(({ soldAt }) => soldAt !== null && soldAt < until);
  const named = sold.flatMap((unit) => {
    const part = group === "class" ? classOf(unit) : unit[group];
    return part === null ? [] : [{ part, cameBack: unit.cameBack }];
  });
  return [...Map.groupBy(named, ({ part }) => part)]
    .map(([part, these]) => {
      const of = (kind: OfferedUnit["cameBack"]) => these.filter(({ cameBack }) => cameBack === kind).length;
      const [withdrawn, returned, warranty] = [of("withdrawal"), of("return"), of("warranty")];
      const percent = percentOfAll(withdrawn + returned + warranty, these.length);
      return { part, sold: these.length, withdrawn, returned, warranty, percent };
    })
    .toSorted((a, b) => b.percent - a.percent || b.sold - a.sold || a.part.localeCompare(b.part));
}

/** `part` of `whole` in percent, rounded to one decimal; 0 of nothing. */
export function percentOfAll(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}
