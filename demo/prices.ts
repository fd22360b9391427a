// The price model of the demo catalogue: the second-hand worth of the parts, their grade and our work.
// Invariant: a price ends in …49 or …99, so it is never equal to a bound of the price filter.

import { ron, type Bani } from "../base/money.ts";
import type { Grade } from "../shop/inventory/grade.ts";
import type { Random } from "./random.ts";

// A whole machine sells for less than its parts; cleaning, thermal paste and a day of tests cost the same for all.
const AS_A_WHOLE = 0.92;
const BENCH_WORK_RON = 90;
const byGrade = { A: 1.03, B: 1, C: 0.93 } satisfies Record<Grade, number>;
export type WarrantyMonths = 6 | 12 | 24;
const byWarranty = { 6: 0.98, 12: 1, 24: 1.04 } satisfies Record<WarrantyMonths, number>;

type State = { grade: Grade; warrantyMonths: WarrantyMonths };

/** The inverse of the price model: the total worth of the parts of a machine at this price, in RON. */
export function worthAtPrice(priceRon: number): number {
  return (priceRon - BENCH_WORK_RON) / AS_A_WHOLE;
}

/** A machine's price in RON before rounding; `mood` is a random factor around 1. */
export function pcPriceRon(worthRon: number, { grade, warrantyMonths, mood }: State & { mood: number }): number {
  return (worthRon * AS_A_WHOLE * byGrade[grade] + BENCH_WORK_RON) * byWarranty[warrantyMonths] * mood;
}

/** To the nearest …49 or …99 RON. */
export function pcPrice(priceRon: number): Bani {
  return ron(Math.round((priceRon + 1) / 50) * 50 - 1);
}

const COMPONENT_MARGIN = 1.18;

/** A single part's price: cheap ones to the nearest …9 RON, dearer ones to …49 or …99. */
export function componentPrice(worthRon: number, { grade, warrantyMonths }: State): Bani {
  const price = worthRon * COMPONENT_MARGIN * byGrade[grade] * byWarranty[warrantyMonths];
  const step = price < 500 ? 10 : 50;
  return ron(Math.max(1, Math.round((price + 1) / step)) * step - 1);
}

/** The purchase price of a unit: 70 to 85 % of its sale price, in whole RON. */
export function costOf(price: Bani, random: Random): Bani {
  return ron(Math.round((price / 100) * (0.7 + 0.15 * random.next())));
}
