// Cash at the door ("ramburs"): the courier takes the money and pays it out to the shop.
// Invariant: nobody is asked for more cash than the law lets one person give a shop in a day.

import { ron, type Bani } from "../../base/money.ts";

/**
 * What one buyer may pay in cash a day (Legea 70/2015 art. 3 and 4). Legea 296/2023 lowered it to these amounts; OUG 115/2023 raised
 * it again, to 5.000 lei from a company and 10.000 lei from a person. The lower ones hold here until the shop's accountant
 * confirms the higher: whoever stays below both breaks neither.
 */
const CASH_LIMIT = { person: ron(5000), company: ron(1000) } as const;

function cashLimit({ isCompany }: { isCompany: boolean }): Bani {
  return isCompany ? CASH_LIMIT.company : CASH_LIMIT.person;
}

/** Why an order cannot be paid in cash; `limit` is in bani. */
export type CashBar =
  { code: "cash-off" } | { code: "cash-by-courier-only" } | { code: "cash-above-limit"; limit: Bani };

/**
 * What bars an order from being paid in cash, or null. `total` is all that its buyer would owe in cash then: to make two orders of
 * one is what the law forbids by name.
 */
export function cashBar({
  isOn,
  isByCourier,
  isCompany,
  total,
}: {
  isOn: boolean;
  isByCourier: boolean;
  isCompany: boolean;
  total: Bani;
}): CashBar | null {
  if (!isOn) return { code: "cash-off" };
  if (!isByCourier) return { code: "cash-by-courier-only" };
  const limit = cashLimit({ isCompany });
  return total > limit ? { code: "cash-above-limit", limit } : null;
}
