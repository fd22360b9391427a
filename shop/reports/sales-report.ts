// The sales of a period: what was ordered and confirmed, what was given back, and what remains after cost and VAT.
// Invariant: the figures of the days add up to those of the period, to the ban. The legal registers are made from the
// issued documents (shop/accounting); this report is for running the shop.

import type { Day } from "../../base/day.ts";
import { bani, NOTHING, sum, type Bani } from "../../base/money.ts";
import { taxOfSale } from "../../base/vat.ts";
import { daysOf, type Period } from "./period.ts";

/**
 * One unit of a confirmed order that its buyer still has. `paid` is its price less its share of a reduction; `repairs` is what
 * repairing it cost, before and after the sale.
 */
export type SoldUnit = { day: Day; paid: Bani; cost: Bani; repairs: Bani; taxRegime: "margin" | "normal" };

/** A confirmed order. `units` is how many units it has, those included that came back. */
export type ConfirmedOrder = { day: Day; total: Bani; units: number };

export type DaySales = {
  day: Day;
  orders: number;
  units: number;
  /** What buyers agreed to pay, delivery and services included. */
  sales: Bani;
  /** What was or will be given back, on the day when it was decided. */
  refunds: Bani;
  /** What the units and their repairs cost that buyers have kept. */
  cost: Bani;
  /** The VAT in what buyers paid for them. */
  vat: Bani;
  /** What remains of their price after cost and VAT. */
  margin: Bani;
};

export type SalesFacts = {
  orders: readonly ConfirmedOrder[];
  refunds: readonly { day: Day; amount: Bani }[];
  kept: readonly SoldUnit[];
};

/** The sales of each day of the period. `rateOn`: the percent of VAT on a day. */
export function salesByDay(period: Period, facts: SalesFacts, rateOn: (day: Day) => number): DaySales[] {
  const orders = Map.groupBy(facts.orders, ({ day }) => day);
  const refunds = Map.groupBy(facts.refunds, ({ day }) => day);
  const fulfilled = Map.groupBy(facts.kept, ({ day }) => day);
  return daysOf(period).map((day) => {
    const placed = orders.get(day) ?? [];
    const units = fulfilled.get(day) ?? [];
    const vat = sum(units.map((unit) => vatOf(unit, rateOn(day))));
    const cost = sum(units.map((unit) => bani(unit.cost + unit.repairs)));
    const paid = sum(units.map((unit) => unit.paid));
    return {
      day,
      orders: placed.length,
      units: placed.reduce((count, order) => count + order.units, 0),
      sales: sum(placed.map(({ total }) => total)),
      refunds: sum((refunds.get(day) ?? []).map(({ amount }) => amount)),
      cost,
      vat,
      margin: bani(paid - cost - vat),
    };
  });
}

/**
 * The VAT in the price of a unit: in the whole price, or in the margin over the purchase price alone (Cod fiscal art. 312), of
 * which repairs take nothing; none in a loss.
 */
export function vatOf({ paid, cost, taxRegime }: Pick<SoldUnit, "paid" | "cost" | "taxRegime">, percent: number): Bani {
  return taxOfSale({ price: paid, cost, regime: taxRegime }, percent);
}

export type SalesTotals = Omit<DaySales, "day">;

export function totalOf(days: readonly DaySales[]): SalesTotals {
  const add = (of: (day: DaySales) => Bani) => sum(days.map(of));
  return {
    orders: days.reduce((count, { orders }) => count + orders, 0),
    units: days.reduce((count, { units }) => count + units, 0),
    sales: days.length === 0 ? NOTHING : add(({ sales }) => sales),
    refunds: add(({ refunds }) => refunds),
    cost: add(({ cost }) => cost),
    vat: add(({ vat }) => vat),
    margin: add(({ margin }) => margin),
  };
}
