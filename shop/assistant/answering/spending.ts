// A budget in bani, converted by the rates that staff configured.
// Invariant: an amount in another currency is used only with a rate, its day and its source; without one it is asked.

import type { Currency } from "../../../base/amounts/tokens.ts";
import { bani, type Bani } from "../../../base/money.ts";
import type { GroupValues } from "../../settings/groups.ts";
import type { Criteria } from "../criteria.ts";

type ExchangeRates = GroupValues["rates"];
type UsedRate = { currency: Exclude<Currency, "RON">; value: number; day: string; source: string };

/** Both ends in bani, included; `about`: the amount was named as a rough one; `rate`: null for RON. `dividedBy`: a budget for so many PCs together was divided among them. */
export type Spending = {
  min: Bani | null;
  max: Bani | null;
  about: boolean;
  rate: UsedRate | null;
  dividedBy?: number;
};

/** How far above a rough amount a price may be. */
const ABOUT_PERCENT = 10;

/** Null without a budget; "no-rate" if its currency has no configured rate. */
export function spendingOf(
  { budget, budgetFor, count }: Pick<Criteria, "budget" | "budgetFor" | "count">,
  rates: ExchangeRates,
): Spending | null | "no-rate" {
  if (budget === null) return null;
  const { min, max, currency, about } = budget;
  const rate = currency in rates ? rates[currency as keyof ExchangeRates] : null;
  if (rate === null && currency !== "RON") return "no-rate";
  const dividedBy = budgetFor === "all" && count !== null && count > 1 ? count : 1;
  const each = (amount: number | null) => baniOf(amount, (rate?.value ?? 1) / dividedBy);
  return {
    min: each(min),
    max: each(max),
    about,
    rate: rate && currency !== "RON" ? { currency, ...rate } : null,
    ...(dividedBy > 1 && { dividedBy }),
  };
}

function baniOf(amount: number | null, rate: number): Bani | null {
  return amount === null ? null : bani(Math.floor(Math.min(amount, 10_000_000) * 100 * rate + 1e-6));
}

/** A limit so far below the cheapest is a slip of the pen, or was misread: "3.50" for a PC. */
const ABSURD = 10; // times below

/** Whether nobody would want to spend so little: what was meant is asked. `cheapest`: the lowest price of what is looked for. */
export function isAbsurd({ max }: Spending, cheapest: Bani | null): boolean {
  return max !== null && cheapest !== null && max * ABSURD < cheapest;
}

/** The highest price that a search may show without saying more. */
export function searchLimit({ max, about }: Spending): Bani | null {
  if (max === null || !about) return max;
  return bani(Math.round((max * (100 + ABOUT_PERCENT)) / 100));
}
