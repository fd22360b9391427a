// A budget in bani, converted by the rates that staff configured.
// Invariant: an amount in another currency is used only with a rate, its day and its source; without one it is asked.

import { bani, type Bani } from "../../../base/money.ts";
import type { GroupValues } from "../../settings/groups.ts";
import type { NamedBudget, NamedCurrency } from "../criteria.ts";

type ExchangeRates = GroupValues["rates"];
type UsedRate = { currency: Exclude<NamedCurrency, "RON">; value: number; day: string; source: string };

/** Both ends in bani, included; `about`: the amount was named as a rough one; `rate`: null for RON. */
export type Spending = { min: Bani | null; max: Bani | null; about: boolean; rate: UsedRate | null };

/** How far above a rough amount a price may be. */
const ABOUT_PERCENT = 10;

/** Null without a budget; "no-rate" if its currency has no configured rate. */
export function spendingOf(budget: NamedBudget | null, rates: ExchangeRates): Spending | null | "no-rate" {
  if (budget === null) return null;
  const { min, max, currency, about } = budget;
  if (currency === "RON") return { min: baniOf(min, 1), max: baniOf(max, 1), about, rate: null };
  const rate = rates[currency];
  if (!rate) return "no-rate";
  return { min: baniOf(min, rate.value), max: baniOf(max, rate.value), about, rate: { currency, ...rate } };
}

function baniOf(amount: number | null, rate: number): Bani | null {
  return amount === null ? null : bani(Math.round(Math.min(amount, 10_000_000) * 100 * rate));
}

/** The highest price that a search may show without saying more. */
export function searchLimit({ max, about }: Spending): Bani | null {
  if (max === null || !about) return max;
  return bani(Math.round((max * (100 + ABOUT_PERCENT)) / 100));
}
